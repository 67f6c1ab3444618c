import type { EventStage } from '../model/event-stage.ts';
import type { GroupStage, OrderStage } from '../model/format.ts';
import { orderOf } from '../model/group-counts.ts';
import type { GroupStagePick } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { fatesOfGroups } from './group-fates.ts';
import { furtherCount, groupAdvancingCount } from './group-picks.ts';
import { goesOnFrom, orderFates } from './order-fates.ts';

type Rows = readonly GroupStagePick[];

/** A team at the next place of which nobody has said whether it goes on. */
export interface OpenTeam {
  readonly eventSubstageId: number;
  readonly teamId: number;
}

/** The open teams, and how many of them go on; null = not every group has its sure teams yet. */
export interface OpenNext {
  readonly teams: readonly OpenTeam[];
  readonly left: number;
}

/** Once every group has told its sure teams: the teams at the next place of which nobody has said more. */
export const openNext = (stage: EventStage, rows: Rows): OpenNext | null => {
  const details = stage.format.groupStageDetails;
  return details && furtherCount(details) > 0 ? askStage(OPEN, stage, rows) : null;
};

const OPEN: ByStage<OpenNext | null, [rows: Rows]> = {
  swiss: () => null,
  groups: openOfGroups,
  orders: openOfOrders,
  fixtures: () => null,
  brackets: () => null,
};

/** One team is left in each group of which not everything is known. */
function openOfGroups(
  { format: { groupStageDetails }, substages }: EventStage<GroupStage>,
  rows: Rows,
): OpenNext | null {
  const { groups, total } = fatesOfGroups(groupStageDetails, substages, rows);
  const through = groups.reduce((sum, own) => sum + own.advancing.size, 0);
  const open = substages.map(({ eventSubstageId, teamIds }, group) =>
    teamIds
      .filter((teamId) => !groups[group]?.advancing.has(teamId) && !groups[group]?.out.has(teamId))
      .map((teamId): OpenTeam => ({ eventSubstageId, teamId })),
  );
  const isReady = groups.every((own, at) => own.advancing.size > 0 && (open[at]?.length ?? 0) <= 1);
  return isReady ? { teams: open.flat(), left: total - through } : null;
}

function openOfOrders(
  { format: { groupStageDetails }, substages }: EventStage<OrderStage>,
  rows: Rows,
): OpenNext | null {
  let named = 0;
  const teams: OpenTeam[] = [];
  for (const [group, substage] of substages.entries()) {
    const details = orderOf(groupStageDetails, group);
    const place = groupAdvancingCount(details) + 1;
    const next = [...orderFates(details, substage, rows).placeOf].find(([, own]) => own === place);
    if (!next) return null;
    const [teamId] = next;
    const { eventSubstageId } = substage;
    const isThrough = goesOnFrom(details, substages, { teamId, place }, rows);
    if (isThrough) named += 1;
    if (isThrough === null) teams.push({ eventSubstageId, teamId });
  }
  return { teams, left: (groupStageDetails.bestOfNextPlace?.count ?? 0) - named };
}
