import { type OrderFates, orderFates } from '../group/order-fates.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { OrderDetails, OrderStage } from '../model/format.ts';
import { orderOf, placesOf } from '../model/group-counts.ts';
import { bandsOf } from '../model/order-pay.ts';
import type { GroupStagePick } from '../model/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import type { LedgerOutcome, LedgerRow } from './ledger.ts';
import { orderMaximum } from './order-maximum.ts';
import { pickedTeams } from './picked-teams.ts';
import { type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';

interface JudgedGroup {
  readonly substage: EventSubstage;
  readonly details: OrderDetails;
  readonly fates: OrderFates;
}

/** Scores groups whose whole order is picked: each team by how far its place was missed. */
export function judgeOrders(
  stage: EventStage<OrderStage>,
  layout: SlotLayout,
  official: readonly GroupStagePick[],
): StageJudges {
  const groups = stage.substages.map((substage, at): JudgedGroup => {
    const details = orderOf(stage.format.groupStageDetails, at);
    return { substage, details, fates: orderFates(details, substage, official) };
  });
  const slots = layout.slots.flatMap((slot, at): [number, SlotJudge][] => {
    if (slot.kind !== 'team') return [];
    const group = groups[slot.substage];
    if (!group) throw new Error(`Slot ${at} belongs to no group`);
    return [[at, judgeTeam(slot.teamId, group, stage.stageIndex)]];
  });
  return {
    slots: new Map(slots),
    fused: new Map(),
    perfectTotal: groups.reduce((sum, group) => sum + perfectOrderTotal(group), 0),
    maximumOf: (entry) => ({
      points: groups.reduce(
        (sum, { details, fates }, at) =>
          sum + orderMaximum(details.wholeOrder, fates, pickedTeams(layout, at, entry)),
        0,
      ),
      isExact: true,
    }),
  };
}

/** Every team at its place [rule: scoring-20]. Until all teams are known, those to come count as well. */
const perfectOrderTotal = ({ details }: JudgedGroup): number =>
  placesOf(details) * details.wholeOrder.pointsPerExactPlace;

function judgeTeam(
  teamId: number,
  { substage: { eventSubstageId }, details, fates }: JudgedGroup,
  stageIndex: number,
): SlotJudge {
  const bands = bandsOf(details.wholeOrder);
  const isWithin = (called: number, distance: number) => (place: number) =>
    Math.abs(called - place) <= distance;
  const place = fates.placeOf.get(teamId);
  const outcomeOf = (called: number, distance: number): LedgerOutcome => {
    const isRight = isWithin(called, distance);
    if (place !== undefined) return isRight(place) ? 'correct' : 'wrong';
    return fates.free.some(isRight) ? 'pending' : 'wrong';
  };
  const base = { stageIndex, eventSubstageId, teamId, matchKey: null };
  return (called): LedgerRow[] =>
    called === 0
      ? []
      : bands.map(({ distance, rule, worth }) =>
          settled({ ...base, rule, worth, outcome: outcomeOf(called, distance) }),
        );
}
