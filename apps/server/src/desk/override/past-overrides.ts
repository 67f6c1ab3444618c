import type { Answer } from '@callshot/contract';
import { NO_PICKS, type PickSet } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findStage, type LoadedEvent } from '../../play/events/loaded-event.ts';
import { describeChanges } from '../../play/picks/describe-picks.ts';
import { findEntriesOfUser } from '../../play/picks/entries.repository.ts';
import type { ReadingParts } from '../../play/picks/read-picks.service.ts';
import { areSamePicks } from '../../play/picks/same-picks.ts';
import {
  countUnreadable,
  findUnreadableOfEvent,
} from '../../play/picks/unreadable-entries.repository.ts';
import { findOpenTo, isWithheld } from '../../play/picks/withheld-picks.ts';
import type { OverrideParts } from './override-parts.ts';
import {
  findLastOverride,
  findPastOverrides,
  type OverrideRow,
} from './past-overrides.repository.ts';

type Listed = Answer<'GET /api/picks/override/past/:eventId'>[number];

/** An override as the log tells it; null picks = the user had no entry, or has none since. */
export interface PastOverride {
  readonly id: number;
  readonly eventStageId: number;
  /** Null = official results. */
  readonly userId: number | null;
  readonly before: PickSet | null;
  readonly after: PickSet | null;
  /** Picks that could not be read cannot be brought back. */
  readonly isBeforeKnown: boolean;
  readonly reason: string | null;
}

/** The newest overrides of an event, in words. */
export async function listPast(
  parts: OverrideParts,
  eventId: number,
  readerId: number,
): Promise<Outcome<Listed[], 'event_not_found'>> {
  const event = await parts.seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  const rows = await findPastOverrides(
    parts.db,
    event.stages.map(({ id }) => id),
  );
  const openTo = await findOpenTo(parts.db, event.row.id, readerId);
  const listed: Listed[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const past = pastOf(row);
    const target = `${past.eventStageId} ${past.userId}`;
    const isNewest = !seen.has(target);
    seen.add(target);
    listed.push({
      ...describe(event, row, past, openTo),
      canUndo: isNewest && (await isUndoable(parts, event, past)),
    });
  }
  return done(listed);
}

/** Entries that cannot be read as the event is now. */
export async function listUnreadable(
  db: Kysely<Schema>,
  eventId: number,
): Promise<Answer<'GET /api/picks/override/unreadable/:eventId'>> {
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

/** The override, if it is the newest; null = it cannot be undone, or belongs to another event. */
export async function findUndoable(
  parts: ReadingParts,
  event: LoadedEvent,
  overrideId: number,
): Promise<PastOverride | null> {
  const stageIds = event.stages.map(({ id }) => id);
  const row = await findLastOverride(parts.db, stageIds, overrideId);
  const past = row && pastOf(row);
  return past && (await isUndoable(parts, event, past)) ? past : null;
}

function pastOf(row: OverrideRow): PastOverride {
  const { id, eventStageId, subjectId, reason } = row;
  const { before, after } = row as { before: Logged; after: Logged };
  if (row.action === 'official.overridden') {
    const [was, is] = [before as PickSet | null, after as PickSet | null];
    return { id, eventStageId, userId: null, before: was, after: is, isBeforeKnown: true, reason };
  }
  return {
    id,
    eventStageId,
    userId: subjectId,
    before: before?.picks ?? null,
    after: after?.picks ?? null,
    isBeforeKnown: before?.isUnreadable !== true,
    reason,
  };
}

/** The logged state of a user's picks. */
type Logged = { readonly picks?: PickSet | null; readonly isUnreadable?: boolean } | null;

async function isUndoable(
  parts: ReadingParts,
  event: LoadedEvent,
  past: PastOverride,
): Promise<boolean> {
  if (!past.isBeforeKnown) return false;
  const { eventStageId, userId, after } = past;
  if (userId === null) {
    const stage = findStage(event, eventStageId);
    return stage !== null && after !== null && areSamePicks(stage.official, after);
  }
  const entries = await findEntriesOfUser(parts.db, event.row.id, userId);
  const entry = entries.find((own) => own.eventStageId === eventStageId);
  if (!entry) return after === null;
  const [read] = parts.entries.read(event, [entry]);
  // The user's next save removes the mark of a staff edit.
  return entry.editedByStaffAt !== null && !!read && !!after && areSamePicks(read.picks, after);
}

const changesAtMost = 12;

function describe(
  event: LoadedEvent,
  row: OverrideRow,
  { eventStageId, userId, before, after }: PastOverride,
  openTo: ReadonlySet<number>,
): Omit<Listed, 'canUndo'> {
  const stage = findStage(event, eventStageId);
  const isHidden = stage !== null && userId !== null && isWithheld(stage, userId, openTo);
  const changes =
    stage && !isHidden ? describeChanges(event, stage, before ?? NO_PICKS, after ?? NO_PICKS) : [];
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: userOf(row.actorUserId, row.actorUsername),
    user: userOf(userId, row.subjectUsername),
    eventStageId,
    changes: changes.slice(0, changesAtMost),
    moreChanges: Math.max(0, changes.length - changesAtMost),
    isWithheld: isHidden,
    reason: row.reason,
  };
}

const userOf = (id: number | null, username: string | null) =>
  id === null ? null : { id, username: publicUsername({ id, username: username ?? `user ${id}` }) };
