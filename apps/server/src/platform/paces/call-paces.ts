import { createHash } from 'node:crypto';
import type { CallLimit, Endpoint } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { limitedAddress } from '../http/limited-address.ts';
import { type KindOfPace, type Pace, type PaceKind, type Paces, paceKindOf } from './paces.ts';
import { createProcessPace, type ProcessPace } from './process-pace.ts';
import { type SharedPace, takePace, takePaces } from './shared-paces.repository.ts';

/** Applies the rate limits of calls that change something, and the limit that a call states of its own. */
export interface CallPaces {
  /** The refusal that says how long to wait; null = the call may go on, and counts. */
  take(route: PacedRoute, caller: Pacer): Promise<TooOften | null>;
  /** Counts a call of a personal token, whatever it asks for. */
  takeOfToken(tokenId: number): Promise<TokenCalls>;
}

/** What a token's calls have come to. */
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

interface PacedRoute {
  readonly key: string;
  readonly endpoint: Endpoint;
}

/** A caller, as far as their calls are counted. */
type Pacer = { readonly address: string } & (
  | { readonly user: { readonly id: number } | null }
  | { readonly keyHolder: { readonly id: number } }
);

/** Whom calls are counted for: a user or a key holder; null = a visitor. */
function nameOf(caller: Pacer): string | null {
  if ('keyHolder' in caller) return `key ${caller.keyHolder.id}`;
  return caller.user === null ? null : String(caller.user.id);
}

/**
 * Saves come in rushes and have their own limit where they are stored, and dear reads cost nothing but the
 * time of their process: each process counts both by itself. Everything else is counted in the database, for all processes.
 */
export function createCallPaces(db: Kysely<Schema>, { calls, token }: Paces): CallPaces {
  const own = { picks: processPacesOf(calls.picks), dear: processPacesOf(calls.dear) };
  const takeKind = async (endpoint: Endpoint, caller: Pacer): Promise<number | null> => {
    const kind = paceKindOf(endpoint);
    if (kind === null) return null;
    const network = limitedAddress(caller.address);
    const name = nameOf(caller);
    return kind === 'picks' || kind === 'dear'
      ? takeBoth(own[kind], { user: name, address: network, cost: endpoint.cost })
      : takeShared(db, sharedPacesOf(kind, calls, name, network));
  };
  const takeOwn = async ({ key, endpoint }: PacedRoute, caller: Pacer): Promise<number | null> => {
    const { limit } = endpoint;
    return limit === undefined ? null : takePaces(db, [limitOf(key, limit, caller)]);
  };
  return {
    take: async (route, caller) =>
      tooOften('too_many_requests', await takeKind(route.endpoint, caller)) ??
      tooOften(route.endpoint.limit?.refusal, await takeOwn(route, caller)),
    takeOfToken: async (tokenId) => {
      const subject = hashOf(`token ${tokenId}`);
      const { left, paidMs, waitMs } = await takePace(db, { kind: 'token', subject, pace: token });
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

/** What one call of its own is counted as, whoever makes it: a user, a key holder, or everybody of a network. */
function limitOf(key: string, { of, atOnce, perHour }: CallLimit, caller: Pacer): SharedPace {
  const subject = of === 'address' ? limitedAddress(caller.address) : nameOf(caller);
  if (subject === null) throw new Error(`${key}: nobody to count it for`);
  return {
    kind: `${key} ${of}`,
    subject: hashOf(subject),
    pace: { atOnce, perMinute: perHour / 60 },
  };
}

interface ProcessPaces {
  readonly user: ProcessPace | null;
  readonly address: ProcessPace | null;
}

const processPacesOf = ({ user, address }: KindOfPace): ProcessPaces => ({
  user: user && createProcessPace(user),
  address: address && createProcessPace(address),
});

interface Counted {
  /** Null = a visitor. */
  readonly user: string | null;
  readonly address: string;
  readonly cost: number | undefined;
}

/** A caller who is refused because of the address has not used up their own limit. */
const takeBoth = (paces: ProcessPaces, { user, address, cost }: Counted): number | null =>
  paces.address?.take(address, cost) ??
  (user === null ? null : (paces.user?.take(user, cost) ?? null));

function sharedPacesOf(
  kind: PaceKind,
  calls: Paces['calls'],
  user: string | null,
  address: string,
): SharedPace[] {
  const shared = (of: string, subject: string | null, pace: Pace | null): SharedPace[] =>
    pace === null || subject === null
      ? []
      : [{ kind: `${kind} ${of}`, subject: hashOf(subject), pace }];
  return [
    ...shared('user', user, calls[kind].user),
    ...shared('address', address, calls[kind].address),
  ];
}

/** Addresses are personal data: the table holds hashes of them, and these are gone within minutes. */
const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest();

const takeShared = (db: Kysely<Schema>, paces: readonly SharedPace[]): Promise<number | null> =>
  paces.length === 0 ? Promise.resolve(null) : takePaces(db, paces);
