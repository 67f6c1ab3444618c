import { useCurrentUser } from '../../account/session/session.queries.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { useWearPlate } from '../nameplates/use-wear-plate.ts';
import styles from './claimed-modal.module.css';
import type { Promo } from './promo.queries.ts';
import { m } from './words/messages.js';

/** The rewards of the code; a nameplate can be put on at once. */
export function ClaimedModal({ promo, onClose }: { promo: Promo; onClose(): void }) {
  const { user } = useCurrentUser();
  const { wear, isBusy, refusal } = useWearPlate();
  const { description, rewardNamePlateStyleId: plateId } = promo;
  return (
    <Modal
      title={m.claimedTitle()}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          {plateId === null ? null : (
            <Button
              variant="primary"
              isBusy={isBusy}
              onClick={() => void wear(plateId, m.wornNow(), onClose)}
            >
              {m.wearAction()}
            </Button>
          )}
          <Button variant={plateId === null ? 'primary' : 'secondary'} onClick={onClose}>
            {m.closeAction()}
          </Button>
        </>
      }
    >
      <div className={styles.claimed}>
        <p>{description}</p>
        {plateId === null || user === null ? null : (
          <div className={styles.plate}>
            <span className={styles.label}>{m.newNameplate()}</span>
            <NameBadge username={user.username} nameplateId={plateId} />
          </div>
        )}
      </div>
    </Modal>
  );
}
