import { type ReactNode, useId } from 'react';
import type { FailureWords } from '../../platform/core/failures.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import type { OverridePreview } from './override.queries.ts';
import styles from './override-page.module.css';

interface PreviewModalProps {
  readonly preview: OverridePreview;
  readonly isSaving: boolean;
  /** Why it was not saved. */
  readonly refusal: FailureWords | null;
  readonly saveLabel?: string;
  /** Fields that have to be filled in before it can be saved. */
  readonly children?: ReactNode;
  onSave(): void;
  onClose(): void;
}

/** The changes of an override, before they are made. */
export function PreviewModal(props: PreviewModalProps) {
  const { preview, isSaving, refusal, saveLabel = 'Save changes', onSave, onClose } = props;
  const { changes, follows, concerned, affected, scores } = preview;
  return (
    <Modal
      title="Check the Changes"
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isSaving}
            disabled={changes.length + follows.length === 0}
            onClick={onSave}
          >
            {saveLabel}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <div className={styles.preview}>
        {changes.length + follows.length === 0 ? (
          <p>Nothing would change.</p>
        ) : (
          <ul
            className={styles.changes}
            aria-label="Changed picks"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
          >
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        {follows.length > 0 && <Follows follows={follows} people={concerned.users} />}
        <p className={styles.hint}>
          {affected === 0
            ? 'No score or rank changes.'
            : `Scores or ranks of ${affected.toLocaleString('en')} ${affected === 1 ? 'user' : 'users'} change${affected === 1 ? 's' : ''}.`}
        </p>
        {scores.length > 0 && <ScoreChanges scores={scores} />}
        {props.children}
      </div>
    </Modal>
  );
}

/** The effects on later stages, and the number of people concerned. */
function Follows({
  follows,
  people,
}: {
  readonly follows: readonly string[];
  readonly people: number;
}) {
  const headingId = useId();
  return (
    <section className={styles.follows} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.followsHeading}>
        What follows
      </h3>
      <ul className={styles.followsList}>
        {follows.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {people > 0 && (
        <p className={styles.concerned}>
          <Icon name="warning" size={18} />
          {people === 1
            ? 'The picks of 1 person move with it, and that person is told.'
            : `The picks of ${people.toLocaleString('en')} people move with it, and all of them are told.`}
        </p>
      )}
    </section>
  );
}

function ScoreChanges({ scores }: Pick<OverridePreview, 'scores'>) {
  return (
    <table className={styles.scores}>
      <thead>
        <tr>
          <th scope="col">User</th>
          <th scope="col">Points</th>
          <th scope="col">Rank</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ userId, username, before, after }) => (
          <tr key={userId}>
            <th scope="row">
              <bdi>{username}</bdi>
            </th>
            <td>
              {before.totalScore} → {after.totalScore}
            </td>
            <td>
              {before.rank ?? '–'} → {after.rank ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
