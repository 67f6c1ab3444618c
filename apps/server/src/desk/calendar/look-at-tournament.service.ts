import {
  lookEveryMs,
  type Prepared,
  prepareInSlices,
  retryLookMs,
  type WikiDetails,
} from '@callshot/rules';
import { runInSlices } from '../../platform/slices.ts';
import { findDatabaseNow } from '../liquipedia/database-now.repository.ts';
import type { WikiLook } from '../liquipedia/read-tournament.ts';
import type { WikiFailure } from '../liquipedia/wiki-failure.ts';
import { isForAll, keptFailure } from './budget.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { keptDraft, keptSaying } from './kept-draft.ts';
import { type ClaimedTournament, writeLook } from './tournaments.repository.ts';

export interface Looked {
  readonly details: WikiLook<WikiDetails>;
  readonly prepared: Prepared;
}

export interface LookOptions {
  /** So many of the hour's requests are left to others. */
  readonly leaves: number;
  /** Answers of the wiki that are younger are taken as they are kept. */
  readonly freshSeconds: number;
  /** Parts that it has read before it had to wait are fresh. */
  readonly isResumed?: boolean;
}

export type LookEnd =
  | { readonly ok: true; readonly looked: Looked }
  /** Null = the tournament alone is at fault. */
  | { readonly ok: false; readonly failure: WikiFailure | null };

/**
 * Looks at a claimed tournament and keeps its draft. A failure is kept with it as a sentence, and makes no other
 * one wait [rule: calendar-4].
 */
export async function lookAtTournament(
  { db, wiki, onError }: Pick<CalendarParts, 'db' | 'wiki' | 'onError'>,
  claim: ClaimedTournament,
  { leaves, freshSeconds, isResumed = false }: LookOptions,
): Promise<LookEnd> {
  const { gameId, pageId, lookBeganAt } = claim;
  const began = await findDatabaseNow(db);
  const sinceBegun =
    isResumed && lookBeganAt ? (began.getTime() - lookBeganAt.getTime()) / 1000 : 0;
  const read = { leaves, freshSeconds: Math.max(freshSeconds, sinceBegun) };
  const details = await wiki.details(gameId, pageId, read);
  const now = await findDatabaseNow(db);
  const failure = details.ok ? details.value.failure : details.failure;
  if (failure !== null && isForAll(failure)) {
    await writeLook(db, claim, { failure: keptFailure(failure) });
    return { ok: false, failure };
  }
  if (!details.ok || failure !== null) {
    await failLook(db, claim, now, failure ? keptFailure(failure) : null);
    return { ok: false, failure: null };
  }
  const { value } = details.value;
  if (value === null) {
    await failLook(db, claim, now, keptSaying('tournament_gone'));
    return { ok: false, failure: null };
  }
  try {
    const prepared = await runInSlices(prepareInSlices(value, now.toISOString()));
    const kept = keptDraft(prepared);
    const { title, start, end } = value.tournament;
    await writeLook(db, claim, {
      draft: JSON.stringify(kept),
      ...{ title, startsOn: start, endsOn: end },
      lookedAt: details.value.readAt,
      lookBeganAt: null,
      nextLookAt: new Date(now.getTime() + lookEveryMs(start, now.getTime())),
      failures: 0,
      failure: null,
    });
    return { ok: true, looked: { details: { ...details.value, value }, prepared } };
  } catch (error) {
    onError(error);
    await failLook(db, claim, now, keptSaying('tournament_unreadable'));
    return { ok: false, failure: null };
  }
}

/** It waits longer with each failure, and so does its event. */
async function failLook(
  db: CalendarParts['db'],
  claim: ClaimedTournament,
  now: Date,
  failure: string | null,
): Promise<void> {
  const failures = claim.failures + 1;
  const again = new Date(now.getTime() + retryLookMs(failures));
  await writeLook(db, claim, { failures, failure, nextLookAt: again, nextMakeAt: again });
}
