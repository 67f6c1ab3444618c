import { bytesOfEntrants, bytesOfPlaces, type EventBoard } from './event-board.ts';

/** A cache of boards that keeps those read last. */
export interface HeldBoards {
  /** The newest board of an event; reading it counts as a use. */
  get(eventId: number): EventBoard | null;
  /** The board of exactly this generation, when it is the newest or was until a short while ago. */
  at(eventId: number, generation: number): EventBoard | null;
  all(): readonly EventBoard[];
  /** With those that were replaced a short while ago. */
  allEver(): readonly EventBoard[];
  /** Takes the place of an older board of the event. */
  put(board: EventBoard): void;
  /** Puts a board where the other one stands, newest or replaced; nowhere when it is gone. */
  exchange(board: EventBoard, by: EventBoard): void;
  /** Keeps only the newest board of the event. */
  dropReplaced(eventId: number): void;
  /** Estimated, of all boards together. */
  bytes(): number;
}

/** A reader who pages through a board stays on the same one for a while. */
const replacedForMs = 60_000;
const replacedAtMost = 4;

interface Shelf {
  readonly newest: EventBoard;
  readonly replaced: readonly { readonly board: EventBoard; readonly at: number }[];
}

export function createHeldBoards(bytesAtMost: number): HeldBoards {
  /** In the order in which they were read. */
  const shelves = new Map<number, Shelf>();
  const bytes = (): number => [...shelves.values()].reduce((sum, shelf) => sum + bytesOf(shelf), 0);

  const dropReplaced = (eventId: number): void => {
    const shelf = shelves.get(eventId);
    if (shelf) shelves.set(eventId, { newest: shelf.newest, replaced: [] });
  };
  const makeRoom = (eventId: number): void => {
    for (const id of [...shelves.keys()]) {
      if (bytes() <= bytesAtMost) return;
      if (id === eventId) dropReplaced(eventId);
      else shelves.delete(id);
    }
  };

  return {
    get: (eventId) => {
      const shelf = shelves.get(eventId);
      if (!shelf) return null;
      shelves.delete(eventId);
      shelves.set(eventId, shelf);
      return shelf.newest;
    },
    at: (eventId, generation) => {
      const { newest, replaced = [] } = shelves.get(eventId) ?? {};
      if (newest?.generation === generation) return newest;
      const found = replaced.find(({ board }) => board.generation === generation);
      return found && performance.now() - found.at < replacedForMs ? found.board : null;
    },
    all: () => Array.from(shelves.values(), ({ newest }) => newest),
    allEver: () => [...shelves.values()].flatMap(boardsOn),
    put: (board) => {
      const { newest, replaced = [] } = shelves.get(board.eventId) ?? {};
      const now = performance.now();
      const older = replaced.filter(({ at }) => now - at < replacedForMs);
      const isNewer = newest !== undefined && newest.generation < board.generation;
      const kept = isNewer ? [{ board: newest, at: now }, ...older] : older;
      shelves.delete(board.eventId);
      shelves.set(board.eventId, { newest: board, replaced: kept.slice(0, replacedAtMost) });
      makeRoom(board.eventId);
    },
    exchange: (board, by) => {
      const shelf = shelves.get(board.eventId);
      if (!shelf) return;
      const exchanged = (one: EventBoard): EventBoard => (one === board ? by : one);
      shelves.set(board.eventId, {
        newest: exchanged(shelf.newest),
        replaced: shelf.replaced.map((old) => ({ ...old, board: exchanged(old.board) })),
      });
    },
    dropReplaced,
    bytes,
  };
}

const boardsOn = ({ newest, replaced }: Shelf): EventBoard[] => [
  newest,
  ...replaced.map(({ board }) => board),
];

/** Boards that differ in results only share their entrants. */
function bytesOf(shelf: Shelf): number {
  const boards = boardsOn(shelf);
  const distinct = new Map(boards.map((board) => [board.entrants.blocks, board]));
  const entrants = [...distinct.values()].reduce((sum, board) => sum + bytesOfEntrants(board), 0);
  return boards.reduce((sum, board) => sum + bytesOfPlaces(board), entrants);
}
