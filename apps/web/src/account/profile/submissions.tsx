import type { Answer } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondWords } from '../../platform/core/clock.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { eventNameOf } from '../../platform/ui/words/event-name.tsx';
import { eventsOfGameQuery, submissionsQuery } from './profile.queries.ts';
import styles from './submissions.module.css';
import { m } from './words/messages.js';

/** The newest of them; the file of one's own data has all. */
const SHOWN = 50;

type Submission = Answer<'GET /api/picks/get/revisions/:eventId'>[number];

/** Every submission of the own picks, which only their owner sees [rule: picks-22]. */
export function Submissions() {
  const events = useQuery(eventsOfGameQuery(currentGame.id));
  return (
    <PanelSection title={m.submissions()} text={m.submissionsText()}>
      <Loaded query={events} what={m.eventsData()} height={96}>
        {(listed) =>
          listed.length === 0 ? (
            <p className={styles.quiet}>{m.thereAreNoEvents()}</p>
          ) : (
            <OfEvents events={listed} />
          )
        }
      </Loaded>
    </PanelSection>
  );
}

interface OfEventsProps {
  readonly events: Answer<'GET /api/event/getEvents'>;
}

function OfEvents({ events }: OfEventsProps) {
  const [chosen, setChosen] = useState(String(events[0]?.id ?? 0));
  const submissions = useQuery(submissionsQuery(Number(chosen)));
  return (
    <>
      <Choice
        label={m.eventLabel()}
        value={chosen}
        options={events.map((event) => ({
          value: String(event.id),
          label: eventNameOf(event).text,
        }))}
        onChange={setChosen}
      />
      <Loaded query={submissions} what={m.submissionsData()} height={96}>
        {({ event, revisions }) =>
          revisions.length === 0 ? (
            <p className={styles.quiet}>{m.nothingSubmitted()}</p>
          ) : (
            <>
              <ol aria-label={m.submissions()}>
                {revisions.slice(0, SHOWN).map((revision) => (
                  <Row
                    key={`${revision.eventStageId}-${revision.version}`}
                    revision={revision}
                    stage={
                      event.eventStages.find(({ id }) => id === revision.eventStageId)?.name ?? ''
                    }
                  />
                ))}
              </ol>
              {revisions.length > SHOWN ? (
                <p className={styles.quiet}>{m.earlierOnes({ count: revisions.length - SHOWN })}</p>
              ) : null}
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Row({ revision, stage }: { readonly revision: Submission; readonly stage: string }) {
  const { savedAt, groupStagePicks, matchPicks, isByStaff, isPostLock } = revision;
  const count = groupStagePicks.length + matchPicks.length;
  return (
    <li className={styles.submission}>
      <time dateTime={savedAt}>{secondWords(savedAt)}</time>
      <span className={styles.quiet}>
        {isByStaff
          ? m.savedByStaff({ stage, count })
          : isPostLock
            ? m.savedAfterLock({ stage, count })
            : m.saved({ stage, count })}
      </span>
    </li>
  );
}
