import type { Kysely } from 'kysely';
import type { UserCards } from '../../account/accounts/users/user-cards.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Standing } from '../../platform/changes/leadership.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { AppConfig } from '../../platform/parts.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import type { EventStore } from '../../play/events/event-store.ts';
import type { EntryReader } from '../../play/picks/entry-reader.ts';
import type { Boards } from '../../play/scoreboards/boards.ts';
import type { Seals } from '../../play/seals/seals.ts';
import type { Wiki } from '../liquipedia/wiki.ts';

export interface SyncParts {
  readonly db: Kysely<Schema>;
  readonly events: EventStore;
  readonly seals: Seals;
  readonly boards: Boards;
  readonly changes: Changes;
  readonly entries: EntryReader;
  readonly cards: UserCards;
  readonly clock: DatabaseClock;
  readonly standing: Standing;
  readonly wiki: Wiki;
  readonly config: AppConfig;
  readonly onError: (error: unknown) => void;
}

/** Called after official results changed. */
export async function afterResults(parts: SyncParts, eventId: number): Promise<void> {
  await parts.entries.lookAgain(eventId);
  await tellResults(parts, eventId);
}

/** Pages and boards read anew what can still come, or what came. */
export async function tellResults({ boards, changes }: SyncParts, eventId: number): Promise<void> {
  changes.announce('results', eventId);
  await boards.refresh(eventId);
}
