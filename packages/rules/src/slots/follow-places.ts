import { compileBracket } from '../bracket/compile-bracket.ts';
import type { SlotSource } from '../bracket/graph.ts';
import type { EventStage, EventSubstage, Replacement } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { rowsByKey } from './walk-bracket.ts';

/**
 * A stage whose teams are listed in such an order that picks follow the starting slots to other
 * teams.
 */
export interface FollowedPlaces {
  readonly stage: EventStage;
  readonly replaced: readonly Replacement[];
}

/**
 * The stage after its draw was corrected, with its teams listed so that picks of a starting slot
 * mean the team that is drawn there now. Both states hold the same teams in each substage.
 */
export const followPlaces = (before: EventStage, after: EventStage): FollowedPlaces =>
  askStage(FOLLOWERS, after, before);

const nobodyMoves = (stage: EventStage): FollowedPlaces => ({ stage, replaced: [] });

const FOLLOWERS: ByStage<FollowedPlaces, [before: EventStage]> = {
  swiss: nobodyMoves,
  groups: nobodyMoves,
  orders: nobodyMoves,
  fixtures: nobodyMoves,
  brackets: followOpenings,
};

function followOpenings(after: EventStage, before: EventStage): FollowedPlaces {
  const replaced: Replacement[] = [];
  const substages = after.substages.map((substage, index) => {
    const was = before.substages[index];
    const moved = was ? replacedTeams(after, was, substage) : new Map<number, number>();
    replaced.push(...[...moved].map(([from, to]) => ({ from, to })));
    return { ...substage, teamIds: reordered(substage.teamIds, moved) };
  });
  return { stage: { ...after, substages }, replaced };
}

type Moved = ReadonlyMap<number, number>;

/**
 * The teams of the slots that picks start from, each with the team that stands there now; a team that
 * stayed in its match did not move. A locked column [rule: formats-25] brings teams as the draw does.
 */
function replacedTeams(stage: EventStage, before: EventSubstage, after: EventSubstage): Moved {
  const [had, has] = [rowsByKey(before.officialMatches), rowsByKey(after.officialMatches)];
  const moved = new Map<number, number>();
  const { matches } = compileBracket(stage.format);
  const isPickedInto = (source: SlotSource) =>
    source.kind !== 'opening' && matches[source.match]?.isLocked !== true;
  for (const { key, top, bottom, isLocked } of matches) {
    if (isLocked) continue;
    const drawnIn = (row: MatchPick | undefined) => [
      isPickedInto(top) ? null : (row?.topTeamId ?? null),
      isPickedInto(bottom) ? null : (row?.bottomTeamId ?? null),
    ];
    const [was, is] = [drawnIn(had.get(key)), drawnIn(has.get(key))];
    const left = was.filter((teamId) => !is.includes(teamId));
    const came = is.filter((teamId) => !was.includes(teamId));
    left.forEach((from, at) => {
      const to = came[at] ?? null;
      if (from !== null && to !== null) moved.set(from, to);
    });
  }
  return moved;
}

/** A team that was drawn nowhere gives its place in the list to a team that is drawn nowhere now. */
function reordered(teamIds: readonly number[], moved: Moved): number[] {
  const targets = new Set(moved.values());
  const left = [...moved.keys()].filter((teamId) => !targets.has(teamId));
  return teamIds.map((teamId) => {
    const successor = moved.get(teamId) ?? teamId;
    return successor === teamId && targets.has(teamId) ? (left.shift() ?? teamId) : successor;
  });
}
