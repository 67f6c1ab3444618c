import type { Nameplate } from '@callshot/contract';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';

interface ConflictDialogProps {
  readLatest(): Promise<Nameplate | null>;
  onTake(latest: Nameplate): void;
  onOverwrite(latest: Nameplate): void;
  onClose(): void;
}

/** The plate was saved elsewhere since it was opened here. */
export function ConflictDialog({ readLatest, onTake, onOverwrite, onClose }: ConflictDialogProps) {
  const [isGone, setGone] = useState(false);
  const { send, isBusy, refusal } = useSend({ mutationFn: readLatest });
  const withLatest = (go: (latest: Nameplate) => void) => () =>
    send(undefined, (latest) => {
      if (latest === null) setGone(true);
      else go(latest);
    });
  return (
    <Modal
      title="Changed meanwhile"
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            Keep editing
          </Button>
          <Button isBusy={isBusy} onClick={withLatest(onTake)}>
            Use what is saved
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={withLatest(onOverwrite)}>
            Save mine instead
          </Button>
        </>
      }
    >
      <p role="status">
        {isGone
          ? 'It has been deleted. You can copy what you have here into a new nameplate.'
          : 'Someone saved this nameplate after you opened it. Your changes are still here.'}
      </p>
    </Modal>
  );
}
