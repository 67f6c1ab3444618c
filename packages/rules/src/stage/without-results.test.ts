import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allResults } from '../../fixtures/every-ending.ts';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph } from '../bracket/graph.ts';
import { PickType } from '../model/picks.ts';
import { withoutResults } from './without-results.ts';

/** A match and all that its winner and loser lead to. */
function followers(graph: BracketGraph, match: number): Set<number> {
  const found = new Set([match]);
  for (const index of found) {
    const { winnerTo, loserTo } = graph.matches[index]!;
    for (const target of [winnerTo, loserTo]) if (target) found.add(target.match);
    if (graph.reset !== null) found.add(graph.reset);
  }
  return found;
}

test('a match that is taken away takes with it what follows from it, and nothing else', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(40), fc.boolean(), (seed, at, hasReset) => {
      const stage = playoffStage({ teams: 8, hasReset });
      const graph = compileBracket(stage.format);
      const official = allResults(stage, stage.substages[0]!, randomOf(seed));
      const gone = official[at % official.length]!;
      const left = withoutResults(
        stage,
        { groupStagePicks: [], matchPicks: official },
        { team: () => false, match: ({ matchIndex }) => matchIndex === gone.matchIndex },
      );
      const after = followers(graph, gone.matchIndex);
      for (const row of official) {
        const now = left.matchPicks.find(({ matchIndex }) => matchIndex === row.matchIndex);
        if (after.has(row.matchIndex)) expect(now?.winnerTeamId ?? null).toBeNull();
        else expect(now).toEqual(row);
      }
    }),
    { numRuns: 40 },
  );
});

test('of teams only those that were named then are left out', () => {
  const stage = swissStage();
  const official = randomPicks(stage, randomOf(1));
  const left = withoutResults(stage, official, {
    team: ({ pickTypeId }) => pickTypeId === PickType.cleanSweepLoser,
    match: () => true,
  });
  const others = official.groupStagePicks.filter(
    ({ pickTypeId }) => pickTypeId !== PickType.cleanSweepLoser,
  );
  expect(left).toEqual({ groupStagePicks: others, matchPicks: [] });
});
