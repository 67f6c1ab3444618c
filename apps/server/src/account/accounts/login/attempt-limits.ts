interface KnownLimit {
  readonly most: number;
  readonly withinMinutes: number;
  /** Attempts with the same value share a counter. */
  readonly of: string;
  /** The attempts that count, in words for the list of limits. */
  readonly what: string;
}

const quarter = { withinMinutes: 15 } as const;
const hour = { withinMinutes: 60 } as const;

/**
 * Every limit on attempts, over all processes. Behind an address there may be a whole venue: its limits stop
 * one machine, those of a subject stop many.
 */
export const attemptLimits = {
  login: {
    most: 10,
    ...quarter,
    of: 'account or unknown name',
    what: 'Wrong passwords from browsers that the account does not know',
  },
  'login-device': {
    most: 10,
    ...quarter,
    of: 'account and browser that it knows',
    what: 'Wrong passwords',
  },
  'login-address': {
    most: 100,
    ...quarter,
    of: 'address',
    what: 'Wrong passwords, for any account',
  },
  registration: { most: 60, ...hour, of: 'address', what: 'New accounts, by whatever way' },
  'sign-in-address': {
    most: 100,
    ...quarter,
    of: 'address',
    what: 'Returns from Discord, Google or Reddit that fail',
  },
  'account-deletion': {
    most: 10,
    ...quarter,
    of: 'account',
    what: 'Wrong passwords when the account is deleted',
  },
  'own-password': {
    most: 10,
    ...quarter,
    of: 'account',
    what: 'Wrong passwords where the own is asked for again',
  },
  'link-address': {
    most: 30,
    ...quarter,
    of: 'address',
    what: 'Links for passwords and e-mails that open nothing',
  },
  'reset-username': {
    most: 10,
    ...quarter,
    of: 'account',
    what: 'Wrong usernames with a reset link',
  },
  'reset-mail': { most: 3, ...hour, of: 'account', what: 'Reset links that are mailed' },
  'verification-mail': { most: 5, ...hour, of: 'e-mail', what: 'Mails that prove an e-mail' },
  'email-change': { most: 10, ...hour, of: 'account', what: 'Other e-mails that are asked for' },
  'league-password': {
    most: 5,
    withinMinutes: 10,
    of: 'user at a league',
    what: 'Wrong passwords of a league',
  },
  'league-password-address': {
    most: 60,
    withinMinutes: 10,
    of: 'address',
    what: 'Wrong passwords, for any league',
  },
  'league-password-league': {
    most: 30,
    ...hour,
    of: 'league',
    what: 'Wrong passwords, by whomever; invites open it all the same',
  },
  'league-password-told': {
    most: 1,
    withinMinutes: 24 * 60,
    of: 'league',
    what: 'Notices to its creator that somebody is guessing',
  },
  'invite-code': { most: 20, ...quarter, of: 'user', what: 'Invite codes that open nothing' },
  'invite-code-address': {
    most: 60,
    ...quarter,
    of: 'address',
    what: 'Invite codes that open nothing',
  },
  'promo-code-address': {
    most: 60,
    ...hour,
    of: 'address',
    what: 'Promo codes that there are not',
  },
} as const satisfies Readonly<Record<string, KnownLimit>>;

export type AttemptKind = keyof typeof attemptLimits;

/** A rate limit on attempts. `subject` is hashed, since people type secrets into wrong fields. */
export interface AttemptLimit {
  readonly kind: AttemptKind;
  readonly subject: string;
  readonly most: number;
  readonly withinMinutes: number;
}

export function attemptLimit(
  kind: AttemptKind,
  subject: string,
  most: number = attemptLimits[kind].most,
): AttemptLimit {
  return { kind, subject, most, withinMinutes: attemptLimits[kind].withinMinutes };
}
