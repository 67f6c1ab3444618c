import { expect, test } from 'vitest';
import { rawMatch, wonBy } from '../../../../testing/raw-matches.ts';
import { recordsOf } from './stage-records.ts';

const NOW = Date.parse('2026-06-10T12:00:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const records = (...matches: Parameters<typeof recordsOf>[0]) => recordsOf(matches, 10, NOW);

test('results that were entered by hand tell of no match', () => {
  expect(records()).toBeNull();
  expect(records(rawMatch(1, 2, { bracketPart: 'UB' }))).toBeNull();
  expect(records(wonBy(1, 2, 1), wonBy(3, 4, 1))?.playedBy(1)).toHaveLength(1);
  expect(recordsOf([wonBy(1, 2, 1)], 11, NOW)).toBeNull();
  // Nobody knows yet who plays.
  expect(records(rawMatch(1, null, { startTime: at(1) }))).toBeNull();
});

test('a team meets its opponents round by round, and each of two sees its own score first', () => {
  const told = records(wonBy(3, 1, 2, [2, 0]), wonBy(1, 2, 1, [1, 0]));
  expect(told?.playedBy(1)).toEqual([
    { round: 1, opponentId: 2, isWon: true, isForfeit: false, games: [1, 0] },
    { round: 2, opponentId: 3, isWon: false, isForfeit: false, games: [0, 2] },
  ]);
  expect(told?.playedBy(4)).toEqual([]);
});

test('each of two sees what was shown of a match before it was corrected', () => {
  const corrected = { at: at(0), winnerTeamId: 1, topTeamScore: 2, bottomTeamScore: 1 };
  const told = records(
    rawMatch(1, 2, {
      ...wonBy(2, 1, 1),
      topTeamId: 1,
      bottomTeamId: 2,
      topTeamScore: 1,
      bottomTeamScore: 2,
      corrected,
    }),
  );
  expect(told?.playedBy(1)).toMatchObject([
    { isWon: false, games: [1, 2], was: { isWon: true, games: [2, 1] } },
  ]);
  expect(told?.playedBy(2)).toMatchObject([
    { isWon: true, games: [2, 1], was: { isWon: false, games: [1, 2] } },
  ]);
});

test('a walkover has no score, and what nobody came to is lost by both', () => {
  const walkover = { ...wonBy(1, 2, 1), state: 'WALK_OVER' as const };
  const told = records(walkover, rawMatch(3, 4, { state: 'NO_SHOW' }));
  expect(told?.playedBy(2)).toMatchObject([{ isWon: false, isForfeit: true, games: null }]);
  expect(told?.playedBy(3)).toMatchObject([{ isWon: false, isForfeit: true }]);
  expect(told?.playedBy(4)).toMatchObject([{ isWon: false, isForfeit: true }]);
  expect(records(rawMatch(1, 2, { state: 'NO_PARTY' }))).toBeNull();
});

test('a running match tells the games that are over and the one that is on', () => {
  const game = (map: string, scores: [number | null, number | null], isTopWinner: boolean | null) =>
    ({ map, topScore: scores[0], bottomScore: scores[1], isTopWinner }) as const;
  const games = [
    game('Nuke', [13, 5], true),
    game('Train', [2, 7], null),
    game('Dust2', [null, null], null),
  ];
  expect(records(rawMatch(1, 2, { isLive: true, games }))?.open).toMatchObject([
    { isLive: true, games: [1, 0], game: { map: 'Train', scores: [2, 7] } },
  ]);
  // Nobody tells of games.
  expect(records(rawMatch(1, 2, { isLive: true }))?.open).toMatchObject([
    { games: null, game: null },
  ]);
});

test('of the matches to come each team has its next one, running ones first', () => {
  const told = records(
    rawMatch(1, 2, { round: 2, startTime: at(1) }),
    rawMatch(3, 4, { round: 2, isLive: true, startTime: at(-1) }),
    rawMatch(1, 3, { round: 3, startTime: at(20) }),
    rawMatch(5, 6, { round: 3, startTime: at(20) }),
  );
  expect(told?.open.map(({ topTeamId, bottomTeamId }) => [topTeamId, bottomTeamId])).toEqual([
    [3, 4],
    [1, 2],
    [5, 6],
  ]);
});

test('a late start is waited for, and what should have been over for long is not', () => {
  expect(records(rawMatch(1, 2, { startTime: at(-2) }))?.open).toHaveLength(1);
  expect(records(rawMatch(1, 2, { startTime: at(-30) }))).toBeNull();
  expect(records(rawMatch(1, 2, { startTime: at(-30), isLive: true }))?.open).toHaveLength(1);
});
