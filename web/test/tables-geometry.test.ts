import { describe, expect, it } from 'vitest';
import { allPlaces, awayFrom, hit, layoutTables, placeBox, placeSpot, viewOf, type TablesLayout } from '../src/board/tables/geometry';
import { fieldNumber } from '../src/board/tables/Decor';
import { neighbour } from '../src/board/roving';

const nardy = (width: number, height: number, side: 'first' | 'second' = 'first') =>
  layoutTables('dlouhe-vrhcaby', width, height, viewOf('dlouhe-vrhcaby', side));
const taiga = (width: number, height: number) => layoutTables('taiga-puff', width, height, viewOf('taiga-puff', 'first'));

function fieldAt(layout: TablesLayout, field: number) {
  const spot = placeSpot(layout, field, 'first', 0);
  return layout.at(spot.x, spot.y);
}

describe('a lying board (LV-1)', () => {
  const layout = nardy(1000, 640);

  it('has White’s head, 24, upper right and Black’s, field 12, lower left', () => {
    const head = fieldAt(layout, 24);
    expect(head.x).toBeGreaterThan(layout.width * 0.8);
    expect(head.y).toBeLessThan(layout.height * 0.2);
    const black = fieldAt(layout, 12);
    expect(black.x).toBeLessThan(layout.width * 0.2);
    expect(black.y).toBeGreaterThan(layout.height * 0.8);
  });

  it('runs 24 → 13 leftwards above and 12 → 1 rightwards below: anticlockwise', () => {
    for (let field = 24; field > 13; field--) expect(fieldAt(layout, field - 1).x).toBeLessThan(fieldAt(layout, field).x);
    for (let field = 12; field > 1; field--) expect(fieldAt(layout, field - 1).x).toBeGreaterThan(fieldAt(layout, field).x);
  });

  it('turned for Black puts Black’s head where White’s was', () => {
    const turned = nardy(1000, 640, 'second');
    expect(fieldAt(turned, 12).x).toBeCloseTo(fieldAt(layout, 24).x);
    expect(fieldAt(turned, 12).y).toBeCloseTo(fieldAt(layout, 24).y);
  });
});

describe('a standing board', () => {
  it.each([
    [360, 636],
    [390, 740],
  ])('of %i × %i has points at least 44 px wide', (width, height) => {
    for (const layout of [nardy(width, height), taiga(width, height)]) {
      expect(layout.standing).toBe(true);
      expect(layout.width).toBeLessThanOrEqual(width);
      expect(layout.height).toBeLessThanOrEqual(height + 0.01);
      for (let field = 1; field <= 24; field++) {
        const box = placeBox(layout, field, 'first');
        expect(box.height).toBeGreaterThanOrEqual(43.5);
        expect(box.width).toBeGreaterThanOrEqual(44);
      }
    }
  });

  it('keeps the head lower right and the home lower left, still anticlockwise', () => {
    const layout = nardy(360, 636);
    expect(fieldAt(layout, 24).x).toBeGreaterThan(180);
    expect(fieldAt(layout, 24).y).toBeGreaterThan(layout.height * 0.8);
    expect(fieldAt(layout, 1).x).toBeLessThan(180);
    expect(fieldAt(layout, 13).y).toBeLessThan(layout.height * 0.2);
  });

  it('keeps five stones of both sides apart in the middle', () => {
    const layout = nardy(360, 636);
    const left = placeSpot(layout, 12, 'first', 4);
    const right = placeSpot(layout, 13, 'first', 4);
    const gap = Math.abs(layout.at(left.x, left.y).x - layout.at(right.x, right.y).x);
    expect(gap).toBeGreaterThanOrEqual(layout.stone);
  });
});

describe('places', () => {
  it('of one board do not overlap', () => {
    for (const layout of [nardy(1000, 640), taiga(1000, 640), nardy(360, 636), taiga(360, 636)]) {
      const boxes = allPlaces(layout).map((s) => placeBox(layout, s.place, s.side));
      boxes.forEach((a, i) =>
        boxes.slice(i + 1).forEach((b) => {
          const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
          expect(Math.min(wide, tall)).toBeLessThan(2.1);
        }),
      );
    }
  });

  it('are found under the finger', () => {
    const layout = nardy(1000, 640);
    for (const place of allPlaces(layout)) {
      const box = placeBox(layout, place.place, place.side);
      expect(hit(layout, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, [])).toEqual(place);
    }
  });

  it('worth tapping grow over dead neighbours on a low screen', () => {
    const layout = nardy(360, 520);
    const box = placeBox(layout, 20, 'first');
    expect(box.height).toBeLessThan(44);
    const just = { x: box.x + box.width / 2, y: box.y + box.height + 3 };
    expect(hit(layout, just, [{ place: 20, side: 'first' }])?.place).toBe(20);
    expect(hit(layout, just, [])?.place).not.toBe(20);
    expect(awayFrom(box, just)).toBeCloseTo(3);
  });
});

describe('numbers on the points', () => {
  it('follow the side that counts in dlouhé vrhcáby (LV-1) and the fields in Taiga-Puff (TP-1)', () => {
    expect(fieldNumber('dlouhe-vrhcaby', 24, 'first')).toBe(24);
    expect(fieldNumber('dlouhe-vrhcaby', 12, 'second')).toBe(24);
    expect(fieldNumber('dlouhe-vrhcaby', 13, 'second')).toBe(1);
    expect(fieldNumber('dlouhe-vrhcaby', 24, 'second')).toBe(12);
    expect(fieldNumber('taiga-puff', 3, 'second')).toBe(3);
  });
});

describe('arrow keys', () => {
  it('walk the points as they are seen', () => {
    const layout = nardy(1000, 640);
    const places = allPlaces(layout);
    const boxes = places.map((s) => placeBox(layout, s.place, s.side));
    const from = (field: number, arrow: Parameters<typeof neighbour>[2]) => {
      const next = neighbour(boxes, places.findIndex((s) => s.place === field), arrow);
      return next === null ? null : places[next]!.place;
    };
    expect(from(24, 'ArrowLeft')).toBe(23);
    expect(from(19, 'ArrowLeft')).toBe(18);
    expect(from(24, 'ArrowDown')).toBe(1);
    expect(from(1, 'ArrowUp')).toBe(24);
    expect(from(1, 'ArrowRight')).toBe('off');
    expect(from(13, 'ArrowUp')).toBeNull();
  });

  it.each(['dlouhe-vrhcaby', 'taiga-puff'] as const)('lead from any place of %s to any other', (game) => {
    for (const [width, height] of [[1000, 640], [360, 636]] as const) {
      const layout = layoutTables(game, width, height, viewOf(game, 'first'));
      const boxes = allPlaces(layout).map((s) => placeBox(layout, s.place, s.side));
      for (let start = 0; start < boxes.length; start++) {
        const reached = new Set([start]);
        for (const at of reached) {
          for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
            const next = neighbour(boxes, at, arrow);
            if (next !== null) reached.add(next);
          }
        }
        expect(reached.size).toBe(boxes.length);
      }
    }
  });
});
