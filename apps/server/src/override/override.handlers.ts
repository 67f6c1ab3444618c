import type { overrideEndpoints } from '@callshot/contract';
import { findEntriesOfUser } from '../picks/entries.repository.ts';
import { isSealed, sealInstant } from '../picks/read-picks.service.ts';
import { listsOf, pickSetOf } from '../picks/submitted-picks.ts';
import { areWithheld, findOpenTo } from '../picks/withheld-picks.ts';
import { type Call, type Handlers, refuse } from '../platform/http/handler.ts';
import { openPicks } from './open-picks.service.ts';
import { overrideEntry } from './override-entry.service.ts';
import { overrideOfficial } from './override-official.service.ts';
import { afterOverride, type OverrideParts, refusalOf } from './override-parts.ts';
import { pastOverrideHandlers } from './past-override.handlers.ts';
import { previewOverride } from './preview-override.service.ts';
import { findTargetUser } from './target-users.repository.ts';

export function overrideHandlers(parts: OverrideParts): Handlers<keyof typeof overrideEndpoints> {
  return {
    'GET /api/picks/override/:eventId': (call) => start(parts, call),
    'POST /api/picks/override/open/:eventId': (call) => open(parts, call),
    'POST /api/picks/override/preview/:eventId': (call) => preview(parts, call),
    'POST /api/picks/override/:eventId': (call) => apply(parts, call),
    ...pastOverrideHandlers(parts),
  };
}

async function start(
  { db, seals, entries: reader }: OverrideParts,
  { params, query, caller }: Call<'GET /api/picks/override/:eventId'>,
) {
  if (!caller.user) return refuse('unauthorized');
  const event = await seals.currentEvent(params.eventId);
  if (!event) return refuse('event_not_found');
  if (query.userId === undefined) {
    const version = event.row.officialVersion;
    return {
      ...listsOf(
        event.stages.map(({ official }) => official),
        { eventId: params.eventId, userId: null },
      ),
      versions: Object.fromEntries(event.stages.map(({ id }) => [String(id), version])),
      hiddenUntil: null,
      isOpened: false,
    };
  }
  const entries = await findEntriesOfUser(db, params.eventId, query.userId);
  const openTo = await findOpenTo(db, params.eventId, caller.user.id);
  const isOpen = openTo.has(query.userId);
  const shown = entries.filter((entry) => isOpen || isSealed(entry));
  const versionOf = (id: number) =>
    entries.find(({ eventStageId }) => eventStageId === id)?.version ?? 0;
  return {
    ...listsOf(
      reader.read(event, shown).map(({ picks }) => picks),
      { eventId: params.eventId, userId: query.userId },
    ),
    versions: Object.fromEntries(event.stages.map(({ id }) => [String(id), versionOf(id)])),
    hiddenUntil: shown.length === entries.length ? null : sealInstant(event),
    isOpened: isOpen && query.userId !== caller.user.id,
  };
}

async function open(
  parts: OverrideParts,
  { params, body, caller }: Call<'POST /api/picks/override/open/:eventId'>,
) {
  if (!caller.user) return refuse('unauthorized');
  if (body.reason === '') return refuse('reason_required');
  const event = await parts.seals.currentEvent(params.eventId);
  if (!event) return refuse('event_not_found');
  const { userId, reason } = body;
  if (!(await findTargetUser(parts.db, userId))) return refuse('user_not_found');
  await openPicks(parts.db, { event, actorUserId: caller.user.id, userId, reason });
  parts.changes.announce('event', params.eventId);
  await parts.boards.refresh(params.eventId);
  return null;
}

async function preview(
  parts: OverrideParts,
  { params, body, caller }: Call<'POST /api/picks/override/preview/:eventId'>,
) {
  const event = await parts.seals.currentEvent(params.eventId);
  const board = event && (await parts.boards.refresh(params.eventId));
  if (!caller.user) return refuse('unauthorized');
  if (!event || !board) return refuse('event_not_found');
  const { userId, eventStageId } = body;
  const asked = { event, eventStageId, userId, readerId: caller.user.id };
  if (await areWithheld(parts.db, asked)) return refuse('picks_withheld');
  const picks = pickSetOf(body);
  const outcome = await previewOverride(parts, { event, board, userId, eventStageId, picks });
  return outcome.ok ? outcome.preview : refusalOf(outcome);
}

async function apply(parts: OverrideParts, call: Call<'POST /api/picks/override/:eventId'>) {
  const { caller, body } = call;
  if (!caller.user) return refuse('unauthorized');
  const { userId } = body;
  if (userId === null) return applyOfficial(parts, call, caller.user.id);
  if (body.reason === '') return refuse('reason_required');
  if (!(await findTargetUser(parts.db, userId))) return refuse('user_not_found');
  return applyEntry(parts, call, caller.user.id, userId);
}

async function applyOfficial(
  parts: OverrideParts,
  { params, body }: Call<'POST /api/picks/override/:eventId'>,
  actorUserId: number,
) {
  const { eventId } = params;
  await parts.seals.currentEvent(eventId);
  const outcome = await overrideOfficial(parts.db, {
    eventId,
    eventStageId: body.eventStageId,
    actorUserId,
    picks: pickSetOf(body),
    version: body.version,
    reason: body.reason,
  });
  if (outcome === null) return refuse('event_not_found');
  if (!outcome.ok) return refusalOf(outcome);
  await afterOverride(parts, eventId, null);
  return {
    ...listsOf([outcome.official], { eventId, userId: null }),
    version: outcome.version,
    savedAt: outcome.savedAt.toISOString(),
  };
}

async function applyEntry(
  parts: OverrideParts,
  { params, body }: Call<'POST /api/picks/override/:eventId'>,
  actorUserId: number,
  userId: number,
) {
  const { eventId } = params;
  const event = await parts.seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  // What is written over can be read in the log.
  const { eventStageId } = body;
  const asked = { event, eventStageId, userId, readerId: actorUserId };
  if (await areWithheld(parts.db, asked)) return refuse('picks_withheld');
  const picks = pickSetOf(body);
  const outcome = await overrideEntry(parts, {
    eventId,
    eventStageId: body.eventStageId,
    userId,
    actorUserId,
    picks,
    version: body.version,
    reason: body.reason,
  });
  if (outcome === null) return refuse('event_not_found');
  if (!outcome.ok) return refusalOf(outcome);
  await afterOverride(parts, eventId, userId);
  return {
    ...listsOf([picks], { eventId, userId }),
    version: outcome.saved.version,
    savedAt: outcome.saved.submittedAt.toISOString(),
  };
}
