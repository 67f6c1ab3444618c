import { ApiError } from '../core/api-error.ts';

/** What a link that opens nothing is told to be; null for another failure. */
export const titleOfSpent = (error: unknown): string | null =>
  error instanceof ApiError && error.code.startsWith('link_') ? error.title : null;
