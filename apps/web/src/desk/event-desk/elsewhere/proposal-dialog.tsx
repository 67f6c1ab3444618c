import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { refreshEvent } from '../../override/override.queries.ts';
import { m } from '../words/messages.js';
import { EffectLines } from './effect-lines.tsx';
import {
  dismissMutation,
  type Proposal,
  proposalQuery,
  takeMutation,
} from './elsewhere.queries.ts';

interface ProposalDialogProps {
  eventId: number;
  proposal: Proposal;
  onClose(): void;
}

/** A proposal of a token, with the effect that it would have. */
export function ProposalDialog({ eventId, proposal, onClose }: ProposalDialogProps) {
  const queries = useQueryClient();
  const preview = useQuery(proposalQuery(eventId, proposal));
  const taking = useSend(takeMutation);
  const dismissing = useSend(dismissMutation);
  const isBusy = taking.isBusy || dismissing.isBusy;
  const close = (text: string) => async () => {
    showToast({ text, kind: 'success' });
    onClose();
    await refreshEvent(queries, eventId);
  };
  const named = { eventId, proposalId: proposal.id };
  return (
    <Modal
      title={m.proposalBy({ name: proposal.name })}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={taking.refusal ?? dismissing.refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            disabled={isBusy || !preview.data || preview.data.placed === 0}
            isBusy={taking.isBusy}
            onClick={() =>
              void taking.send({ ...named, toldAt: proposal.toldAt }, close(m.proposalTaken()))
            }
          >
            {m.applyAction()}
          </Button>
          <Button
            disabled={isBusy}
            isBusy={dismissing.isBusy}
            onClick={() => void dismissing.send(named, close(m.proposalDismissed()))}
          >
            {m.dismissAction()}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.backAction()}
          </Button>
        </>
      }
    >
      <Loaded query={preview} what={m.whatChanges()} height={160}>
        {(effect) => <EffectLines effect={effect} />}
      </Loaded>
    </Modal>
  );
}
