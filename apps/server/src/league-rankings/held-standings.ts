import type { EventBoard } from '../scoreboards/boards.ts';
import { runInSlices } from '../scoreboards/slices.ts';
import { type MemberStandings, standingsInSlices } from './member-standings.ts';
import type { NamedMembers } from './members.ts';

/** A cache of standings that keeps those read last, each of one state of a board and of a list of members. */
export interface HeldStandings {
  of(board: EventBoard, members: NamedMembers): Promise<MemberStandings>;
  /** Members of all that are held. */
  size(): number;
}

interface Held {
  readonly version: number;
  readonly size: number;
  readonly standings: Promise<MemberStandings>;
}

/** About 20 MB. */
const mostMembers = 600_000;
/** What an entry takes beside its members. */
const entrySize = 50;

export function createHeldStandings(most = mostMembers): HeldStandings {
  /** In the order in which they were read. */
  const held = new Map<string, Held>();
  let size = 0;
  const drop = (name: string): void => {
    size -= held.get(name)?.size ?? 0;
    held.delete(name);
  };
  const keep = (name: string, one: Held): void => {
    drop(name);
    held.set(name, one);
    size += one.size;
    for (const oldest of held.keys()) {
      if (size <= most || oldest === name) break;
      drop(oldest);
    }
  };
  return {
    size: () => size,
    of: (board, members) => {
      const { key, version, userIds } = members;
      const name = `${key} ${board.eventId} ${board.generation}`;
      const there = held.get(name);
      if (there?.version === version) {
        keep(name, there);
        return there.standings;
      }
      const standings = computed(board, members);
      const made = { version, size: entrySize + userIds.length, standings };
      keep(name, made);
      standings.catch(() => {
        if (held.get(name) === made) drop(name);
      });
      return standings;
    },
  };
}

const computed = async (board: EventBoard, members: NamedMembers): Promise<MemberStandings> =>
  runInSlices(standingsInSlices(board, await board.earlier(), members));
