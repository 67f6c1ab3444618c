import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playoffsFormat } from '../../fixtures/freeform-format.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { Bracket } from '../model/format.ts';
import type { BracketState } from './bracket-picks.ts';
import { isBracketComplete } from './bracket-progress.ts';
import { compileBracket } from './compile-bracket.ts';
import { bracketSize, generateBracket, matchesInColumn } from './generate-bracket.ts';
import { generateGroupBracket } from './generate-group-bracket.ts';
import type { BracketGraph, SlotSource } from './graph.ts';
import { openBracket } from './open-bracket.ts';
import { openingsFor, seedOrder } from './openings.ts';
import { pickWinner } from './pick-match.ts';
import { seriesScores } from './series-lengths.ts';
import { teamIn } from './slot-flow.ts';

const IDS = { eventStageId: 1, eventSubstageId: 2 };

const graphOf = (bracket: Bracket, hasReset = false): BracketGraph =>
  compileBracket(playoffsFormat(bracket, hasReset).stages[0]!);

/** Plays every match as it comes; the draws say whether the top team wins. */
function played(graph: BracketGraph, teamIds: readonly number[], draws: readonly boolean[]) {
  let state = openBracket(graph, { officialMatches: openingsFor(graph, IDS, teamIds) });
  for (const { index, key, bestOf } of graph.matches) {
    const match = state.matches[index]!;
    if (!match.isPickable) continue;
    const winner = teamIn(draws[index % draws.length] ? match.top : match.bottom);
    const picked = pickWinner(graph, state, key, winner!, seriesScores(bestOf)[0]);
    if (!picked.ok) throw new Error(picked.code);
    state = picked.state;
  }
  return state;
}

function lossesOf(state: BracketState): Map<number, number> {
  const losses = new Map<number, number>();
  for (const { loserTeamId } of state.matches) {
    if (loserTeamId !== null) losses.set(loserTeamId, (losses.get(loserTeamId) ?? 0) + 1);
  }
  return losses;
}

const drawn = fc.array(fc.boolean(), { minLength: 1, maxLength: 127 });
const teamCounts = fc.integer({ min: 4, max: 64 });

describe.each([
  { elimination: 'single' as const, defeats: 1, why: 'the first defeat is the last' },
  { elimination: 'double' as const, defeats: 2, why: 'the second defeat is the last' },
])('$elimination elimination', ({ elimination, defeats, why }) => {
  test(`every team but the champion goes out: ${why}`, () => {
    fc.assert(
      fc.property(teamCounts, drawn, (teamCount, draws) => {
        const hasReset = elimination === 'double';
        const graph = graphOf(generateBracket({ teamCount, elimination }), hasReset);
        const teamIds = Array.from({ length: teamCount }, (_, i) => 100 + i);
        const state = played(graph, teamIds, draws);
        expect(isBracketComplete(state)).toBe(true);
        const losses = teamIds.map((teamId) => lossesOf(state).get(teamId) ?? 0);
        expect(losses.filter((count) => count === defeats)).toHaveLength(teamCount - 1);
        expect(losses.filter((count) => count < defeats)).toHaveLength(1);
      }),
      runs(60),
    );
  });
});

/** Upper first-round matches that the occupant of a slot may come from. */
function origins(graph: BracketGraph, source: SlotSource, own: number): Set<number> {
  if (source.kind === 'opening') return new Set([own]);
  const match = graph.matches[source.match]!;
  return new Set([
    ...origins(graph, match.top, match.index),
    ...origins(graph, match.bottom, match.index),
  ]);
}

test.each([8, 16, 32, 64])(
  '%i teams: nobody meets again in the second lower round',
  (teamCount) => {
    const graph = graphOf(generateBracket({ teamCount, elimination: 'double' }));
    const second = graph.parts.find((part) => part.identifier === 'LB')!.columns[1]!;
    for (const index of second.matches) {
      const { top, bottom } = graph.matches[index]!;
      const fallen = origins(graph, top, index);
      const surviving = origins(graph, bottom, index);
      expect([...fallen].filter((match) => surviving.has(match))).toEqual([]);
    }
  },
);

test.each([
  { part: 'UB' as const, count: 3, sizes: [4, 2, 1], why: 'the upper bracket of eight' },
  { part: 'LB' as const, count: 4, sizes: [2, 2, 1, 1], why: 'the lower bracket of eight' },
  { part: 'LB' as const, count: 10, sizes: [16, 16, 8, 8, 4, 4, 2, 2, 1, 1], why: 'of sixty-four' },
  { part: 'GF' as const, count: 2, sizes: [1, 1], why: 'a grand final stays single' },
])('matches in a column ($part): $why [rule: formats-21]', ({ part, count, sizes }) => {
  expect(sizes.map((_, index) => matchesInColumn(part, count, index))).toEqual(sizes);
});

test('a bracket of 64 with its reset has 127 matches', () => {
  const graph = graphOf(generateBracket({ teamCount: 64, elimination: 'double' }), true);
  expect(graph.matches).toHaveLength(127);
  expect(graph.matches[graph.reset!]?.key).toBe('GF-0-1');
});

test.each([
  { teamCount: 3, why: 'too few' },
  { teamCount: 65, why: 'too many' },
  { teamCount: 7.5, why: 'not whole' },
])('no bracket of $teamCount teams: $why', ({ teamCount }) => {
  expect(() => bracketSize(teamCount)).toThrow(RangeError);
});

test('seeds meet in the usual order, and the best get the byes', () => {
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  const graph = graphOf(generateBracket({ teamCount: 6, elimination: 'single' }));
  const openings = openingsFor(graph, IDS, [11, 12, 13, 14, 15, 16]);
  expect(openings.map((row) => [row.topTeamId, row.bottomTeamId, row.outcome])).toEqual([
    [11, null, 'bye'],
    [14, 15, undefined],
    [12, null, 'bye'],
    [13, 16, undefined],
  ]);
});

test.each([
  {
    bracket: generateBracket({ teamCount: 8, elimination: 'single' }),
    why: 'one defeat',
    headers: ['Quarter-Finals', 'Semi-Finals', 'Final'],
  },
  {
    bracket: generateBracket({ teamCount: 8, elimination: 'double' }),
    why: 'two defeats',
    headers: [
      'Upper Quarter-Finals',
      'Upper Semi-Finals',
      'Upper Final',
      'Lower Round 1',
      'Lower Quarter-Finals',
      'Lower Semi-Finals',
      'Lower Final',
      'Grand Final',
    ],
  },
  {
    bracket: generateGroupBracket({ hasQualifiedColumn: true }),
    why: 'a group',
    headers: [
      'Upper Quarter-Finals',
      'Upper Semi-Finals',
      'Qualified',
      'Lower Round 1',
      'Lower Quarter-Finals',
      'Qualified',
    ],
  },
])('headers count from the end: $why [rule: bracket-view-5]', ({ bracket, headers }) => {
  const { parts } = graphOf(bracket);
  expect(parts.flatMap((part) => part.columns.map((column) => column.header))).toEqual(headers);
});

test('a group of eight sends the losers of the upper semi-finals across', () => {
  const { byKey } = graphOf(generateGroupBracket());
  const source = (key: string, place: 'top' | 'bottom') => byKey.get(key)?.[place];
  const index = (key: string) => byKey.get(key)?.index;
  expect(source('LB-0-0', 'top')).toEqual({ kind: 'loser', match: index('UB-0-0') });
  expect(source('LB-0-0', 'bottom')).toEqual({ kind: 'loser', match: index('UB-0-1') });
  expect(source('LB-1-0', 'top')).toEqual({ kind: 'loser', match: index('UB-1-1') });
  expect(source('LB-1-0', 'bottom')).toEqual({ kind: 'winner', match: index('LB-0-0') });
  expect(source('LB-1-1', 'top')).toEqual({ kind: 'loser', match: index('UB-1-0') });
});
