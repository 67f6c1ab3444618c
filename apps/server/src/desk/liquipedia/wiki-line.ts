import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { createSemaphore } from '../../platform/background/semaphore.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome } from '../../platform/outcome.ts';
import type { Parts, WikiSettings } from '../../platform/parts.ts';
import { askWiki, type WikiRequest } from './ask-wiki.ts';
import { type FailedLook, type WikiFailure, wordsOfFailure } from './wiki-failure.ts';
import { endLook, findBudget, insertLook, lockLooks } from './wiki-looks.repository.ts';

export type WikiAnswer =
  | Outcome<readonly unknown[], never>
  | { readonly ok: false; readonly failure: WikiFailure };

/**
 * Everybody's way to the wiki: one request is in flight, of all processes, and an hour has so many. Both
 * are counted in the database, by its clock.
 */
export interface WikiLine {
  /** Does not ask, and answers null, as soon as `isNeeded` says that somebody else has asked the same. */
  ask(request: WikiRequest, options: AskOptions): Promise<WikiAnswer | null>;
}

export interface AskOptions {
  /** So many of the hour's requests are left to others. */
  readonly leaves: number;
  isNeeded(db: Kysely<Schema>): Promise<boolean>;
  /**
   * Ends before the next request may start, so that requests waiting for the same answer find it.
   */
  keep(records: readonly unknown[]): Promise<void>;
}

/** Somebody on a page waits for the answer; requests are short. */
const timeoutMs = 30_000;
/** A waiting call holds a slot of admission. A slow wiki must not use them all up. */
const waitingAtMost = 4;
const pollMs = 50;

export function createWikiLine(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  settings: WikiSettings,
): WikiLine {
  const oneAtATime = createSemaphore({ running: 1, waiting: waitingAtMost });

  const askInTurn = async (request: WikiRequest, options: AskOptions) => {
    const giveUpAt = performance.now() + timeoutMs;
    for (;;) {
      const claimed = await claim(db, settings, request, options);
      if (claimed === null) return null;
      if (claimed.ok) return send(claimed.value, request, options);
      if (claimed.failure.code !== 'busy' || performance.now() > giveUpAt) return claimed;
      await delay(pollMs);
    }
  };

  const send = async (
    { lookId, failures }: Claim,
    request: WikiRequest,
    { keep }: AskOptions,
  ): Promise<WikiAnswer> => {
    const asked = await askWiki(settings, request);
    if (asked.ok) {
      try {
        await keep(asked.value);
      } finally {
        await endLook(db, lookId, null, 0);
      }
      return asked;
    }
    const { failure } = asked;
    const waitSeconds = waitAfter(failure, failures);
    const words = wordsOfFailure(failure);
    log.warn({ table: request.table, waitSeconds }, words);
    await endLook(db, lookId, words, waitSeconds);
    return { ok: false, failure: { ...failure, waitSeconds } };
  };

  return {
    ask: async (request, options) => {
      const turn = await oneAtATime(() => askInTurn(request, options));
      return turn.ok ? turn.value : { ok: false, failure: { code: 'busy' } };
    },
  };
}

interface Claim {
  readonly lookId: number;
  /** Failures in a row before this. */
  readonly failures: number;
}

type Claimed = Outcome<Claim, never> | { readonly ok: false; readonly failure: WikiFailure } | null;

/** Takes one of the hour's requests while no other is in flight; null = none is needed. */
const claim = (
  db: Kysely<Schema>,
  { requestsPerHour }: WikiSettings,
  { table, parameters }: WikiRequest,
  { leaves, isNeeded }: AskOptions,
): Promise<Claimed> =>
  db.transaction().execute(async (trx): Promise<Claimed> => {
    await lockLooks(trx);
    const { now, spent, nextAt, waitsUntil, isInFlight, failures } = await findBudget(trx);
    // Asked in this order: a request that is seen to have ended has kept its answer.
    if (!(await isNeeded(trx))) return null;
    if (waitsUntil) return { ok: false, failure: { code: 'waiting', until: waitsUntil } };
    // The share left to others never takes the last request.
    const most = Math.max(1, requestsPerHour - leaves);
    if (spent >= most) return { ok: false, failure: { code: 'spent', until: nextAt ?? now } };
    if (isInFlight) return { ok: false, failure: { code: 'busy' } };
    const lookId = await insertLook(trx, `${table} ${parameters.wiki ?? ''}`);
    return done({ lookId, failures });
  });

const limitedSeconds = 600;
const firstWaitSeconds = 5;

/** As long as it says; else ten minutes where it is asked too often, and longer with each failure. */
function waitAfter({ code, waitSeconds }: FailedLook, failures: number): number {
  if (waitSeconds !== null) return waitSeconds;
  if (code === 'limited') return limitedSeconds;
  // It is there, and another question may be understood.
  if (code === 'refused') return 0;
  return Math.min(limitedSeconds, firstWaitSeconds * 2 ** Math.min(failures, 10));
}
