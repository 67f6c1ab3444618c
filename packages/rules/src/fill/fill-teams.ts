import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { type GroupStagePick, type PickSet, PickType } from '../model/picks.ts';
import {
  eligibleTeams,
  furtherPicked,
  type TeamPicking,
  teamsPickedFor,
  toggleTeamPick,
} from '../picks/team-steps.ts';
import { isSweep, meetings } from '../stage/clashing-calls.ts';
import { teamPickingOf } from '../stage/team-picking.ts';
import { ranksIn } from './team-ranks.ts';

type Rows = readonly GroupStagePick[];

/** Fills a Swiss stage, or groups without brackets, step by step. */
export function fillTeams(stage: EventStage, order: readonly number[], kept: PickSet): PickSet {
  const picking = teamPickingOf(stage.format);
  if (!picking) return { groupStagePicks: [], matchPicks: [] };
  let rows = clickable(stage, picking, kept.groupStagePicks);
  for (const [group, substage] of stage.substages.entries()) {
    for (const { pickTypeId, count } of picking.stepsIn(group)) {
      const asked = count - teamsPickedFor(rows, substage, pickTypeId).length;
      for (let made = 0; made < asked; made += 1) {
        rows = withNext({ stage, picking, substage, pickTypeId, order }, rows) ?? rows;
      }
    }
  }
  return { groupStagePicks: withFurther(stage, picking, order, rows), matchPicks: [] };
}

/** The groups that send on one more are those whose next team is the best by the order [rule: groups-30]. */
function withFurther(
  stage: EventStage,
  picking: TeamPicking,
  order: readonly number[],
  kept: Rows,
): Rows {
  const { further } = picking;
  if (!further) return kept;
  const { pickTypeId } = further;
  let rows = kept;
  const rankOf = ranksIn({ teamIds: stage.substages.flatMap(({ teamIds }) => teamIds) }, order);
  for (let made = furtherPicked(further, stage, kept); made < further.count; made += 1) {
    const next = stage.substages.flatMap((substage, group) => {
      const picked = teamsPickedFor(rows, substage, pickTypeId);
      if (picked.length !== further.sureIn(group)) return [];
      const more = withNext({ stage, picking, substage, pickTypeId, order }, rows);
      const now = more === null ? [] : teamsPickedFor(more, substage, pickTypeId);
      const teamId = now.find((own) => !picked.includes(own));
      return more === null || teamId === undefined ? [] : [{ rows: more, rank: rankOf(teamId) }];
    });
    rows = next.toSorted((one, other) => one.rank - other.rank)[0]?.rows ?? rows;
  }
  return rows;
}

/** The rows that clicks could have made, each once. */
function clickable(stage: EventStage, picking: TeamPicking, kept: Rows): Rows {
  let rows: Rows = [];
  for (const pickTypeId of picking.order) {
    for (const row of kept) {
      if (row.pickTypeId !== pickTypeId) continue;
      if (teamsPickedFor(rows, row, pickTypeId).includes(row.teamId)) continue;
      const clicked = toggleTeamPick(picking, stage, rows, row);
      if (clicked.ok) rows = clicked.picks;
    }
  }
  return rows;
}

interface Step {
  readonly stage: EventStage;
  readonly picking: TeamPicking;
  readonly substage: EventSubstage;
  readonly pickTypeId: PickType;
  readonly order: readonly number[];
}

/**
 * The rows with one more pick of a step: of the best team left, or of the last where teams are
 * called to lose. A call that clashes with one of the step is made only without another. Null if no
 * team can be picked without clearing a pick.
 */
function withNext(step: Step, rows: Rows): Rows | null {
  const { stage, picking, substage, pickTypeId, order } = step;
  const { eventSubstageId } = substage;
  const picked = teamsPickedFor(rows, substage, pickTypeId);
  const rankOf = ranksIn(substage, order);
  const sign = FROM_BELOW.includes(pickTypeId) ? -1 : 1;
  const teams = eligibleTeams(picking, rows, substage, pickTypeId)
    .filter((teamId) => !picked.includes(teamId))
    .toSorted((one, other) => sign * (rankOf(one) - rankOf(other)));
  const met = isSweep(pickTypeId) ? opponentsOf(substage, picked) : new Set<number>();
  let clashing: Rows | null = null;
  for (const teamId of teams) {
    if (met.has(teamId) && clashing !== null) continue;
    const clicked = toggleTeamPick(picking, stage, rows, { eventSubstageId, teamId, pickTypeId });
    if (!clicked.ok || clicked.cleared.length > 0) continue;
    if (!met.has(teamId)) return clicked.picks;
    clashing = clicked.picks;
  }
  return clashing;
}

const FROM_BELOW: readonly PickType[] = [PickType.cleanSweepLoser, PickType.eliminated];

/** The teams that some of these meet. */
function opponentsOf(substage: EventSubstage, teamIds: readonly number[]): ReadonlySet<number> {
  return new Set(
    meetings(substage).flatMap(({ teamIds: pair }) =>
      pair.some((teamId) => teamIds.includes(teamId)) ? pair : [],
    ),
  );
}
