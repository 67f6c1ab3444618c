import type { EventStage } from '../model/event-stage.ts';
import type { GroupStage, SwissStage } from '../model/format.ts';
import { type PickSet, picksOfStage } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { decodeMatches, encodeMatches } from './bracket-codec.ts';
import { decodeFixtures, encodeFixtures } from './fixture-codec.ts';
import type { SlotLayout } from './layout.ts';
import { decodeTeams, encodeTeams } from './team-codec.ts';

/**
 * Turns one stage's picks into `layout.stride` bytes, without loss for every complete submission.
 * Picks of other stages are passed over; picks that no such stage can have throw.
 */
export function encodePicks(stage: EventStage, layout: SlotLayout, picks: PickSet): Uint8Array {
  const bytes = new Uint8Array(layout.stride);
  askStage(ENCODERS, stage, layout, picksOfStage(picks, stage.eventStageId), bytes);
  return bytes;
}

/** The picks that `bytes` stand for, in the layout's order; throws on bytes that no picks give. */
export function decodePicks(stage: EventStage, layout: SlotLayout, bytes: Uint8Array): PickSet {
  if (bytes.length !== layout.stride) {
    throw new Error(`An entry of this stage has ${layout.stride} bytes, not ${bytes.length}`);
  }
  return askStage(DECODERS, stage, layout, bytes);
}

type Encode = readonly [layout: SlotLayout, own: PickSet, bytes: Uint8Array];
type Decode = readonly [layout: SlotLayout, bytes: Uint8Array];

const encodeTeamPicks = (
  stage: EventStage<SwissStage | GroupStage>,
  ...[layout, own, bytes]: Encode
): void => encodeTeams(stage, layout, own.groupStagePicks, bytes);

const decodeTeamPicks = (
  stage: EventStage<SwissStage | GroupStage>,
  ...[layout, bytes]: Decode
): PickSet => ({ groupStagePicks: decodeTeams(stage, layout, bytes), matchPicks: [] });

const ENCODERS: ByStage<void, Encode> = {
  swiss: encodeTeamPicks,
  groups: encodeTeamPicks,
  orders: encodeTeamPicks,
  fixtures: (stage, layout, own, bytes) => encodeFixtures(stage, layout, own.matchPicks, bytes),
  brackets: (stage, layout, own, bytes) => encodeMatches(stage, layout, own.matchPicks, bytes),
};

const DECODERS: ByStage<PickSet, Decode> = {
  swiss: decodeTeamPicks,
  groups: decodeTeamPicks,
  orders: decodeTeamPicks,
  fixtures: (stage, layout, bytes) => ({
    groupStagePicks: [],
    matchPicks: decodeFixtures(stage, layout, bytes),
  }),
  brackets: (stage, layout, bytes) => {
    const picks = { groupStagePicks: [], matchPicks: decodeMatches(stage, layout, bytes) };
    // Derived bytes (losers, a reset that is not played, the champion) are not read.
    const written = encodePicks(stage, layout, picks);
    const other = bytes.findIndex((byte, at) => byte !== written[at]);
    if (other >= 0) {
      throw new Error(`Byte ${other} is ${bytes[other]} where these picks give ${written[other]}`);
    }
    return picks;
  },
};
