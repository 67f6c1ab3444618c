import { createHash } from 'node:crypto';
import type { CallLimit, Endpoint } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { limitedAddress } from '../http/guard/limited-address.ts';
import { createProcessLimit, type ProcessLimit } from './process-limit.ts';
import {
  type LimitKind,
  type LimitsOfKind,
  limitKindOf,
  type RateLimit,
  type RateLimits,
} from './rate-limits.ts';
import { type SharedLimit, takeSharedLimit, takeSharedLimits } from './shared-limits.repository.ts';

/** Applies the rate limits of calls that change something, and the limit that a call states of its own. */
export interface CallLimits {
  /** The refusal that says how long to wait; null = the call may go on, and counts. */
  take(route: LimitedRoute, caller: LimitedCaller): Promise<TooOften | null>;
  /** Counts any call of a personal token. */
  takeOfToken(tokenId: number): Promise<TokenCalls>;
}

/** The state of a token's rate limit. */
export interface TokenCalls {
  /** Calls at once. */
  readonly most: number;
  readonly left: number;
  /** Until all of them are left again. */
  readonly freeInSeconds: number;
  /** Null = the call may go on. */
  readonly retryAfter: number | null;
}

export interface TooOften {
  readonly code: string;
  /** Seconds. */
  readonly retryAfter: number;
}

interface LimitedRoute {
  readonly key: string;
  readonly endpoint: Endpoint;
}

/** A caller, as far as their calls are counted. */
type LimitedCaller = { readonly address: string } & (
  | { readonly user: { readonly id: number } | null }
  | { readonly keyHolder: { readonly id: number } }
);

/** The key that calls are counted under: a user or an API key; null = a visitor. */
function nameOf(caller: LimitedCaller): string | null {
  if ('keyHolder' in caller) return `key ${caller.keyHolder.id}`;
  return caller.user === null ? null : String(caller.user.id);
}

/**
 * Saves come in bursts and have their own limit where they are stored. Dear reads cost only the
 * time of their process. Each process counts both by itself. Everything else is counted in the
 * database, for all processes.
 */
export function createCallLimits(db: Kysely<Schema>, { calls, token }: RateLimits): CallLimits {
  const own = { picks: processLimitsOf(calls.picks), dear: processLimitsOf(calls.dear) };
  const takeKind = async (endpoint: Endpoint, caller: LimitedCaller): Promise<number | null> => {
    const kind = limitKindOf(endpoint);
    if (kind === null) return null;
    const network = limitedAddress(caller.address);
    const name = nameOf(caller);
    return kind === 'picks' || kind === 'dear'
      ? takeBoth(own[kind], { user: name, address: network, cost: endpoint.cost })
      : takeShared(db, sharedLimitsOf(kind, calls, name, network));
  };
  const takeOwn = async (
    { key, endpoint }: LimitedRoute,
    caller: LimitedCaller,
  ): Promise<number | null> => {
    const { limit } = endpoint;
    return limit === undefined ? null : takeSharedLimits(db, [limitOf(key, limit, caller)]);
  };
  return {
    take: async (route, caller) =>
      tooOften('too_many_requests', await takeKind(route.endpoint, caller)) ??
      tooOften(route.endpoint.limit?.refusal, await takeOwn(route, caller)),
    takeOfToken: async (tokenId) => {
      const subject = hashOf(`token ${tokenId}`);
      const { left, paidMs, waitMs } = await takeSharedLimit(db, {
        kind: 'token',
        subject,
        limit: token,
      });
      return {
        most: token.atOnce,
        left,
        freeInSeconds: Math.ceil(paidMs / 1000),
        retryAfter: waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1000)),
      };
    },
  };
}

const tooOften = (code: string | undefined, waitMs: number | null): TooOften | null =>
  waitMs === null
    ? null
    : { code: code ?? 'too_many_requests', retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) };

/** The limit that a call has of its own, for a user, an API key or a whole network. */
function limitOf(
  key: string,
  { of, atOnce, perHour }: CallLimit,
  caller: LimitedCaller,
): SharedLimit {
  const subject = of === 'address' ? limitedAddress(caller.address) : nameOf(caller);
  if (subject === null) throw new Error(`${key}: no caller to count it for`);
  return {
    kind: `${key} ${of}`,
    subject: hashOf(subject),
    limit: { atOnce, perMinute: perHour / 60 },
  };
}

interface ProcessLimits {
  readonly user: ProcessLimit | null;
  readonly address: ProcessLimit | null;
}

const processLimitsOf = ({ user, address }: LimitsOfKind): ProcessLimits => ({
  user: user && createProcessLimit(user),
  address: address && createProcessLimit(address),
});

interface Counted {
  /** Null = a visitor. */
  readonly user: string | null;
  readonly address: string;
  readonly cost: number | undefined;
}

/** A caller who is refused because of the address has not used up their own limit. */
const takeBoth = (rateLimits: ProcessLimits, { user, address, cost }: Counted): number | null =>
  rateLimits.address?.take(address, cost) ??
  (user === null ? null : (rateLimits.user?.take(user, cost) ?? null));

function sharedLimitsOf(
  kind: LimitKind,
  calls: RateLimits['calls'],
  user: string | null,
  address: string,
): SharedLimit[] {
  const shared = (of: string, subject: string | null, limit: RateLimit | null): SharedLimit[] =>
    limit === null || subject === null
      ? []
      : [{ kind: `${kind} ${of}`, subject: hashOf(subject), limit }];
  return [
    ...shared('user', user, calls[kind].user),
    ...shared('address', address, calls[kind].address),
  ];
}

/** Addresses are personal data: the table holds hashes of them, and these are gone within minutes. */
const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest();

const takeShared = (
  db: Kysely<Schema>,
  rateLimits: readonly SharedLimit[],
): Promise<number | null> =>
  rateLimits.length === 0 ? Promise.resolve(null) : takeSharedLimits(db, rateLimits);
