import { type ReactNode, useId } from 'react';
import type { FailureWords } from '../../platform/core/failures.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import type { OverridePreview } from './override.queries.ts';
import styles from './override-page.module.css';
import { m } from './words/messages.js';

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
  const { preview, isSaving, refusal, saveLabel = m.saveChanges(), onSave, onClose } = props;
  const { changes, follows, concerned, affected, scores } = preview;
  return (
    <Modal
      title={m.checkChanges()}
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
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.preview}>
        {changes.length + follows.length === 0 ? (
          <p>{m.nothingWouldChange()}</p>
        ) : (
          <ul
            className={styles.changes}
            aria-label={m.changedPicks()}
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
          {affected === 0 ? m.noScoreChanges() : m.scoresChange({ count: affected })}
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
        {m.whatFollows()}
      </h3>
      <ul className={styles.followsList}>
        {follows.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {people > 0 && (
        <p className={styles.concerned}>
          <Icon name="warning" size={18} />
          {m.picksMove({ count: people })}
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
          <th scope="col">{m.user()}</th>
          <th scope="col">{m.points()}</th>
          <th scope="col">{m.rank()}</th>
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
