import { byteOfRow, calledRow, callOfByte } from '../fixtures/fixture-calls.ts';
import { fixtureGroups, openFixture } from '../fixtures/fixture-list.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { FixtureStage } from '../model/format.ts';
import type { MatchPick } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import type { SlotLayout } from './layout.ts';
import { slotIndexOf } from './slot-index.ts';

/** Writes called matches of groups into an entry's bytes; a byte is the position of the call, from 1. */
export function encodeFixtures(
  stage: EventStage<FixtureStage>,
  layout: SlotLayout,
  picks: readonly MatchPick[],
  bytes: Uint8Array,
): void {
  const index = slotIndexOf(layout);
  const groups = fixtureGroups(stage);
  for (const row of picks) {
    const at = groups.findIndex(({ substage }) => substage.eventSubstageId === row.eventSubstageId);
    const group = groups[at];
    const fixture = group?.list.find(({ key }) => key === slotOfMatch(row));
    const slot = fixture ? index.ofMatch('fixture', at, fixture.index) : null;
    if (!group || slot === null) throw new Error(`No slot for match ${slotOfMatch(row)}`);
    const byte = byteOfRow(group.details.fixtures, row);
    if (byte === 0) throw new Error(`Nobody can call match ${slotOfMatch(row)} so`);
    bytes[slot] = byte;
  }
}

/** Reads called matches back, in the layout's order. */
export function decodeFixtures(
  stage: EventStage<FixtureStage>,
  { slots }: SlotLayout,
  bytes: Uint8Array,
): MatchPick[] {
  const groups = fixtureGroups(stage);
  return slots.flatMap((slot, at): MatchPick[] => {
    const byte = bytes[at] ?? 0;
    if (byte === 0) return [];
    const group = slot.kind === 'fixture' ? groups[slot.substage] : undefined;
    const fixture = slot.kind === 'fixture' ? group?.list[slot.match] : undefined;
    const call = group ? callOfByte(group.details.fixtures, byte) : null;
    if (!group || !fixture || !call) throw new Error(`Byte ${at} holds ${byte}: no such call`);
    const open = openFixture(stage, group.substage, fixture);
    if (open.topTeamId === null || open.bottomTeamId === null) {
      throw new Error(`Byte ${at} calls match ${fixture.key}, whose teams are not known`);
    }
    return [calledRow(open, call)];
  });
}
