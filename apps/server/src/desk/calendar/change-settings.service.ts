import { type Answer, type AnsweredRefusal, type Body, calendarTiers } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { settingsOf } from './calendar-view.ts';
import {
  type CalendarSettingsRow,
  lockCalendarSettings,
  updateCalendarSettings,
} from './settings.repository.ts';
import { findGamesWithUsualPoints } from './usual-points.repository.ts';

type Key = 'POST /api/calendar/settings';

/** Chooses tiers, weeks and the switch of a game; the same again writes nothing [rule: calendar-1]. */
export async function changeCalendarSettings(
  db: Kysely<Schema>,
  actorUserId: number,
  { gameId, tiers, weeksAhead, publishes, version }: Body<Key>,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  const paid = await findGamesWithUsualPoints(db);
  return db.transaction().execute(async (trx) => {
    const before = await lockCalendarSettings(trx, gameId);
    const told = (row: CalendarSettingsRow) => settingsOf(row, paid.has(gameId));
    if (before.version !== version) {
      return refuse('calendar_changed', { current: told(before) });
    }
    const numbers = calendarTiers.flatMap((tier, at) => (tiers.includes(tier) ? [at + 1] : []));
    const chosen = { tiers: numbers, weeksAhead, publishes };
    const isSame =
      JSON.stringify(factsOf(before)) === JSON.stringify(factsOf({ ...before, ...chosen }));
    if (isSame) return done(told(before));
    const after = await updateCalendarSettings(trx, gameId, chosen);
    await insertAudit(trx, {
      actorUserId,
      ...actionOf(before, publishes),
      subjectType: 'game',
      subjectId: gameId,
      before: factsOf(before),
      after: factsOf(after),
    });
    return done(told(after));
  });
}

const actionOf = (before: CalendarSettingsRow, publishes: boolean) =>
  before.publishes === publishes
    ? { action: 'calendar.changed' }
    : { action: publishes ? 'calendar.switched_on' : 'calendar.switched_off' };

/** The choice as the audit log keeps it: tiers by their letters. */
const factsOf = ({ tiers, weeksAhead, publishes }: CalendarSettingsRow) => ({
  tiers: calendarTiers.filter((_, at) => tiers.includes(at + 1)).join(', '),
  weeksAhead,
  publishes,
});
