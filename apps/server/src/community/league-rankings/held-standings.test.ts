import { buildScoreboard, createEntrantDirectory } from '@callshot/rules';
import { expect, test, vi } from 'vitest';
import type { EventBoard } from '../../play/scoreboards/boards.ts';
import { createHeld } from './held-standings.ts';
import { standingsInSlices } from './member-standings.ts';

const directory = createEntrantDirectory([]);
const scoreboard = buildScoreboard({ stages: [], entrants: directory });
const boardOf = (generation: number, earlier = async () => null) =>
  ({
    eventId: 1,
    generation,
    scoreboard,
    entrants: { directory },
    earlier,
  }) as unknown as EventBoard;
const membersOf = (key: string, version: number, count = 2) => ({
  ...{ key, version },
  userIds: Array.from({ length: count }, (_, at) => at + 1),
});

test('standings are computed once for a state of the board and of the members', async () => {
  const held = createHeld(standingsInSlices);
  const board = boardOf(1);
  const first = await held.of(board, membersOf('league 1', 1));
  expect(await held.of(board, membersOf('league 1', 1))).toBe(first);
  expect(await held.of(board, membersOf('league 2', 1))).not.toBe(first);
  expect(await held.of(boardOf(2), membersOf('league 1', 1))).not.toBe(first);
  const changed = await held.of(board, membersOf('league 1', 2, 3));
  expect(changed.memberCount).toBe(3);
  expect(await held.of(board, membersOf('league 1', 2, 3))).toBe(changed);
});

test('those read last are kept, as many as there is room for', async () => {
  const held = createHeld(standingsInSlices, 300);
  const board = boardOf(1);
  const [first, second] = [membersOf('league 1', 1, 70), membersOf('league 2', 1, 70)];
  const kept = await held.of(board, first);
  const dropped = await held.of(board, second);
  await held.of(board, first);
  await held.of(board, membersOf('league 3', 1, 70));
  expect(held.size()).toBe(240);
  expect(await held.of(board, first)).toBe(kept);
  expect(await held.of(board, second)).not.toBe(dropped);
  // One that is larger than all room is served all the same.
  expect((await held.of(board, membersOf('league 4', 1, 1000))).memberCount).toBe(1000);
});

test('what failed is not kept', async () => {
  const held = createHeld(standingsInSlices);
  const earlier = vi.fn<() => Promise<null>>();
  earlier.mockRejectedValueOnce(new Error('not now')).mockResolvedValue(null);
  const board = boardOf(1, earlier);
  await expect(held.of(board, membersOf('league 1', 1))).rejects.toThrow('not now');
  expect(held.size()).toBe(0);
  expect((await held.of(board, membersOf('league 1', 1))).memberCount).toBe(2);
});
