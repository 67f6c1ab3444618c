import { type PickSet, picksOfStage, replaySubmission, slotOfMatch } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { auditOrigin } from '../../platform/audit/audit-origin.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import {
  currentStage,
  findStage,
  isLocked,
  type LoadedEvent,
  stageAt,
  takesLateEntries,
} from '../events/loaded-event.ts';
import { type PicksProblem, tellPicksProblem } from '../problem-words/picks-words.ts';
import type { MatchAt } from './entries.repository.ts';
import { bytesOf } from './entry-codec.ts';
import type { WriteEntry } from './entry-writer.ts';
import { invalidPicks } from './invalid-picks.ts';
import { saveAfterLock } from './save-after-lock.service.ts';
import {
  answerOf,
  findEarlierOutcome,
  type Save,
  type SaveOutcome,
  type SaveRefusal,
  type SaveRequest,
  saved,
} from './save-request.ts';
import { stageIdsOf } from './submitted-picks.ts';

export interface SaveParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  readonly write: WriteEntry;
}

const triesAtMost = 4;

/**
 * Stores a complete submission of the current stage, or nothing [rule: locks-4]. It is checked
 * against the cached event, and again if the event changes meanwhile.
 */
export async function savePicks(parts: SaveParts, request: SaveRequest): Promise<SaveOutcome> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const event = await parts.events.get(request.eventId);
    const outcome = await saveAgainst(parts, event, request);
    if (outcome.ok || outcome.code !== 'stale') return outcome;
    parts.events.forget(request.eventId, event ?? undefined);
  }
  return refuse('unavailable');
}

async function saveAgainst(
  parts: SaveParts,
  event: LoadedEvent | null,
  request: SaveRequest,
): Promise<Outcome<Save, SaveRefusal | 'stale'>> {
  const checked = event ? await check(parts, event, request) : refuse('event_not_found');
  if (event && checked.ok && checked.value === 'open') {
    const outcome = await saveOpen(parts.write, event, request);
    const isOverridden = !outcome.ok && outcome.code === 'picks_locked' && request.isAdmin;
    return isOverridden ? saveAfterLock(parts.db, request) : outcome;
  }
  const earlier = await findEarlierOutcome(parts.db, request);
  if (earlier) return earlier;
  return checked.ok ? saveAfterLock(parts.db, request) : checked;
}

/** Whether the picks may be saved by anybody, only by an Admin past the lock, or not at all and why. */
async function check(
  { clock }: SaveParts,
  event: LoadedEvent,
  { picks, isAdmin }: SaveRequest,
): Promise<Outcome<'open' | 'closed', SaveRefusal>> {
  const scope = scopeOf(event, picks);
  if (scope === 'unknown') return invalidPicks(noSuchStage);
  if (scope === 'later' || (scope === 'earlier' && !isAdmin)) return refuse('wrong_stage');
  const now = await clock.now();
  const problems = problemsOf(event, picks, now);
  if (problems.length === 0) return done(scope === 'current' ? 'open' : 'closed');
  const isTooLate = !isAdmin && isLocked(event, now) && !takesLateEntries(event, now);
  return isTooLate ? refuse('picks_locked') : invalidPicks(...problems);
}

const noSuchStage: PicksProblem = { path: ['eventStageId'], code: 'no_such_stage' };

/** The stages that the picks belong to; a submission without picks is one of the current stage. */
function scopeOf(event: LoadedEvent, picks: PickSet): 'current' | 'earlier' | 'later' | 'unknown' {
  const stages = [...stageIdsOf(picks)].map((id) => findStage(event, id)?.index ?? null);
  if (stages.includes(null)) return 'unknown';
  const indexes = stages.flatMap((index) => index ?? []);
  if (indexes.some((index) => index > event.row.stage)) return 'later';
  return indexes.some((index) => index < event.row.stage) ? 'earlier' : 'current';
}

/** Replays every stage of the submission from its first round, with the matches closed that are. */
function problemsOf(event: LoadedEvent, picks: PickSet, now: Date): PicksProblem[] {
  const ids = stageIdsOf(picks);
  const stages = event.stages.filter(({ id }) => ids.has(id));
  return (stages.length === 0 ? [currentStage(event)] : stages).flatMap((loaded) => {
    const { id, stage } = stageAt(loaded, now);
    const replayed = replaySubmission(stage, picksOfStage(picks, id));
    return replayed.ok ? [] : [...replayed.problems];
  });
}

async function saveOpen(
  write: WriteEntry,
  event: LoadedEvent,
  request: SaveRequest,
): Promise<Outcome<Save, SaveRefusal | 'stale'>> {
  const { picks, userId, versions, idempotent } = request;
  const stage = currentStage(event);
  const written = await write(
    {
      eventId: event.row.id,
      eventStageId: stage.id,
      layoutFingerprint: stage.layout.fingerprint,
      eventVersion: event.row.version,
      officialVersion: event.row.officialVersion,
    },
    {
      userId,
      slots: bytesOf(stage, picks),
      expectedVersion: versions?.[String(stage.id)] ?? null,
      idempotent,
      origin: auditOrigin(),
    },
  );
  if (!written.ok && written.code === 'matches_locked') return refuseLocked(picks, written.matches);
  if (!written.ok) return written;
  const { isUnchanged } = written.value;
  return saved(answerOf(request, written.value), { isUnchanged });
}

/** Names every pick of a match that has begun; nothing of the submission was saved [rule: locks-21]. */
function refuseLocked({ matchPicks }: PickSet, locked: readonly MatchAt[]) {
  const problems = locked.map(({ eventSubstageId, match }) => {
    const at = matchPicks.findIndex(
      (pick) => pick.eventSubstageId === eventSubstageId && slotOfMatch(pick) === match,
    );
    // A pick may have been left out.
    const path = at < 0 ? ['matchPicks'] : ['matchPicks', at];
    return tellPicksProblem({ path, code: 'match_locked' });
  });
  return refuse('matches_locked', { problems });
}
