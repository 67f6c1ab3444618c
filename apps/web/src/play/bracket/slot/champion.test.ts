import { compileBracket, generateGroupBracket } from '@callshot/rules';
import { expect, test } from 'vitest';
import { pickAll, playoff, playoffStage } from '../../../../testing/bracket-fixture.ts';
import { championOf, decidingMatches } from './champion.ts';

const withReset = playoff({ teamCount: 4, elimination: 'double', hasBracketReset: true });
const before = { 'UB-0-0': 1, 'UB-0-1': 2, 'UB-1-0': 1, 'LB-0-0': 4, 'LB-1-0': 2 };

test.each([
  { why: 'open while the final is', winners: before, champion: null },
  { why: 'the upper side wins at once', winners: { ...before, 'GF-0-0': 1 }, champion: 1 },
  { why: 'the reset is still to come', winners: { ...before, 'GF-0-0': 2 }, champion: null },
  {
    why: 'the reset decides',
    winners: { ...before, 'GF-0-0': 2, 'GF-0-1': 1 },
    champion: 1,
  },
])('the champion: $why', ({ winners, champion }) => {
  const { graph, official } = withReset;
  expect(championOf(graph, pickAll(graph, official, winners))?.teamId ?? null).toBe(champion);
});

test('a single elimination is decided by its final, of the two who met there', () => {
  const { graph, official } = playoff({ teamCount: 4, elimination: 'single' });
  const state = pickAll(graph, official, { 'UB-0-0': 1, 'UB-0-1': 2, 'UB-1-0': 2 });
  expect(championOf(graph, state)).toMatchObject({ teamId: 2, loserTeamId: 1 });
});

test('a group bracket sends several teams on and has no champion', () => {
  const graph = compileBracket(playoffStage(generateGroupBracket({ hasQualifiedColumn: false })));
  expect(decidingMatches(graph)).toEqual([]);
});
