import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { api, type Program } from './api';
import { CopyField } from './CopyField';
import { Field } from './Fields';
import { Problem } from './Frame';
import { moment, problem } from './words';

/** Programs that play under their own names: each has a token, shown once, and can be ended. */
export function Programs() {
  const [programs, setPrograms] = useState<readonly Program[]>([]);
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = async () => setPrograms(await api.programs());
  const act = async (what: () => Promise<void>) => {
    setFailure(null);
    try {
      await what();
      await load();
    } catch (reason) {
      setFailure(problem(reason));
    }
  };
  useEffect(() => void act(async () => undefined), []);
  const make = (event: Event) => {
    event.preventDefault();
    void act(async () => {
      setMade(await api.newProgram(name.trim()));
      setName('');
    });
  };
  const end = (program: string) =>
    void act(async () => {
      await api.endProgram(program);
      setMade((now) => (now?.name === program ? null : now));
    });
  return (
    <section class="panel" data-testid="programs">
      <h2>{t('net.programs')}</h2>
      <p class="hint">{t('net.programsText')}</p>
      <Problem words={failure} />
      {programs.length > 0 && (
        <ul class="plain-list">
          {programs.map((program) => (
            <li key={program.name}>
              <span>
                <a href={`/hrac?jmeno=${encodeURIComponent(program.name)}`}>{program.name}</a>
                <small>{program.seenAt ? t('net.seen', { when: moment(program.seenAt) }) : t('net.neverSeen')}</small>
              </span>
              <button type="button" class="button" aria-label={t('net.endProgramNamed', { name: program.name })} onClick={() => end(program.name)}>
                {t('net.endProgram')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {made && (
        <div class="fields" role="status" data-testid="new-token">
          <p>{t('net.programToken', { name: made.name })}</p>
          <CopyField label={t('net.token')} text={made.token} testId="token" />
        </div>
      )}
      <form class="fields" onSubmit={make}>
        <Field label={t('net.programName')} value={name} onChange={setName} autocomplete="off" hint={t('net.nameHint')} />
        <button type="submit" class="button" disabled={name.trim() === ''}>{t('net.newProgram')}</button>
      </form>
      <a class="text-link" href="/api/openapi">{t('net.api')}</a>
    </section>
  );
}
