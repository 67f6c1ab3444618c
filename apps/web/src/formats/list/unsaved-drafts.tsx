import type { FormatSummary } from '@callshot/contract';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { exactTime, timeAgo } from '../../ui/time-ago.ts';
import { formatDrafts } from '../editor/format-draft.ts';
import styles from './formats-page.module.css';

interface UnsavedDraftsProps {
  userId: number;
  formats: readonly FormatSummary[];
  /** 0 = of a format that was never saved. */
  onContinue(id: number): void;
}

/** Work of this browser that was left without being saved, to go on with. */
export function UnsavedDrafts({ userId, formats, onContinue }: UnsavedDraftsProps) {
  const drafts = useMemo(
    () =>
      [0, ...formats.map(({ id }) => id)].flatMap((formatId) => {
        const draft = formatDrafts.read(localStorage, { userId, id: formatId });
        return draft ? [{ formatId, name: draft.state.name.trim(), keptAt: draft.keptAt }] : [];
      }),
    [userId, formats],
  );
  if (drafts.length === 0) return null;
  return (
    <ul className={styles.drafts} aria-label="Unsaved drafts">
      {drafts.map(({ formatId, name, keptAt }) => {
        const kept = new Date(keptAt).toISOString();
        return (
          <li key={formatId} className={styles.draft}>
            <Icon name="undo" size={16} />
            <p>
              Unsaved draft of {name === '' ? 'a new format' : `“${name}”`},{' '}
              <time dateTime={kept} title={exactTime(kept)}>
                {timeAgo(kept, Date.now())}
              </time>
            </p>
            <Button size="sm" onClick={() => onContinue(formatId)}>
              Continue
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
