import { advancingPlaces, type Replacement, redrawStage } from '@callshot/rules';
import { type LoadedEvent, type LoadedStage, withStage } from '../loaded-event.ts';

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
  /** Teams that came without taking another team's place. */
  readonly added: readonly number[];
  /** Teams that did not go through after all, and keep their place until their successor is known. */
  readonly waiting: readonly number[];
  /** Teams that go through now to a stage of several lists: the draw says which takes them. */
  readonly unplaced: readonly number[];
}

/** Follows a change of results or teams into later stages, as long as other teams go through. */
export function planRedraws(
  event: LoadedEvent,
  corrected: StageChange,
  pickedStageIds: ReadonlySet<number>,
): StageRedraw[] {
  const redraws: StageRedraw[] = [];
  let earlier = corrected;
  for (const later of event.stages.slice(corrected.before.index + 1)) {
    const redraw = redrawAfter(earlier, later, pickedStageIds.has(later.id));
    const { after, replaced, left, added, waiting, unplaced } = redraw;
    const told = [...replaced, ...left, ...added, ...waiting, ...unplaced];
    if (told.length === 0 && isSameList(later.arrivals, after.arrivals)) break;
    redraws.push(redraw);
    earlier = redraw;
  }
  return redraws;
}

function redrawAfter(earlier: StageChange, later: LoadedStage, isPicked: boolean): StageRedraw {
  const was = advancingPlaces(earlier.before.stage, earlier.before.official);
  const is = advancingPlaces(earlier.after.stage, earlier.after.official);
  const { stage, official, arrivals, waiting, unplaced, ...moved } = redrawStage(
    later.stage,
    later.official,
    { was, is, arrivals: later.arrivals, isPicked },
  );
  const hadGone = new Set(was.map(({ teamId }) => teamId));
  return {
    ...moved,
    before: later,
    after: { ...withStage(later, { stage, official }), arrivals },
    waiting: waiting.filter((teamId) => hadGone.has(teamId)),
    unplaced: unplaced.filter((teamId) => !hadGone.has(teamId)),
  };
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);
