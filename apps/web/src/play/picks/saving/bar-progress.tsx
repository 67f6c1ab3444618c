import type { CSSProperties } from 'react';
import { InBar } from '../../../platform/ui/page/bar-places.tsx';
import { m } from '../words/messages.js';
import styles from './bar-progress.module.css';

interface BarProgressProps {
  readonly picked: number;
  readonly required: number;
}

/** The progress of the picks, visible only: the buttons say it to a screen reader. */
export function BarProgress({ picked, required }: BarProgressProps) {
  const share = required === 0 ? 0 : picked / required;
  return (
    <InBar place="progress">
      <span
        className={styles.progress}
        style={{ '--share': share } as CSSProperties}
        aria-hidden="true"
      >
        {m.pickedOf({ picked, required })}
      </span>
    </InBar>
  );
}
