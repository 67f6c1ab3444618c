import type { RefusalBody } from '@callshot/contract';
import type { ToldProblem } from './http/answers/told-faults.ts';

/**
 * The outcome of something that may be refused. The value can be read only after a check, so that a
 * refusal is never mistaken for it. Impossible states throw; finders return null for nothing.
 */
export type Outcome<T, C extends string> = Done<T> | (C extends string ? Refused<C> : never);

export interface Done<T> {
  readonly ok: true;
  readonly value: T;
}

/**
 * An expected failure. For a call, the code is one of the contract's, which has its status and
 * title.
 */
export interface Refused<C extends string> {
  readonly ok: false;
  readonly code: C;
  readonly details?: RefusalDetails;
}

export interface RefusalDetails extends Pick<RefusalBody, 'current' | 'retryAfter'> {
  readonly problems?: readonly Readonly<ToldProblem>[];
}

export const done = <T>(value: T): Done<T> => ({ ok: true, value });

export const refuse = <const C extends string>(code: C, details?: RefusalDetails): Refused<C> =>
  details ? { ok: false, code, details } : { ok: false, code };

/** The value, or this refusal when there is none. */
export const orRefuse = <T, const C extends string>(
  found: T | null | undefined,
  code: C,
): Done<T> | Refused<C> => (found === null || found === undefined ? refuse(code) : done(found));
