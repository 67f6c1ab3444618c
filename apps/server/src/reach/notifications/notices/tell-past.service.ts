import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { createDatabaseClock } from '../../../play/events/database-clock.ts';
import { createEventStore } from '../../../play/events/event-store.ts';
import { createBoards } from '../../../play/scoreboards/boards.ts';
import { makeDueNotices } from './due-notices.service.ts';
import { notificationKinds } from './notice-kinds.ts';
import { noticeRegistryOf } from './notice-registry.ts';
import { tellNotices } from './tell-notices.service.ts';

/** Tells what was due at each of these instants: the notices that a product running then had made. */
export async function tellPast(db: Kysely<Schema>, instants: readonly Date[]): Promise<void> {
  for (const at of instants) await makeDueNotices(db, at);
  const clock = createDatabaseClock(db);
  const events = createEventStore(db);
  const boards = createBoards({ db, events, clock });
  const onError = (error: unknown): never => {
    throw error;
  };
  const kinds = noticeRegistryOf(notificationKinds, () => ({ events, boards }));
  await tellNotices({ db, clock, kinds, onError, onMade: () => {} });
}
