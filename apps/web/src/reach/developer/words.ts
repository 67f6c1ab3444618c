import type { ApiToken, Delivery, Webhook } from './developer.queries.ts';

type Scope = ApiToken['scopes'][number];
export type Topic = Webhook['topics'][number];

/** The rights of a scope. */
export const scopeWords: Readonly<
  Record<Scope, { readonly short: string; readonly long: string }>
> = {
  read: {
    short: 'Reads',
    long: 'Read: events, results, leaderboards, leagues, and your own picks and scores',
  },
  'picks:write': {
    short: 'Saves your picks',
    long: 'Save your picks: the same rules and locks as on the page',
  },
};

export const scopes = Object.keys(scopeWords) as Scope[];

export const topicWords: Readonly<Record<Topic | 'test', string>> = {
  opened: 'A stage opens for picks',
  locked: 'A stage locks',
  results: 'There are new results',
  finished: 'An event is finished',
  test: 'Test',
};

export const topics = ['opened', 'locked', 'results', 'finished'] as const satisfies Topic[];

const offWords: Readonly<Record<NonNullable<Webhook['offBy']>, string>> = {
  owner: 'Switched off',
  failures: 'Switched off: deliveries failed for a day',
  staff: 'Switched off by staff',
};

/** The problem of a webhook; null = it is well. */
export function concernOf({
  offBy,
  failingSince,
}: Pick<Webhook, 'offBy' | 'failingSince'>): string | null {
  if (offBy !== null) return offWords[offBy];
  return failingSince === null ? null : 'Deliveries are failing';
}

export function stateOf({ state, status, problem, attempts }: Delivery): string {
  if (state === 'delivered') return `Delivered${status === null ? '' : ` (${status})`}`;
  if (state === 'failed') return problem === null ? 'Failed' : `Failed: ${problem}`;
  if (problem === null) return 'On its way';
  return `Tried ${attempts === 1 ? 'once' : `${attempts} times`}: ${problem}`;
}
