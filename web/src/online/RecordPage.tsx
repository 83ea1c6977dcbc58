import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { rules } from '../module/client';
import type { Frame as Stop, GameId } from '../module/protocol';
import { NotFoundPage } from '../pages/NotFoundPage';
import { Replay } from '../pages/ReplayPage';
import { useTitle } from '../pages/title';
import { api } from './api';
import { RecordFile } from './Fields';
import { Frame, Problem } from './Frame';
import { logOf } from './match';
import { ensureMe } from './me';
import { ServerError } from './wire';
import { namesOf, problem } from './words';

/** A record from elsewhere is brought here, to be looked at and shown to others. */
export function ImportPage() {
  const { route } = useLocation();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const bring = async (event: Event) => {
    event.preventDefault();
    setFailure(null);
    try {
      await ensureMe();
      route(`/zaznam/${await api.storeRecord(text)}`);
    } catch (reason) {
      setFailure(problem(reason));
    }
  };
  return (
    <Frame title={t('net.records')} lead={t('net.recordsLead')} here="/zaznam">
      <form class="panel import" onSubmit={(event) => void bring(event)}>
        <RecordFile label={t('net.recordFile')} testId="record-file" onChange={(file) => void file.text().then(setText)} />
        <label class="text-field">
          <span>{t('net.recordText')}</span>
          <textarea rows={10} value={text} spellcheck={false} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <Problem words={failure} />
        <button type="submit" class="button primary" disabled={text.trim() === ''}>{t('net.recordShow')}</button>
      </form>
    </Frame>
  );
}

interface Told {
  game: GameId;
  players: { a: string; b: string };
  frames: readonly Stop[];
}

/** A record that was brought here. */
export function StoredRecordPage() {
  const { id = '' } = useRoute().params;
  return (
    <Loaded
      back="/zaznam"
      load={async () => {
        const record = await api.storedRecord(id);
        const frames = await rules.frames(record);
        const view = await rules.open(record);
        return { game: view.game, players: view.players, frames };
      }}
    />
  );
}

/** A match that was played here, turn by turn. */
export function MatchReplayPage() {
  const { id = '' } = useRoute().params;
  return (
    <Loaded
      back={`/zapas/${id}`}
      load={async () => {
        const { match, events } = await api.match(id);
        const lines = events.filter((event) => event.rule).map((event) => event.line);
        return { game: match.game, players: namesOf(match.seats), frames: await rules.frames(logOf(match.head, lines)) };
      }}
    />
  );
}

function Loaded({ load, back }: { load: () => Promise<Told>; back: string }) {
  const [told, setTold] = useState<Told | 'missing' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useTitle(t('replay.title'));
  useEffect(() => {
    load().then(setTold, (reason: unknown) => {
      if (reason instanceof ServerError && /^(no_such_match|not_found)$/.test(reason.code)) setTold('missing');
      else setFailure(problem(reason));
    });
  }, [back]);
  if (told === 'missing') return <NotFoundPage />;
  if (failure !== null) return <Frame title={t('replay.title')}><Problem words={failure} /></Frame>;
  if (told === null) return <main class="table-page loading" aria-busy="true" />;
  return <Replay game={told.game} players={told.players} frames={told.frames} back={back} />;
}
