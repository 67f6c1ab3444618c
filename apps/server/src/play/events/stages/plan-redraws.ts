import {
  type ArrivingTeam,
  arrivingTeams,
  type EventSubstage,
  entriesFollow,
  type Replacement,
  redrawStage,
  seatArrivals,
  sourcesOf,
} from '@callshot/rules';
import { isResultKnown, type LoadedEvent, type LoadedStage, withStage } from '../loaded-event.ts';

/** One stage before and after a correction. */
export interface StageChange {
  readonly before: LoadedStage;
  readonly after: LoadedStage;
}

/** A later stage that a correction changes, and what becomes of whose places. */
export interface StageRedraw extends StageChange {
  readonly replaced: readonly Replacement[];
  /** Teams that left, without a successor. */
  readonly left: readonly number[];
  /** Teams that came without taking another team's place, or have one in the draw now. */
  readonly added: readonly number[];
  /** Teams that did not go through after all, and keep their place until their successor is known. */
  readonly waiting: readonly number[];
  /** Teams that go through now to a stage of several lists: the draw says which takes them. */
  readonly unplaced: readonly number[];
}

/** Follows a change of results or teams into later stages, as far as other teams come into them. */
export function planRedraws(
  event: LoadedEvent,
  corrected: StageChange,
  pickedStageIds: ReadonlySet<number>,
): StageRedraw[] {
  const redraws: StageRedraw[] = [];
  const changes = new Map<number, StageChange>([[corrected.before.index, corrected]]);
  const stagesAs = (side: keyof StageChange): readonly LoadedStage[] =>
    event.stages.map((stage) => changes.get(stage.index)?.[side] ?? stage);
  for (const later of event.stages.slice(corrected.before.index + 1)) {
    if (!sourcesOf(later.stage.format, later.index).some((at) => changes.has(at))) continue;
    const was = arrivingTeams(stagesAs('before'), later.index);
    const is = arrivingTeams(stagesAs('after'), later.index);
    const redraw = redrawAfter({ was, is }, later, pickedStageIds.has(later.id));
    const { after, replaced, left, added, waiting, unplaced } = redraw;
    const told = [...replaced, ...left, ...added, ...waiting, ...unplaced];
    if (told.length === 0 && isSameList(later.arrivals, after.arrivals)) continue;
    redraws.push(redraw);
    changes.set(later.index, redraw);
  }
  return redraws;
}

interface Arrivals {
  readonly was: readonly ArrivingTeam[];
  readonly is: readonly ArrivingTeam[];
}

function redrawAfter(arrivals: Arrivals, later: LoadedStage, isPicked: boolean): StageRedraw {
  const { was } = arrivals;
  const isSeated = later.stage.format.entries !== undefined;
  const listed = new Set(later.stage.substages.flatMap(({ teamIds }) => teamIds));
  const is = arrivals.is.filter((team) => isToCome(team, was, listed));
  const redrawn = redrawStage(later.stage, later.official, {
    was,
    is,
    arrivals: later.arrivals,
    // Matches that staff have paired name these teams.
    isPicked: isPicked || (isSeated && later.byHand.size > 0),
    isSeated,
  });
  const { waiting, unplaced, replaced, left } = redrawn;
  const succeeding = new Set(replaced.map(({ to }) => to));
  const come = is.filter(
    ({ teamId, seat }) =>
      seat !== null &&
      !succeeding.has(teamId) &&
      (redrawn.added.includes(teamId) ||
        unplaced.includes(teamId) ||
        (later.stage.format.bracket !== null && !was.some((team) => team.teamId === teamId))),
  );
  const { stage, official, seated } = seat(later, redrawn, { come, all: arrivals.is, isPicked });
  const added = [...new Set([...redrawn.added, ...seated])];
  const hadGone = new Set(was.map(({ teamId }) => teamId));
  const through = new Set(is.map(({ teamId }) => teamId));
  return {
    replaced,
    left,
    before: later,
    after: {
      ...withStage(later, { stage, official }),
      arrivals: stage.substages.flatMap(({ teamIds }) =>
        teamIds.filter((teamId) => through.has(teamId) || waiting.includes(teamId)),
      ),
    },
    added,
    waiting: waiting.filter((teamId) => hadGone.has(teamId)),
    unplaced: unplaced.filter((teamId) => !hadGone.has(teamId) && !seated.includes(teamId)),
  };
}

/** Staff may have put somebody else where an entry brought a team: it does not come back by itself. */
const isToCome = (
  { teamId, seat, place }: ArrivingTeam,
  was: readonly ArrivingTeam[],
  listed: ReadonlySet<number>,
): boolean =>
  seat === null ||
  listed.has(teamId) ||
  !was.some((team) => team.teamId === teamId && team.place === place);

/**
 * Teams take the places that their entries name. A draw that is picked in stays as it is where entries would lose
 * their meaning: staff are told who waits.
 */
function seat(
  later: LoadedStage,
  { stage, official }: Pick<LoadedStage, 'stage' | 'official'>,
  {
    isPicked,
    ...arrivals
  }: {
    readonly come: readonly ArrivingTeam[];
    readonly all: readonly ArrivingTeam[];
    readonly isPicked: boolean;
  },
) {
  const isFixed = isPicked || later.byHand.size > 0 || isResultKnown(later);
  const isByHand = ({ eventSubstageId }: EventSubstage) => !later.followed.has(eventSubstageId);
  const seated = seatArrivals(stage, official, { ...arrivals, isFixed, isByHand });
  return isPicked && !entriesFollow(stage, seated.stage) ? { stage, official, seated: [] } : seated;
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);
