import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Standing } from '../../platform/changes/leadership.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { eventPath } from '../../platform/game-prefix.ts';
import { type Printed, printedText } from '../../platform/http/answers/kept-answer.ts';
import { inLanguage } from '../../platform/language/in-language.ts';
import type { AppConfig } from '../../platform/parts.ts';
import { namesOfEvent, spokenName } from '../../play/events/event-words.ts';
import { type CalendarEntry, calendarText } from './calendar-text.ts';
import { findToldLocks, noteLocks } from './told-locks.repository.ts';
import { m } from './words/messages.ts';

export interface LockFeedParts {
  readonly db: Kysely<Schema>;
  readonly config: Pick<AppConfig, 'publicUrl'>;
  readonly standing: Pick<Standing, 'isListening'>;
}

export interface LockFeed {
  /** The locks of a game, or of all, in a language that texts can be said in. */
  read(gameId: GameId | null, language: string): Promise<Printed>;
  /** An event is not what it was. */
  forget(): void;
}

/** Locks leave the feed by time alone; nothing else changes without a word. */
const keptMs = 600_000;

/** Makes each feed once until an event changes; several who ask at once wait for the same one. */
export function createLockFeed({ db, config, standing }: LockFeedParts): LockFeed {
  const kept = new Map<string, { readonly feed: Promise<Printed>; readonly until: number }>();

  const make = async (gameId: GameId | null, language: string): Promise<Printed> => {
    await noteLocks(db);
    const locks = await findToldLocks(db, gameId);
    return printedText(
      await inLanguage(language, async () =>
        calendarText(
          { name: m.calendarName(), language },
          locks.map((lock) => entryOf(lock, config.publicUrl)),
        ),
      ),
    );
  };

  return {
    read: (gameId, language) => {
      const key = `${gameId} ${language}`;
      const before = kept.get(key);
      if (before && standing.isListening() && performance.now() < before.until) return before.feed;
      const feed = make(gameId, language);
      kept.set(key, { feed, until: performance.now() + keptMs });
      feed.catch(() => kept.delete(key));
      return feed;
    },
    forget: () => kept.clear(),
  };
}

type ToldLock = Awaited<ReturnType<typeof findToldLocks>>[number];

function entryOf(lock: ToldLock, publicUrl: string): CalendarEntry {
  const { eventStageId, lockAt, isCancelled, sequence, changedAt, stageIndex, lockUnit } = lock;
  const names = { event: spokenName(namesOfEvent(lock)), stage: lock.stageName };
  const link = `${publicUrl}${eventPath(lock)}?stage=${stageIndex + 1}`;
  const parts = lockUnit === 'stage' ? [] : [m.lockInParts()];
  return {
    uid: `lock-${eventStageId}@${new URL(publicUrl).hostname}`,
    at: lockAt,
    title: m.lockTitle(names),
    text: [m.lockText({ link }), ...parts].join('\n'),
    url: link,
    sequence,
    changedAt,
    isCancelled,
    reminder: isCancelled ? null : m.reminder(names),
  };
}
