import { type GameId, gameIds, readGroupKey } from '@callshot/rules';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import { findDatabaseNow } from '../liquipedia/database-now.repository.ts';
import type { FollowedPage } from '../liquipedia/wiki.ts';
import { retryAfterOf, type WikiFailure, wordsOfFailure } from '../liquipedia/wiki-failure.ts';
import { applyLook } from './apply-look.service.ts';
import type { Look } from './map-stages.ts';
import { compareStructure } from './structure/compare-structure.service.ts';
import { isComparisonDue } from './structure/known-structure.ts';
import { type DueEvent, findDueEvents, updateEventWiki } from './sync.repository.ts';
import { afterResults, type SyncParts, tellResults } from './sync-parts.ts';
import type { Applied } from './take-records.service.ts';
import { isTableDue } from './wiki-records.repository.ts';

/** One request tells of so many tournaments. */
const pagesAtOnce = 20;
const brokenForMs = 5 * 60_000;

/** Looks at every event that is due, those of a game together; one process does it for all. */
export async function lookAtDueEvents(parts: SyncParts): Promise<void> {
  const { db, standing, wiki } = parts;
  if (!standing.isLeader() || !wiki.settings?.apiKey) return;
  const due = await findDueEvents(db);
  await attemptAll(gameIds, async (gameId) => {
    const own = due.filter((event) => event.gameId === gameId).slice(0, pagesAtOnce);
    if (own.length > 0) await lookAt(parts, gameId, own);
  });
}

async function lookAt(parts: SyncParts, gameId: GameId, due: readonly DueEvent[]): Promise<void> {
  const withTables = await needTables(parts, due);
  const looked = await parts.wiki.live(gameId, due.map(pageOf), { withTables });
  if (!looked.ok) {
    for (const event of due) await fail(parts, event, looked.failure);
    return;
  }
  const { value, readAt } = looked.value;
  for (const [at, event] of due.entries()) {
    const { matches, tables, leftOut } = value[at] ?? { matches: [], tables: [], leftOut: [] };
    await takeLook(parts, event, { matches, tables, readAt, ...(withTables && { leftOut }) });
  }
}

/** A mapping names its groups by their pages, which a tournament may have several of. */
const pageOf = ({ pageId, pageName, mapping }: DueEvent): FollowedPage => ({
  pageName,
  pageIds: [
    ...new Set([
      pageId,
      ...mapping
        .flatMap(({ matchKeys, standingsKey }) => [...matchKeys, standingsKey ?? ''])
        .flatMap((key) => readGroupKey(key)?.pageId ?? []),
    ]),
  ],
});

/**
 * Tables cost two requests more: they are read at first, once the matches that they count are over, and where the
 * structure is to be compared.
 */
const needTables = async (
  { db }: Pick<SyncParts, 'db'>,
  due: readonly DueEvent[],
): Promise<boolean> =>
  (await isTableDue(
    db,
    due
      .filter(({ mapping }) => mapping.some(({ standingsKey }) => standingsKey !== null))
      .map(({ eventId }) => eventId),
  )) || due.some(isComparisonDue);

async function fail(
  { db }: Pick<SyncParts, 'db'>,
  { eventId }: DueEvent,
  failure: WikiFailure,
): Promise<void> {
  const now = await findDatabaseNow(db);
  await updateEventWiki(db, eventId, {
    failure: wordsOfFailure(failure),
    nextLookAt: new Date(now.getTime() + retryAfterOf(failure, now) * 1000),
  });
}

/** Takes what the wiki said of one event; what goes wrong there stops no other. */
async function takeLook(parts: SyncParts, event: DueEvent, look: Look): Promise<void> {
  const { db, wiki } = parts;
  try {
    if (look.matches.length === 0) {
      await emptyHanded(parts, event);
      return;
    }
    await takeAnswer(parts, event.eventId, look, wiki.settings?.pollSeconds ?? 0);
  } catch (error) {
    parts.onError(error);
    const now = await findDatabaseNow(db);
    await updateEventWiki(db, event.eventId, {
      failure: 'What the wiki said could not be taken over',
      nextLookAt: new Date(now.getTime() + brokenForMs),
    });
  }
}

/** A page without any match is no tournament any more; what is known of it stays. */
async function emptyHanded(parts: SyncParts, event: DueEvent): Promise<void> {
  const told = 'The wiki has no match on the page of this event';
  const now = await findDatabaseNow(parts.db);
  await updateEventWiki(parts.db, event.eventId, {
    lastLookAt: now,
    failure: told,
    nextLookAt: new Date(now.getTime() + brokenForMs),
  });
}

/** Applies a look, and announces the changes. */
export async function takeAnswer(
  parts: SyncParts,
  eventId: number,
  look: Look,
  pollSeconds: number,
): Promise<void> {
  const { db, seals } = parts;
  // A lock that has passed is honoured first.
  await seals.currentEvent(eventId);
  const applied = await applyLook(db, eventId, look, pollSeconds);
  if (applied === null) return;
  await tellApplied(parts, eventId, applied);
  await compareStructure(parts, eventId, look);
}

/** Announces what became of records. */
export async function tellApplied(
  parts: SyncParts,
  eventId: number,
  applied: Applied,
): Promise<void> {
  const { changes } = parts;
  if (applied.hasMoved) changes.announce('event', eventId);
  if (applied.hasResults) await afterResults(parts, eventId);
  else if (applied.hasMatches) await tellResults(parts, eventId);
  else if (applied.hasNews) changes.announce('results', eventId);
}
