import type { Kysely } from 'kysely';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Call, type Handlers, refuse } from '../platform/http/handler.ts';
import { keptFor } from '../platform/http/kept-answer.ts';
import type { Paces } from '../platform/paces/paces.ts';
import { tellPicksProblem } from '../problem-words/picks-words.ts';
import type { Boards } from '../scoreboards/boards.ts';
import type { Seals } from '../seals/seals.ts';
import type { EntryReader } from './entry-reader.ts';
import { createEntryWriter, type WriteEntry } from './entry-writer.ts';
import { idempotentRequest } from './idempotency.ts';
import { noPicks, readOwnPicks, readPicksOfOther, readRevisions } from './read-picks.service.ts';
import { readScore } from './read-score.service.ts';
import { savePicks } from './save-picks.service.ts';
import { listsOf, pickSetOf } from './submitted-picks.ts';

export interface PickParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  readonly seals: Seals;
  readonly boards: Boards;
  readonly changes: Changes;
  readonly entries: EntryReader;
  readonly paces: Pick<Paces, 'saves'>;
}

export type PickKey =
  | 'GET /api/picks/get/user/:eventId'
  | 'POST /api/picks/save/user/:eventId'
  | 'GET /api/picks/get/official/:eventId'
  | 'GET /api/picks/get/score/:eventId'
  | 'GET /api/picks/get/revisions/:eventId';

export function pickHandlers(parts: PickParts): Handlers<PickKey> {
  const { db, events, seals, boards } = parts;
  const write = createEntryWriter(db, parts.paces.saves);
  return {
    'GET /api/picks/get/user/:eventId': async ({ params, query, caller }) => {
      const event = await seals.currentEvent(params.eventId);
      if (!event) return refuse('event_not_found');
      const ownId = caller.user?.id ?? null;
      const userId = query.userId ?? ownId;
      if (userId === null) return noPicks;
      return userId === ownId
        ? readOwnPicks(parts, event, userId)
        : readPicksOfOther(parts, event, userId);
    },
    'POST /api/picks/save/user/:eventId': (call) => save({ ...parts, write }, call),
    'GET /api/picks/get/official/:eventId': async ({ params }) => {
      const event = await events.get(params.eventId);
      return event ? officialPicksOf(event) : refuse('event_not_found');
    },
    'GET /api/picks/get/score/:eventId': async ({ params, query, caller }) => {
      const event = await seals.currentEvent(params.eventId);
      const board = event && (await boards.boardOf(params.eventId));
      if (!event || !board) return refuse('event_not_found');
      const ownId = caller.user?.id ?? null;
      const userId = query.userId ?? ownId;
      return readScore(parts, { event, board, userId, isOwn: userId === ownId });
    },
    'GET /api/picks/get/revisions/:eventId': async ({ params, caller }) => {
      if (!caller.user) return refuse('unauthorized');
      const event = await events.get(params.eventId);
      return event ? readRevisions(parts, event, caller.user.id) : refuse('event_not_found');
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

async function save(
  parts: PickParts & { readonly write: WriteEntry },
  { params, body, caller, headers }: Call<'POST /api/picks/save/user/:eventId'>,
) {
  if (!caller.user) return refuse('unauthorized');
  const { eventId } = params;
  const userId = caller.user.id;
  const outcome = await savePicks(parts, {
    eventId,
    userId,
    isAdmin: caller.roles.has('Admin'),
    picks: pickSetOf(body),
    versions: body.versions,
    idempotent: idempotentRequest(userId, headers['idempotency-key'], { eventId, body }),
  });
  if (outcome.ok) {
    if (outcome.isPostLock) parts.changes.announce('event', eventId);
    if (!outcome.isUnchanged) parts.changes.announce('submissions', eventId);
    return outcome.answer;
  }
  if (outcome.code === 'version_conflict') {
    const event = await parts.events.get(eventId);
    return refuse('version_conflict', {
      current: event && (await readOwnPicks(parts, event, userId)),
    });
  }
  const { code, problems, waitMs } = outcome;
  return refuse(code, {
    ...(problems ? { problems: problems.map(tellPicksProblem) } : {}),
    ...(waitMs === undefined ? {} : { retryAfter: Math.ceil(waitMs / 1000) }),
  });
}
