import type { NotRewardedEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { PageLoading } from '../../../platform/ui/states/page-loading.tsx';
import { m } from '../words/messages.js';
import { EventChoice } from './event-choice.tsx';
import { GivePanel } from './give-panel.tsx';
import styles from './give-trophies.module.css';
import { GivenEvents } from './given-events.tsx';
import { notRewardedQuery, rewardedQuery } from './giving.queries.ts';
import { useGiving } from './use-giving.ts';
import { WhatIsGiven } from './what-is-given.tsx';

/** Finished events give their trophies here, and nowhere else [rule: trophies-9]. */
export function GiveTrophiesPage() {
  const query = useQuery(notRewardedQuery);
  const { chosenId, choose, giving } = useGiving(query.data ?? []);
  const chosen = query.data?.find(({ id }) => id === chosenId) ?? null;
  // On a phone all of it stands in one column: it comes at once, and nothing is pushed about.
  const isPending = useQuery(rewardedQuery).isPending || query.isPending;
  if (isPending) {
    return (
      <StaffPage title={m.rewardTitle()} intro={introOf(query.data)} isFlush>
        <PageLoading />
      </StaffPage>
    );
  }
  return (
    <StaffPage title={m.rewardTitle()} intro={introOf(query.data)} isFlush>
      <div className={styles.desk}>
        <div className={styles.lists}>
          <section aria-labelledby="not-rewarded">
            <h2 id="not-rewarded" className={styles.heading}>
              {m.notRewardedHeading()}
            </h2>
            <Loaded query={query} what={m.whatEvents()} height={300}>
              {(events) =>
                events.length === 0 ? (
                  <EmptyState icon="trophy" title={m.noEventsToReward()} />
                ) : (
                  <EventChoice events={events} chosenId={chosenId} onChoose={choose} />
                )
              }
            </Loaded>
          </section>
          <GivenEvents />
        </div>
        <div className={styles.main}>
          {chosen === null ? (
            <EmptyState icon="trophy" title={m.chooseEvent()} text={m.chooseEventText()} />
          ) : (
            <WhatIsGiven event={chosen} />
          )}
        </div>
        <GivePanel event={chosen} giving={giving} key={chosen?.id ?? 0} />
      </div>
    </StaffPage>
  );
}

function introOf(events: readonly NotRewardedEvent[] | undefined): string {
  if (events === undefined) return m.onlyHere();
  return m.notRewardedCount({ count: events.length });
}
