import { mostOverdue } from '@callshot/rules';
import { findDatabaseNow } from '../liquipedia/database-now.repository.ts';
import { retryAfterOf, type WikiFailure } from '../liquipedia/wiki-failure.ts';
import { leftByCalendar } from './budget.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { listTournaments } from './list-tournaments.service.ts';
import { lookAtTournament } from './look-at-tournament.service.ts';
import { makeReadyEvent } from './make-event.service.ts';
import { claimList } from './settings.repository.ts';
import {
  claimTournament,
  countPlayedGames,
  endClaim,
  findDueTournaments,
} from './tournaments.repository.ts';

/** Answers that are younger are as good as new ones. */
const freshSeconds = 600;
const leastRestSeconds = 30;
const longestRestSeconds = 600;

/** The calendar's work of one process [rule: calendar-3]. */
export interface CalendarWork {
  /** It leads, a wiki is set up, and the wiki is not left alone for now. */
  isReady(): boolean;
  /** Lists the tournaments of a game, or looks at one tournament. Answers whether there was anything to do. */
  step(): Promise<boolean>;
}

export function createCalendarWork(parts: CalendarParts): CalendarWork {
  const { db, wiki, standing } = parts;
  let restsUntil = 0;

  const isReady = () =>
    standing.isLeader() && Boolean(wiki.settings?.apiKey) && performance.now() >= restsUntil;

  /** Others come first: it rests until there is something left for it. */
  const rest = async (failure: WikiFailure | null): Promise<void> => {
    if (failure === null) return;
    const seconds = retryAfterOf(failure, await findDatabaseNow(db));
    const rested = Math.min(longestRestSeconds, Math.max(leastRestSeconds, seconds));
    restsUntil = performance.now() + rested * 1000;
  };

  const step = async (): Promise<boolean> => {
    if (!isReady() || !wiki.settings) return false;
    const played = await countPlayedGames(db, wiki.settings.pollSeconds);
    const leaves = leftByCalendar(wiki.settings, played);
    const list = await claimList(db);
    if (list) {
      await rest(await listTournaments(parts, list, leaves));
      return true;
    }
    const now = await findDatabaseNow(db);
    const due = (await findDueTournaments(db)).map(({ dueAt, ...one }) => ({
      ...one,
      dueAt: dueAt.getTime(),
    }));
    const next = mostOverdue(due, now.getTime());
    const claim = next && (await claimTournament(db, next.gameId, next.pageId));
    if (!claim) return false;
    try {
      const end = await lookAtTournament(parts, claim, { leaves, freshSeconds, isResumed: true });
      if (end.ok) await makeReadyEvent(parts, claim, end.looked);
      else await rest(end.failure);
    } finally {
      await endClaim(db, claim);
    }
    return true;
  };

  return { isReady, step };
}
