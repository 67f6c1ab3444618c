import { compileBracket } from '../bracket/compile-bracket.ts';
import { fixtureCount } from '../fixtures/fixture-list.ts';
import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import type { EventStage } from '../model/event-stage.ts';
import type {
  BracketStage,
  FixtureDetails,
  GroupStageDetails,
  OrderDetails,
} from '../model/format.ts';
import { fixturesOf, groupOf, orderOf, placesOf } from '../model/group-counts.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { bracketFacts } from '../scoring/bracket-facts.ts';
import { columnRules } from '../scoring/bracket-rules.ts';
import { payOf } from '../scoring/group-scoring.ts';
import type { LedgerOutcome, LedgerRow } from '../scoring/ledger.ts';
import { pickableMatches } from '../scoring/perfect-bracket.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { slotIndexOf } from '../slots/slot-index.ts';
import { teamsOnSlip } from '../stage/team-picking.ts';

/** The slots of a stage’s layout that are calls, and the row that judges a call [rule: trophies-26]. */
export interface CallSlots {
  readonly slots: ReadonlySet<number>;
  /** The outcome of a call by the rows of its slot; null = it was not made, or pays nothing. */
  outcomeOf(rows: readonly LedgerRow[]): LedgerOutcome | null;
}

export const callSlots = (stage: EventStage, layout: SlotLayout): CallSlots =>
  askStage(SLOTS, stage, layout);

/** The calls of a full slip of a stage; its teams need not be known yet. */
export const callsOf = (stage: EventStage): number => askStage(COUNTS, stage);

/** A team is one call, judged by the most that it was picked for: 3-0 before advancing. */
const teamCallSlots = (_: EventStage, { slots }: SlotLayout): CallSlots => ({
  slots: new Set(slots.flatMap(({ kind }, at) => (kind === 'team' ? [at] : []))),
  outcomeOf: (rows) => rows.at(-1)?.outcome ?? null,
});

/** A match is one call, judged by the first row of its winner, as its mark on the board. */
const matchCallSlots = (stage: EventStage<BracketStage>, layout: SlotLayout): CallSlots => ({
  slots: new Set(paidWinnerSlots(stage, layout)),
  outcomeOf: (rows) => rows[0]?.outcome ?? null,
});

const fixtureCallSlots = (_: EventStage, layout: SlotLayout): CallSlots => ({
  slots: new Set(layout.slots.flatMap(({ kind }, at) => (kind === 'fixture' ? [at] : []))),
  outcomeOf: (rows) => rows[0]?.outcome ?? null,
});

const SLOTS: ByStage<CallSlots, [layout: SlotLayout]> = {
  swiss: teamCallSlots,
  groups: teamCallSlots,
  orders: teamCallSlots,
  fixtures: fixtureCallSlots,
  brackets: matchCallSlots,
};

const COUNTS: ByStage<number> = {
  swiss: ({ format, substages }) => sumOf(substages.map((_, group) => teamsOnSlip(format, group))),
  groups: ({ format, substages }) =>
    sumOf(substages.map((_, group) => callsOfGroup(groupOf(format.groupStageDetails, group)))) +
    furtherCalls(format.groupStageDetails),
  orders: ({ format, substages }) =>
    sumOf(substages.map((_, group) => callsOfOrder(orderOf(format.groupStageDetails, group)))),
  fixtures: ({ format, substages }) =>
    sumOf(
      substages.map((_, group) => callsOfFixtures(fixturesOf(format.groupStageDetails, group))),
    ),
  brackets: (stage) => paidWinnerSlots(stage, compileLayout(stage)).length,
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Every match of a group is a call, if anything about it pays. */
const callsOfFixtures = (details: FixtureDetails): number => {
  const { pointsPerResult, pointsPerExactScore = 0 } = details.fixtures;
  return pointsPerResult + pointsPerExactScore > 0 ? fixtureCount(details) : 0;
};

/** Every place of a group is a call, if a place that is met pays [rule: trophies-26]. */
const callsOfOrder = (details: OrderDetails): number =>
  details.wholeOrder.pointsPerExactPlace > 0 ? placesOf(details) : 0;

/** Teams at the next place of their groups. */
const furtherCalls = (details: GroupStageDetails): number =>
  details.pointsPerAdvancing > 0 ? furtherCount(details) : 0;

/** The calls of one group: its teams, or its places if advancing pays nothing. */
function callsOfGroup(details: GroupStageDetails): number {
  const { advancing, first, second } = payOf(details);
  return advancing > 0 ? groupAdvancingCount(details) : Number(first > 0) + Number(second > 0);
}

/**
 * Winners of matches and of the title that pay anything. Byes are no calls, nor is whether a reset is
 * played.
 */
function paidWinnerSlots(stage: EventStage<BracketStage>, layout: SlotLayout): number[] {
  const graph = compileBracket(stage.format);
  const index = slotIndexOf(layout);
  return stage.substages.flatMap((substage, at) => {
    const facts = bracketFacts(graph, substage, []);
    const rules = columnRules({ stage, substage, at, graph, index, facts });
    const isPickable = pickableMatches({ graph, substage });
    const isCalled = (slot: number): boolean => {
      const called = layout.slots[slot];
      if (called?.kind !== 'winner' && called?.kind !== 'champion') return false;
      return called.match !== graph.reset && isPickable(called.match);
    };
    return [...rules].flatMap(([slot, own]) => (own.length > 0 && isCalled(slot) ? [slot] : []));
  });
}
