import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { compileBracket } from './compile-bracket.ts';
import type { BracketGraph, MatchNode, SlotSource } from './graph.ts';
import { openBracket } from './open-bracket.ts';
import { seedOrder } from './openings.ts';

const doubleOf = (teams: number) => playoffStage({ teams, elimination: 'double' });

/** Plays a full bracket on its links alone; answers the lower columns in which old opponents met. */
function rematchesIn(graph: BracketGraph, topWins: (a: number, b: number) => boolean): number[] {
  const met = new Set<string>();
  const results: { winner: number; loser: number }[] = [];
  let next = 0;
  const team = (source: SlotSource) =>
    source.kind === 'opening' ? next++ : results[source.match]![source.kind];
  return graph.matches.flatMap((node: MatchNode) => {
    const [top, bottom] = [team(node.top), team(node.bottom)];
    const pair = [top, bottom].sort((a, b) => a - b).join();
    const isRematch = met.has(pair);
    met.add(pair);
    const isTop = topWins(top, bottom);
    results.push({ winner: isTop ? top : bottom, loser: isTop ? bottom : top });
    return isRematch && node.part === 'LB' ? [node.col] : [];
  });
}

test.each([
  { teams: 8, rate: 0.66, why: 'only the last two lower rounds can repeat a match' },
  { teams: 16, rate: 0.8, why: 'mirroring every drop gives 0.94' },
  { teams: 32, rate: 0.78, why: 'mirroring every drop gives 1.24' },
  { teams: 64, rate: 0.75, why: 'mirroring every drop gives 1.53' },
])('$teams teams: few meet twice in the lower bracket: $why', ({ teams, rate }) => {
  const graph = compileBracket(doubleOf(teams).format);
  const random = randomOf(11);
  const runs = Array.from({ length: 4000 }, () => rematchesIn(graph, () => random() < 0.5));
  expect(runs.flat().length / runs.length).toBeLessThan(rate);
  expect(runs.flat().filter((col) => col < 2)).toEqual([]);
});

test.each([8, 16, 32, 64])('%i teams: favourites do not meet twice in early rounds', (teams) => {
  const graph = compileBracket(doubleOf(teams).format);
  const seeds = seedOrder(teams);
  const early = rematchesIn(graph, (a, b) => seeds[a]! < seeds[b]!).filter((col) => col < 2);
  expect(early).toEqual([]);
});

test('every match of a bracket can be played, byes or not, and all that are left are byes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 64 }),
      fc.constantFrom<'single' | 'double'>('single', 'double'),
      (teams, elimination) => {
        const stage = playoffStage({ teams, elimination });
        const graph = compileBracket(stage.format);
        const { matches } = openBracket(graph, stage.substages[0]!);
        const required = matches.filter((match) => match.isRequired).length;
        // Everybody but the winner goes out, once or twice; the final is lost by a team that has one defeat less.
        expect(required).toBe(elimination === 'single' ? teams - 1 : 2 * teams - 2);
        const opened = new Set(
          matches.flatMap(({ top, bottom }) =>
            [top, bottom].flatMap((slot) => (slot.kind === 'team' ? [slot.teamId] : [])),
          ),
        );
        expect(opened.size).toBe(teams);
        const first = matches.filter(({ node }) => node.part === 'UB' && node.col === 0);
        const byes = first.filter((match) => match.outcome === 'bye');
        expect(byes.length).toBe(first.length * 2 - teams);
        expect(byes.map((bye) => bye.winnerTeamId).sort((a, b) => a! - b!)).toEqual(
          byes.map((_, index) => index + 1),
        );
        expect(matches.filter((match) => match.top.kind === 'awaiting')).toEqual([]);
        const targets = graph.matches.flatMap(({ winnerTo, loserTo }) =>
          [winnerTo, loserTo].flatMap((to) => (to ? [`${to.match} ${to.isTop}`] : [])),
        );
        expect(new Set(targets).size).toBe(targets.length);
      },
    ),
    runs(80),
  );
});
