import type { Kysely } from 'kysely';
import type { UserCards } from '../../account/accounts/users/user-cards.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { AppConfig } from '../../platform/parts.ts';
import type { EventStore } from '../../play/events/event-store.ts';
import type { EntryReader } from '../../play/picks/entry-reader.ts';
import type { Boards } from '../../play/scoreboards/boards.ts';
import type { Seals } from '../../play/seals/seals.ts';
import { lookIfAsked } from '../liquipedia/event-wikis.repository.ts';

export interface OverrideParts {
  readonly db: Kysely<Schema>;
  readonly events: EventStore;
  readonly seals: Seals;
  readonly boards: Boards;
  readonly changes: Changes;
  readonly entries: EntryReader;
  readonly cards: UserCards;
  readonly config: AppConfig;
}

/** Announces an override of official results (null) or of a user's picks, once the board is ready. */
export async function afterOverride(
  { db, boards, changes, entries }: OverrideParts,
  eventId: number,
  userId: number | null,
): Promise<void> {
  if (userId === null) {
    await entries.lookAgain(eventId);
    await lookIfAsked(db, eventId);
  }
  changes.announce('results', eventId);
  if (userId !== null) changes.announce('submissions', eventId);
  await boards.refresh(eventId);
}
