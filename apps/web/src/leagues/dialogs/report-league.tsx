import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../core/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { LeagueFace } from './league-face.tsx';
import { useLeague } from './league-reads.ts';
import { LeagueState } from './league-state.tsx';
import { reportLeagueMutation } from './league-writes.ts';

interface ReportLeagueProps {
  readonly leagueId: number;
  onClose(): void;
}

const MOST_REASON = 500;

/** Tells staff what is wrong with a league. */
export function ReportLeague({ leagueId, onClose }: ReportLeagueProps) {
  const formId = useId();
  const { query, league, isOwn } = useLeague(leagueId);
  const { send, isBusy, refusal } = useSend(reportLeagueMutation);
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '';
  const report = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void send({ leagueId, reason: reason.trim() }, () => {
      onClose();
      showToast({ text: 'Thank you. Staff will look at it.', kind: 'success' });
    });
  };
  const canReport = league !== undefined && !isOwn;
  return (
    <Modal
      title="Report League"
      description="Staff see the league, your reason and your name; its members see none of it."
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          {canReport ? (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isBusy}
              disabled={!isReady}
            >
              Report
            </Button>
          ) : null}
          <Button onClick={onClose}>{canReport ? 'Cancel' : 'Close'}</Button>
        </>
      }
    >
      {league === undefined ? (
        <LeagueState query={query} height={240} />
      ) : isOwn ? (
        <EmptyState title="This league is your own" />
      ) : (
        <form id={formId} onSubmit={report} noValidate>
          <LeagueFace league={league}>
            <TextArea
              label="What is wrong with it?"
              value={reason}
              onChange={setReason}
              maxLength={MOST_REASON}
            />
          </LeagueFace>
        </form>
      )}
    </Modal>
  );
}
