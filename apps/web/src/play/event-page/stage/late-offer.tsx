import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import type { LateEntry } from '../../events/late-entry.ts';
import { EDIT_ID } from '../../picks/moves/stage-actions.tsx';
import { m } from '../words/messages.js';
import styles from './late-offer.module.css';

interface LateOfferProps {
  readonly late: LateEntry;
  onStart(): void;
}

/** Lets somebody in after the lock, who is told first what it pays; whoever is in goes on. */
export function LateOffer({ late, onStart }: LateOfferProps) {
  const [isAsked, setAsked] = useState(false);
  const { share, open, isMade } = late;
  return (
    <>
      <span className={styles.note}>{isMade ? m.lateMine({ share }) : m.lateCan()}</span>
      <Button
        variant="primary"
        icon="edit"
        id={EDIT_ID}
        onClick={isMade ? onStart : () => setAsked(true)}
      >
        {isMade ? m.editYourPicks() : m.lateAction()}
      </Button>
      {isAsked && (
        <Modal
          title={m.lateTitle()}
          isOpen
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button
                variant="primary"
                onClick={() => {
                  setAsked(false);
                  onStart();
                }}
              >
                {m.lateStart()}
              </Button>
              <Button onClick={() => setAsked(false)}>{m.lateNo()}</Button>
            </>
          }
        >
          <ul className={styles.terms}>
            <li>{m.lateOpen({ count: open })}</li>
            <li>{m.lateWinners()}</li>
            <li>{m.latePays({ share })}</li>
            <li>{m.lateMarked()}</li>
          </ul>
        </Modal>
      )}
    </>
  );
}
