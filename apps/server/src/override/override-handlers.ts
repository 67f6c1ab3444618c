import type { overrideEndpoints } from '@callshot/contract';
import { NO_PICKS } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../accounts/public-username.ts';
import { findDatabaseTime } from '../events/event-lock.repository.ts';
import type { EventStore } from '../events/event-store.ts';
import { countConcerned, findEntriesOfUser } from '../picks/entries.repository.ts';
import { bytesOf } from '../picks/entry-codec.ts';
import type { EntryReader } from '../picks/entry-reader.ts';
import { listsOf, pickSetOf } from '../picks/submitted-picks.ts';
import { countUnreadable, findUnreadableOfEvent } from '../picks/unreadable-entries.repository.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Call, type Handlers, refuse } from '../platform/http/handler.ts';
import type { Boards } from '../scoreboards/boards.ts';
import type { Seals } from '../seals/seals.ts';
import { describeChanges } from './describe-changes.ts';
import { describePlan } from './describe-plan.ts';
import { checkEntry, type EntryOutcome, overrideEntry } from './override-entry.service.ts';
import { type OfficialOutcome, overrideOfficial } from './override-official.service.ts';
import { planOfficial } from './plan-official.ts';
import { previewEntry, previewOfficial } from './preview-override.service.ts';
import { findTargetUser } from './target-users.repository.ts';

export interface OverrideParts {
  readonly db: Kysely<Schema>;
  readonly events: EventStore;
  readonly seals: Seals;
  readonly boards: Boards;
  readonly changes: Changes;
  readonly entries: EntryReader;
}

export function overrideHandlers(parts: OverrideParts): Handlers<keyof typeof overrideEndpoints> {
  return {
    'GET /api/picks/override/:eventId': (call) => start(parts, call),
    'GET /api/picks/override/unreadable/:eventId': ({ params }) =>
      listUnreadable(parts.db, params.eventId),
    'POST /api/picks/override/preview/:eventId': (call) => preview(parts, call),
    'POST /api/picks/override/:eventId': (call) => apply(parts, call),
  };
}

async function start(
  { db, seals, entries: reader }: OverrideParts,
  { params, query }: Call<'GET /api/picks/override/:eventId'>,
) {
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
    };
  }
  const entries = await findEntriesOfUser(db, params.eventId, query.userId);
  const versionOf = (id: number) =>
    entries.find(({ eventStageId }) => eventStageId === id)?.version ?? 0;
  return {
    ...listsOf(
      reader.read(event, entries).map(({ picks }) => picks),
      { eventId: params.eventId, userId: query.userId },
    ),
    versions: Object.fromEntries(event.stages.map(({ id }) => [String(id), versionOf(id)])),
  };
}

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

async function preview(
  parts: OverrideParts,
  { params, body }: Call<'POST /api/picks/override/preview/:eventId'>,
) {
  const event = await parts.seals.currentEvent(params.eventId);
  const board = event && (await parts.boards.refresh(params.eventId));
  if (!event || !board) return refuse('event_not_found');
  const picks = pickSetOf(body);
  if (body.userId === null) {
    const now = new Date(await findDatabaseTime(parts.db));
    const planned = await planOfficial(parts.db, { event, now }, { ...body, picks });
    if (!planned.ok) return refusalOf(planned);
    const { plan } = planned;
    const { before, after } = plan.corrected;
    return {
      changes: describeChanges(event, before, before.official, after.official),
      follows: describePlan(event, plan),
      concerned: await countConcerned(
        parts.db,
        plan.followed.map(({ concerned }) => concerned),
      ),
      ...(await previewOfficial(board, plan.event)),
    };
  }
  const user = await findTargetUser(parts.db, body.userId);
  if (!user) return refuse('user_not_found');
  const checked = checkEntry(event, body.eventStageId, picks);
  if (!checked.ok) return refuse('invalid_picks', { problems: [...checked.problems] });
  const { loaded: stage } = checked;
  const entries = await findEntriesOfUser(parts.db, params.eventId, user.id);
  const entry = entries.find(({ eventStageId }) => eventStageId === stage.id);
  const [read] = entry ? parts.entries.read(event, [entry]) : [];
  const before = read?.picks ?? NO_PICKS;
  return {
    changes: describeChanges(event, stage, before, picks),
    follows: [],
    concerned: { entries: 1, users: 1 },
    ...(await previewEntry(board, { stage, slots: bytesOf(stage, picks), user })),
  };
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
  { db, seals, boards, changes, entries }: OverrideParts,
  { params, body }: Call<'POST /api/picks/override/:eventId'>,
  actorUserId: number,
) {
  const { eventId } = params;
  await seals.currentEvent(eventId);
  const outcome = await overrideOfficial(db, {
    eventId,
    eventStageId: body.eventStageId,
    actorUserId,
    picks: pickSetOf(body),
    version: body.version,
    reason: body.reason,
  });
  if (outcome === null) return refuse('event_not_found');
  if (!outcome.ok) return refusalOf(outcome);
  await entries.lookAgain(eventId);
  changes.announce('results', eventId);
  await boards.refresh(eventId);
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
  const picks = pickSetOf(body);
  const { boards, changes } = parts;
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
  changes.announce('results', eventId);
  changes.announce('submissions', eventId);
  await boards.refresh(eventId);
  return {
    ...listsOf([picks], { eventId, userId }),
    version: outcome.saved.version,
    savedAt: outcome.saved.submittedAt.toISOString(),
  };
}

type Failure = Extract<EntryOutcome | OfficialOutcome, { ok: false }>;
type InvalidPicks = Extract<Failure, { code: 'invalid_picks' }>;

const refusalOf = <C extends Exclude<Failure['code'], 'invalid_picks'>>(
  failure: InvalidPicks | { readonly code: C },
) =>
  'problems' in failure
    ? refuse('invalid_picks', { problems: [...failure.problems] })
    : refuse(failure.code);
