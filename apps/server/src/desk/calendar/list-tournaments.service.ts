import { calendarOf, retryLookMs } from '@callshot/rules';
import { findDatabaseNow } from '../liquipedia/database-now.repository.ts';
import { withoutStages } from '../liquipedia/upcoming.service.ts';
import type { WikiFailure } from '../liquipedia/wiki-failure.ts';
import { isForAll, keptFailure } from './budget.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { type CalendarSettingsRow, endList } from './settings.repository.ts';
import { takeList } from './tournaments.repository.ts';

const hourMs = 3_600_000;
const listEveryMs = 6 * hourMs;
const weekMs = 7 * 24 * hourMs;

/** Lists the tournaments of a game that is claimed; answers why the wiki could not be asked, null = it could. */
export async function listTournaments(
  { db, wiki }: Pick<CalendarParts, 'db' | 'wiki'>,
  settings: CalendarSettingsRow,
  leaves: number,
): Promise<WikiFailure | null> {
  const { gameId, weeksAhead, tiers, failures } = settings;
  const now = await findDatabaseNow(db);
  const [from, to] = [dayOf(now.getTime()), dayOf(now.getTime() + weeksAhead * weekMs)];
  const looked = await wiki.tournaments(gameId, from, to, { leaves });
  const failure = looked.ok ? looked.value.failure : looked.failure;
  if (!looked.ok || failure !== null) {
    await endList(db, settings, {
      failure: failure && keptFailure(failure),
      ...(failure &&
        !isForAll(failure) && {
          failures: failures + 1,
          nextListAt: new Date(now.getTime() + retryLookMs(failures + 1)),
        }),
    });
    return failure;
  }
  const listed = calendarOf(withoutStages(looked.value.value), tiers);
  await db.transaction().execute(async (trx) => {
    await takeList(trx, gameId, listed);
    await endList(trx, settings, {
      listedAt: looked.value.readAt,
      nextListAt: new Date(now.getTime() + listEveryMs),
      failures: 0,
      failure: null,
    });
  });
  return null;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
