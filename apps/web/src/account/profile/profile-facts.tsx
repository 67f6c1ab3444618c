import type { Award } from '@callshot/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { language } from '../../platform/core/language.ts';
import { ordinal } from '../../platform/core/ordinal.ts';
import { userEventsQuery } from './profile.queries.ts';
import styles from './profile-facts.module.css';
import { m } from './words/messages.js';

interface ProfileFactsProps {
  readonly userId: number;
  readonly awards: readonly Award[];
}

/** A user's record, in figures. */
export function ProfileFacts({ userId, awards }: ProfileFactsProps) {
  const ranks = awards.flatMap(({ rank }) => rank ?? []);
  const events = useInfiniteQuery(userEventsQuery(userId)).data?.pages[0]?.totalRecords;
  const facts = [
    {
      term: m.eventsUnit({ count: events ?? 0 }),
      figure: events?.toLocaleString(language()) ?? '–',
    },
    { term: m.bestRank(), figure: ranks.length > 0 ? ordinal(Math.min(...ranks)) : '–' },
    {
      term: m.trophiesUnit({ count: awards.length }),
      figure: awards.length.toLocaleString(language()),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, figure }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
