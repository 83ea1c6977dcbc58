import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../src/i18n';
import { parseCommand, parseMove, parseSteps, placeOf, targetOf } from '../src/play/command';
import type { Target, TablesComposing } from '../src/module/protocol';

beforeAll(() => {
  // Speaking sets the language of the page; there is none here.
  (globalThis as { document?: unknown }).document = { documentElement: {} };
});

describe('a command', () => {
  it('is a word of the language spoken, however it is written', async () => {
    await speak('cs');
    expect(parseCommand(' Hod ')).toEqual({ kind: 'roll' });
    expect(parseCommand('zpět')).toEqual({ kind: 'undo' });
    await speak('de');
    expect(parseCommand('würfeln')).toEqual({ kind: 'roll' });
    expect(parseCommand('?')).toEqual({ kind: 'help' });
    await speak('cs');
  });

  it('is a turn when it is no word', () => {
    expect(parseCommand('24/18  13/10')).toEqual({ kind: 'turn', text: '24/18 13/10' });
  });
});

describe('steps of a turn', () => {
  it('are read as the rules write them, with hits and repetitions', () => {
    expect(parseSteps('24/18 13/10*', 'dlouhe-vrhcaby', 'first')).toEqual([
      { from: '24', to: '18' },
      { from: '13', to: '10' },
    ]);
    expect(parseSteps('24/18(2)', 'dlouhe-vrhcaby', 'second')).toEqual([
      { from: '24', to: '18' },
      { from: '24', to: '18' },
    ]);
    expect(parseSteps('6/off', 'dlouhe-vrhcaby', 'first')).toEqual([{ from: '6', to: 'off' }]);
  });

  it('may name places beside the board in the language spoken', () => {
    expect(parseSteps('ruka/22 4/ven', 'taiga-puff', 'second')).toEqual([
      { from: 'hand', to: '22' },
      { from: '4', to: 'off' },
    ]);
  });

  it('of Black in Taiga-Puff may be written in points or in the fields of the board (TP-1)', () => {
    expect(parseSteps('hand/22 20/16 6/off', 'taiga-puff', 'first')).toEqual(parseSteps('hand/3 5/9 19/off', 'taiga-puff', 'first'));
    expect(parseSteps('bar/20', 'taiga-puff', 'first')).toEqual(parseSteps('bar/5', 'taiga-puff', 'first'));
  });

  it('of White in Taiga-Puff are its fields', () => {
    expect(parseSteps('hand/22 24/20', 'taiga-puff', 'second')).toEqual([
      { from: 'hand', to: '22' },
      { from: '24', to: '20' },
    ]);
  });

  it.each(['', '24', '24/', '25/20', '24/0', 'off/3', '3/hand', 'c2c3', '24/18 nonsense'])('are not “%s”', (text) => {
    expect(parseSteps(text, 'taiga-puff', 'first')).toBeNull();
  });
});

describe('a written step', () => {
  const step = (text: string, die: number, hit = false) => ({ text, from: 1, to: 1, die, hit });
  const targets: Target[] = [
    { from: 24, to: 18, steps: [step('24/18', 6)], play: '24/18:6' },
    { from: 24, to: 13, steps: [step('24/18', 6), step('18/13*', 5, true)], play: '24/18:6 18/13:5' },
  ];
  const composing = { targets } as unknown as TablesComposing;

  it('is one of those offered, with one number or with several', () => {
    expect(targetOf(composing, { from: '24', to: '18' })).toBe(targets[0]);
    expect(targetOf(composing, { from: '24', to: '13' })).toBe(targets[1]);
    expect(targetOf(composing, { from: '24', to: '19' })).toBeUndefined();
  });

  it('is asked about by the field of the board it means', () => {
    expect(placeOf('dlouhe-vrhcaby', 'second', '24')).toBe(12);
    expect(placeOf('dlouhe-vrhcaby', 'first', '24')).toBe(24);
    expect(placeOf('taiga-puff', 'first', '22')).toBe(3);
    expect(placeOf('taiga-puff', 'second', '22')).toBe(22);
    expect(placeOf('taiga-puff', 'first', 'hand')).toBe('hand');
  });
});

describe('a move of Přes palubu', () => {
  it('is read with and without something between', () => {
    expect(parseMove('c2c3')).toBe('c2c3');
    expect(parseMove('c2 c3')).toBe('c2c3');
    expect(parseMove('c2-c3')).toBe('c2c3');
    expect(parseMove('c2c7')).toBeNull();
    expect(parseMove('hop')).toBeNull();
  });
});
