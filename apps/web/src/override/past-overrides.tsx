import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Moment } from '../ui/moment.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type PastOverride, pastOverridesQuery } from './override.queries.ts';
import pageStyles from './override-page.module.css';
import styles from './past-overrides.module.css';
import { UndoStep } from './undo-step.tsx';

/** What staff have entered and changed in this event, newest first, with the way back. */
export function PastOverrides({ event }: { readonly event: Event }) {
  const past = useQuery(pastOverridesQuery(event.id));
  return (
    <section className={styles.past} aria-labelledby="past-overrides">
      <h2 id="past-overrides" className={pageStyles.heading}>
        Overrides so far
      </h2>
      {past.isPending && <Skeleton height={120} />}
      {past.isError && (
        <LoadFailure
          title="The overrides could not be loaded"
          onRetry={() => void past.refetch()}
        />
      )}
      {past.data?.length === 0 && (
        <p className={pageStyles.hint}>Nothing has been overridden in this event.</p>
      )}
      {past.data && past.data.length > 0 && (
        <ol className={styles.list}>
          {past.data.map((override) => (
            <li key={override.id}>
              <Item event={event} override={override} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface ItemProps {
  readonly event: Event;
  readonly override: PastOverride;
}

function Item({ event, override }: ItemProps) {
  const { at, actor, user, eventStageId, reason, canUndo, isWithheld } = override;
  const [isAsking, setAsking] = useState(false);
  const stage = event.eventStages.find(({ id }) => id === eventStageId)?.name ?? '';
  const about =
    user === null ? `Official results of ${stage}` : `Picks of ${user.username}, ${stage}`;
  return (
    <article className={styles.item} aria-label={about}>
      <header className={styles.head}>
        <h3 className={styles.about}>{about}</h3>
        <p className={pageStyles.hint}>
          {actor?.username ?? 'Callshot itself'} · <Moment at={at} />
        </p>
      </header>
      <ChangeList override={override} />
      {reason !== null && <p className={styles.reason}>“{reason}”</p>}
      {canUndo && !isWithheld && (
        <Button
          size="sm"
          icon="undo"
          className={styles.undo}
          aria-label={`Undo: ${about}`}
          onClick={() => setAsking(true)}
        >
          Undo
        </Button>
      )}
      {isAsking && <UndoStep event={event} override={override} onClose={() => setAsking(false)} />}
    </article>
  );
}

/** So many changes stand open; the others unfold. */
const SHOWN = 3;

function ChangeList({ override }: Pick<ItemProps, 'override'>) {
  const { changes, moreChanges, isWithheld } = override;
  if (isWithheld) return <p className={pageStyles.hint}>Withheld until picks lock</p>;
  if (changes.length === 0) return <p className={pageStyles.hint}>Nothing was changed.</p>;
  const [first, rest] = [changes.slice(0, SHOWN), changes.slice(SHOWN)];
  const hidden = rest.length + moreChanges;
  return (
    <>
      <Lines lines={first} />
      {hidden > 0 && (
        <details className={styles.more}>
          <summary>
            <Icon name="chevron-down" size={16} />
            {hidden} more
          </summary>
          <Lines lines={rest} />
          {moreChanges > 0 && <p className={pageStyles.hint}>… and {moreChanges} besides</p>}
        </details>
      )}
    </>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
