import { useQuery } from '@tanstack/react-query';
import { currentGame } from '../../../platform/core/current-game.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { TierCounts } from '../tier-counts.tsx';
import { trophiesQuery } from '../trophies.queries.ts';
import { m } from '../words/messages.js';
import { AwardShelves } from './award-shelves.tsx';
import { sumWords } from './award-sum.ts';
import { NextTrophy } from './next-trophy.tsx';
import { NoAwards } from './no-awards.tsx';
import styles from './trophy-room.module.css';

/** The user's awards of the game, by event, with their sum [rule: trophies-18]. */
export function YourAwards({ userId }: { readonly userId: number }) {
  const query = useQuery(trophiesQuery(userId));
  const awards = query.data
    ?.filter(({ gameId }) => gameId === currentGame.id)
    .sort((a, b) => b.eventId - a.eventId);
  return (
    <section className={styles.section} aria-labelledby="your-awards">
      <header className={styles.head}>
        <h1 id="your-awards" className={styles.title}>
          {m.yourAwardsTitle()}
        </h1>
        {awards && awards.length > 0 ? <p className={styles.sum}>{sumWords(awards)}</p> : null}
        <Button
          variant="ghost"
          icon="info"
          className={styles.end}
          onClick={() => openModal('awardInfo')}
        >
          {m.awardInfoAction()}
        </Button>
      </header>
      <Loaded query={query} what={m.whatAwards()} height={560}>
        {() =>
          awards === undefined || awards.length === 0 ? (
            <NoAwards />
          ) : (
            <>
              <TierCounts awards={awards} className={styles.counts} />
              <AwardShelves awards={awards} userId={userId} />
            </>
          )
        }
      </Loaded>
      <NextTrophy userId={userId} />
    </section>
  );
}
