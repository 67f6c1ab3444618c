import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { GroupStagePick, PickType } from '../model/picks.ts';

/** One step of picking teams in a Swiss stage or in groups. */
export interface TeamPickStep {
  readonly pickTypeId: PickType;
  /** Teams to pick in a substage; steps that ask for none are left out. */
  readonly count: number;
}

/** One part of a team stage's slip: the teams picked for this, and the scoring rule that judges them. */
export interface SlipPart {
  readonly pickTypeId: PickType;
  readonly rule: string;
}

export type ToggleRefusal =
  | 'no_such_step'
  | 'unknown_team'
  | 'not_eligible'
  | 'full'
  /** As many groups as may do so have one team more already. */
  | 'further_full';

/** A step for which some groups take one team more than the others [rule: groups-30]. */
export interface FurtherPicks {
  readonly pickTypeId: PickType;
  /** So many groups take one more. */
  readonly count: number;
  /** The teams that a group takes anyway, by its position from 0. */
  sureIn(group: number): number;
}

export type ToggleOutcome =
  | {
      readonly ok: true;
      readonly picks: readonly GroupStagePick[];
      /** Other picks that fell away with it. */
      readonly cleared: readonly GroupStagePick[];
    }
  | { readonly ok: false; readonly code: ToggleRefusal };

/** The possible statements about teams of a stage, and their dependencies. */
export interface TeamEntering {
  /** Pick types, each after those that it depends on. */
  readonly order: readonly PickType[];
  /** The most teams that a step takes of a substage, and of the group at its position. */
  limitOf(pickTypeId: PickType, substage: EventSubstage, group: number): number;
  /** Whether a team with these other picks may be picked for this step. */
  isEligible(pickTypeId: PickType, others: ReadonlySet<PickType>): boolean;
  /** Pick types that a team loses when it gets, or loses, this one. */
  clearedBy(pickTypeId: PickType, isPicked: boolean): readonly PickType[];
  /** Whether a click on another team replaces the one picked for this step. */
  isReplaced(pickTypeId: PickType): boolean;
  /** Absent = every group takes the teams that its steps ask for. */
  readonly further?: FurtherPicks;
}

/** The picking of one kind of team stage; Swiss stages and groups each have their own. */
export interface TeamPicking extends TeamEntering {
  /** Steps of any substage, with the most teams that one asks for. */
  readonly steps: readonly TeamPickStep[];
  /** The steps of one substage, by its position from 0. */
  stepsIn(group: number): readonly TeamPickStep[];
  /** A slip as it is read: the best teams first. */
  readonly slip: readonly SlipPart[];
}

/** Each step takes as many teams of a substage as it asks for there. */
export const entersSteps = (
  steps: readonly TeamPickStep[],
  stepsIn: (group: number) => readonly TeamPickStep[],
): Pick<TeamPicking, 'steps' | 'stepsIn' | 'order' | 'limitOf'> => ({
  steps,
  stepsIn,
  order: steps.map(({ pickTypeId }) => pickTypeId),
  limitOf: (pickTypeId, _, group) => askedFor(stepsIn(group), pickTypeId),
});

/** The number of teams that a step asks for; 0 without such a step. */
export const askedFor = (steps: readonly TeamPickStep[], pickTypeId: PickType): number =>
  steps.find((step) => step.pickTypeId === pickTypeId)?.count ?? 0;

/** The teams of a substage that stand picked for a step. */
export const teamsPickedFor = (
  picks: readonly GroupStagePick[],
  { eventSubstageId }: Pick<EventSubstage, 'eventSubstageId'>,
  pickTypeId: PickType,
): number[] =>
  picks
    .filter((pick) => pick.eventSubstageId === eventSubstageId && pick.pickTypeId === pickTypeId)
    .map((pick) => pick.teamId);

/** The number of groups that have one team more than each group takes. */
export const furtherPicked = (
  { pickTypeId, sureIn }: FurtherPicks,
  { substages }: Pick<EventStage, 'substages'>,
  picks: readonly GroupStagePick[],
): number =>
  substages.filter(
    (substage, group) => teamsPickedFor(picks, substage, pickTypeId).length > sureIn(group),
  ).length;

/** The teams of a substage that may be picked for a step, in their fixed order. */
export const eligibleTeams = (
  entering: TeamEntering,
  picks: readonly GroupStagePick[],
  substage: EventSubstage,
  pickTypeId: PickType,
): number[] =>
  substage.teamIds.filter((teamId) =>
    entering.isEligible(pickTypeId, typesOf(picks, substage, teamId)),
  );

type TeamPick = Pick<GroupStagePick, 'eventSubstageId' | 'teamId' | 'pickTypeId'>;

/** Picks a team for a step, or takes the pick back; what depended on it is cleared. */
export function toggleTeamPick(
  entering: TeamEntering,
  stage: EventStage,
  picks: readonly GroupStagePick[],
  at: TeamPick,
): ToggleOutcome {
  const { eventSubstageId, teamId, pickTypeId } = at;
  if (!entering.order.includes(pickTypeId)) return { ok: false, code: 'no_such_step' };
  const group = stage.substages.findIndex((known) => known.eventSubstageId === eventSubstageId);
  const substage = stage.substages[group];
  if (!substage?.teamIds.includes(teamId)) return { ok: false, code: 'unknown_team' };
  const types = typesOf(picks, substage, teamId);
  const isPicked = !types.has(pickTypeId);
  if (isPicked) {
    if (!entering.isEligible(pickTypeId, types)) return { ok: false, code: 'not_eligible' };
    const limit = entering.limitOf(pickTypeId, substage, group);
    const count = teamsPickedFor(picks, substage, pickTypeId).length;
    if (count >= limit) return { ok: false, code: 'full' };
    const { further } = entering;
    const isFurther = further?.pickTypeId === pickTypeId && count >= further.sureIn(group);
    if (isFurther && furtherPicked(further, stage, picks) >= further.count) {
      return { ok: false, code: 'further_full' };
    }
  }
  const lost = entering.clearedBy(pickTypeId, isPicked);
  const isTeams = (pick: GroupStagePick) =>
    pick.eventSubstageId === eventSubstageId && pick.teamId === teamId;
  const isCleared = (pick: GroupStagePick) => isTeams(pick) && lost.includes(pick.pickTypeId);
  const kept = picks.filter(
    (pick) => !isCleared(pick) && !(isTeams(pick) && pick.pickTypeId === pickTypeId),
  );
  const row = { eventStageId: stage.eventStageId, eventSubstageId, teamId, pickTypeId };
  return {
    ok: true,
    picks: inOrder(stage, isPicked ? [...kept, row] : kept),
    cleared: picks.filter(isCleared),
  };
}

/** As a person clicks: where a step takes one team, another one replaces it. */
export function clickTeam(
  entering: TeamEntering,
  stage: EventStage,
  picks: readonly GroupStagePick[],
  at: TeamPick,
): ToggleOutcome {
  const replaced = entering.isReplaced(at.pickTypeId) ? picks.filter(isRivalOf(at)) : [];
  const kept = picks.filter((pick) => !replaced.includes(pick));
  const outcome = toggleTeamPick(entering, stage, kept, at);
  return outcome.ok ? { ...outcome, cleared: [...replaced, ...outcome.cleared] } : outcome;
}

/** The same step of the same substage, given to another team. */
const isRivalOf =
  (at: TeamPick) =>
  (pick: GroupStagePick): boolean =>
    pick.eventSubstageId === at.eventSubstageId &&
    pick.pickTypeId === at.pickTypeId &&
    pick.teamId !== at.teamId;

/** Picks in one order, whatever the order of clicking: by substage, team and pick type. */
export function inOrder(
  stage: EventStage,
  picks: readonly GroupStagePick[],
): readonly GroupStagePick[] {
  const placeOf = new Map(
    stage.substages.flatMap(({ eventSubstageId, teamIds }, substage) =>
      teamIds.map((teamId, team) => [`${eventSubstageId}-${teamId}`, substage * 1000 + team]),
    ),
  );
  const place = (pick: GroupStagePick) =>
    placeOf.get(`${pick.eventSubstageId}-${pick.teamId}`) ?? Number.MAX_SAFE_INTEGER;
  return [...picks].sort((a, b) => place(a) - place(b) || a.pickTypeId - b.pickTypeId);
}

const typesOf = (
  picks: readonly GroupStagePick[],
  { eventSubstageId }: Pick<EventSubstage, 'eventSubstageId'>,
  teamId: number,
): ReadonlySet<PickType> =>
  new Set(
    picks
      .filter((pick) => pick.eventSubstageId === eventSubstageId && pick.teamId === teamId)
      .map((pick) => pick.pickTypeId),
  );
