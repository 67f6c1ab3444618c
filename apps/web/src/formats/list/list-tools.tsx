import type { FormatSummary } from '@callshot/contract';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './list-tools.module.css';

interface ListToolsProps {
  selected: FormatSummary | null;
  isAdmin: boolean;
  text: string;
  filter: RefObject<HTMLInputElement | null>;
  onText(text: string): void;
  onDelete(): void;
  /** To what the selected format is, where that stands below the list. */
  onShow(): void;
}

/** What acts on the selected format, with the reason where nothing is selected, and the filter. */
export function ListTools(props: ListToolsProps) {
  const { selected, isAdmin, text, filter, onText, onDelete, onShow } = props;
  const missing = selected === null ? 'Select a format first' : undefined;
  return (
    <div className={styles.tools}>
      {isAdmin ? (
        <div className={styles.actions}>
          <Button
            variant="danger"
            size="sm"
            disabled={selected === null}
            title={missing ?? 'Delete (Del)'}
            onClick={onDelete}
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
