import { useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { disablePromoMutation, type StaffPromo } from './promo.queries.ts';
import styles from './promos-page.module.css';
import { m } from './words/messages.js';

/** Ends a promo before its day, or lets it go on; each can be taken back by the other. */
export function DisableModal({ promo, onClose }: { promo: StaffPromo; onClose(): void }) {
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal } = useSend(disablePromoMutation);
  const { id: promoId, isDisabled } = promo;
  const isReady = reason.trim() !== '';
  const change = () =>
    send({ promoId, disabled: !isDisabled, reason: reason.trim() }, () => {
      onClose();
      showToast({ text: isDisabled ? m.promoEnabled() : m.promoDisabled(), kind: 'success' });
    });
  return (
    <Modal
      title={isDisabled ? m.enableTitle() : m.disableTitle()}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant={isDisabled ? 'primary' : 'danger'}
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : m.reasonNeeded()}
            onClick={() => void change()}
          >
            {isDisabled ? m.enableAction() : m.disableAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{isDisabled ? m.enableText() : m.disableText()}</p>
        <TextField label={m.reasonField()} value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}
