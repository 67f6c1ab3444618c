import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { runInSlices } from './slices.ts';

/** Numbers the turns of the event loop from now on. */
function countTurns(): () => number {
  let turn = 0;
  let isOver = false;
  const count = async (): Promise<void> => {
    for (; !isOver; turn += 1) await nextTurn();
  };
  const counting = count();
  onTestFinished(async () => {
    isOver = true;
    await counting;
  });
  return () => turn;
}

function* turnsOf(turnNow: () => number, steps: number): Generator<void, number[]> {
  const turns: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    turns.push(turnNow());
    yield;
  }
  return turns;
}

test('computations after each other have turns of their own, apart from what started them [rule: performance-4]', async () => {
  const turnNow = countTurns();
  const before = turnNow();
  const [first = 0] = await runInSlices(turnsOf(turnNow, 1));
  const [second = 0] = await runInSlices(turnsOf(turnNow, 1));
  expect(first).toBeGreaterThan(before + 1);
  expect(second).toBeGreaterThan(first + 1);
});

test('computations at the same time take turns [rule: performance-4]', async () => {
  const turnNow = countTurns();
  const [one, other] = await Promise.all([
    runInSlices(turnsOf(turnNow, 1)),
    runInSlices(turnsOf(turnNow, 1)),
  ]);
  expect(one).not.toEqual(other);
});

test('a failure is the caller’s, and the next computation runs', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first pause.
  function* failing(): Generator<void, void> {
    throw new Error('no memory');
  }
  await expect(runInSlices(failing())).rejects.toThrow('no memory');
  await expect(runInSlices(turnsOf(() => 7, 2))).resolves.toEqual([7, 7]);
});
