import type { WikiStatus } from '@callshot/contract';
import type { WikiParts } from './upcoming.service.ts';
import { wordsOfFailure } from './wiki-failure.ts';
import { findBudget, findLastLook } from './wiki-looks.repository.ts';

/** The remaining requests to the wiki, and the outcome of the last one. */
export async function readStatus({ db, wiki }: WikiParts): Promise<WikiStatus> {
  const { settings } = wiki;
  const isConfigured = settings !== null && settings.apiKey !== null;
  const { spent, waitsUntil } = await findBudget(db);
  const last = await findLastLook(db);
  const looksPerHour = settings?.requestsPerHour ?? 0;
  return {
    isConfigured,
    isDemo: settings?.isDemo ?? false,
    looksLeft: isConfigured ? Math.max(0, looksPerHour - spent) : 0,
    looksPerHour,
    waitsUntil: waitsUntil?.toISOString() ?? null,
    lastLookAt: last?.askedAt.toISOString() ?? null,
    lastFailure: isConfigured
      ? (last?.failure ?? null)
      : wordsOfFailure({ code: 'not_configured' }),
  };
}
