import { compileBracket } from '../bracket/compile-bracket.ts';
import { resetBase } from '../bracket/reset-base.ts';
import { seriesScores } from '../bracket/series-lengths.ts';
import { outcomeOfCall } from '../calls/match-calls.ts';
import { rowsOfSlot } from '../calls/slot-rows.ts';
import { teamRulesOf } from '../calls/team-calls.ts';
import { callOfByte, EXACT_SCORE, isScoreCalled } from '../fixtures/fixture-calls.ts';
import { fixtureGroups, teamsOfFixture } from '../fixtures/fixture-list.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type {
  BracketStage,
  FixtureStage,
  GroupStage,
  OrderStage,
  SwissStage,
} from '../model/format.ts';
import { PickType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import type { StageScoring } from '../scoring/compile-scoring.ts';
import { NOT_PLAYED, type SlotLayout } from '../slots/layout.ts';
import { type MatchSlotKind, slotIndexOf } from '../slots/slot-index.ts';
import { rowsOfTeamByte } from '../slots/team-codec.ts';
import type { CallName, MatrixColumn, MatrixOption } from './matrix.ts';

/** A call as it is judged, before anybody is counted. */
export type JudgedCall = Omit<MatrixOption, 'members'>;

/** A column, what an entry's bytes say there, and how that is judged. */
export interface ColumnJudge {
  readonly column: Omit<MatrixColumn, 'options'>;
  /** Equal for equal calls that are judged alike; 0 = nothing called. */
  keyOf(entry: Uint8Array): number;
  judge(key: number): JudgedCall;
}

/** The columns of a stage in the layout's order. Nothing is judged here: rows are the ledger's. */
export const columnJudges = (
  stage: EventStage,
  layout: SlotLayout,
  scoring: StageScoring,
): ColumnJudge[] => askStage(JUDGES, stage, layout, scoring);

type Judged = readonly [layout: SlotLayout, scoring: StageScoring];

const CALLS: Readonly<Partial<Record<PickType, CallName>>> = {
  [PickType.advancing]: 'through',
  [PickType.cleanSweepWinner]: 'undefeated',
  [PickType.cleanSweepLoser]: 'winless',
  [PickType.firstPlace]: 'first',
  [PickType.secondPlace]: 'second',
};

function teamColumns(
  stage: EventStage<SwissStage | GroupStage>,
  ...[layout, scoring]: Judged
): ColumnJudge[] {
  const typesOf = rowsOfTeamByte(stage);
  const rules = teamRulesOf(stage.format);
  const ruleOf = (type: PickType | undefined) =>
    rules.find(({ pickTypeId }) => pickTypeId === type)?.rule;
  return layout.slots.flatMap((slot, at): ColumnJudge[] => {
    const substage = slot.kind === 'team' ? stage.substages[slot.substage] : undefined;
    if (slot.kind !== 'team' || !substage) return [];
    const { teamId } = slot;
    return [
      {
        column: { eventSubstageId: substage.eventSubstageId, teamId, matchKey: null },
        keyOf: (entry) => entry[at] ?? 0,
        judge: (key) => {
          const types = typesOf[key] ?? [];
          const rows = rowsOfSlot(scoring, at, { low: key, high: key });
          const rowOf = (type: PickType | undefined) =>
            rows.find(({ rule }) => rule === ruleOf(type)) ?? null;
          const best = types.at(-1);
          const [own, through] = [rowOf(best), rowOf(PickType.advancing)];
          const isShort =
            own?.outcome === 'wrong' &&
            best !== PickType.advancing &&
            through !== null &&
            through.outcome !== 'wrong';
          return {
            call: (best && CALLS[best]) ?? 'through',
            teamId,
            place: null,
            score: null,
            outcome: (isShort ? through : (own ?? through))?.outcome ?? null,
            scoreOutcome: null,
            isShort,
          };
        },
      },
    ];
  });
}

/** A called place counts by the nearest of its rules that is not lost. */
function placeColumns(
  { substages }: EventStage<OrderStage>,
  ...[layout, scoring]: Judged
): ColumnJudge[] {
  return layout.slots.flatMap((slot, at): ColumnJudge[] => {
    const substage = slot.kind === 'team' ? substages[slot.substage] : undefined;
    if (slot.kind !== 'team' || !substage) return [];
    const { teamId } = slot;
    return [
      {
        column: { eventSubstageId: substage.eventSubstageId, teamId, matchKey: null },
        keyOf: (entry) => entry[at] ?? 0,
        judge: (place) => {
          const rows = rowsOfSlot(scoring, at, { low: place, high: place });
          const exact = rows.at(-1);
          const left = rows.findLast(({ outcome }) => outcome !== 'wrong') ?? exact;
          return {
            call: 'place',
            teamId,
            place,
            score: null,
            outcome: left?.outcome ?? null,
            scoreOutcome: null,
            isShort: left !== exact,
          };
        },
      },
    ];
  });
}

/** Set where the match decides the title, which a reset can take from the final. */
const TITLE = 0x10000;

function matchColumns(
  stage: EventStage<BracketStage>,
  ...[layout, scoring]: Judged
): ColumnJudge[] {
  const graph = compileBracket(stage.format);
  const index = slotIndexOf(layout);
  const final = resetBase(graph);
  return stage.substages.flatMap(({ eventSubstageId, teamIds }, at) => {
    const slotOf = (kind: MatchSlotKind, match: number) => index.ofMatch(kind, at, match);
    const resetAt = graph.reset === null ? null : slotOf('winner', graph.reset);
    const titleAt = final === null ? null : slotOf('champion', final);
    const titleMatchOf = (entry: Uint8Array): number | null => {
      const reset = resetAt === null ? 0 : (entry[resetAt] ?? 0);
      return reset !== 0 && reset !== NOT_PLAYED ? graph.reset : final;
    };
    return graph.matches.flatMap((node): ColumnJudge[] => {
      if (node.round) {
        const isFirst = node.round.matches[0] === node.index;
        const slots = node.round.matches.flatMap((match) => slotOf('winner', match) ?? []);
        return isFirst ? roundColumns({ eventSubstageId, teamIds }, node.key, slots, scoring) : [];
      }
      const winnerAt = slotOf('winner', node.index);
      if (winnerAt === null) return [];
      const scoreAt = slotOf('score', node.index);
      const isLast = titleAt !== null && (node.index === final || node.isReset);
      return [
        {
          column: { eventSubstageId, teamId: null, matchKey: node.key },
          keyOf: (entry) => {
            const winner = entry[winnerAt] ?? 0;
            if (winner === 0) return 0;
            const score = scoreAt === null ? 0 : (entry[scoreAt] ?? 0);
            const isTitle = isLast && titleMatchOf(entry) === node.index;
            return winner | (score << 8) | (isTitle ? TITLE : 0);
          },
          judge: (key) => {
            const [winner, score] = [key & 0xff, (key >> 8) & 0xff];
            const rowsAt = (slot: number | null, byte: number) =>
              slot === null ? [] : rowsOfSlot(scoring, slot, { low: byte, high: byte });
            const own = rowsAt(winnerAt, winner);
            const teamId = winner === NOT_PLAYED ? null : (teamIds[winner - 1] ?? null);
            const [scored] =
              scoreAt === null || score === 0
                ? []
                : rowsOfSlot(scoring, scoreAt, { low: winner, high: score });
            const games = seriesScores(node.bestOf)[score - 1];
            const outcome = outcomeOfCall({
              pick: teamId,
              winner: [
                ...(key & TITLE ? rowsAt(titleAt, winner) : []),
                ...(node.isReset ? [] : own),
              ],
              reset: (node.isReset && own[0]) || null,
            });
            return {
              call: teamId === null ? 'not_played' : 'winner',
              teamId,
              place: null,
              score: games ? [games.winner, games.loser] : null,
              outcome,
              scoreOutcome: scored?.outcome ?? null,
              isShort: false,
            };
          },
        },
      ];
    });
  });
}

/** A column for each team that can go on from a drawn round: nobody calls one of its matches. */
const roundColumns = (
  { eventSubstageId, teamIds }: Pick<EventSubstage, 'eventSubstageId' | 'teamIds'>,
  matchKey: string,
  slots: readonly number[],
  scoring: StageScoring,
): ColumnJudge[] =>
  teamIds.map((teamId, position) => ({
    column: { eventSubstageId, teamId, matchKey },
    keyOf: (entry) => (slots.some((slot) => entry[slot] === position + 1) ? 1 : 0),
    judge: () => {
      // Rows of a team are the same in every place of the round.
      const [first = null] = slots;
      const byte = position + 1;
      const rows = first === null ? [] : rowsOfSlot(scoring, first, { low: byte, high: byte });
      return {
        call: 'winner',
        teamId,
        place: null,
        score: null,
        outcome: rows[0]?.outcome ?? null,
        scoreOutcome: null,
        isShort: false,
      };
    },
  }));

/** A match of a group; its call has the score only where scores are called. */
function fixtureColumns(
  stage: EventStage<FixtureStage>,
  ...[layout, scoring]: Judged
): ColumnJudge[] {
  const groups = fixtureGroups(stage);
  return layout.slots.flatMap((slot, at): ColumnJudge[] => {
    const group = slot.kind === 'fixture' ? groups[slot.substage] : undefined;
    const fixture = slot.kind === 'fixture' ? group?.list[slot.match] : undefined;
    if (!group || !fixture) return [];
    const { substage, details } = group;
    const [top, bottom] = teamsOfFixture(substage, fixture);
    return [
      {
        column: {
          eventSubstageId: substage.eventSubstageId,
          teamId: null,
          matchKey: fixture.key,
        },
        keyOf: (entry) => entry[at] ?? 0,
        judge: (byte) => {
          const called = callOfByte(details.fixtures, byte);
          const rows = rowsOfSlot(scoring, at, { low: byte, high: byte });
          const score = rows.find(({ rule }) => rule === EXACT_SCORE);
          const own = rows.find(({ rule }) => rule !== EXACT_SCORE) ?? score;
          const isScored = called?.winner != null && isScoreCalled(details.fixtures);
          const [won = 0, lost = 0] = (called?.scores ?? []).toSorted((one, other) => other - one);
          const teams = { top, bottom };
          return {
            call: called?.winner == null ? 'draw' : 'winner',
            teamId: called?.winner == null ? null : teams[called.winner],
            place: null,
            score: isScored ? [won, lost] : null,
            outcome: own?.outcome ?? null,
            scoreOutcome: score?.outcome ?? null,
            isShort: false,
          };
        },
      },
    ];
  });
}

const JUDGES: ByStage<ColumnJudge[], Judged> = {
  swiss: teamColumns,
  groups: teamColumns,
  orders: placeColumns,
  fixtures: fixtureColumns,
  brackets: matchColumns,
};
