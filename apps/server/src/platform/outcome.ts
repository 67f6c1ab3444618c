import type { RefusalBody } from '@callshot/contract';

/**
 * What came of something that may be refused. The value is reached only by asking whether there is
 * one, so that a refusal is never taken for it. What is impossible throws; a finder that finds nothing
 * answers null.
 */
export type Outcome<T, C extends string> = Done<T> | (C extends string ? Refused<C> : never);

export interface Done<T> {
  readonly ok: true;
  readonly value: T;
}

/** An expected failure. Of a call, the code is one of the contract's, which has its status and title. */
export interface Refused<C extends string> {
  readonly ok: false;
  readonly code: C;
  readonly details?: RefusalDetails;
}

export interface RefusalDetails extends Pick<RefusalBody, 'current' | 'retryAfter'> {
  readonly problems?: readonly Readonly<NonNullable<RefusalBody['problems']>[number]>[];
}

export const done = <T>(value: T): Done<T> => ({ ok: true, value });

export const refuse = <const C extends string>(code: C, details?: RefusalDetails): Refused<C> =>
  details ? { ok: false, code, details } : { ok: false, code };

/** What was found, or this refusal. */
export const orRefuse = <T, const C extends string>(
  found: T | null | undefined,
  code: C,
): Done<T> | Refused<C> => (found === null || found === undefined ? refuse(code) : done(found));
