// @vitest-environment jsdom
import type { Nameplate } from '@callshot/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlateSheets } from './plate-sheets.ts';

class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const page = document as unknown as { adoptedStyleSheets: FakeSheet[] };
const adopted = () => page.adoptedStyleSheets.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  page.adoptedStyleSheets = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plate = (id: number, { version = 1, style = `style ${id}` } = {}): Nameplate => ({
  id,
  name: `Plate ${id}`,
  description: '',
  style,
  namePlateTypeId: 2,
  version,
});

function store(answers: readonly Nameplate[]) {
  const known = new Map(answers.map((one) => [one.id, one]));
  const read = vi.fn(async (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? []));
  const motion = { watch: vi.fn(), unwatch: vi.fn() };
  const sheets = createPlateSheets({
    read,
    textOf: ({ id, version, style }) => `${id}@${version} ${style}`,
    motion,
  });
  return { ...sheets, known, read, motion };
}

const frame = () => document.createElement('span');
/** A frame of the screen, and what was asked in it answered. */
const aFrame = () => vi.advanceTimersByTimeAsync(20);

test('what is seen within a frame is asked by one call, each plate once, and each has a sheet', async () => {
  const { wear, read } = store([plate(3), plate(17)]);
  for (const id of [3, 17, 3, 3]) wear(frame(), id);
  await aFrame();
  expect(read.mock.calls).toEqual([[[3, 17]]]);
  expect(adopted()).toEqual(['3@1 style 3', '17@1 style 17']);
  wear(frame(), 17);
  await aFrame();
  expect(read).toHaveBeenCalledTimes(1);
});

test('more plates than a call takes are asked by several', async () => {
  const ids = Array.from({ length: 250 }, (_, at) => at + 1);
  const { wear, read } = store(ids.map((id) => plate(id)));
  for (const id of ids) wear(frame(), id);
  await aFrame();
  expect(read.mock.calls.map(([asked]) => asked.length)).toEqual([100, 100, 50]);
  expect(adopted()).toHaveLength(250);
});

test('a plate that is disabled or gone is Classic, and is not asked for again', async () => {
  const { wear, read } = store([]);
  wear(frame(), 9);
  await aFrame();
  wear(frame(), 9);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(adopted()).toEqual([]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('without a connection names stay in Classic, and plates are asked for again', async () => {
  const { wear, read, retry } = store([plate(3)]);
  read.mockRejectedValueOnce(new Error('no connection'));
  wear(frame(), 3);
  await aFrame();
  expect(adopted()).toEqual([]);
  retry();
  await aFrame();
  expect(adopted()).toEqual(['3@1 style 3']);

  read.mockRejectedValueOnce(new Error('no connection'));
  wear(frame(), 4);
  await aFrame();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(read).toHaveBeenCalledTimes(4);
});

test('a plate that staff disable is Classic at once, and is there again when it is allowed', async () => {
  const { wear, changed, known, read } = store([plate(3), plate(4)]);
  wear(frame(), 3);
  wear(frame(), 4);
  await aFrame();
  changed(3, null);
  expect(adopted()).toEqual(['4@1 style 4']);
  expect(read).toHaveBeenCalledTimes(1);
  known.set(3, plate(3, { version: 3 }));
  changed(3, 3);
  await aFrame();
  expect(adopted()).toEqual(['4@1 style 4', '3@3 style 3']);
});

test('an edited plate keeps its looks until the new ones are there; an older copy of a cache is not believed', async () => {
  const { wear, changed, known } = store([plate(3)]);
  wear(frame(), 3);
  await aFrame();
  changed(3, 2);
  await aFrame();
  expect(adopted()).toEqual(['3@1 style 3']);
  known.set(3, plate(3, { version: 2 }));
  await vi.advanceTimersByTimeAsync(2_100);
  expect(adopted()).toEqual(['3@2 style 3']);
});

test('what is disabled while it is on its way is not put on', async () => {
  const { wear, changed, read } = store([plate(3)]);
  let answer: (found: Nameplate[]) => void = () => undefined;
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  wear(frame(), 3);
  await aFrame();
  changed(3, null);
  answer([plate(3)]);
  await aFrame();
  expect(adopted()).toEqual([]);
});

test('names alone have no sheets and ask for none; plates come back with the wish', async () => {
  const { wear, show, read } = store([plate(3), plate(4)]);
  wear(frame(), 3);
  await aFrame();
  show(false);
  expect(adopted()).toEqual([]);
  wear(frame(), 4);
  await aFrame();
  expect(read).toHaveBeenCalledTimes(1);
  show(true);
  await aFrame();
  expect(adopted()).toEqual(['3@1 style 3', '4@1 style 4']);
});

test('plates that nobody on screen wears are given up beyond 400, those first that were seen longest ago', async () => {
  const ids = Array.from({ length: 402 }, (_, at) => at + 1);
  const { wear, takeOff } = store([...ids, 900].map((id) => plate(id)));
  const frames = ids.map(frame);
  for (const [at, id] of ids.entries()) wear(frames[at] as Element, id);
  await aFrame();
  expect(adopted()).toHaveLength(402);
  for (const at of [1, 2, 3, 4, 5]) takeOff(frames[at] as Element, at + 1);
  wear(frame(), 900);
  await aFrame();
  expect(adopted()).toHaveLength(400);
  expect(adopted()).toContain('1@1 style 1');
  expect(adopted()).not.toContain('2@1 style 2');
  expect(adopted()).toContain('900@1 style 900');
});

test('motion is watched of plates that move alone, and of those who wear them', async () => {
  const moving = '@keyframes {id}-1 {';
  const { wear, takeOff, motion, changed } = store([plate(3, { style: moving }), plate(4)]);
  const [one, two, still] = [frame(), frame(), frame()];
  wear(one, 3);
  wear(still, 4);
  await aFrame();
  wear(two, 3);
  expect(motion.watch.mock.calls).toEqual([[one], [two]]);
  takeOff(one, 3);
  expect(motion.unwatch.mock.calls).toEqual([[one]]);
  changed(3, null);
  expect(motion.unwatch.mock.calls).toEqual([[one], [two]]);
});
