import { useState } from 'react';
import styles from './builder-panel.module.css';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  onName(name: string): void;
}

/** A name that is taken once it is left or Enter is pressed: half of it is none. */
export function NameField({ label, value, onName }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const name = typed?.trim() ?? '';
    setTyped(null);
    if (name !== '' && name !== value) onName(name);
  };
  return (
    <input
      className={styles.input}
      aria-label={label}
      maxLength={60}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
