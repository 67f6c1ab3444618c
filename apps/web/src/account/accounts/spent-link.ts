import { ApiError } from '../../platform/core/api-error.ts';

/** The title of a spent or unknown link; null for another failure. */
export const titleOfSpent = (error: unknown): string | null =>
  error instanceof ApiError && error.code.startsWith('link_') ? error.title : null;
