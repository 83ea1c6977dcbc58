import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { Dialog } from '../parts/Dialog';
import { api, type DeviceSession } from './api';
import { Chips } from './Chips';
import { Field, Secret } from './Fields';
import { Frame, Problem } from './Frame';
import { become, me, upToDateMe } from './me';
import { Programs } from './Programs';
import { moment, personName, problem } from './words';

/** Who one is here: a guest who may take an account, or an account with all that belongs to it. */
export function AccountPage() {
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const person = me.value?.person ?? null;
  useEffect(() => {
    upToDateMe().catch((reason: unknown) => setFailure(problem(reason)));
  }, []);
  /** Does something and says what came of it. */
  const act = async (what: () => Promise<unknown>, words: string) => {
    setFailure(null);
    setDone(null);
    try {
      await what();
      setDone(words);
    } catch (reason) {
      setFailure(problem(reason));
    }
  };
  const guest = person?.kind !== 'account';
  return (
    <Frame title={t('net.account')} lead={person ? t(guest ? 'net.youAreGuest' : 'net.youAre', { name: personName(person) }) : ''} here="/ucet">
      <Problem words={failure} />
      {done !== null && <p class="done" role="status">{done}</p>}
      {person && (
        <div class="panels">
          {guest ? <GuestForms act={act} /> : <AccountForms act={act} name={person.name} />}
          {!guest && <Chips />}
          {!guest && <Sessions />}
          {!guest && <Programs />}
          <section class="panel">
            <h2>{t('net.myData')}</h2>
            {person.kind === 'account' && <a class="button" href={`/hrac?jmeno=${encodeURIComponent(person.name)}`}>{t('net.myPage')}</a>}
            <a class="button" href="/api/me/export" download="kameny.json">{t('net.export')}</a>
            <Erase guest={guest} act={act} />
          </section>
        </div>
      )}
    </Frame>
  );
}

type Act = (what: () => Promise<unknown>, words: string) => Promise<void>;

function GuestForms({ act }: { act: Act }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [loginName, setLoginName] = useState('');
  const [loginPassword, setLoginPassword] = useState('');
  const register = (event: Event) => {
    event.preventDefault();
    void act(async () => become(await api.register(name.trim(), password)), t('net.registered'));
  };
  const login = (event: Event) => {
    event.preventDefault();
    void act(async () => become(await api.login(loginName.trim(), loginPassword)), t('net.loggedIn'));
  };
  return (
    <>
      <form class="panel" onSubmit={register} data-testid="register">
        <h2>{t('net.register')}</h2>
        <p class="hint">{t('net.registerWhy')}</p>
        <Field label={t('net.name')} value={name} onChange={setName} autocomplete="username" hint={t('net.nameHint')} />
        <Secret label={t('net.password')} value={password} onChange={setPassword} autocomplete="new-password" hint={t('net.passwordHint')} />
        <button type="submit" class="button primary">{t('net.register')}</button>
      </form>
      <form class="panel" onSubmit={login} data-testid="login">
        <h2>{t('net.login')}</h2>
        <Field label={t('net.name')} value={loginName} onChange={setLoginName} autocomplete="username" />
        <Secret label={t('net.password')} value={loginPassword} onChange={setLoginPassword} autocomplete="current-password" />
        <button type="submit" class="button">{t('net.login')}</button>
      </form>
    </>
  );
}

function AccountForms({ act, name }: { act: Act; name: string }) {
  const [next, setNext] = useState(name);
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const rename = (event: Event) => {
    event.preventDefault();
    void act(async () => become(await api.rename(next.trim())), t('net.renamed'));
  };
  const change = (event: Event) => {
    event.preventDefault();
    void act(async () => {
      await api.password(old, password);
      setOld('');
      setPassword('');
    }, t('net.passwordChanged'));
  };
  return (
    <section class="panel">
      <h2>{t('net.nameAndPassword')}</h2>
      <form class="fields" onSubmit={rename}>
        <Field label={t('net.name')} value={next} onChange={setNext} autocomplete="username" hint={t('net.nameHint')} />
        <button type="submit" class="button" disabled={next.trim() === name}>{t('net.rename')}</button>
      </form>
      <form class="fields" onSubmit={change}>
        <Secret label={t('net.oldPassword')} value={old} onChange={setOld} autocomplete="current-password" />
        <Secret label={t('net.newPassword')} value={password} onChange={setPassword} autocomplete="new-password" hint={t('net.passwordHint')} />
        <button type="submit" class="button" disabled={old === '' || password === ''}>{t('net.changePassword')}</button>
      </form>
      <button type="button" class="button" onClick={() => void act(async () => { await api.logout(); become(await api.guest()); }, t('net.loggedOut'))}>
        {t('net.logout')}
      </button>
    </section>
  );
}

/** Where one is signed in; each can be ended from here. */
function Sessions() {
  const [sessions, setSessions] = useState<readonly DeviceSession[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const load = () => api.sessions().then(setSessions, (reason: unknown) => setFailure(problem(reason)));
  useEffect(() => void load(), []);
  return (
    <section class="panel">
      <h2>{t('net.sessions')}</h2>
      <Problem words={failure} />
      <ul class="plain-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {session.current ? <b>{t('net.thisDevice')}</b> : (session.agent ?? t('net.unknownDevice'))}
              <small>{t('net.seen', { when: moment(session.seenAt) })}</small>
            </span>
            {!session.current && (
              <button type="button" class="button" onClick={() => void api.endSession(session.id).then(load, (reason: unknown) => setFailure(problem(reason)))}>
                {t('net.endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Deleting oneself says what it means and is never the answer that lies under the finger. */
function Erase({ guest, act }: { guest: boolean; act: Act }) {
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const close = () => {
    setAsked(false);
    setPassword('');
  };
  const erase = (event: Event) => {
    event.preventDefault();
    close();
    void act(async () => {
      await api.erase(guest ? null : password);
      become(await api.guest());
    }, t('net.erased'));
  };
  return (
    <>
      <button type="button" class="button danger-quiet" onClick={() => setAsked(true)}>{t('net.erase')}</button>
      <Dialog open={asked} title={t('net.eraseAsk')} onClose={close} testId="erase">
        <form class="fields" onSubmit={erase}>
          <p>{t('net.eraseText')}</p>
          {!guest && <Secret label={t('net.password')} value={password} onChange={setPassword} autocomplete="current-password" />}
          <div class="dialog-actions">
            <button type="button" class="button primary" autofocus onClick={close}>{t('app.cancel')}</button>
            <button type="submit" class="button danger" disabled={!guest && password === ''}>{t('net.eraseYes')}</button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
