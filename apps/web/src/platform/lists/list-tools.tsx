import type { RefObject } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { ListFilter } from './list-filter.tsx';
import styles from './list-tools.module.css';
import { m } from './words/messages.js';

export interface SelectedAct {
  readonly label: string;
  /** As it is pressed: 'Enter'. */
  readonly keys: string;
  readonly isDanger?: boolean;
  /** Nothing = it cannot be done now. */
  readonly act: (() => void) | undefined;
}

interface ListToolsProps {
  what: 'format' | 'survey';
  isSelected: boolean;
  /** Null for users who may not change any; they are told `note`. */
  acts: readonly SelectedAct[] | null;
  note?: string;
  /** The filtered field: 'name'. */
  by: string;
  text: string;
  filter: RefObject<HTMLInputElement | null>;
  onText(text: string): void;
  /** Goes to the selected item, if it stands below the list. */
  onShow(): void;
}

/**
 * The actions on the selected row, and the filter. Without a selection the actions tell why they are
 * disabled.
 */
export function ListTools(props: ListToolsProps) {
  const { what, isSelected, acts, by, text, filter, onText, onShow } = props;
  const missing = isSelected ? undefined : m.selectFirst({ what });
  return (
    <div className={styles.tools}>
      {acts ? (
        <div className={styles.actions}>
          {acts.map(({ label, keys, isDanger, act }) => (
            <Button
              key={label}
              variant={isDanger ? 'danger' : 'secondary'}
              size="sm"
              disabled={!act}
              title={missing ?? `${label} (${keys})`}
              onClick={act}
            >
              {label}
            </Button>
          ))}
          <p className={styles.note}>{missing ?? m.oneSelected()}</p>
        </div>
      ) : (
        <p className={styles.note}>{props.note}</p>
      )}
      {isSelected ? (
        <Button variant="ghost" size="sm" className={styles.show} onClick={onShow}>
          {m.details()}
        </Button>
      ) : null}
      <ListFilter by={by} text={text} filter={filter} onText={onText} />
    </div>
  );
}
