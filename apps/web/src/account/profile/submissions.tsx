import type { Answer } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondWords } from '../../platform/core/clock.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { eventsOfGameQuery, submissionsQuery } from './profile.queries.ts';
import styles from './submissions.module.css';

/** The newest of them; the file of one's own data has all. */
const SHOWN = 50;

type Submission = Answer<'GET /api/picks/get/revisions/:eventId'>[number];

/** Every submission of the own picks, which only their owner sees [rule: picks-22]. */
export function Submissions() {
  const events = useQuery(eventsOfGameQuery(currentGame.id));
  return (
    <PanelSection
      title="Submissions"
      text="Every time your picks for an event were saved. Only you see this list."
    >
      <Loaded query={events} what="the events" height={96}>
        {(listed) =>
          listed.length === 0 ? (
            <p className={styles.quiet}>There are no events yet.</p>
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
        label="Event"
        value={chosen}
        options={events.map(({ id, nameOverride }) => ({ value: String(id), label: nameOverride }))}
        onChange={setChosen}
      />
      <Loaded query={submissions} what="your submissions" height={96}>
        {({ event, revisions }) =>
          revisions.length === 0 ? (
            <p className={styles.quiet}>You have not submitted anything here.</p>
          ) : (
            <>
              <ol aria-label="Submissions">
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
                <p className={styles.quiet}>
                  {`and ${revisions.length - SHOWN} earlier ones: all are in the file below`}
                </p>
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
        {`${stage}, ${count} ${count === 1 ? 'pick' : 'picks'}`}
        {isByStaff ? ', edited by staff' : null}
        {isPostLock && !isByStaff ? ', after the lock' : null}
      </span>
    </li>
  );
}
