import { assert, boolean, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { roundRobin } from './fixtures.ts';

const teams = uniqueArray(integer({ min: 1, max: 9999 }), { minLength: 2, maxLength: 33 });

test('everyone meets everyone as often as is wanted, and nobody plays twice in a round', () => {
  assert(
    property(teams, boolean(), (teamIds, isDouble) => {
      const fixtures = roundRobin(teamIds, isDouble);
      const meetings = isDouble ? 2 : 1;
      for (const one of teamIds) {
        for (const other of teamIds) {
          const own = fixtures.filter(
            ({ teamIds: sides }) => sides.includes(one) && sides.includes(other),
          );
          if (one !== other) expect(own).toHaveLength(meetings);
        }
      }
      const places = fixtures.flatMap(({ round, teamIds: sides }) =>
        sides.map((teamId) => `${round} ${teamId}`),
      );
      expect(new Set(places).size).toBe(places.length);
      const rounds = new Set(fixtures.map(({ round }) => round));
      const even = teamIds.length + (teamIds.length % 2);
      expect(Math.max(...rounds)).toBe(meetings * (even - 1));
      expect(rounds.size).toBe(meetings * (even - 1));
    }),
    { numRuns: 60 },
  );
});

test('everybody is as often at home as away, give or take one match', () => {
  assert(
    property(teams, boolean(), (teamIds, isDouble) => {
      const fixtures = roundRobin(teamIds, isDouble);
      for (const teamId of teamIds) {
        const home = fixtures.filter(({ teamIds: [first] }) => first === teamId).length;
        const away = fixtures.filter(({ teamIds: [, second] }) => second === teamId).length;
        const isExact = isDouble || teamIds.length % 2 === 1;
        expect(Math.abs(home - away)).toBeLessThanOrEqual(isExact ? 0 : 1);
      }
    }),
    { numRuns: 60 },
  );
});

test('one rests in each round of an odd number, each team once', () => {
  assert(
    property(integer({ min: 1, max: 15 }), (half) => {
      const teamIds = Array.from({ length: 2 * half + 1 }, (_, at) => at + 1);
      const fixtures = roundRobin(teamIds, false);
      const resting = teamIds.map((_, at) => {
        const playing = fixtures.filter(({ round }) => round === at + 1);
        return teamIds.filter(
          (teamId) => !playing.some(({ teamIds: sides }) => sides.includes(teamId)),
        );
      });
      expect(resting.flat().toSorted((a, b) => a - b)).toEqual(teamIds);
    }),
  );
});

test('nobody, and one alone, have no fixtures', () => {
  expect(roundRobin([], true)).toEqual([]);
  expect(roundRobin([7], false)).toEqual([]);
});
