import { recordOutcome } from '@callshot/rules';
import { expect, test } from 'vitest';
import { pickAll, playoff } from './bracket-fixture.test-support.ts';
import { matchMarker } from './marks.ts';

// Seeds of eight: 1-8, 4-5, 2-7, 3-6.
const { graph, open, official } = playoff({ teamCount: 8, elimination: 'single' });
const predicted = pickAll(graph, open, {
  'UB-0-0': 1,
  'UB-0-1': 4,
  'UB-0-2': 2,
  'UB-0-3': 3,
  'UB-1-0': 1,
  'UB-1-1': 2,
  'UB-2-0': 1,
});
const stateOf = (key: string) => predicted.matches[graph.byKey.get(key)!.index]!;

test.each([
  { why: 'nothing played yet', played: {}, key: 'UB-0-0', outcome: 'pending' },
  { why: 'won', played: { 'UB-0-0': 1 }, key: 'UB-0-0', outcome: 'correct' },
  { why: 'lost', played: { 'UB-0-0': 8 }, key: 'UB-0-0', outcome: 'wrong' },
  { why: 'out before this round', played: { 'UB-0-0': 8 }, key: 'UB-2-0', outcome: 'wrong' },
  { why: 'still in', played: { 'UB-0-0': 1 }, key: 'UB-2-0', outcome: 'pending' },
])('a pick is $outcome: $why', ({ played, key, outcome }) => {
  const marker = matchMarker(pickAll(graph, official, played));
  expect(marker(stateOf(key)).outcome).toBe(outcome);
});

test('a match that was never played is void', () => {
  const voided = recordOutcome(graph, official, 'UB-0-0', 'void');
  if (!voided.ok) throw new Error(voided.code);
  expect(matchMarker(voided.state)(stateOf('UB-0-0')).outcome).toBe('void');
});

test('a team that can no longer be there is out, its opponent is not', () => {
  const mark = matchMarker(pickAll(graph, official, { 'UB-0-0': 8 }))(stateOf('UB-1-0'));
  expect([mark.isTopOut, mark.isBottomOut]).toEqual([true, false]);
});

test('the real match is told only where it was between others', () => {
  const marker = matchMarker(pickAll(graph, official, { 'UB-0-0': 8, 'UB-0-1': 4, 'UB-1-0': 8 }));
  expect(marker(stateOf('UB-0-0')).official).toBeNull();
  expect(marker(stateOf('UB-1-0')).official).toMatchObject({ winnerTeamId: 8, loserTeamId: 4 });
});

test('a bye is no prediction', () => {
  const six = playoff({ teamCount: 6, elimination: 'single' });
  const bye = six.open.matches.find((match) => match.outcome === 'bye')!;
  expect(matchMarker(six.official)(bye).outcome).toBeNull();
});
