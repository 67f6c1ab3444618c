import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { zonedWords } from '../../platform/core/clock.ts';
import { bdiTag, timeTag } from '../../platform/core/message-tags.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { type OverrideTarget, unreadableQuery } from './override.queries.ts';
import pageStyles from './override-page.module.css';
import styles from './unreadable-entries.module.css';
import { m } from './words/messages.js';

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
        {m.unreadableTitle({ count })}
      </h2>
      <p className={pageStyles.hint}>{m.unreadableText()}</p>
      <ul className={styles.list}>
        {entries.map(({ eventStageId, user, reason, foundAt }) => (
          <li key={`${eventStageId} ${user.id}`} className={styles.item}>
            <span>
              {m.unreadableEntry({
                user: user.username,
                stage: event.eventStages.find(({ id }) => id === eventStageId)?.name ?? '',
                reason,
                bold: (inside) => <b>{bdiTag(inside)}</b>,
              })}{' '}
              <span className={pageStyles.hint}>
                {m.foundAt({ at: zonedWords(foundAt), time: timeTag(foundAt) })}
              </span>
            </span>
            <Button size="sm" onClick={() => onChoose({ kind: 'user', ...user })}>
              {m.setPicksOf({ user: user.username, bdi: bdiTag })}
            </Button>
          </li>
        ))}
      </ul>
      {count > entries.length && (
        <p className={pageStyles.hint}>{m.moreUnreadable({ count: count - entries.length })}</p>
      )}
    </section>
  );
}
