import type { Kysely } from 'kysely';
import { publicUsername } from '../accounts/public-username.ts';
import { loadEvent } from '../events/event-stages.repository.ts';
import { countUnreadable, findUnreadableOfEvent } from '../picks/unreadable-entries.repository.ts';
import { areWithheld } from '../picks/withheld-picks.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Call, type Handlers, refuse } from '../platform/http/handler.ts';
import { afterOverride, type OverrideParts, refusalOf } from './override-parts.ts';
import { findUndoable, listPast } from './past-overrides.ts';
import { previewOverride } from './preview-override.service.ts';
import { undoOverride } from './undo-override.service.ts';

type PastKey =
  | 'GET /api/picks/override/unreadable/:eventId'
  | 'GET /api/picks/override/past/:eventId'
  | 'GET /api/picks/override/undo/:eventId'
  | 'POST /api/picks/override/undo/:eventId';

/** What staff did before, and what came to harm. */
export const pastOverrideHandlers = (parts: OverrideParts): Handlers<PastKey> => ({
  'GET /api/picks/override/unreadable/:eventId': ({ params }) =>
    listUnreadable(parts.db, params.eventId),
  'GET /api/picks/override/past/:eventId': async ({ params, caller }) => {
    if (!caller.user) return refuse('unauthorized');
    const event = await parts.seals.currentEvent(params.eventId);
    return event ? listPast(parts, event, caller.user.id) : refuse('event_not_found');
  },
  'GET /api/picks/override/undo/:eventId': (call) => previewUndo(parts, call),
  'POST /api/picks/override/undo/:eventId': (call) => undo(parts, call),
});

async function listUnreadable(db: Kysely<Schema>, eventId: number) {
  const entries = await findUnreadableOfEvent(db, eventId);
  return {
    count: await countUnreadable(db, eventId),
    entries: entries.map(({ id, username, foundAt, ...entry }) => ({
      ...entry,
      user: { id, username: publicUsername({ id, username }) },
      foundAt: foundAt.toISOString(),
    })),
  };
}

async function previewUndo(
  parts: OverrideParts,
  { params, query, caller }: Call<'GET /api/picks/override/undo/:eventId'>,
) {
  if (!caller.user) return refuse('unauthorized');
  const event = await parts.seals.currentEvent(params.eventId);
  const board = event && (await parts.boards.refresh(params.eventId));
  if (!event || !board) return refuse('event_not_found');
  const past = await findUndoable(parts, event, query.overrideId);
  if (!past) return refuse('not_undoable');
  const { eventStageId, userId, before: picks } = past;
  const asked = { event, eventStageId, userId, readerId: caller.user.id };
  if (await areWithheld(parts.db, asked)) return refuse('picks_withheld');
  const outcome = await previewOverride(parts, { event, board, eventStageId, userId, picks });
  if (outcome.ok) return outcome.preview;
  // Whoever has left since cannot be given anything back.
  return outcome.code === 'user_not_found' ? refuse('not_undoable') : refusalOf(outcome);
}

async function undo(
  parts: OverrideParts,
  { params, body, caller }: Call<'POST /api/picks/override/undo/:eventId'>,
) {
  if (!caller.user) return refuse('unauthorized');
  if (body.reason === '') return refuse('reason_required');
  await parts.seals.currentEvent(params.eventId);
  const event = await loadEvent(parts.db, params.eventId);
  if (!event) return refuse('event_not_found');
  const past = await findUndoable(parts, event, body.overrideId);
  if (past && (await areWithheld(parts.db, { ...past, event, readerId: caller.user.id }))) {
    return refuse('picks_withheld');
  }
  const outcome = await undoOverride(parts, { ...body, event, actorUserId: caller.user.id });
  if (!outcome.ok) return refusalOf(outcome);
  await afterOverride(parts, params.eventId, outcome.past.userId);
  return null;
}
