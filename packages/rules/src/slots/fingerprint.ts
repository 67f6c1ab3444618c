import { matchesOf } from '../bracket/compile-bracket.ts';
import type { SlotSource } from '../bracket/graph.ts';
import { fixtureCalls } from '../fixtures/fixture-calls.ts';
import type { EventStage } from '../model/event-stage.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import type { Slot } from './layout.ts';

/**
 * Sixteen hexadecimal digits over everything that gives bytes their meaning: the slots in order and
 * the links of the bracket. Team ids are left out on purpose: when a team is replaced, picks follow
 * its place to the new team [rule: stages-13].
 */
export function fingerprintOf(stage: EventStage, slots: readonly Slot[]): string {
  const wiring = matchesOf(stage.format).map(
    (node) =>
      `${node.key}:${node.bestOf}:${sourceText(node.top)}:${sourceText(node.bottom)}${node.round ? ':drawn' : ''}`,
  );
  const meaning = [...askFormat(BYTES, stage.format), ...slots.map(slotText), ...wiring].join('|');
  return hash(meaning, 0x811c9dc5) + hash(meaning, 0x9747b28c);
}

const none = (): string[] => [];

/** The meaning of bytes that their slots do not tell. */
const BYTES: ByFormat<string[]> = {
  swiss: none,
  groups: none,
  // The bytes of an order are places, not fates.
  orders: () => ['order'],
  fixtures: ({ groupStageDetails: { fixtures } }) =>
    fixtureCalls(fixtures).map(({ scores }) => scores.join('-')),
  brackets: none,
};

const sourceText = (source: SlotSource): string =>
  source.kind === 'opening' ? '-' : `${source.kind}${source.match}`;

const slotText = (slot: Slot): string => {
  if (slot.kind === 'padding') return slot.kind;
  return slot.kind === 'team'
    ? `team:${slot.substage}`
    : `${slot.kind}:${slot.substage}:${slot.match}`;
};

/** FNV-1a with a final avalanche, so that two seeds give two independent halves. */
function hash(text: string, seed: number): string {
  let state = seed;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
