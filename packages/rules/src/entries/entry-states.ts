import type { EventSubstage } from '../model/event-stage.ts';
import { isFrom } from '../model/format.ts';
import type { PickSet } from '../model/picks.ts';
import { statesOf } from './arriving-teams.ts';
import { type StartingSlot, startingSlots } from './seat-arrivals.ts';
import type { PlaceState, PlayedStage } from './stage-places.ts';

/**
 * The state of a place that an entry names. The value `waits` = its stage is not decided. The value `tied` = no
 * result says which of the teams has it. The value `free` = the team is known, and does not stand there. The value
 * `staff` = nobody comes by a result, or staff put another one there.
 */
export type EntryStateKind = 'waits' | 'tied' | 'free' | 'placed' | 'staff';

export interface EntryState {
  readonly eventSubstageId: number;
  /** Position in the list of its substage, from 0. */
  readonly at: number;
  readonly kind: EntryStateKind;
  /** The team that results bring; null while nobody is known. */
  readonly teamId: number | null;
  /** The starting slot; null where teams are picked. */
  readonly slot: { readonly match: string; readonly isTop: boolean } | null;
}

/** Every entry of a stage; none where the format has no entries [rule: formats-47]. */
export function entryStates(stages: readonly PlayedStage[], index: number): EntryState[] {
  const own = stages[index];
  if (!own) return [];
  const { stage, official } = own;
  const places = statesOf(stages, index);
  const slots = startingSlots(stage.format);
  return (stage.format.entries ?? []).flatMap((list, group) => {
    const substage = stage.substages[group];
    if (!substage) return [];
    const told = list.map((entry) => (isFrom(entry) ? places(entry) : null));
    return list.map((_, at): EntryState => {
      const found = slots[at];
      const slot = found ? { match: found.node.key, isTop: found.side === 'top' } : null;
      const holder = found ? holderOf(found, substage, official) : null;
      const { eventSubstageId } = substage;
      return {
        eventSubstageId,
        at,
        slot,
        ...stateOf(told, at, { substage, holder, hasSlots: found !== undefined }),
      };
    });
  });
}

interface Held {
  readonly substage: EventSubstage;
  /** The team in the starting slot. */
  readonly holder: number | null;
  readonly hasSlots: boolean;
}

/** A full list without a team, and a slot with another, are staff's word. */
function stateOf(
  told: readonly (PlaceState | null)[],
  at: number,
  { substage: { teamIds }, holder, hasSlots }: Held,
): Pick<EntryState, 'kind' | 'teamId'> {
  const state = told[at] ?? null;
  if (state === null) return { kind: 'staff', teamId: null };
  if (state.kind === 'open') return { kind: 'waits', teamId: null };
  const isFull = hasSlots ? holder !== null : teamIds.length >= told.length;
  if (state.kind === 'tied') {
    const named = told.filter(
      (other) => other?.kind === 'tied' && other.teamIds.join() === state.teamIds.join(),
    );
    const listed = state.teamIds.filter((teamId) => teamIds.includes(teamId));
    const isDone = hasSlots ? isFull : isFull || listed.length >= named.length;
    return { kind: isDone ? 'placed' : 'tied', teamId: null };
  }
  const { teamId } = state;
  if (hasSlots ? holder === teamId : teamIds.includes(teamId)) return { kind: 'placed', teamId };
  return { kind: isFull ? 'staff' : 'free', teamId };
}

function holderOf(
  { node, side }: StartingSlot,
  { eventSubstageId }: EventSubstage,
  { matchPicks }: PickSet,
): number | null {
  const row = matchPicks.find(
    (own) => own.eventSubstageId === eventSubstageId && own.matchIndex === node.index,
  );
  return (side === 'top' ? row?.topTeamId : row?.bottomTeamId) ?? null;
}
