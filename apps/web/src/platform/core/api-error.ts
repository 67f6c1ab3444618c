import type { RefusalBody } from '@callshot/contract';
import { m } from './words/messages.js';

/** Codes that the client gives to failures without an answer of the server's own. */
export const NETWORK_FAILURE = 'network';
export const TOO_SLOW = 'too_slow';
export const UNEXPECTED_ANSWER = 'unexpected_answer';

interface ApiFailure extends Partial<RefusalBody> {
  /** 0 = no answer came at all. */
  status: number;
}

/**
 * The product gave no answer of its own: none came, or one of something in between. Whether it did what
 * it was asked is not known.
 */
export const isUnanswered = ({ status, code }: ApiError): boolean =>
  status === 0 || (status > 501 && [UNEXPECTED_ANSWER, 'unavailable'].includes(code));

/** Any failed call. `title` is the sentence for people, `code` is for programs. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly problems: readonly { path: string; message: string }[];
  /** The number of problems beyond those listed. */
  readonly moreProblems: number;
  readonly current: unknown;
  readonly retryAfter: number | null;

  constructor(failure: ApiFailure) {
    const title = failure.title ?? m.somethingWentWrong();
    super(title);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code ?? UNEXPECTED_ANSWER;
    this.title = title;
    this.problems = failure.problems ?? [];
    this.moreProblems = failure.moreProblems ?? 0;
    this.current = failure.current;
    this.retryAfter = failure.retryAfter ?? null;
  }
}
