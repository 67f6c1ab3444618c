import type { GameId } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../platform/core/server-clock.ts';
import { timeAgo } from '../../platform/ui/words/time-ago.ts';
import { instantWords } from '../mapping/day-words.ts';
import { statusQuery } from '../mapping/wiki.queries.ts';
import styles from './wiki-creator.module.css';

/** The age of the wiki’s data, and the number of looks left. */
export function WikiState({ gameId }: { gameId: GameId }) {
  const { data, isError } = useQuery(statusQuery(gameId));
  // As long as what follows: the head keeps its height.
  if (data === undefined) return isError ? 'Wiki status unknown' : 'Checking the wiki…';
  if (!data.isConfigured) return <>No tournament wiki is set up: events are made by hand.</>;
  const { lastLookAt, looksLeft, looksPerHour, waitsUntil, lastFailure, isDemo } = data;
  const facts = [
    isDemo ? 'Demo wiki' : 'Wiki',
    lastLookAt === null ? null : `read ${timeAgo(lastLookAt, serverNow())}`,
    `${looksLeft} of ${looksPerHour} looks left`,
  ];
  return (
    <>
      {facts.filter((fact) => fact !== null).join(' · ')}
      {waitsUntil === null ? null : (
        <b className={styles.warn}> · Next try {instantWords(waitsUntil)}</b>
      )}
      {lastFailure === null ? null : <b className={styles.warn}> · {lastFailure}</b>}
    </>
  );
}
