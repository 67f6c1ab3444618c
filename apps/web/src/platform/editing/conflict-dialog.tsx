import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Modal } from '../ui/overlays/modal.tsx';
import styles from './conflict-dialog.module.css';
import type { Edited } from './edited.ts';
import { m } from './words/messages.js';

/** One thing that two copies say, mostly differently; null = one of them does not have it. */
export interface Difference {
  readonly what: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/** A way on from a conflict. */
export interface Way {
  readonly label: string;
  readonly isBusy?: boolean;
  act(): void;
}

interface ConflictDialogProps {
  what: Edited;
  /** The situation in words. */
  children: ReactNode;
  differences: readonly Difference[];
  /** The first is the one that most want. */
  ways: readonly Way[];
  refusal?: ReactNode;
  /** Nothing is decided. */
  onClose(): void;
}

/** Rows beyond this number are not compared one by one. */
const MOST_ROWS = 60;

/** Two copies of one thing beside each other: nothing of either is lost unasked. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { what, children, differences, ways, refusal, onClose } = props;
  const more = differences.length - MOST_ROWS;
  return (
    <Modal
      title={m.conflictTitle({ what })}
      isOpen
      size="md"
      onClose={onClose}
      refusal={refusal}
      actions={ways.map(({ label, isBusy = false, act }, at) => (
        <Button
          key={label}
          variant={at === 0 ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={act}
        >
          {label}
        </Button>
      ))}
    >
      <p role="status" className={styles.text}>
        {children}
      </p>
      {differences.length === 0 ? null : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.differencePlace()}</th>
              <th scope="col">{m.differenceMine()}</th>
              <th scope="col">{m.differenceTheirs()}</th>
            </tr>
          </thead>
          <tbody>
            {differences.slice(0, MOST_ROWS).map(({ what: place, mine, theirs }) => (
              <tr key={place} data-differs={mine !== theirs || undefined}>
                <th scope="row">{place}</th>
                <td>{mine || '–'}</td>
                <td>{theirs || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 ? <p className={styles.text}>{m.moreDifferences({ count: more })}</p> : null}
    </Modal>
  );
}
