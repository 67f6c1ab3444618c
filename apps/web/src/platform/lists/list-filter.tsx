import type { RefObject } from 'react';
import { Icon } from '../ui/art/icon.tsx';
import styles from './list-filter.module.css';
import { m } from './words/messages.js';

interface ListFilterProps {
  /** The filtered field: 'name'. */
  by: string;
  text: string;
  filter: RefObject<HTMLInputElement | null>;
  onText(text: string): void;
}

/** The field by which a list is filtered, which "/" leads to. */
export function ListFilter({ by, text, filter, onText }: ListFilterProps) {
  return (
    <label className={styles.filter}>
      <Icon name="search" size={16} />
      <input
        ref={filter}
        type="search"
        aria-label={m.filterBy({ by })}
        aria-keyshortcuts="/"
        placeholder={m.filterBy({ by })}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
