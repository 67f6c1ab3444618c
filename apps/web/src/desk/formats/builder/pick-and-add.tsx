import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import styles from './builder-panel.module.css';

interface PickAndAddProps {
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly string[];
  onAdd(index: number): void;
}

/** The arrow keys walk a list. The button beside it takes the chosen entry. */
export function PickAndAdd({ label, placeholder, options, onAdd }: PickAndAddProps) {
  const [chosen, setChosen] = useState('');
  const add = () => {
    onAdd(Number(chosen));
    setChosen('');
  };
  return (
    <div className={styles.row}>
      <select
        className={styles.select}
        aria-label={label}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </select>
      <Button
        size="sm"
        disabled={chosen === ''}
        aria-label={m.addLabelled({ label })}
        onClick={add}
      >
        {m.addAction()}
      </Button>
    </div>
  );
}
