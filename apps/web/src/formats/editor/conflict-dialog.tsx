import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { clockWords } from './clock-words.ts';
import styles from './conflict-dialog.module.css';
import type { FormatState } from './edit-history.ts';
import { differencesOf } from './format-differences.ts';
import { counted } from './stage-words.ts';
import type { NewerFormat } from './use-save-format.ts';

interface ConflictDialogProps {
  mine: FormatState;
  newer: NewerFormat;
  onKeepAsCopy(): void;
  onTakeTheirs(): void;
  onClose(): void;
}

/** So many that nobody compares them one by one. */
const MOST_ROWS = 60;

/** Two copies of one format beside each other: nothing of either is lost unasked. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, newer } = props;
  const differences = differencesOf(mine, newer);
  const more = differences.length - MOST_ROWS;
  const who = newer.by ?? 'Somebody';
  return (
    <Modal
      title="Somebody saved this format since"
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
        {who} saved at {clockWords(newer.modified)}.{' '}
        {counted(differences.length, 'thing differs', 'things differ')}, all else is the same.
        Taking theirs can be undone.
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
          {differences.slice(0, MOST_ROWS).map(({ what, mine: own, theirs }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{own ?? '–'}</td>
              <td>{theirs ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p className={styles.text}>And {more} more.</p> : null}
    </Modal>
  );
}
