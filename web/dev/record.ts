/** The page behind record.mjs: plays one game between two levels and hands back its recording. */
import { rules } from '../src/module/client';
import type { GameId } from '../src/module/protocol';
import type { Recording } from '../src/parts/LivePicture';
import { drawSeed, rollDice } from '../src/play/dice';

async function record(game: GameId, most: number): Promise<Recording> {
  const about = await rules.about();
  const level = about.games.find((one) => one.id === game)!.levels.at(-1)!.number;
  let view = await rules.create(game, 'starts=a', `@level:${level}`, `@level:${level}`);
  const recording: { start: Recording['start']; turns: Recording['turns'][number][] } = { start: view.board!, turns: [] };
  while (view.phase !== 'over' && recording.turns.length < most) {
    if (view.phase === 'roll') {
      view = await rules.apply(`roll ${rollDice().join('')}`);
      continue;
    }
    const { turn } = await rules.choose(level, drawSeed());
    view = await rules.apply(`turn ${turn}`);
    const last = view.last!;
    recording.turns.push({
      by: last.by,
      roll: last.roll,
      steps: last.steps,
      move: last.move,
      after: view.board?.kind === 'overboard' ? view.board : null,
    });
  }
  return recording;
}

Object.assign(window, { record });
