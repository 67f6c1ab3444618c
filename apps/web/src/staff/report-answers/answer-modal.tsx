import type { ReportedSubject } from '@callshot/contract';
import { currentGame } from '../../platform/core/current-game.ts';
import { language } from '../../platform/core/language.ts';
import { Link } from '../../platform/core/link.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { AnswerForm } from './answer-form.tsx';
import { OpenReports } from './open-reports.tsx';
import styles from './report-answers.module.css';
import { kindNames } from './report-words.ts';
import { m } from './words/messages.js';

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
      actions={isAnswered ? <Button onClick={onClose}>{m.close()}</Button> : undefined}
    >
      {isAnswered ? (
        <EmptyState icon="check" title={m.nothingLeft()} text={m.nothingLeftText()} />
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
      <dt>{m.looks()}</dt>
      <dd>
        <NameBadge
          username={kind === 'nameplate' ? (owner?.username ?? name) : name}
          nameplateId={nameplateId}
          size="full"
        />
      </dd>
      <dt>{m.labelWhose()}</dt>
      <dd>
        {owner === null ? (
          m.callshotsOwn()
        ) : (
          <Link to={`/admin/user?user=${owner.id}`} className={styles.link}>
            <bdi>{owner.username}</bdi>
          </Link>
        )}
      </dd>
      {kind === 'username' ? null : (
        <>
          <dt>{m.page()}</dt>
          <dd>
            <Link to={pageOf(subject)} className={styles.link}>
              {kind === 'league' ? m.whatPlayersSee() : m.inEditor()}
            </Link>
          </dd>
          <dt>{kind === 'league' ? m.members() : m.wornBy()}</dt>
          <dd>{(people ?? 0).toLocaleString(language())}</dd>
        </>
      )}
      <dt>{m.labelBefore()}</dt>
      <dd>{answersText(answers)}</dd>
    </dl>
  );
}

const pageOf = ({ kind, id }: ReportedSubject): string =>
  kind === 'league' ? `/${currentGame.prefix}/leagues/${id}` : `/admin/nameplate?plate=${id}`;

const answersText = (answers: number): string => m.reportedBefore({ count: answers });
