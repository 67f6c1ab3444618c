import type { EventStage } from '../model/event-stage.ts';
import { isBracketStage } from '../model/format.ts';
import type { PickSet } from '../model/picks.ts';
import { decodeMatches, encodeMatches } from './bracket-codec.ts';
import type { SlotLayout } from './layout.ts';
import { decodeTeams, encodeTeams } from './team-codec.ts';

/**
 * Turns one stage's picks into `layout.stride` bytes, without loss for every complete submission.
 * Picks of other stages are passed over; picks that no such stage can have throw.
 */
export function encodePicks(stage: EventStage, layout: SlotLayout, picks: PickSet): Uint8Array {
  const bytes = new Uint8Array(layout.stride);
  const isOwn = (pick: { readonly eventStageId: number }) =>
    pick.eventStageId === stage.eventStageId;
  if (isBracketStage(stage.format)) {
    encodeMatches(stage, layout, picks.matchPicks.filter(isOwn), bytes);
  } else {
    encodeTeams(stage, layout, picks.groupStagePicks.filter(isOwn), bytes);
  }
  return bytes;
}

/** The picks that `bytes` stand for, in the layout's order; throws on bytes that no picks give. */
export function decodePicks(stage: EventStage, layout: SlotLayout, bytes: Uint8Array): PickSet {
  if (bytes.length !== layout.stride) {
    throw new Error(`An entry of this stage has ${layout.stride} bytes, not ${bytes.length}`);
  }
  if (!isBracketStage(stage.format)) {
    return { groupStagePicks: decodeTeams(stage, layout, bytes), matchPicks: [] };
  }
  const picks = { groupStagePicks: [], matchPicks: decodeMatches(stage, layout, bytes) };
  // What follows from other bytes (losers, a reset that is not played, the champion) is not read.
  const written = encodePicks(stage, layout, picks);
  const other = bytes.findIndex((byte, at) => byte !== written[at]);
  if (other >= 0) {
    throw new Error(`Byte ${other} is ${bytes[other]} where these picks give ${written[other]}`);
  }
  return picks;
}
