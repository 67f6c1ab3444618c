import { useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { disablePromoMutation, type StaffPromo } from './promo.queries.ts';
import styles from './promos-page.module.css';

/** Ends a promo before its day, or lets it go on; each can be taken back by the other. */
export function DisableModal({ promo, onClose }: { promo: StaffPromo; onClose(): void }) {
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal } = useSend(disablePromoMutation);
  const { id: promoId, isDisabled } = promo;
  const isReady = reason.trim() !== '';
  const change = () =>
    send({ promoId, disabled: !isDisabled, reason: reason.trim() }, () => {
      onClose();
      showToast({ text: isDisabled ? 'Promo enabled' : 'Promo disabled', kind: 'success' });
    });
  return (
    <Modal
      title={isDisabled ? 'Enable this promo again?' : 'Disable this promo?'}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant={isDisabled ? 'primary' : 'danger'}
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : 'Say why'}
            onClick={() => void change()}
          >
            {isDisabled ? 'Enable' : 'Disable'}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {isDisabled
            ? 'Its codes can be claimed again until they end.'
            : 'No one can claim it any more. Earlier claims stay, and you can enable it again.'}
        </p>
        <TextField label="Reason" value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}
