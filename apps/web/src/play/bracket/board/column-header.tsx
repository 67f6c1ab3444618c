import { Icon } from '../../../platform/ui/art/icon.tsx';
import styles from '../canvas/bracket-canvas.module.css';
import { m } from '../words/messages.js';
import type { HeaderBox } from './layout.ts';

/** A round's name and best-of, with a lock where it is not picked. */
export function columnHeader({ key, column, x, y, width }: HeaderBox) {
  return (
    <h3 key={key} className={styles.header} style={{ left: x, top: y, width }}>
      {column && !column.isQualifier ? (
        <small>{m.bestOfShort({ games: column.bestOf })}</small>
      ) : null}
      {column?.isLocked ? <Icon name="lock" size={14} label={m.locked()} /> : null}
      {column?.header ?? m.bracketReset()}
    </h3>
  );
}
