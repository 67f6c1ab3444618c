import type { ApiToken, Delivery, Webhook } from './developer.queries.ts';
import { m } from './words/messages.js';

type Scope = Exclude<ApiToken['scopes'][number], 'results'>;
export type Topic = Webhook['topics'][number];

/** The rights of a scope. */
export const scopeWords: Readonly<
  Record<Scope, { readonly short: string; readonly long: string }>
> = {
  read: {
    short: m.readShort(),
    long: m.readLong(),
  },
  'picks:write': {
    short: m.picksShort(),
    long: m.picksLong(),
  },
};

export const scopes = Object.keys(scopeWords) as Scope[];

/** The rights of a token, in words. */
export const rightsOf = ({
  scopes: own,
  results,
}: Pick<ApiToken, 'scopes' | 'results'>): string[] =>
  results
    ? [m.resultsShort({ event: results.eventName })]
    : scopes.filter((scope) => own.includes(scope)).map((scope) => scopeWords[scope].short);

export const topicWords: Readonly<Record<Topic | 'test', string>> = {
  opened: m.topicOpened(),
  locked: m.topicLocked(),
  results: m.topicResults(),
  finished: m.topicFinished(),
  test: m.topicTest(),
};

export const topics = ['opened', 'locked', 'results', 'finished'] as const satisfies Topic[];

const offWords: Readonly<Record<NonNullable<Webhook['offBy']>, string>> = {
  owner: m.offByOwner(),
  failures: m.offByFailures(),
  staff: m.offByStaff(),
};

/** The problem of a webhook; null = it is well. */
export function concernOf({
  offBy,
  failingSince,
}: Pick<Webhook, 'offBy' | 'failingSince'>): string | null {
  if (offBy !== null) return offWords[offBy];
  return failingSince === null ? null : m.deliveriesFailing();
}

export function stateOf({ state, status, problem, attempts }: Delivery): string {
  if (state === 'delivered')
    return status === null ? m.deliveredState() : m.deliveredAnswer({ status });
  if (state === 'failed') return problem === null ? m.failedState() : m.failedBecause({ problem });
  if (problem === null) return m.onItsWay();
  return m.triedBecause({ count: attempts, problem });
}
