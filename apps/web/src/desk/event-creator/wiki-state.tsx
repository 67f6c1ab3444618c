import type { GameId } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../platform/core/server-clock.ts';
import { timeAgo } from '../../platform/ui/words/time-ago.ts';
import { instantWords } from '../mapping/day-words.ts';
import { statusQuery } from '../mapping/wiki.queries.ts';
import styles from './wiki-creator.module.css';
import { m } from './words/messages.js';

/** The age of the wiki’s data, and the number of looks left. */
export function WikiState({ gameId }: { gameId: GameId }) {
  const { data, isError } = useQuery(statusQuery(gameId));
  // As long as what follows: the head keeps its height.
  if (data === undefined) return isError ? m.wikiStatusUnknown() : m.checkingWiki();
  if (!data.isConfigured) return m.noWiki();
  const { lastLookAt, looksLeft, looksPerHour, waitsUntil, lastFailure, isDemo } = data;
  const facts = [
    isDemo ? m.demoWiki() : m.wiki(),
    lastLookAt === null ? null : m.readAgo({ ago: timeAgo(lastLookAt, serverNow()) }),
    m.looksLeft({ left: looksLeft, count: looksPerHour }),
  ];
  return (
    <>
      {facts.filter((fact) => fact !== null).join(' · ')}
      {waitsUntil === null ? null : (
        <b className={styles.warn}> · {m.nextTry({ time: instantWords(waitsUntil) })}</b>
      )}
      {lastFailure === null ? null : <b className={styles.warn}> · {lastFailure}</b>}
    </>
  );
}
