import type { HandMatches } from '../by-hand/hand-match.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';

/** A stage with its results, and the matches that staff entered of its substages. */
export interface PlayedStage {
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly byHand: ReadonlyMap<number, HandMatches>;
}

/**
 * The team of a place. `tied`: everybody who goes on is known, and no result says which of these has it
 * [rule: formats-45].
 */
export type PlaceState =
  | { readonly kind: 'open' }
  | { readonly kind: 'team'; readonly teamId: number }
  | { readonly kind: 'tied'; readonly teamIds: readonly number[] };

export const OPEN: PlaceState = { kind: 'open' };

/** So many places of one state. */
export const all = (count: number, state: PlaceState): PlaceState[] =>
  Array.from({ length: count }, () => state);

/**
 * The places of classes of teams, one after the other. The order parts the teams of a class: it lists who stands
 * level. Those whom it does not name are level behind the others.
 */
export function filled(
  count: number,
  classes: readonly (readonly number[])[],
  order: readonly (readonly number[])[],
): PlaceState[] {
  const places = classes.flatMap((teams) => {
    const levels = order.map((level) => level.filter((teamId) => teams.includes(teamId)));
    const listed = new Set(levels.flat());
    const rest = teams.filter((teamId) => !listed.has(teamId));
    return [...levels, rest].flatMap((level): PlaceState[] => {
      const [only] = level;
      return only !== undefined && level.length === 1
        ? [{ kind: 'team', teamId: only }]
        : level.map(() => ({ kind: 'tied', teamIds: level }));
    });
  });
  return [...places, ...all(Math.max(0, count - places.length), OPEN)].slice(0, count);
}
