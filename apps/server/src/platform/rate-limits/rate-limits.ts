import { type Endpoint, isForKeys } from '@callshot/contract';

/** A rate limit: so many times at once, and in the long run so often a minute. */
export interface RateLimit {
  readonly atOnce: number;
  readonly perMinute: number;
}

/** The counters: calls that change something, and dear reads. */
export type LimitKind = 'picks' | 'own' | 'staff' | 'open' | 'dear';

/** Rate limits of a user and of an address, which a whole venue may share; null = unlimited. */
export interface LimitsOfKind {
  readonly user: RateLimit | null;
  readonly address: RateLimit | null;
}

export interface RateLimits {
  /** Calls by kind. */
  readonly calls: Readonly<Record<LimitKind, LimitsOfKind>>;
  /** Saves of picks that store something, of a user. */
  readonly saves: RateLimit | null;
  /** Calls of a personal token, reading ones too. */
  readonly token: RateLimit;
  /** Live connections open at a time. */
  readonly liveOfAddress: number;
  readonly liveOfSession: number;
}

/**
 * Limits that an operator may set: venues share an address, and load tests save far faster than
 * people.
 */
export interface RateLimitSettings {
  readonly savesPerMinute: number;
  readonly savesOfAddressPerMinute: number;
  readonly liveOfAddress: number;
}

export const defaultRateLimits: RateLimitSettings = {
  savesPerMinute: 30,
  savesOfAddressPerMinute: 6000,
  liveOfAddress: 200,
};

const liveOfSession = 5;

export function rateLimitsOf(settings: RateLimitSettings = defaultRateLimits): RateLimits {
  const { savesPerMinute, savesOfAddressPerMinute, liveOfAddress } = settings;
  const bursting = (perMinute: number, times: number): RateLimit => ({
    perMinute,
    atOnce: Math.max(1, Math.round(perMinute * times)),
  });
  return {
    saves: bursting(savesPerMinute, 1 / 3),
    token: bursting(60, 1),
    liveOfAddress,
    liveOfSession,
    calls: {
      // Saves that are refused or change nothing cost less than those that are stored, not nothing.
      picks: {
        user: bursting(4 * savesPerMinute, 1 / 2),
        address: bursting(savesOfAddressPerMinute, 1),
      },
      own: { user: bursting(60, 1), address: bursting(1200, 1) },
      staff: { user: bursting(300, 1), address: bursting(1200, 1) },
      open: { user: null, address: bursting(600, 1) },
      // Counted by what they cost: a matrix of 5,000 members is looked at twice as it is read after a result.
      dear: { user: bursting(600, 1), address: bursting(6000, 1 / 2) },
    },
  };
}

/** For tests of anything else. */
export const unlimited: RateLimits = {
  saves: null,
  token: { atOnce: 1_000_000, perMinute: 1_000_000 },
  liveOfAddress: Number.POSITIVE_INFINITY,
  liveOfSession: Number.POSITIVE_INFINITY,
  calls: {
    picks: { user: null, address: null },
    own: { user: null, address: null },
    staff: { user: null, address: null },
    open: { user: null, address: null },
    dear: { user: null, address: null },
  },
};

/** Null = the call changes nothing, costs little and has no limit. */
export function limitKindOf({ who, mutates, savesPicks, cost }: Endpoint): LimitKind | null {
  if (!mutates) return cost === undefined ? null : 'dear';
  if (who === 'anyone') return 'open';
  if (who !== 'user' && !isForKeys(who)) return 'staff';
  return savesPicks ? 'picks' : 'own';
}
