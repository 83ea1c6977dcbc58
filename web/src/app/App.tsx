import { ErrorBoundary, lazy, LocationProvider, Route, Router } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { speakOfTheRoom, t } from '../i18n';
import { runsModule } from '../module/support';
import { GamePage } from '../pages/GamePage';
import { HomePage } from '../pages/HomePage';
import { NewGamePage } from '../pages/NewGamePage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { SettingsSheet } from '../parts/SettingsSheet';
import { UpdateBar } from '../offline/UpdateBar';
import { LiveRegion } from '../parts/LiveRegion';
import { Shortcuts } from '../parts/Shortcuts';

const RulesPage = lazy(() => import('../pages/RulesPage').then((page) => page.RulesPage));
const LessonPage = lazy(() => import('../pages/LessonPage').then((page) => page.LessonPage));
const StatisticsPage = lazy(() => import('../pages/StatisticsPage').then((page) => page.StatisticsPage));
const ReplayPage = lazy(() => import('../pages/ReplayPage').then((page) => page.ReplayPage));

/** A page of the room. All of them are one file, fetched with the first, as are its words. */
const room = <K extends keyof typeof import('../online/pages')>(name: K) =>
  lazy(async () => (await Promise.all([import('../online/pages'), speakOfTheRoom()]))[0][name]);

const LobbyPage = room('LobbyPage');
const OpenTablePage = room('OpenTablePage');
const TablePage = room('TablePage');
const MatchPage = room('MatchPage');
const MatchReplayPage = room('MatchReplayPage');
const AccountPage = room('AccountPage');
const PlayerPage = room('PlayerPage');
const LeadersPage = room('LeadersPage');
const DicePage = room('DicePage');
const ImportPage = room('ImportPage');
const StoredRecordPage = room('StoredRecordPage');

export function App() {
  return (
    <LocationProvider>
      <ErrorBoundary>
        {runsModule() ? (
          <Router onRouteChange={() => window.scrollTo(0, 0)}>
            <Route path="/" component={HomePage} />
            <Route path="/nova/:game" component={NewGamePage} />
            <Route path="/hra/:id" component={GamePage} />
            <Route path="/hra/:id/zaznam" component={ReplayPage} />
            <Route path="/statistika" component={StatisticsPage} />
            <Route path="/pravidla/:game" component={RulesPage} />
            <Route path="/lekce/:game" component={LessonPage} />
            <Route path="/herna" component={LobbyPage} />
            <Route path="/stul" component={OpenTablePage} />
            <Route path="/stul/:id" component={TablePage} />
            <Route path="/zapas/:id" component={MatchPage} />
            <Route path="/zapas/:id/zaznam" component={MatchReplayPage} />
            <Route path="/ucet" component={AccountPage} />
            <Route path="/hrac" component={PlayerPage} />
            <Route path="/zebricek" component={LeadersPage} />
            <Route path="/zebricek/:game" component={LeadersPage} />
            <Route path="/kostky" component={DicePage} />
            <Route path="/zaznam" component={ImportPage} />
            <Route path="/zaznam/:id" component={StoredRecordPage} />
            <Route default component={NotFoundPage} />
          </Router>
        ) : (
          <Unsupported />
        )}
      </ErrorBoundary>
      <SettingsSheet />
      <Shortcuts />
      <UpdateBar />
      <LiveRegion />
    </LocationProvider>
  );
}

function Unsupported() {
  const title = t('app.unsupported.title');
  useEffect(() => {
    document.title = `${title} – ${t('app.name')}`;
  }, [title]);
  return (
    <main class="page narrow">
      <h1>{title}</h1>
      <p data-testid="unsupported">{t('app.unsupported.text')}</p>
    </main>
  );
}
