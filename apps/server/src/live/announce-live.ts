import type { EventStore } from '../events/event-store.ts';
import type { Change, Changes } from '../platform/changes/changes.ts';
import type { Boards } from '../scoreboards/boards.ts';
import type { LiveHub } from './live-hub.ts';

export interface AnnounceParts {
  readonly live: Pick<LiveHub, 'publish'>;
  readonly events: EventStore;
  readonly boards: Boards;
  readonly changes: Changes;
  readonly onError: (error: unknown) => void;
}

/** Tells browsers of committed changes, boards first: who hears of results can read them at once. */
export function announceLive(parts: AnnounceParts): void {
  const { live, events, boards, changes, onError } = parts;
  const tell = async ({ kind, eventId }: Change): Promise<void> => {
    const board = await boards.refresh(eventId);
    const event = await events.get(eventId);
    if (!board || !event) return;
    live.publish('EventUpdate', { eventId, version: event.row.version });
    if (kind === 'results') {
      live.publish('ResultsUpdate', { eventId, computedAt: board.computedAt.toISOString() });
    }
  };
  changes.on((change) => {
    if (change.kind !== 'submissions') tell(change).catch(onError);
  });
}
