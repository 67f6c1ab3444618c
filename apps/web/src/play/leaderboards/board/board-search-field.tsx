import { Icon } from '../../../platform/ui/art/icon.tsx';
import { m } from '../words/messages.js';
import styles from './board-search.module.css';

interface BoardSearchFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

export const BoardSearchField = ({ value, onChange }: BoardSearchFieldProps) => (
  <span className={styles.field}>
    <Icon name="search" size={18} />
    <input
      type="search"
      className={styles.input}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      aria-label={m.searchByName()}
      aria-description={m.searchTooShort()}
      placeholder={m.searchByName()}
      autoComplete="off"
    />
  </span>
);
