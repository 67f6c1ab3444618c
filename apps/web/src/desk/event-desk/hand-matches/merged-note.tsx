import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import styles from './hand-matches.module.css';
import type { HandRow } from './hand-state.ts';
import { endText, pairText } from './hand-texts.ts';

interface MergedNoteProps {
  /** Their version of matches that were edited here too. */
  both: readonly HandRow[];
  names: ReadonlyMap<number, string>;
  onClose(): void;
}

/** Another user saved meanwhile. The text typed here is kept, and not saved yet. */
export function MergedNote({ both, names, onClose }: MergedNoteProps) {
  return (
    <div className={styles.merged} role="alert">
      <Icon name="warning" size={18} />
      <div>
        <p>{m.mergedText()}</p>
        {both.length > 0 ? (
          <ul>
            {both.map((row) => (
              <li key={row.key}>
                {m.mergedMatch({ match: pairText(row, names), result: endText(row, names) })}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Button size="sm" variant="ghost" icon="cross" aria-label={m.closeNote()} onClick={onClose} />
    </div>
  );
}
