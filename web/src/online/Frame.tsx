import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { Header } from '../parts/Header';
import { useTitle } from '../pages/title';
import './online.css';
import { live } from './live';
import { ensureMe, me } from './me';
import { personName } from './words';

/** What all pages of the room share: the header, who one is, the ways to its other pages. */
export function Frame(props: { title: string; lead?: string; here?: string; kind?: string; children: ComponentChildren }) {
  const { route } = useLocation();
  useTitle(props.title);
  useEffect(
    () =>
      live.news((message) => {
        // Somebody sat down at one's table, or the pairing found somebody: the game waits for nobody.
        if (message.type === 'started') route(`/zapas/${message.matchId}`);
      }),
    [],
  );
  useEffect(() => {
    // Without a server everything that asks it says so; who one is stays open.
    void ensureMe().catch(() => undefined);
  }, []);
  const ways = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow phone the ways stand in a row that is pushed sideways: where one is shall be seen.
    const here = ways.current?.querySelector<HTMLElement>('[aria-current]');
    if (!here || !ways.current) return;
    const end = here.offsetLeft + here.offsetWidth - ways.current.offsetLeft;
    ways.current.scrollLeft = Math.max(0, end - ways.current.clientWidth);
  }, [me.value]);
  const person = me.value?.person ?? null;
  const links: [string, string][] = [
    ['/herna', t('net.room')],
    ['/zebricek', t('net.leaders')],
    ['/kostky', t('net.dice.page')],
    ['/zaznam', t('net.records')],
  ];
  return (
    <>
      <Header />
      <main class={`page room ${props.kind ?? ''}`} id="content">
        <nav
          class="room-nav"
          aria-label={t('net.room')}
          ref={ways}
        >
          {links.map(([path, name]) => (
            <a key={path} href={path} aria-current={props.here === path ? 'page' : undefined}>{name}</a>
          ))}
          <a class="me-link" href="/ucet" aria-current={props.here === '/ucet' ? 'page' : undefined} data-testid="me">
            <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20a7.500 7.500 0 0 1 15 0" />
            </svg>
            {person ? personName(person) : t('net.account')}
          </a>
        </nav>
        {live.state.value === 'lost' && <p class="strip still" role="status">{t('net.lineLost')}</p>}
        <div class="page-head">
          <h1>{props.title}</h1>
          {props.lead && <p class="lead">{props.lead}</p>}
        </div>
        {props.children}
      </main>
    </>
  );
}

/** Something went wrong, in words. */
export function Problem({ words }: { words: string | null }) {
  return words === null ? null : <p class="failure" role="alert">{words}</p>;
}
