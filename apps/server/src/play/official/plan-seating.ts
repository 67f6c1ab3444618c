import {
  type EventStage,
  hasResults,
  keepResults,
  type MatchPick,
  type Replacement,
  withTeamsReplaced,
} from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findStage, type LoadedStage, withStage, withStages } from '../events/loaded-event.ts';
import type { EventChange } from '../events/running/change-event.ts';
import { findPickedStageIds } from '../picks/entries.repository.ts';
import { type FollowedStage, followedOf, planOfficial } from './plan-official.ts';

/** The teams of a stage as staff seat them. */
export interface Seating {
  readonly eventStageId: number;
  /** The teams of substages; those that are left out stay as they are. */
  readonly teams: ReadonlyMap<number, readonly number[]>;
  /** Everybody who starts in a bracket. */
  readonly openings: readonly MatchPick[];
}

export interface SeatingPlan {
  readonly before: LoadedStage;
  readonly after: LoadedStage;
  readonly replaced: readonly Replacement[];
  readonly followed: readonly FollowedStage[];
  readonly pickedStageIds: ReadonlySet<number>;
}

export type SeatingRefusal =
  | 'stage_not_found'
  | 'stage_has_results'
  | 'places_fixed'
  | 'invalid_picks';

/**
 * Plans the seating of a stage's teams. In a picked stage the teams that stay keep their places. A
 * new team takes the place of one that left, or the next free one. So picks follow the place and
 * stay readable. Results of unpicked matches stay where the same teams play them.
 */
export async function planSeating(
  db: Kysely<Schema>,
  { event, now }: Pick<EventChange, 'event' | 'now'>,
  { eventStageId, teams, openings }: Seating,
): Promise<Outcome<SeatingPlan, SeatingRefusal>> {
  const before = findStage(event, eventStageId);
  if (!before) return refuse('stage_not_found');
  if (hasResults(before.stage.format, before.official)) return refuse('stage_has_results');
  const pickedStageIds = await findPickedStageIds(db, event.row.id);
  const isPicked = pickedStageIds.has(before.id);
  if (isPicked && isShortened(before.stage, teams)) return refuse('places_fixed');
  const seated = seat(before, teams, isPicked);
  const matchPicks = keepResults(seated.stage, openings, seated.official.matchPicks);
  const planned = await planOfficial(
    db,
    { event: withStages(event, [seated]), now },
    { eventStageId, picks: { groupStagePicks: [], matchPicks } },
  );
  if (!planned.ok) {
    if (planned.code !== 'invalid_picks') throw new Error(`A draw is refused: ${planned.code}`);
    return planned;
  }
  const { after } = planned.value.corrected;
  const replaced = replacedIn(before.stage, after.stage);
  const followed = followedOf({ before, after, replaced }, pickedStageIds);
  return done({ before, after, replaced, followed, pickedStageIds });
}

/** A place that is gone takes along what is picked of it. */
const isShortened = ({ substages }: EventStage, teams: Seating['teams']): boolean =>
  substages.some(({ eventSubstageId, teamIds }) => {
    const wanted = teams.get(eventSubstageId)?.length ?? teamIds.length;
    return wanted < teamIds.length;
  });

/** The stage with these teams, in whose draw and official rows new teams stand where others stood. */
function seat(loaded: LoadedStage, teams: Seating['teams'], isPicked: boolean): LoadedStage {
  const moves = loaded.stage.substages.map(({ eventSubstageId, teamIds }) =>
    moveOf(teamIds, teams.get(eventSubstageId) ?? teamIds),
  );
  const replaced = moves.flatMap((move) => move.replaced);
  const { stage, official } = withTeamsReplaced(loaded.stage, loaded.official, replaced);
  const substages = stage.substages.map((substage, index) => {
    const wanted = teams.get(substage.eventSubstageId);
    const added = moves[index]?.added ?? [];
    return wanted
      ? { ...substage, teamIds: isPicked ? [...substage.teamIds, ...added] : wanted }
      : substage;
  });
  const listed = new Set(substages.flatMap(({ teamIds }) => teamIds));
  return {
    ...withStage(loaded, { stage: { ...stage, substages }, official }),
    arrivals: loaded.arrivals.filter((teamId) => listed.has(teamId)),
  };
}

/** Newcomers take the places of leaving teams in order. */
function moveOf(was: readonly number[], is: readonly number[]) {
  const left = was.filter((teamId) => !is.includes(teamId));
  const came = is.filter((teamId) => !was.includes(teamId));
  return {
    replaced: left.flatMap((from, at): Replacement[] => {
      const to = came[at];
      return to === undefined ? [] : [{ from, to }];
    }),
    added: came.slice(left.length),
  };
}

/** Places of the list whose team changed. */
const replacedIn = (before: EventStage, after: EventStage): Replacement[] =>
  before.substages.flatMap(({ teamIds }, index) =>
    teamIds.flatMap((from, place) => {
      const to = after.substages[index]?.teamIds[place];
      return to === undefined || to === from ? [] : [{ from, to }];
    }),
  );
