import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { settingsOf, viewOf } from './calendar-view.ts';
import { findCalendarSettings } from './settings.repository.ts';
import { findShown } from './shown-tournaments.repository.ts';
import { findGamesWithUsualPoints } from './usual-points.repository.ts';

/** The tournaments that come, with what an Admin chose [rule: calendar-5]. */
export async function readCalendar(
  db: Kysely<Schema>,
): Promise<Answer<'GET /api/calendar/tournaments'>> {
  const settings = await findCalendarSettings(db);
  const paid = await findGamesWithUsualPoints(db);
  const rows = await findShown(db);
  return {
    settings: settings.map((row) => settingsOf(row, paid.has(row.gameId))),
    tournaments: rows.map(viewOf),
  };
}
