import type { Kysely } from 'kysely';
import { alone } from '../../platform/changes/leadership.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { createDatabaseClock } from '../../play/events/database-clock.ts';
import { createEventStore } from '../../play/events/event-store.ts';
import { createBoards } from '../../play/scoreboards/boards.ts';
import { noticeRegistryOf } from '../../reach/notifications/notices/notice-registry.ts';
import { tellNotices } from '../../reach/notifications/notices/tell-notices.service.ts';
import { advanceRuns } from './advance-runs.service.ts';
import { trophyAwardedKind } from './award-notice.ts';
import { findAllNotRewarded } from './award-runs.repository.ts';
import { giveTrophies } from './start-run.service.ts';

/** Gives the trophies of all finished events and tells of them, as staff of a running product do. */
export async function givePastTrophies(db: Kysely<Schema>): Promise<void> {
  const clock = createDatabaseClock(db);
  const events = createEventStore(db);
  const boards = createBoards({ db, events, clock });
  const changes = { announce: () => {} };
  for (const { id: eventId, nameOverride } of await findAllNotRewarded(db)) {
    const given = await giveTrophies({ db, events, boards, changes }, null, { eventId });
    if (!given.ok) throw new Error(`${nameOverride} gives no trophies: ${given.code}`);
  }
  await advanceRuns({ db, changes, standing: alone });
  const onError = (error: unknown): never => {
    throw error;
  };
  const kinds = noticeRegistryOf([trophyAwardedKind], () => ({ db }));
  await tellNotices({ db, clock, kinds, onError, onMade: () => {} });
}
