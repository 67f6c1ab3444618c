import { groupsOf, suggestMapping, type WikiDetails, type WikiMatch } from '@callshot/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { majorFormat } from '../../../../../seed/src/formats/formats.ts';
import { beforePlay, beginningIn, syncDesk, unplayed } from '../../../testing/desk/sync.ts';
import { austinPage, testWiki } from '../../../testing/desk/wiki.ts';
import { lockEventExclusively } from '../../play/events/stages/event-lock.repository.ts';
import { takeAnswer } from './look-at-wiki.service.ts';
import { findWikiMatches } from './wiki-records.repository.ts';

const wiki = await testWiki();
const { db, capabilities } = wiki;
const { follow } = syncDesk(wiki);
const hour = 3_600_000;

async function recordedMajor(): Promise<WikiDetails> {
  const looked = await capabilities.services.wiki.details(2, austinPage);
  if (!looked.ok || !looked.value.value) throw new Error('The fake has no such tournament');
  return beginningIn(looked.value.value, hour);
}

const major = await recordedMajor();
const opening = major.matches.find(({ place }) => place.kind === 'list' && place.round === 1);

/** Before anything is played but the first match, where one is given. */
const answerWith = (match: WikiMatch | undefined) => {
  const { matches, tables } = beforePlay(major);
  return {
    tables,
    matches: matches.map((own) => (own.matchId === match?.matchId ? match : own)),
  };
};

const moved = opening && {
  ...unplayed(opening),
  startsAt: new Date(Date.parse(opening.startsAt ?? '') + hour).toISOString(),
};

/** Number of sessions that wait for the lock of an event. */
async function waitingFor(eventId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where locktype = 'advisory' and objid = ${eventId}::int and not granted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Each look waits for the event's lock before the next one begins; then all may have it, in this order. */
async function lookAtOnce(eventId: number, looks: readonly (() => Promise<void>)[]): Promise<void> {
  const underway: Promise<void>[] = [];
  await db.transaction().execute(async (trx) => {
    await lockEventExclusively(trx, eventId);
    for (const look of looks) {
      underway.push(look());
      await expect.poll(() => waitingFor(eventId), { timeout: 20_000 }).toBe(underway.length);
    }
  });
  await Promise.all(underway);
}

test.each([
  {
    why: 'an older answer that comes after a newer one is left out',
    answers: [
      { readAt: 2, match: moved },
      { readAt: 1, match: undefined },
    ],
    expected: { isFinished: false, startsAt: moved?.startsAt },
  },
  {
    why: 'a decided match stays decided whoever asked later and knew less',
    answers: [
      { readAt: 1, match: opening },
      { readAt: 2, match: undefined },
    ],
    expected: { isFinished: true, winner: opening?.winner },
  },
])('two processes with different answers at once: $why', async ({ answers, expected }) => {
  const eventId = await follow(
    beforePlay(major),
    majorFormat.format,
    'counterstrike',
    suggestMapping(majorFormat.format, groupsOf(major)),
  );
  const since = Date.now();
  await lookAtOnce(
    eventId,
    answers.map(
      ({ readAt, match }) =>
        () =>
          takeAnswer(
            capabilities.services,
            eventId,
            { ...answerWith(match), readAt: new Date(since + readAt) },
            120,
          ),
    ),
  );
  const stored = await findWikiMatches(db, eventId);
  const { record } = stored.find(({ matchId }) => matchId === opening?.matchId) ?? {};
  expect(record).toMatchObject(expected);
});
