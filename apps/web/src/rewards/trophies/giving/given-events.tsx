import type { RewardedEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { language } from '../../../platform/core/language.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { m } from '../words/messages.js';
import styles from './give-trophies.module.css';
import { rewardedQuery } from './giving.queries.ts';
import { GivingProgress } from './giving-progress.tsx';
import { PastRuns } from './past-runs.tsx';
import { RerunModal } from './rerun-modal.tsx';
import { TakeBackModal } from './take-back-modal.tsx';

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });

/** Events that have given theirs; corrections since then are given anew from here. */
export function GivenEvents() {
  const query = useQuery(rewardedQuery);
  const [rerun, setRerun] = useState<RewardedEvent | null>(null);
  const [taken, setTaken] = useState<RewardedEvent | null>(null);
  return (
    <section aria-labelledby="given">
      <h2 id="given" className={styles.heading}>
        {m.givenHeading()}
      </h2>
      <Loaded query={query} what={m.whatWasGiven()} height={120}>
        {(events) =>
          events.length === 0 ? (
            <p className={styles.note}>{m.noneGiven()}</p>
          ) : (
            <ul className={styles.given}>
              {events.map((event) => (
                <li key={event.id} className={styles.givenEvent}>
                  <div className={styles.words}>
                    <b className={styles.name}>
                      <bdi>{event.nameOverride}</bdi>
                    </b>
                    <span className={styles.fact} data-warn={event.hasChanged || undefined}>
                      {event.hasChanged
                        ? m.givenCorrected({ day: day.format(new Date(event.rewardedAt)) })
                        : m.givenUnchanged({ day: day.format(new Date(event.rewardedAt)) })}
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
                      aria-label={m.rerunEvent({ event: event.nameOverride })}
                      disabled={event.giving?.state === 'running'}
                      onClick={() => setRerun(event)}
                    >
                      {m.rerunAction()}
                    </Button>
                    <Button
                      size="sm"
                      icon="undo"
                      aria-label={m.takeBackEvent({ event: event.nameOverride })}
                      disabled={event.giving?.state === 'running'}
                      onClick={() => setTaken(event)}
                    >
                      {m.takeBackAction()}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className={styles.note}>{m.givenNote()}</p>
      {rerun ? <RerunModal event={rerun} onClose={() => setRerun(null)} /> : null}
      {taken ? <TakeBackModal event={taken} onClose={() => setTaken(null)} /> : null}
    </section>
  );
}
