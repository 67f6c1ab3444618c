import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextArea } from '../../platform/ui/controls/text-area.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { reportMutation } from './report.queries.ts';
import styles from './report-modal.module.css';
import { reportTitles } from './report-titles.ts';
import { m } from './words/messages.js';

/** A reported thing, and its face in the dialog. */
export interface ReportedThing {
  readonly kind: 'username' | 'league' | 'nameplate';
  readonly id: number;
  /** The name of the league, the user or the nameplate. */
  readonly name: string;
  readonly nameplateId: number;
}

const MOST_REASON = 500;

const descriptions = {
  username: m.usernameSeenBy(),
  league: m.leagueSeenBy(),
  nameplate: m.nameplateSeenBy(),
} as const;

interface ReportModalProps {
  readonly thing: ReportedThing;
  onClose(): void;
}

/** Tells staff what is wrong with a username, a league or a nameplate. */
export function ReportModal({ thing, onClose }: ReportModalProps) {
  const { kind, id, name, nameplateId } = thing;
  const formId = useId();
  const { send, isBusy, refusal } = useSend(reportMutation);
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '';
  const report = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void send({ kind, id, reason: reason.trim() }, () => {
      onClose();
      showToast({ text: m.thanks(), kind: 'success' });
    });
  };
  return (
    <Modal
      title={reportTitles[kind]}
      description={descriptions[kind]}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy} disabled={!isReady}>
            {m.reportAction()}
          </Button>
          <Button onClick={onClose}>{m.cancel()}</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={report} noValidate>
        <NameBadge username={name} nameplateId={nameplateId} size="full" />
        <TextArea
          label={kind === 'username' ? m.wrongWithName() : m.wrongWithIt()}
          value={reason}
          onChange={setReason}
          maxLength={MOST_REASON}
        />
      </form>
    </Modal>
  );
}
