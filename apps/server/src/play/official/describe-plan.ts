import { areResultsComplete, type LoadedEvent } from '../events/loaded-event.ts';
import type { StageRedraw } from '../events/stages/plan-redraws.ts';
import { teamNamesOf } from '../events/teams/team-names.ts';
import type { OfficialPlan } from './plan-official.ts';

/** The consequences of entering results, in words that staff can check. */
export function describePlan(
  before: LoadedEvent,
  plan: OfficialPlan,
  finishWaitSeconds: number,
): string[] {
  const nameOf = teamNamesOf(before);
  const { corrected, redrawn, redraws } = plan;
  return [
    ...redrawn.map(
      ({ from, to }) =>
        `${corrected.after.name}: picks of ${nameOf(from)} become picks of ${nameOf(to)}`,
    ),
    ...redraws.flatMap((redraw) => describeRedraw(redraw, nameOf)),
    ...describeMove(before, plan),
    ...describeEnd(before, plan, finishWaitSeconds),
  ];
}

function describeRedraw(
  { after, replaced, left, added, waiting, unplaced }: StageRedraw,
  nameOf: (teamId: number) => string,
): string[] {
  const lines = [
    ...replaced.map(({ from, to }) => `${nameOf(to)} takes the place of ${nameOf(from)}`),
    ...left.map((teamId) => `${nameOf(teamId)} leaves, and the place is open`),
    ...added.map((teamId) => `${nameOf(teamId)} is in`),
    ...waiting.map((teamId) => `${nameOf(teamId)} keeps the place until its team is known`),
    ...unplaced.map((teamId) => `there is no place for ${nameOf(teamId)}`),
  ];
  return lines.map((line) => `${after.name}: ${line}`);
}

function describeMove(before: LoadedEvent, { move }: OfficialPlan): string[] {
  const { stages, row } = before;
  if (move === 'opens') return [`${stages[row.stage + 1]?.name}: opens for picks`];
  if (move === 'closes') {
    return [`${stages[row.stage]?.name}: closes again until its teams are known`];
  }
  return [];
}

/** Whether the event is finished after a while, or is played again [rule: events-28]. */
function describeEnd(
  before: LoadedEvent,
  { event }: OfficialPlan,
  finishWaitSeconds: number,
): string[] {
  const { finishedAt, completedAt, rewardedAt } = before.row;
  const [was, is] = [areResultsComplete(before), areResultsComplete(event)];
  if (is && finishedAt === null) {
    return [`Every result is official then: the event is finished ${inTime(finishWaitSeconds)}`];
  }
  const isOver = finishedAt !== null || completedAt !== null;
  return isOver && was && !is && rewardedAt === null ? ['The event is played again'] : [];
}

function inTime(seconds: number): string {
  if (seconds < 60) return 'at once';
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'a minute later' : `${minutes} minutes later`;
}
