import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findDatabaseNow } from '../liquipedia/database-now.repository.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { viewOf } from './calendar-view.ts';
import { lookAtTournament } from './look-at-tournament.service.ts';
import { findTournament } from './shown-tournaments.repository.ts';
import { claimTournament, endClaim } from './tournaments.repository.ts';

type Key = 'POST /api/calendar/look';

const gapMs = 60_000;
/** The wiki itself is asked, unless somebody has just done so. */
const freshSeconds = 30;

/** Looks at one tournament for staff, before anything that the calendar does by itself [rule: calendar-4]. */
export async function lookNow(
  parts: CalendarParts,
  { gameId, pageId }: Body<Key>,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  const { db } = parts;
  const before = await findTournament(db, gameId, pageId);
  if (!before) return refuse('tournament_not_listed');
  if (before.eventId !== null && before.archivedAt === null) return refuse('has_event');
  const now = await findDatabaseNow(db);
  const isRecent = before.lookedAt !== null && now.getTime() - before.lookedAt.getTime() < gapMs;
  const claim = isRecent ? undefined : await claimTournament(db, gameId, pageId);
  if (!claim) return refuse('looked_just_now');
  try {
    await lookAtTournament(parts, claim, { leaves: 0, freshSeconds });
  } finally {
    await endClaim(db, claim);
  }
  const row = await findTournament(db, gameId, pageId);
  return row ? done(viewOf(row)) : refuse('tournament_not_listed');
}
