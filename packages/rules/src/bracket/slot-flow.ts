import type { MatchState, SlotState } from './bracket-picks.ts';
import type { SlotSource } from './graph.ts';

export const NOBODY: SlotState = { kind: 'nobody' };
export const OPEN: SlotState = { kind: 'open' };
export const AWAITING: SlotState = { kind: 'awaiting' };

/** The team in a match slot, or null when none is there (yet). */
export const teamIn = (slot: SlotState): number | null =>
  slot.kind === 'team' ? slot.teamId : null;

export const slotOf = (teamId: number | null, otherwise: SlotState): SlotState =>
  teamId === null ? otherwise : { kind: 'team', teamId };

export const isSameSlot = (a: SlotState, b: SlotState): boolean =>
  a.kind === b.kind && teamIn(a) === teamIn(b);

/** Official results that send nobody on [rule: stages-14, brackets-15]. */
export const isWithoutWinner = (match: Pick<MatchState, 'outcome' | 'winnerTeamId'>): boolean =>
  match.winnerTeamId === null && (match.outcome === 'void' || match.outcome === 'double_forfeit');

/** The state that a settled match sends into the slot it feeds. */
export function sentBy(match: MatchState, kind: 'winner' | 'loser'): SlotState {
  const teamId = kind === 'winner' ? match.winnerTeamId : match.loserTeamId;
  if (teamId !== null) return { kind: 'team', teamId };
  // In a drawn round those who go on may be chosen before it is known who goes out.
  if (match.node.round && match.winnerTeamId !== null && kind === 'loser') return match.bottom;
  if (match.winnerTeamId !== null || isWithoutWinner(match)) return NOBODY;
  if (match.top.kind === 'nobody') return kind === 'winner' ? match.bottom : NOBODY;
  if (match.bottom.kind === 'nobody') return kind === 'winner' ? match.top : NOBODY;
  return match.isRequired ? OPEN : AWAITING;
}

/** The state of a slot: given at the start, or sent by its source. */
export function occupant(
  source: SlotSource,
  opening: SlotState,
  settled: readonly MatchState[],
): SlotState {
  if (source.kind === 'opening') return opening;
  const match = settled[source.match];
  if (!match) throw new Error(`Match ${source.match} is settled after the match it feeds`);
  return sentBy(match, source.kind);
}

/** The reset is played by the grand finalists, and only if the lower side won [rule: brackets-6]. */
export function resetOccupants(final: MatchState): readonly [SlotState, SlotState] {
  const { top, bottom, winnerTeamId } = final;
  if (top.kind === 'team' && bottom.kind === 'team' && winnerTeamId === bottom.teamId) {
    return [top, bottom];
  }
  const isSettled =
    winnerTeamId !== null ||
    isWithoutWinner(final) ||
    top.kind === 'nobody' ||
    bottom.kind === 'nobody';
  const slot = isSettled ? NOBODY : final.isRequired ? OPEN : AWAITING;
  return [slot, slot];
}
