import { useEffect, useRef, useState } from 'preact/hooks';
import { t, tOr } from '../i18n';
import { Dialog } from '../parts/Dialog';
import { say } from '../parts/LiveRegion';
import type { Stage } from '../play/stage';
import { live } from './live';
import type { OnlineSession } from './match';
import { personName } from './words';
import { PHRASES, type ChatMessage } from './wire';

/** The longest text the server takes. */
const LONGEST = 200;
/** How long a new message is seen over the board, in milliseconds. */
const BUBBLE_MS = 5000;

export function wordsOf(message: ChatMessage): string {
  return message.phrase ? tOr(`net.phrase.${message.phrase}`, message.phrase) : (message.text ?? '');
}

/** The way to the talk on a small screen, with how much is new. */
export function ChatButton({ stage }: { stage: Stage }) {
  const session = stage as OnlineSession;
  const unread = session.unread.value;
  // A wide screen shows the talk beside the board; made narrow, it must not come over the board by itself.
  const [asked, setAsked] = useState(false);
  if (session.seat === null) return null;
  const open = () => {
    setAsked(true);
    session.chatShown.value = true;
    session.unread.value = 0;
  };
  const close = () => {
    setAsked(false);
    session.chatShown.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="button icon-only quiet chat-button"
        aria-label={unread > 0 ? t('net.chatUnread', { count: unread }) : t('net.chat')}
        aria-haspopup="dialog"
        onClick={open}
        data-testid="chat-button"
      >
        <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M5 5h14a1.500 1.500 0 0 1 1.500 1.500v8A1.500 1.500 0 0 1 19 16h-7l-5 4v-4H5a1.500 1.500 0 0 1-1.500-1.500v-8A1.500 1.500 0 0 1 5 5zM8 10.500h.01M12 10.500h.01M16 10.500h.01" />
        </svg>
        {unread > 0 && <span class="badge" aria-hidden="true">{unread}</span>}
      </button>
      <Dialog open={asked && session.chatShown.value && !wide()} title={t('net.chat')} onClose={close} kind="sheet" testId="chat">
        <ChatPanel session={session} />
      </Dialog>
    </>
  );
}

/** Beside the board on a wide screen the talk is always there. */
export function ChatBeside({ session }: { session: OnlineSession }) {
  useEffect(() => {
    if (!wide()) return undefined;
    session.chatShown.value = true;
    return () => {
      session.chatShown.value = false;
    };
  }, [session]);
  return wide() ? (
    <section class="chat-beside" aria-label={t('net.chat')}>
      <ChatPanel session={session} />
    </section>
  ) : null;
}

function wide(): boolean {
  return matchMedia('(min-width: 900px)').matches;
}

function ChatPanel({ session }: { session: OnlineSession }) {
  const messages = session.chat.value;
  const off = session.chatOff.value;
  const [text, setText] = useState('');
  const [phrases, setPhrases] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    session.unread.value = 0;
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length]);
  const send = (event: Event) => {
    event.preventDefault();
    const clean = text.trim();
    if (clean !== '' && live.say(session.id, { text: clean })) setText('');
    field.current?.focus();
  };
  return (
    <div class="chat">
      <ol class="chat-list" aria-live="polite" aria-label={t('net.chat')} ref={list} tabIndex={0} data-testid="chat-list">
        {messages.length === 0 && <li class="hint">{t('net.chatEmpty')}</li>}
        {messages.map((message) => (
          <li key={message.id} class={message.seat === session.seat ? 'mine' : ''}>
            <b>{personName(session.info.value.seats[message.seat])}</b> {wordsOf(message)}
          </li>
        ))}
      </ol>
      {off ? (
        <p class="hint">{t('net.chatOff')}</p>
      ) : (
        <>
          {phrases && (
            <div class="phrases" role="group" aria-label={t('net.phrases')}>
              {PHRASES.map((phrase) => (
                <button
                  key={phrase}
                  type="button"
                  class="button"
                  onClick={() => {
                    live.say(session.id, { phrase });
                    setPhrases(false);
                  }}
                >
                  {t(`net.phrase.${phrase}`)}
                </button>
              ))}
            </div>
          )}
          <form class="chat-form" onSubmit={send}>
            <button type="button" class="button" aria-expanded={phrases} onClick={() => setPhrases(!phrases)}>
              {t('net.phrases')}
            </button>
            <input
              ref={field} type="text" maxLength={LONGEST} value={text} aria-label={t('net.chatText')} placeholder={t('net.chatText')}
              autocomplete="off" enterkeyhint="send" onInput={(event) => setText(event.currentTarget.value)}
            />
            <button type="submit" class="button">{t('net.send')}</button>
          </form>
        </>
      )}
      <button type="button" class="text-button" onClick={() => live.chatOff(session.id, !off)}>
        {t(off ? 'net.chatTurnOn' : 'net.chatTurnOff')}
      </button>
    </div>
  );
}

/** What was just said, over the board for a moment, while the talk is not open. */
export function Bubble({ session }: { session: OnlineSession }) {
  const last = session.chat.value.at(-1);
  const [shown, setShown] = useState<ChatMessage | null>(null);
  const known = useRef(last?.id ?? 0);
  useEffect(() => {
    if (!last || last.id <= known.current) return undefined;
    known.current = last.id;
    if (last.seat === session.seat) return undefined;
    const name = personName(session.info.value.seats[last.seat]);
    say(`${name}: ${wordsOf(last)}`);
    if (session.chatShown.value) return undefined;
    setShown(last);
    const timer = setTimeout(() => setShown(null), BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [last?.id]);
  if (!shown || session.chatShown.value) return null;
  return (
    <p class="bubble" aria-hidden="true">
      <b>{personName(session.info.value.seats[shown.seat])}</b> {wordsOf(shown)}
    </p>
  );
}
