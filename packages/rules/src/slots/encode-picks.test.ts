import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import {
  EVERY_STAGE,
  groupStage,
  playoffStage,
  swissStage,
} from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type PickSet, PickType } from '../model/picks.ts';
import { compileLayout } from './compile-layout.ts';
import { decodePicks, encodePicks } from './encode-picks.ts';
import { NOT_PLAYED, type Slot } from './layout.ts';
import { slotIndexOf } from './slot-index.ts';

const inOrder = (picks: PickSet): PickSet => ({
  groupStagePicks: [...picks.groupStagePicks].sort(
    (a, b) =>
      a.eventSubstageId - b.eventSubstageId || a.teamId - b.teamId || a.pickTypeId - b.pickTypeId,
  ),
  matchPicks: picks.matchPicks,
});

test.each(EVERY_STAGE)(
  'every complete slip survives its bytes: $why [rule: picks-2]',
  ({ stage }) => {
    const layout = compileLayout(stage);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const picks = randomPicks(stage, randomOf(seed));
        const bytes = encodePicks(stage, layout, picks);
        expect(inOrder(decodePicks(stage, layout, bytes))).toEqual(inOrder(picks));
        expect(encodePicks(stage, layout, decodePicks(stage, layout, bytes))).toEqual(bytes);
      }),
      { numRuns: 50 },
    );
  },
);

test.each(EVERY_STAGE)('slots come in pairs and keep their fingerprint: $why', ({ stage }) => {
  const layout = compileLayout(stage);
  expect(layout.stride).toBe(2 * layout.pairCount);
  expect(layout.slots).toHaveLength(layout.stride);
  expect(compileLayout(stage).fingerprint).toBe(layout.fingerprint);
  const fingerprints = EVERY_STAGE.map((other) => compileLayout(other.stage).fingerprint);
  expect(fingerprints.filter((other) => other === layout.fingerprint)).toHaveLength(1);
  layout.slots.forEach((slot, at) => {
    if (slot.kind !== 'score') return;
    expect(at % 2).toBe(1);
    expect(layout.slots[at - 1]).toEqual({ ...slot, kind: 'winner' });
  });
});

test('an eight-team double elimination has a slot for each thing predicted', () => {
  const { slots } = compileLayout(playoffStage({ teams: 8, hasReset: true }));
  const count = (kind: string) => slots.filter((slot) => slot.kind === kind).length;
  // Upper 4 + 2 + 1, lower 2 + 2 + 1 + 1, grand final, reset = 15; the 7 upper losers drop.
  expect([count('winner'), count('score'), count('loser'), count('champion')]).toEqual([
    15, 15, 7, 1,
  ]);
});

test('bytes are written as the layout says', () => {
  const stage = swissStage();
  const row = (teamId: number, pickTypeId: PickType) => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId,
  });
  const groupStagePicks = [
    row(1, PickType.advancing),
    row(2, PickType.cleanSweepWinner),
    row(2, PickType.advancing),
    row(3, PickType.cleanSweepLoser),
  ];
  const bytes = encodePicks(stage, compileLayout(stage), { groupStagePicks, matchPicks: [] });
  expect([...bytes]).toEqual([1, 2, 3, ...Array(13).fill(0)]);
});

test('a reset that is not played is written down as such', () => {
  const stage = playoffStage({ teams: 4, hasReset: true });
  const layout = compileLayout(stage);
  const index = slotIndexOf(layout);
  const final = layout.slots.find((slot) => slot.kind === 'champion');
  if (final?.kind !== 'champion') throw new Error('no champion slot');
  const resets = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => {
    const picks = randomPicks(stage, randomOf(seed));
    const bytes = encodePicks(stage, layout, picks);
    const last = picks.matchPicks.at(-1)!;
    expect(bytes[index.ofMatch('champion', 0, final.match)!]).toBe(last.winnerTeamId);
    return bytes[index.ofMatch('winner', 0, final.match + 1)!] === NOT_PLAYED;
  });
  expect(new Set(resets)).toEqual(new Set([true, false]));
});

const entryOf = (stage: ReturnType<typeof playoffStage>) => {
  const layout = compileLayout(stage);
  return { layout, bytes: encodePicks(stage, layout, randomPicks(stage, randomOf(1))) };
};

test.each([
  { at: 'winner', value: 200, why: 'no such team' },
  { at: 'winner', value: 4, why: 'a team that is not in the match' },
  { at: 'score', value: 4, why: 'a best of five has no 3-3' },
  { at: 'loser', value: 5, why: 'a loser that does not follow' },
  { at: 'champion', value: 0, why: 'a final without a champion' },
])('bytes that no clicks give are refused: $why', ({ at, value }) => {
  const stage = playoffStage({ teams: 8, hasReset: true });
  const { layout, bytes } = entryOf(stage);
  const slot = layout.slots.findIndex(({ kind }) => kind === at);
  bytes[slot] = value;
  expect(() => decodePicks(stage, layout, bytes)).toThrow();
});

/** The first byte of this kind, in a slip of which nothing is picked. */
const onlyByte = (stage: EventStage, kind: Slot['kind'], value: number): Uint8Array => {
  const { slots, stride } = compileLayout(stage);
  const at = slots.findIndex((slot) => slot.kind === kind);
  return new Uint8Array(stride).fill(value, at, at + 1);
};

test.each([
  { kind: 'score', value: 2, why: 'a score of a match without a winner' },
  { kind: 'loser', value: 2, why: 'a loser of a match without a winner' },
  { kind: 'champion', value: 2, why: 'a champion without a final' },
  { kind: 'padding', value: 1, why: 'something beside the slots' },
] as const)('bytes that stand for nothing are refused: $why', ({ kind, value }) => {
  const stage = playoffStage({ teams: 8, hasReset: kind === 'champion' });
  const bytes = onlyByte(stage, kind, value);
  expect(bytes).toContain(value);
  expect(() => decodePicks(stage, compileLayout(stage), bytes)).toThrow('these picks give 0');
});

test('something beside the teams is refused', () => {
  const stage = swissStage(15);
  const layout = compileLayout(stage);
  const bytes = new Uint8Array(layout.stride);
  bytes[15] = 1;
  expect(() => decodePicks(stage, layout, bytes)).toThrow('no pick');
});

test('a winner whose loser is missing is refused', () => {
  const stage = playoffStage({ teams: 8, hasReset: true });
  const { layout, bytes } = entryOf(stage);
  bytes[layout.slots.findIndex(({ kind }) => kind === 'loser')] = 0;
  expect(() => decodePicks(stage, layout, bytes)).toThrow('is 0 where these picks give');
});

test.each([
  { stage: swissStage(), byte: 1, why: 'sixteen advancing teams of eight' },
  { stage: swissStage(), byte: 3, why: 'sixteen 0-3 teams of two' },
  { stage: swissWith({ cleanSweepWinnerCount: 0 }), byte: 2, why: 'a 3-0 pick without the step' },
  { stage: groupStage(), byte: 2, why: 'five first places' },
  { stage: groupsWith({ totalAdvancing: 1 }), byte: 3, why: 'a second place without the step' },
])('more than a stage asks for is refused: $why', ({ stage, byte }) => {
  const layout = compileLayout(stage);
  const bytes = new Uint8Array(layout.stride).fill(byte);
  expect(() => decodePicks(stage, layout, bytes)).toThrow('More than');
});

test('a slip that somebody has only begun is read', () => {
  const stage = swissStage();
  const layout = compileLayout(stage);
  const bytes = new Uint8Array(layout.stride).fill(1, 0, 3);
  expect(decodePicks(stage, layout, bytes).groupStagePicks).toHaveLength(3);
});

test('a wrong length and a wrong team byte are refused', () => {
  const stage = swissStage();
  const layout = compileLayout(stage);
  expect(() => decodePicks(stage, layout, new Uint8Array(3))).toThrow('16 bytes');
  expect(() => decodePicks(stage, layout, new Uint8Array(16).fill(4))).toThrow('no such team pick');
});

test('picks that cannot stand together are refused', () => {
  const stage = swissStage();
  const row = { eventStageId: 1, eventSubstageId: 10, teamId: 1 };
  const only = (pickTypeId: PickType, teamId = 1): PickSet => ({
    groupStagePicks: [{ ...row, teamId, pickTypeId }],
    matchPicks: [],
  });
  const layout = compileLayout(stage);
  expect(() => encodePicks(stage, layout, only(PickType.cleanSweepWinner))).toThrow('together');
  expect(() => encodePicks(stage, layout, only(PickType.eliminated))).toThrow('together');
  expect(() => encodePicks(stage, layout, only(PickType.advancing, 99))).toThrow('No slot');
});
