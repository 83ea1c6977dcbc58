import { describe, expect, it } from 'vitest';
import { neighbour, type Arrow } from '../src/board/roving';
import { allPlaces, layoutTables, placeBox, viewOf } from '../src/board/tables/geometry';

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const SIZES = [[900, 620], [880, 700], [960, 640], [1000, 500], [700, 900], [390, 620], [360, 500], [330, 520]] as const;

describe('arrow keys', () => {
  it.each(['taiga-puff', 'dlouhe-vrhcaby'] as const)('lead to every place of %s from every other, on every screen', (game) => {
    for (const side of ['first', 'second'] as const) {
      for (const [width, height] of SIZES) {
        const layout = layoutTables(game, width, height, viewOf(game, side));
        const places = allPlaces(layout).map((s) => ({ ...s, box: placeBox(layout, s.place, s.side) }));
        const boxes = places.map((place) => place.box);
        places.forEach((_, start) => {
          const seen = new Set([start]);
          for (const at of seen) {
            ARROWS.map((arrow) => neighbour(boxes, at, arrow)).forEach((next) => next !== null && seen.add(next));
          }
          const missed = places.filter((__, i) => !seen.has(i)).map((place) => `${place.place} ${place.side}`);
          expect([width, height, side, start, missed]).toEqual([width, height, side, start, []]);
        });
      }
    }
  });
});
