import type { AnsweredRefusal } from '@callshot/contract';
import { guessName, guessReward, isReady, paidInSlices, retryLookMs } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Refused } from '../../platform/outcome.ts';
import { runInSlices } from '../../platform/slices.ts';
import { wordsOfEvent } from '../../play/events/event-words.ts';
import { tellUser } from '../../reach/notifications/notices/account-notices.repository.ts';
import { createDrafted } from '../liquipedia/create-drafted.service.ts';
import { findDatabaseNow } from '../liquipedia/database-now.repository.ts';
import { eventMadeKind } from './calendar-notice.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { keptSaying } from './kept-draft.ts';
import type { Looked } from './look-at-tournament.service.ts';
import { findEventNames, findEventStaff } from './staff.repository.ts';
import {
  type ClaimedTournament,
  findMakeDue,
  noteMade,
  writeLook,
} from './tournaments.repository.ts';
import { findUsualPoints } from './usual-points.repository.ts';

type Key = 'POST /api/liquipedia/createDrafted';

const MAKING_FAILED = `[${keptSaying('event_making_failed')}]`;

/**
 * Makes the event of a tournament by itself where the switch is on and nothing is doubtful [rule: calendar-8]: by the
 * service of the screen, once. A failure is kept as a sentence, and tried again later [rule: calendar-9].
 */
export async function makeReadyEvent(
  parts: CalendarParts,
  claim: ClaimedTournament,
  { details, prepared }: Looked,
): Promise<void> {
  const { db, changes, onError } = parts;
  const { format, mapping } = prepared.draft;
  const { gameId, pageId } = claim;
  if (!isReady(prepared) || format === null || !(await findMakeDue(db, claim))) return;
  const points = await findUsualPoints(db, gameId);
  if (points === null) return;
  const paid = await runInSlices(paidInSlices(format, points));
  if (paid.format === null) return fail(db, claim, MAKING_FAILED);
  const { tournament } = details.value;
  const wanted = {
    ...{ gameId, tournamentId: pageId, json: JSON.stringify(paid.format) },
    nameOverride: guessName(tournament),
    liquipediaUrl: tournament.wikiLink,
    imageUrl: tournament.bannerUrl ?? '',
    rewardType: guessReward(tournament.title),
    stageMapping: mapping.map((own) => ({ ...own, matchKeys: [...own.matchKeys] })),
  };
  const maker = {
    ...{ userId: null, savesFormats: true },
    isWanted: (trx: Kysely<Schema>) => findMakeDue(trx, claim),
    afterwards: (trx: Kysely<Schema>, eventId: number) => noteEvent(trx, claim, eventId),
  };
  // The event is made of what was looked at, and of nothing newer.
  const wiki = { ...parts.wiki, details: async () => done(details) };
  try {
    const made = await createDrafted({ db, changes, wiki }, maker, wanted, null);
    if (!made.ok && made.code !== 'event_exists') await fail(db, claim, problemsOf(made));
  } catch (error) {
    onError(error);
    await fail(db, claim, MAKING_FAILED);
  }
}

async function noteEvent(
  trx: Kysely<Schema>,
  { gameId, pageId }: ClaimedTournament,
  eventId: number,
): Promise<void> {
  await noteMade(trx, gameId, pageId, eventId);
  await insertAudit(trx, {
    actorUserId: null,
    action: 'calendar.event_made',
    subjectType: 'event',
    subjectId: eventId,
    after: { pageId },
    reason: 'Every part of its draft is seen or follows, and the calendar makes events by itself',
  });
  const event = await findEventNames(trx, eventId);
  for (const userId of await findEventStaff(trx)) {
    const subject = `${eventId} ${userId}`;
    await tellUser(trx, userId, eventMadeKind, wordsOfEvent(event), subject);
  }
}

async function fail(db: Kysely<Schema>, claim: ClaimedTournament, notMade: string): Promise<void> {
  const now = await findDatabaseNow(db);
  const makeFailures = claim.makeFailures + 1;
  const nextMakeAt = new Date(now.getTime() + retryLookMs(makeFailures));
  await writeLook(db, claim, { makeFailures, nextMakeAt, notMade });
}

const toldAtMost = 3;

/** The problems that the screen would tell of. */
function problemsOf({ code, details }: Refused<AnsweredRefusal<Key>>): string {
  const problems = (details?.problems ?? []).slice(0, toldAtMost);
  const told = problems.map(({ code: problem, values }) => ({ code: problem, values }));
  return JSON.stringify(told.length > 0 ? told : [{ code, values: {} }]);
}
