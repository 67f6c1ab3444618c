import {
  callKey,
  compileBracket,
  type EventStage,
  type LedgerRow,
  type MatchNode,
  type MatchPick,
  officialBracket,
  type PickSet,
  stageCalls,
} from '@callshot/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eventfulResults,
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { CallFace } from '../slot/call-face.ts';
import { decidingMatches } from '../slot/champion.ts';
import { type ResultModel, resultModel } from './result-model.ts';

const own = { isOwn: true, name: null };

/** What the board of one substage shows beside its ledger. */
function boardOf(stage: EventStage, at: number, picks: PickSet, official: PickSet) {
  const substage = stage.substages[at];
  if (!substage) throw new Error(`No substage ${at}`);
  const { eventSubstageId } = substage;
  const isHere = (row: { readonly eventSubstageId: number }) =>
    row.eventSubstageId === eventSubstageId;
  const calls = stageCalls(stage, picks, official);
  const graph = compileBracket(stage.format);
  const model = resultModel({
    graph,
    official: officialBracket(graph, {
      officialMatches: [...official.matchPicks.filter(isHere), ...substage.officialMatches],
    }),
    teams: new Map(),
    calls: calls.matches.filter(isHere),
    whose: own,
    facts: new Map(),
    field: null,
    corrections: new Map(),
    title: 'Champion',
  });
  return { model, ledger: calls.ledger.filter(isHere), picks: picks.matchPicks.filter(isHere) };
}

/**
 * The row of a picked winner, found in the ledger without knowing slots: its team in the round that
 * winning leads to, or as the winner of this very match.
 */
function rowOfWinner(
  { format }: EventStage,
  ledger: readonly LedgerRow[],
  { graph }: ResultModel,
  pick: MatchPick,
): LedgerRow | undefined {
  const node = graph.matches[pick.matchIndex];
  const to = graph.matches[node?.winnerTo?.match ?? -1];
  const next = to && callKey(to);
  const groups = format.bracket?.scoringGroups ?? [];
  const paid = (key: string | undefined, isForWinners: boolean) =>
    ledger.find(
      (row) =>
        row.teamId === pick.winnerTeamId &&
        row.matchKey === key &&
        groups.some((group) => group.name === row.rule && group.scoreWinnersOnly === isForWinners),
    );
  return paid(next, false) ?? paid(node?.key, true);
}

/** Before a reset the title is called in whichever of the two matches is called to be the last. */
const mayMoveItsTitle = ({ graph }: ResultModel, node: MatchNode): boolean =>
  graph.reset !== null && decidingMatches(graph).includes(node);

const paidBy = ({ outcome, points, exact }: CallFace): number => {
  const [said, score] = [Number(points || 0), Number(exact?.replace('Exact +', '') ?? 0)];
  return outcome === 'pending' ? Number.NaN : (said || 0) + score;
};

describe.each(EVERY_STAGE.filter(({ stage }) => stage.substages[0]?.officialMatches.length))(
  '$why',
  ({ stage }) => {
    test('a mark is its row of the ledger, whatever happened', () => {
      fc.assert(
        fc.property(fc.integer(), fc.nat(), (seed, cut) => {
          const random = randomOf(seed);
          const picks = randomPicks(stage, random);
          const whole = eventfulResults(stage, random).matchPicks;
          const official = {
            groupStagePicks: [],
            matchPicks: whole.slice(0, cut % (whole.length + 1)),
          };
          for (const at of stage.substages.keys()) {
            const board = boardOf(stage, at, picks, official);
            for (const { node, call } of board.model.results) {
              const pick = board.picks.find((row) => row.matchIndex === node.index);
              // In a drawn round the call of another of its rows may stand here.
              if (!call || !pick || node.round || mayMoveItsTitle(board.model, node)) continue;
              const row = rowOfWinner(stage, board.ledger, board.model, pick);
              expect([node.key, call.outcome]).toEqual([node.key, row?.outcome ?? null]);
            }
          }
        }),
        { numRuns: 40 },
      );
    });

    test('points of complete results on the board are the points of the ledger', () => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const random = randomOf(seed);
          const picks = randomPicks(stage, random);
          const official = eventfulResults(stage, random);
          for (const at of stage.substages.keys()) {
            const { model, ledger } = boardOf(stage, at, picks, official);
            if (ledger.some((row) => row.outcome === 'pending')) continue;
            const shown = model.results.flatMap(({ call }) => (call ? paidBy(call) : []));
            expect(shown.reduce((sum, points) => sum + points, 0)).toBe(
              ledger.reduce((sum, row) => sum + row.points, 0),
            );
          }
        }),
        { numRuns: 40 },
      );
    });
  },
);
