import type { Award } from '@callshot/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ordinal } from '../../platform/core/ordinal.ts';
import { userEventsQuery } from './profile.queries.ts';
import styles from './profile-facts.module.css';

interface ProfileFactsProps {
  readonly userId: number;
  readonly awards: readonly Award[];
}

/** A user's record, in figures. */
export function ProfileFacts({ userId, awards }: ProfileFactsProps) {
  const ranks = awards.flatMap(({ rank }) => rank ?? []);
  const events = useInfiniteQuery(userEventsQuery(userId)).data?.pages[0]?.totalRecords;
  const facts = [
    { term: events === 1 ? 'event' : 'events', figure: events?.toLocaleString('en') ?? '–' },
    { term: 'best rank', figure: ranks.length > 0 ? ordinal(Math.min(...ranks)) : '–' },
    {
      term: awards.length === 1 ? 'trophy' : 'trophies',
      figure: awards.length.toLocaleString('en'),
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
