import { attemptAll } from '../../platform/background/attempt-all.ts';
import type { Change, Changes } from '../../platform/changes/changes.ts';
import type { EventStore } from '../events/event-store.ts';
import type { Boards } from '../scoreboards/boards.ts';
import type { LiveHub } from './live-hub.ts';

export interface AnnounceParts {
  readonly live: Pick<LiveHub, 'publish'>;
  readonly events: EventStore;
  readonly boards: Pick<Boards, 'refresh' | 'catchUp' | 'held'>;
  readonly changes: Pick<Changes, 'on'>;
  readonly onError: (error: unknown) => void;
}

/** Work that runs beside the announced changes. */
export interface LiveAnnouncements {
  /** Catches up with changes that were not announced, and tells browsers. */
  catchUp(): Promise<void>;
}

/**
 * Tells browsers of committed changes, after the board is ready, so that results can be read at
 * once.
 */
export function announceLive(parts: AnnounceParts): LiveAnnouncements {
  const { live, events, boards, changes, onError } = parts;
  /**
   * The generations that browsers were told of, by event; a read can bring a board up to date as
   * well.
   */
  const told = new Map<number, number>();

  const tell = async ({ kind, eventId }: Change): Promise<void> => {
    const board = await boards.refresh(eventId);
    const event = await events.get(eventId);
    if (!board || !event) return;
    told.set(eventId, board.generation);
    live.publish('EventUpdate', { eventId, version: event.row.version });
    if (kind === 'results') {
      live.publish('ResultsUpdate', { eventId, computedAt: board.computedAt.toISOString() });
    }
  };
  const tellUnheard = () =>
    attemptAll(boards.held(), async ({ eventId, generation }) => {
      const last = told.get(eventId);
      // Pages opened before the first look have read this board already.
      if (last === undefined) told.set(eventId, generation);
      else if (last < generation) await tell({ kind: 'results', eventId });
    });

  changes.on((change) => {
    // Trophies change nothing that pages of the event show.
    const isShown = change.kind === 'event' || change.kind === 'results';
    if (isShown) tell(change).catch(onError);
  });
  return {
    catchUp: async () => {
      try {
        await boards.catchUp();
      } finally {
        await tellUnheard();
      }
    },
  };
}
