import { timeWords } from '../core/clock.ts';
import { Button } from '../ui/controls/button.tsx';
import { Modal } from '../ui/overlays/modal.tsx';
import { counted } from '../ui/words/counted.ts';
import styles from './conflict-dialog.module.css';

/** One thing that two copies say differently; null = one of them does not have it. */
export interface Difference {
  readonly what: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

interface ConflictDialogProps {
  /** The kind of thing edited: 'format'. */
  what: string;
  differences: readonly Difference[];
  /** The user who saved it; null = unknown. */
  by: string | null;
  /** When that was. */
  modified: string;
  onKeepAsCopy(): void;
  onTakeTheirs(): void;
  onClose(): void;
}

/** Rows beyond this number are not compared one by one. */
const MOST_ROWS = 60;

/** Two copies of one thing beside each other: nothing of either is lost unasked. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { what, differences, by, modified } = props;
  const more = differences.length - MOST_ROWS;
  return (
    <Modal
      title={`Someone else saved this ${what}`}
      isOpen
      size="md"
      onClose={props.onClose}
      actions={
        <>
          <Button variant="primary" onClick={props.onKeepAsCopy}>
            Keep mine as a copy
          </Button>
          <Button onClick={props.onTakeTheirs}>Take theirs</Button>
        </>
      }
    >
      <p className={styles.text}>
        {by ?? 'Someone'} saved at {timeWords(modified)}.{' '}
        {counted(differences.length, 'thing differs', 'things differ')}, everything else is the
        same. You can undo taking theirs.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, MOST_ROWS).map(({ what: place, mine, theirs }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{mine ?? '–'}</td>
              <td>{theirs ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p className={styles.text}>And {more} more.</p> : null}
    </Modal>
  );
}
