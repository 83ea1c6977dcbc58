import { useRoute } from 'preact-iso';
import { useEffect, useRef, useState } from 'preact/hooks';
import { GAMES, isGame } from '../app/games';
import { language, t } from '../i18n';
import type { GameId } from '../module/protocol';
import { Header } from '../parts/Header';
import { gameName } from '../play/names';
import { NotFoundPage } from './NotFoundPage';
import { useTitle } from './title';

interface RulesText {
  default: string;
  headings: { id: string; text: string }[];
}

const texts = import.meta.glob<RulesText>('../../../docs/rules/*.md', { query: '?page' });

export function RulesPage() {
  const game = useRoute().params.game;
  return isGame(game) ? <Rules game={game} /> : <NotFoundPage />;
}

function Rules({ game }: { game: GameId }) {
  useTitle(`${t('rules.title')}: ${gameName(game)}`);
  const [text, setText] = useState<RulesText | 'missing' | null>(null);
  const spoken = language();
  useEffect(() => {
    const load = texts[`../../../docs/rules/${game}.${spoken}.md`];
    if (!load) setText('missing');
    else void load().then(setText);
  }, [game, spoken]);
  const prose = useRef<HTMLElement>(null);
  useEffect(() => {
    const clause = location.hash === '' ? null : prose.current?.querySelector(`#${CSS.escape(location.hash.slice(1))}`);
    if (clause) pointAt(clause);
  }, [text]);
  return (
    <>
      <Header />
      <main class="page rules-page" id="content">
        <nav class="rules-tabs" aria-label={t('rules.title')}>
          {GAMES.map((one) => (
            <a key={one} href={`/pravidla/${one}`} aria-current={one === game ? 'page' : undefined}>
              {gameName(one)}
            </a>
          ))}
        </nav>
        <div class="rules-body">
          {text === 'missing' && <p>{t('rules.missing')}</p>}
          {text !== null && text !== 'missing' && (
            <>
              <nav class="rules-contents" aria-label={t('rules.contents')}>
                <h2>{t('rules.contents')}</h2>
                <ul>
                  {text.headings.map((heading) => (
                    <li key={heading.id}>
                      <a href={`#${heading.id}`}>{heading.text}</a>
                    </li>
                  ))}
                </ul>
                <a class="button" href={`/lekce/${game}`}>
                  {t('rules.learn')}
                </a>
                <a class="button primary" href={`/nova/${game}`}>
                  {t('rules.play')}
                </a>
              </nav>
              {/* Made from our own Markdown while building; nothing of it comes from a visitor. */}
              <article class="prose" ref={prose} dangerouslySetInnerHTML={{ __html: text.default }} />
            </>
          )}
        </div>
      </main>
    </>
  );
}

/** The text came after the browser had looked for the address of the link, so it is led there now. */
function pointAt(place: Element): void {
  const part = place.closest<HTMLElement>('p, li, td, h2, h3') ?? (place as HTMLElement);
  part.classList.toggle('pointed-at', place.matches('.rule-number'));
  part.tabIndex = -1;
  part.scrollIntoView({ block: 'center' });
  part.focus({ preventScroll: true });
}
