import { gameIds, gameOf, knownLanguages } from '@callshot/rules';
import type { Capability, Nothing } from '../../platform/capability.ts';
import { sendCommonRefusal } from '../../platform/http/answers/refusal.ts';
import { sendPublic } from '../../platform/http/answers/send-public.ts';
import { askedLanguage } from '../../platform/language/browser-language.ts';
import { createLockFeed, type LockFeedParts } from './lock-feed.service.ts';
import type { LockFeedTables } from './lock-feed.tables.ts';

const LOCK_FEED_PATH = '/api/calendar/locks.ics';

interface FeedQuery {
  readonly game?: unknown;
  readonly language?: unknown;
}

/** Locks as a calendar that players subscribe to [rule: calendar-12]. */
export const lockFeed: Capability<LockFeedParts, Nothing, LockFeedTables> = {
  name: 'lock-feed',
  tables: { toldLocks: {} },
  make: (parts) => {
    const feed = createLockFeed(parts);
    return {
      calls: {},
      routes: (app) => {
        app.get<{ Querystring: FeedQuery }>(LOCK_FEED_PATH, async (request, reply) => {
          const { game = '', language } = request.query;
          const gameId = gameIds.find((id) => String(id) === game || gameOf(id).prefix === game);
          if (gameId === undefined && game !== '') return sendCommonRefusal(reply, 'not_found');
          const spoken = languageOf(language, request.headers['accept-language']);
          const printed = await feed.read(gameId ?? null, spoken);
          reply
            .type('text/calendar; charset=utf-8')
            .header('cache-control', 'public, no-cache')
            .header('content-language', spoken);
          return sendPublic(request, reply, { printed, varies: 'Accept-Language' });
        });
      },
      listeners: {
        change: ({ kind }) => {
          if (kind === 'event' || kind === 'results') feed.forget();
        },
        reconnected: feed.forget,
      },
    };
  },
};

/** The language that the address names, else the best that the program asks for, else English. */
function languageOf(named: unknown, asked: string | undefined): string {
  const languages = knownLanguages();
  const own = languages.find((language) => language === named);
  return own ?? askedLanguage(languages, asked) ?? 'en';
}
