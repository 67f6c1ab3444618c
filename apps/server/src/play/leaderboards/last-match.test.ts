import {
  bracketPicksOf,
  compileBracket,
  officialBracket,
  type PickSet,
  recordOutcome,
  runAtOnce,
  stageEndingsInSlices,
} from '@callshot/rules';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  type PlayoffOptions,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { endingsByWinner } from './last-match.ts';

const NOTHING: PickSet = { groupStagePicks: [], matchPicks: [] };

type Row = PickSet['matchPicks'][number];

const isFinal = ({ bracketPart, bracketCol }: Row) => bracketPart === 'GF' || bracketCol === 1;

/** A bracket of four with matches that are not played. */
function unfinished(isLeft: (row: Row) => boolean, options: Partial<PlayoffOptions> = {}) {
  const drawn = playoffStage({ teams: 4, elimination: 'single', ...options });
  const { matchPicks } = randomPicks(drawn, randomOf(3));
  const [substage] = drawn.substages;
  if (!substage) throw new Error('A stage without a substage');
  const last = matchPicks.filter(isLeft);
  const official = matchPicks.filter((row) => !isLeft(row));
  const known = new Set(official.map(({ matchIndex }) => matchIndex));
  const openings = substage.officialMatches.filter((row) => !known.has(row.matchIndex));
  const stage = {
    ...drawn,
    substages: [{ ...substage, officialMatches: [...openings, ...official] }],
  };
  const results = { groupStagePicks: [], matchPicks: official };
  return { results, last, endings: runAtOnce(stageEndingsInSlices(stage, results, 1000)) ?? [] };
}

test('the endings that a final leaves are told apart by its winner, each with all of its scores', () => {
  const { results, last, endings } = unfinished(isFinal);
  const [final] = last;
  const byWinner = endingsByWinner([NOTHING, results], [[NOTHING], endings]);
  expect(new Set(byWinner.keys())).toEqual(new Set([final?.topTeamId, final?.bottomTeamId]));
  const ways = [...byWinner].flatMap(([winner, own]) =>
    own.map(([before, after]) => {
      expect(before).toEqual([NOTHING]);
      expect(after?.[0]?.matchPicks.at(-1)?.winnerTeamId).toBe(winner);
      return after?.[0];
    }),
  );
  expect(new Set(ways)).toEqual(new Set(endings));
});

/** A bracket of four of whose first matches one is left, and the other was lost by both. */
function againstNobody(options: Partial<PlayoffOptions> = {}) {
  const stage = playoffStage({ teams: 4, elimination: 'single', ...options });
  const [substage] = stage.substages;
  if (!substage) throw new Error('A stage without a substage');
  const graph = compileBracket(stage.format);
  const [lost, last] = graph.matches;
  if (!lost || !last) throw new Error('A bracket without matches');
  const entered = recordOutcome(
    graph,
    officialBracket(graph, substage),
    lost.key,
    'double_forfeit',
  );
  if (!entered.ok) throw new Error(entered.code);
  const officialMatches = bracketPicksOf(entered.state, { ...stage, ...substage });
  const results = { groupStagePicks: [], matchPicks: officialMatches };
  const played = { ...stage, substages: [{ ...substage, officialMatches }] };
  const teams = officialMatches.find(({ matchIndex }) => matchIndex === last.index);
  return {
    results,
    teams: [teams?.topTeamId, teams?.bottomTeamId],
    endings: runAtOnce(stageEndingsInSlices(played, results, 1000)) ?? [],
  };
}

test('a last match whose winner has nobody to play after it is told by its winner', () => {
  const { results, teams, endings } = againstNobody();
  expect(endings.length).toBeGreaterThan(0);
  const byWinner = endingsByWinner([results], [endings]);
  expect(new Set(byWinner.keys())).toEqual(new Set(teams));
  expect([...byWinner.values()].flat()).toHaveLength(endings.length);
});

test('while more is open than one match nothing is told by its winner', () => {
  const two = unfinished((row) => isFinal(row) || row.bracketColIndex === 1);
  expect(two.endings.length).toBeGreaterThan(2);
  expect(endingsByWinner([two.results], [two.endings]).size).toBe(0);
  const { results, endings } = unfinished(isFinal);
  expect(endingsByWinner([results, results], [endings, endings]).size).toBe(0);
  const swiss = runAtOnce(stageEndingsInSlices(swissStage(4), NOTHING, 1000)) ?? [];
  expect(endingsByWinner([NOTHING], [swiss]).size).toBe(0);
  expect(endingsByWinner([results], [[results]]).size).toBe(0);
});

test('nor before a final that may be played again', () => {
  const again = { elimination: 'double', hasReset: true } as const;
  const { results, endings } = unfinished(({ bracketPart }) => bracketPart === 'GF', again);
  expect(endings.length).toBeGreaterThan(2);
  expect(endingsByWinner([results], [endings]).size).toBe(0);
});
