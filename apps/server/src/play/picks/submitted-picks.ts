import type { Body } from '@callshot/contract';
import type { MatchPick, PickSet } from '@callshot/rules';

type SubmittedLists = Pick<
  Body<'POST /api/picks/save/user/:eventId'>,
  'groupStagePicks' | 'matchPicks'
>;

/** Reads the sent lists as picks. Event and user ids in the body are ignored [rule: picks-15]. */
export const pickSetOf = (body: SubmittedLists): PickSet => ({
  groupStagePicks: body.groupStagePicks.map((pick) => ({
    eventStageId: pick.eventStageId,
    eventSubstageId: pick.eventSubstageId,
    teamId: pick.teamId,
    pickTypeId: pick.pickTypeId,
  })),
  matchPicks: body.matchPicks.map(matchPickOf),
});

function matchPickOf(pick: SubmittedLists['matchPicks'][number]): MatchPick {
  const { eventId: _, userId: __, topTeam: ___, bottomTeam: ____, outcome, ...match } = pick;
  return outcome === undefined ? match : { ...match, outcome };
}

/** The stages that picks belong to. */
export const stageIdsOf = (picks: PickSet): ReadonlySet<number> =>
  new Set([...picks.groupStagePicks, ...picks.matchPicks].map((pick) => pick.eventStageId));

/** Event and owner of picks; null = official results. */
export interface Belonging {
  readonly eventId: number;
  readonly userId: number | null;
}

/** Pick lists as answers carry them. */
export const listsOf = (sets: readonly PickSet[], { eventId, userId }: Belonging) => ({
  groupStagePicks: sets.flatMap((set) =>
    set.groupStagePicks.map((pick) => ({ ...pick, eventId, userId })),
  ),
  matchPicks: sets.flatMap((set) => set.matchPicks.map((pick) => ({ ...pick, eventId, userId }))),
});
