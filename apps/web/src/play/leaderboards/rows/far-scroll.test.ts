import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FarScroll, placeAt, scrolledHeight, scrolledTo } from './far-scroll.ts';

const SEEN = 600;
const short: FarScroll = { whole: 44 * 300, seen: SEEN };
/** A million rows, and more than any browser scrolls at once. */
const far: FarScroll = { whole: 44_000_190, seen: SEEN };

test('a list that a browser can scroll is scrolled as it is', () => {
  const place = placeAt(short, 4000);
  expect(place).toEqual({ list: 4000, scrolled: 4000 });
  expect(scrolledTo(short, place, 9000)).toEqual({ list: 9000, scrolled: 9000 });
  expect(scrolledHeight(short)).toBe(short.whole);
});

test('the ends of the list are those of what is scrolled', () => {
  const room = scrolledHeight(far) - SEEN;
  expect(placeAt(far, 0).scrolled).toBe(0);
  expect(placeAt(far, far.whole)).toEqual({ list: far.whole - SEEN, scrolled: room });
  const middle = placeAt(far, far.whole / 2);
  expect(scrolledTo(far, middle, 0).list).toBe(0);
  expect(scrolledTo(far, middle, room).list).toBe(far.whole - SEEN);
});

test('small movements are those of the list, and lead to every row up to both ends', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.integer({ min: -1200, max: 1200 }), { minLength: 1, maxLength: 200 }),
      (share, moves) => {
        let place = placeAt(far, share * far.whole);
        for (const move of moves) {
          const room = scrolledHeight(far) - SEEN;
          const scrolled = Math.min(Math.max(0, place.scrolled + move), room);
          const before = place;
          place = scrolledTo(far, before, scrolled);
          const moved = scrolled - before.scrolled;
          const list = Math.min(Math.max(0, before.list + moved), far.whole - SEEN);
          expect(place.list).toBeCloseTo(list, 3);
          expect(place.scrolled).toBeGreaterThanOrEqual(0);
          expect(place.scrolled).toBeLessThanOrEqual(room);
          // There is room to go on wherever the list goes on.
          if (place.list > 0) expect(place.scrolled).toBeGreaterThan(0);
          if (place.list < far.whole - SEEN) expect(place.scrolled).toBeLessThan(room);
        }
      },
    ),
  );
});
