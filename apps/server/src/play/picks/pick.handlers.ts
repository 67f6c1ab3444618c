import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { idempotentRequest } from '../../platform/http/idempotent-request.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import type { Seals } from '../seals/seals.ts';
import type { EntryReader } from './entry-reader.ts';
import { createEntryWriter } from './entry-writer.ts';
import { readOfficialPicks, readRevisions, readStagePeople } from './read-event-picks.service.ts';
import { readPicks } from './read-picks.service.ts';
import { submitPicks } from './submit-picks.service.ts';
import { pickSetOf } from './submitted-picks.ts';
import { whose } from './whose.ts';

export interface PickParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  readonly seals: Seals;
  readonly changes: Changes;
  readonly entries: EntryReader;
  readonly rateLimits: Pick<RateLimits, 'saves'>;
}

export type PickKey =
  | 'GET /api/picks/get/user/:eventId'
  | 'POST /api/picks/save/user/:eventId'
  | 'GET /api/picks/get/official/:eventId'
  | 'GET /api/picks/get/revisions/:eventId'
  | 'GET /api/event/stage';

export function pickHandlers(parts: PickParts): Handlers<PickKey> {
  const saving = { ...parts, write: createEntryWriter(parts.db, parts.rateLimits.saves) };
  return {
    'GET /api/picks/get/user/:eventId': ({ params, query, caller }) =>
      readPicks(parts, params.eventId, whose(query.userId, caller.user)),
    'POST /api/picks/save/user/:eventId': ({ params: { eventId }, body, caller, headers }) => {
      const userId = caller.user.id;
      return submitPicks(saving, {
        eventId,
        userId,
        isAdmin: caller.roles.has('Admin'),
        picks: pickSetOf(body),
        versions: body.versions,
        idempotent: idempotentRequest(userId, headers['idempotency-key'], { eventId, body }),
      });
    },
    'GET /api/picks/get/official/:eventId': ({ params }) =>
      readOfficialPicks(parts, params.eventId),
    'GET /api/picks/get/revisions/:eventId': ({ params, caller }) =>
      readRevisions(parts, params.eventId, caller.user.id),
    'GET /api/event/stage': ({ query }) => readStagePeople(parts, query.eventId),
  };
}
