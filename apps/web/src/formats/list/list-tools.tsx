import type { FormatSummary } from '@callshot/contract';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './list-tools.module.css';

/** Each is there while a format is selected. */
export type SelectedActs = Partial<Record<'edit' | 'clone' | 'remove', () => void>>;

interface ListToolsProps {
  selected: FormatSummary | null;
  /** Null for those who change none. */
  acts: SelectedActs | null;
  text: string;
  filter: RefObject<HTMLInputElement | null>;
  onText(text: string): void;
  /** To what the selected format is, where that stands below the list. */
  onShow(): void;
}

/** What acts on the selected format, with the reason where nothing is selected, and the filter. */
export function ListTools(props: ListToolsProps) {
  const { selected, acts, text, filter, onText, onShow } = props;
  const missing = selected === null ? 'Select a format first' : undefined;
  return (
    <div className={styles.tools}>
      {acts ? (
        <div className={styles.actions}>
          <Button
            size="sm"
            disabled={!acts.edit}
            title={missing ?? 'Edit (Enter)'}
            onClick={acts.edit}
          >
            Edit
          </Button>
          <Button
            size="sm"
            disabled={!acts.clone}
            title={missing ?? 'Clone (C)'}
            onClick={acts.clone}
          >
            Clone
          </Button>
          <Button
            variant="danger"
            size="sm"
            disabled={!acts.remove}
            title={missing ?? 'Delete (Del)'}
            onClick={acts.remove}
          >
            Delete
          </Button>
          <p className={styles.note}>{missing ?? '1 selected'}</p>
        </div>
      ) : (
        <p className={styles.note}>Admins make and change formats.</p>
      )}
      {selected === null ? null : (
        <Button variant="ghost" size="sm" className={styles.show} onClick={onShow}>
          Details
        </Button>
      )}
      <label className={styles.filter}>
        <Icon name="search" size={16} />
        <input
          ref={filter}
          type="search"
          aria-label="Filter by name"
          aria-keyshortcuts="/"
          placeholder="Filter by name"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
    </div>
  );
}
