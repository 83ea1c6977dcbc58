import { t } from '../i18n';
import { Choices, Stepper } from '../parts/Choices';
import { readClock, writeClock, type ClockSpec } from './clock';

const FIRST: Record<ClockSpec['type'], ClockSpec> = {
  none: { type: 'none' },
  delay: { type: 'delay', delay: 10, bank: 60 },
  inc: { type: 'inc', base: 300, increment: 3 },
  days: { type: 'days', days: 3 },
};

/** The clock of a match, in the kinds the server has and within its limits. */
export function ClockFields({ value, onChange }: { value: string; onChange: (clock: string) => void }) {
  const clock = readClock(value);
  const set = (next: ClockSpec) => onChange(writeClock(next));
  const minutes = (count: number) => (count < 60 ? t('net.seconds', { count }) : t('net.minutes', { count: count / 60 }));
  return (
    <>
      <Choices
        label={t('net.clock')}
        choices={(['delay', 'inc', 'days', 'none'] as const).map((type) => ({
          value: type,
          label: t(`net.clockKind.${type}`),
          hint: t(`net.clockKind.${type}.hint`),
        }))}
        value={clock.type}
        onChoose={(type) => set(FIRST[type])}
      />
      {clock.type === 'delay' && (
        <>
          <Stepper label={t('net.clock.free')} value={clock.delay} least={0} most={60} step={5} show={(count) => t('net.seconds', { count })} onChange={(delay) => set({ ...clock, delay })} />
          <Stepper label={t('net.clock.bank')} value={clock.bank} least={60} most={7200} step={60} show={minutes} onChange={(bank) => set({ ...clock, bank })} />
        </>
      )}
      {clock.type === 'inc' && (
        <>
          <Stepper label={t('net.clock.base')} value={clock.base} least={60} most={10_800} step={60} show={minutes} onChange={(base) => set({ ...clock, base })} />
          <Stepper label={t('net.clock.perTurn')} value={clock.increment} least={0} most={60} step={1} show={(count) => t('net.seconds', { count })} onChange={(increment) => set({ ...clock, increment })} />
        </>
      )}
      {clock.type === 'days' && (
        <Stepper label={t('net.clock.perTurnDays')} value={clock.days} least={1} most={14} show={(count) => t('net.days', { count })} onChange={(days) => set({ ...clock, days })} />
      )}
    </>
  );
}
