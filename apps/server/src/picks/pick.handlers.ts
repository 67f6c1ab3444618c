import type { Kysely } from 'kysely';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { keptFor } from '../platform/http/kept-answer.ts';
import { orRefuse } from '../platform/outcome.ts';
import type { Paces } from '../platform/paces/paces.ts';
import type { Seals } from '../seals/seals.ts';
import type { EntryReader } from './entry-reader.ts';
import { createEntryWriter } from './entry-writer.ts';
import { idempotentRequest } from './idempotency.ts';
import { readPicks, readRevisions } from './read-picks.service.ts';
import { countPeopleOfStage } from './stage-people.repository.ts';
import { submitPicks } from './submit-picks.service.ts';
import { listsOf, pickSetOf } from './submitted-picks.ts';
import { whose } from './whose.ts';

export interface PickParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  readonly seals: Seals;
  readonly changes: Changes;
  readonly entries: EntryReader;
  readonly paces: Pick<Paces, 'saves'>;
}

export type PickKey =
  | 'GET /api/picks/get/user/:eventId'
  | 'POST /api/picks/save/user/:eventId'
  | 'GET /api/picks/get/official/:eventId'
  | 'GET /api/picks/get/revisions/:eventId'
  | 'GET /api/event/stage';

export function pickHandlers(parts: PickParts): Handlers<PickKey> {
  const { db, events } = parts;
  const saving = { ...parts, write: createEntryWriter(db, parts.paces.saves) };
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
    'GET /api/picks/get/official/:eventId': async ({ params }) => {
      const event = await events.get(params.eventId);
      return orRefuse(event && officialPicksOf(event), 'event_not_found');
    },
    'GET /api/picks/get/revisions/:eventId': async ({ params, caller }) => {
      const event = await events.get(params.eventId);
      return orRefuse(
        event && (await readRevisions(parts, event, caller.user.id)),
        'event_not_found',
      );
    },
    'GET /api/event/stage': async ({ query }) => {
      const event = await events.get(query.eventId);
      return orRefuse(event && (await countPeopleOfStage(db, event)), 'event_not_found');
    },
  };
}

const officialPicksOf = keptFor((event: LoadedEvent) => ({
  ...listsOf(
    event.stages.map(({ official }) => official),
    { eventId: event.row.id, userId: null },
  ),
  version: event.row.officialVersion,
}));
