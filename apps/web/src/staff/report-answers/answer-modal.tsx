import type { ReportedSubject } from '@callshot/contract';
import { Link } from 'react-router';
import { currentGame } from '../../platform/core/current-game.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { AnswerForm } from './answer-form.tsx';
import { OpenReports } from './open-reports.tsx';
import styles from './report-answers.module.css';
import { kindNames } from './report-words.ts';

interface AnswerModalProps {
  readonly subject: ReportedSubject;
  /** Nothing left to answer. */
  readonly isAnswered: boolean;
  onClose(): void;
}

/** A report: its subject, reporters and reasons, and staff's possible actions. */
export function AnswerModal({ subject, isAnswered, onClose }: AnswerModalProps) {
  return (
    <Modal
      title={`${kindNames[subject.kind]}: ${subject.name}`}
      isOpen
      onClose={onClose}
      size="md"
      actions={isAnswered ? <Button onClick={onClose}>Close</Button> : undefined}
    >
      {isAnswered ? (
        <EmptyState
          icon="check"
          title="Nothing left to answer"
          text="Someone else answered its reports, or it is gone. Look under Answered for what was done."
        />
      ) : (
        <div className={styles.opened}>
          <Facts subject={subject} />
          <OpenReports subject={subject} />
          <AnswerForm subject={subject} onDone={onClose} />
        </div>
      )}
    </Modal>
  );
}

function Facts({ subject }: { readonly subject: ReportedSubject }) {
  const { kind, name, nameplateId, owner, people, answers } = subject;
  return (
    <dl className={styles.facts}>
      <dt>Looks</dt>
      <dd>
        <NameBadge
          username={kind === 'nameplate' ? (owner?.username ?? name) : name}
          nameplateId={nameplateId}
          size="full"
        />
      </dd>
      <dt>Whose</dt>
      <dd>
        {owner === null ? (
          'Callshot’s own'
        ) : (
          <Link to={`/admin/user?user=${owner.id}`} className={styles.link}>
            <bdi>{owner.username}</bdi>
          </Link>
        )}
      </dd>
      {kind === 'username' ? null : (
        <>
          <dt>Page</dt>
          <dd>
            <Link to={pageOf(subject)} className={styles.link}>
              {kind === 'league' ? 'What players see' : 'In the editor'}
            </Link>
          </dd>
          <dt>{kind === 'league' ? 'Members' : 'Worn by'}</dt>
          <dd>{(people ?? 0).toLocaleString('en')}</dd>
        </>
      )}
      <dt>Before</dt>
      <dd>{answersText(answers)}</dd>
    </dl>
  );
}

const pageOf = ({ kind, id }: ReportedSubject): string =>
  kind === 'league' ? `/${currentGame.prefix}/leagues/${id}` : `/admin/nameplate?plate=${id}`;

function answersText(answers: number): string {
  if (answers === 0) return 'Never reported before';
  return answers === 1
    ? 'Reported and answered once'
    : `Reported and answered ${answers.toLocaleString('en')} times`;
}
