import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runAtOnce } from '../scoreboard/run-at-once.ts';
import { NO_PLACE, rankAwardedUsers, topAwards } from './award-board.ts';

const type = fc.integer({ min: 1, max: 6 });
/** A few each; or so many that their counts do not fit into one number. */
const someTypes = fc.oneof(
  ...[4, 40, 300].map((maxLength) =>
    fc.array(fc.array(type, { maxLength, size: 'max' }), { maxLength: 30 }),
  ),
);

const rank = (users: readonly (readonly number[])[]) => {
  const starts = Uint32Array.from([
    0,
    ...users.map((_, at) => users.slice(0, at + 1).flat().length),
  ]);
  return runAtOnce(rankAwardedUsers({ starts, trophyTypeIds: Uint8Array.from(users.flat()) }));
};

/** `[diamonds, platinums, …, woods]` as one text: what is greater comes first. */
const countsOf = (types: readonly number[]) =>
  [6, 5, 4, 3, 2, 1]
    .map((of) => String(types.filter((own) => own === of).length).padStart(3))
    .join(' ');

test('users stand by their counts from diamond down to wood, equal ones as in the list, on one rank [rule: trophies-20]', () => {
  fc.assert(
    fc.property(someTypes, (users) => {
      const { order, ranks, positions } = rank(users);
      const expected = users
        .map((types, user) => ({ user, counts: countsOf(types), has: types.length > 0 }))
        .filter(({ has }) => has)
        .sort((a, b) => (a.counts === b.counts ? a.user - b.user : a.counts < b.counts ? 1 : -1));
      expect([...order]).toEqual(expected.map(({ user }) => user));
      expect([...ranks]).toEqual(
        expected.map(({ counts }) => 1 + expected.filter((other) => other.counts > counts).length),
      );
      expect([...positions]).toEqual(
        users.map((types, user) =>
          types.length === 0 ? NO_PLACE : expected.findIndex((own) => own.user === user),
        ),
      );
    }),
  );
});

const award = (eventId: number, trophyTypeId: number, rewardTypeId: number, awardedAt = 0) => ({
  eventId,
  trophyTypeId,
  rewardTypeId,
  awardedAt,
});

test('a row shows five: by tier, then globe and prestige before trophy before medal, then the newest [rule: trophies-21]', () => {
  const shown = topAwards([
    award(1, 4, 1, 9),
    award(2, 4, 2, 1),
    award(3, 4, 3, 1),
    award(4, 4, 5, 2),
    award(5, 6, 1, 0),
    award(6, 1, 3, 9),
    award(7, 4, 2, 5),
  ]);
  expect(shown.map(({ eventId }) => eventId)).toEqual([5, 4, 3, 7, 2]);
});
