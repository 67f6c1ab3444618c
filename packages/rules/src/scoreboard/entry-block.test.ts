import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { NO_PICKS } from '../model/picks.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { createEntryBlock, exchangeEntry, grownBlockInSlices } from './entry-block.ts';

const stage = swissStage();
const layout = compileLayout(stage);
const slipOf = (seed: number): Uint8Array =>
  encodePicks(stage, layout, randomPicks(stage, randomOf(seed)));
const blank = encodePicks(stage, layout, NO_PICKS);

function blockOf(entries: readonly Uint8Array[]) {
  const block = createEntryBlock(entries.length, layout.stride);
  entries.forEach((entry, at) => {
    block.write(at, entry);
  });
  return block;
}

test('what is written is read, from any place of its source, and a copy', () => {
  const block = createEntryBlock(3, 2);
  block.write(2, Uint8Array.of(9, 8, 7, 6), 1);
  const read = block.read(2);
  expect([...read]).toEqual([8, 7]);
  read[0] = 0;
  expect([0, 1, 2].map((entrant) => [...block.read(entrant)])).toEqual([
    [0, 0],
    [0, 0],
    [8, 7],
  ]);
});

test('entries that are not there are refused', () => {
  const block = createEntryBlock(3, 2);
  expect(() => block.read(3)).toThrow('No entry at position 3');
  expect(() => block.write(-1, Uint8Array.of(1, 2))).toThrow('No entry at position -1');
  expect(() => block.write(0, Uint8Array.of(1, 2), 1)).toThrow('An entry has 2 bytes');
  expect(() => exchangeEntry(block, 0, Uint8Array.of(1))).toThrow('An entry has 2 bytes');
});

test.each([
  { before: slipOf(1), after: slipOf(2), why: 'other picks' },
  { before: slipOf(1), after: blank, why: 'a stage that is now skipped' },
  { before: blank, after: slipOf(2), why: 'a stage that was skipped' },
])('an exchanged entry counts as if it had been written: $why', ({ before, after }) => {
  const block = blockOf([slipOf(3), before, slipOf(4)]);
  const written = blockOf([slipOf(3), after, slipOf(4)]);
  const exchanged = exchangeEntry(block, 1, after);
  const scoring = compileScoring(stage, layout, randomPicks(stage, randomOf(5)));
  const tables = scoring.units.map(scoring.tableOf);
  const [totals, expected] = [new Uint16Array(3), new Uint16Array(3)];
  exchanged.scorer(tables).add(totals, 0, 3);
  written.scorer(tables).add(expected, 0, 3);
  expect(totals).toEqual(expected);
  for (let slot = 0; slot < layout.stride; slot += 1) {
    expect(exchanged.statistics(slot)).toEqual(written.statistics(slot));
  }
  expect([0, 1, 2].map(exchanged.read)).toEqual([0, 1, 2].map(written.read));
  expect([...block.read(1)]).toEqual([...before]);
});

test('parts of it are counted to what the whole is, one entry exchanged or none', () => {
  const whole = blockOf(Array.from({ length: 200 }, (_, at) => (at % 5 ? slipOf(at) : blank)));
  for (const block of [
    whole,
    exchangeEntry(whole, 70, slipOf(999)),
    exchangeEntry(whole, 199, blank),
  ]) {
    for (let slot = 0; slot < layout.stride; slot += 1) {
      const { counts, submitted } = block.statistics(slot);
      const parts = [0, 64, 128, 192].map((from) => block.statistics(slot, from, from + 64));
      expect(parts.reduce((sum, part) => sum + part.submitted, 0)).toBe(submitted);
      expect(
        Array.from(counts, (_, value) =>
          parts.reduce((sum, part) => sum + (part.counts[value] ?? 0), 0),
        ),
      ).toEqual([...counts]);
    }
  }
});

test('in longer lists every entry has its bytes elsewhere, and nothing where a place is new', () => {
  const block = blockOf(Array.from({ length: 20_000 }, (_, seed) => slipOf(seed % 50)));
  const from = [null, 3, 0, null, ...Array.from({ length: layout.stride }, (_, at) => at)];
  const slices = grownBlockInSlices(block, from);
  let step = slices.next();
  let count = 0;
  for (; !step.done; step = slices.next()) count += 1;
  expect(count).toBe(3);
  const grown = step.value;
  expect([grown.count, grown.stride]).toEqual([20_000, layout.stride + 4]);
  for (const entrant of [0, 7, 49, 19_999]) {
    const entry = slipOf(entrant % 50);
    expect([...grown.read(entrant)]).toEqual([0, entry[3], entry[0], 0, ...entry]);
  }
});
