import type { RewardedEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import styles from './give-trophies.module.css';
import { rewardedQuery } from './giving.queries.ts';
import { GivingProgress } from './giving-progress.tsx';
import { PastRuns } from './past-runs.tsx';
import { RerunModal } from './rerun-modal.tsx';
import { TakeBackModal } from './take-back-modal.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Events that have given theirs; corrections since then are given anew from here. */
export function GivenEvents() {
  const query = useQuery(rewardedQuery);
  const [rerun, setRerun] = useState<RewardedEvent | null>(null);
  const [taken, setTaken] = useState<RewardedEvent | null>(null);
  return (
    <section aria-labelledby="given">
      <h2 id="given" className={styles.heading}>
        GIVEN ALREADY
      </h2>
      <Loaded query={query} what="what was given" height={120}>
        {(events) =>
          events.length === 0 ? (
            <p className={styles.note}>No event has given trophies yet.</p>
          ) : (
            <ul className={styles.given}>
              {events.map((event) => (
                <li key={event.id} className={styles.givenEvent}>
                  <div className={styles.words}>
                    <b className={styles.name}>
                      <bdi>{event.nameOverride}</bdi>
                    </b>
                    <span className={styles.fact} data-warn={event.hasChanged || undefined}>
                      Given {day.format(new Date(event.rewardedAt))} ·{' '}
                      {event.hasChanged ? 'Corrected since' : 'Unchanged since'}
                    </span>
                    {event.giving?.state === 'running' ? (
                      <GivingProgress giving={event.giving} />
                    ) : null}
                    {event.runs.length > 1 ? <PastRuns runs={event.runs} /> : null}
                  </div>
                  <div className={styles.givenActs}>
                    <Button
                      size="sm"
                      icon="refresh"
                      aria-label={`Re-run: ${event.nameOverride}`}
                      disabled={event.giving?.state === 'running'}
                      onClick={() => setRerun(event)}
                    >
                      Re-run
                    </Button>
                    <Button
                      size="sm"
                      icon="undo"
                      aria-label={`Take back: ${event.nameOverride}`}
                      disabled={event.giving?.state === 'running'}
                      onClick={() => setTaken(event)}
                    >
                      Take back
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className={styles.note}>
        Re-run computes anew, shows who moves up or down, and tells only them. What is taken back
        can be corrected and given again.
      </p>
      {rerun ? <RerunModal event={rerun} onClose={() => setRerun(null)} /> : null}
      {taken ? <TakeBackModal event={taken} onClose={() => setTaken(null)} /> : null}
    </section>
  );
}
