import type { EarlierStandings } from '@callshot/rules';
import { LRUCache } from 'lru-cache';
import { runInSlices } from '../../platform/slices.ts';
import type { EventBoard } from '../../play/scoreboards/boards.ts';
import type { NamedMembers } from './members.ts';

/** A cache that keeps what was read last, each of one state of a board and of a list of members. */
export interface Held<T> {
  of(board: EventBoard, members: NamedMembers): Promise<T>;
  /** Members of all that are held. */
  size(): number;
}

type Compute<T> = (
  board: EventBoard,
  earlier: EarlierStandings | null,
  members: NamedMembers,
) => Generator<void, T>;

interface HeldOne<T> {
  readonly version: number;
  readonly size: number;
  readonly computed: Promise<T>;
}

/** About 20 MB. */
const mostMembers = 600_000;
/** Fixed size of a cache entry, in members. */
const entrySize = 50;

/** Holds what `compute` makes of a board and of members, which is no more than twenty-odd bytes for each. */
export function createHeld<T>(compute: Compute<T>, most = mostMembers): Held<T> {
  const held = new LRUCache<string, HeldOne<T>>({
    maxSize: most,
    sizeCalculation: ({ size }) => size,
  });
  return {
    size: () => held.calculatedSize,
    of: (board, members) => {
      const { key, version, userIds } = members;
      const name = `${key} ${board.eventId} ${board.generation}`;
      const there = held.get(name);
      if (there?.version === version) return there.computed;
      const computed = computedOf(compute, board, members);
      const made = { version, size: entrySize + userIds.length, computed };
      held.set(name, made);
      computed.catch(() => {
        if (held.peek(name) === made) held.delete(name);
      });
      return computed;
    },
  };
}

const computedOf = async <T>(
  compute: Compute<T>,
  board: EventBoard,
  members: NamedMembers,
): Promise<T> => runInSlices(compute(board, await board.earlier(), members));
