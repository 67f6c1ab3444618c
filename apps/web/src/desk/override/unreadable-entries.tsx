import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Moment } from '../../platform/ui/hooks/moment.tsx';
import { type OverrideTarget, unreadableQuery } from './override.queries.ts';
import pageStyles from './override-page.module.css';
import styles from './unreadable-entries.module.css';

interface UnreadableEntriesProps {
  readonly event: Event;
  onChoose(target: OverrideTarget): void;
}

/** Entries that are left out everywhere because they cannot be read, and the way to enter them anew. */
export function UnreadableEntries({ event, onChoose }: UnreadableEntriesProps) {
  const { data } = useQuery(unreadableQuery(event.id));
  if (!data || data.count === 0) return null;
  const { count, entries } = data;
  return (
    <section className={styles.unreadable} aria-labelledby="unreadable-entries">
      <h2 id="unreadable-entries" className={pageStyles.heading}>
        <Icon name="warning" size={20} />
        {count === 1
          ? '1 entry cannot be read'
          : `${count.toLocaleString('en')} entries cannot be read`}
      </h2>
      <p className={pageStyles.hint}>
        They are left out of boards, counts and statistics. Set the picks again, or enter the draw
        as it was. Entries that can be read then count again.
      </p>
      <ul className={styles.list}>
        {entries.map(({ eventStageId, user, reason, foundAt }) => (
          <li key={`${eventStageId} ${user.id}`} className={styles.item}>
            <span>
              <b>
                <bdi>{user.username}</bdi>
              </b>
              , {event.eventStages.find(({ id }) => id === eventStageId)?.name}: {reason}{' '}
              <span className={pageStyles.hint}>
                found <Moment at={foundAt} />
              </span>
            </span>
            <Button size="sm" onClick={() => onChoose({ kind: 'user', ...user })}>
              Set the picks of <bdi>{user.username}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {count > entries.length && (
        <p className={pageStyles.hint}>
          … and {(count - entries.length).toLocaleString('en')} more, shown once these are set
        </p>
      )}
    </section>
  );
}
