import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { clockWords } from './clock-words.ts';

interface DraftOfferProps {
  keptAt: number;
  onTake(): void;
  onForget(): void;
}

/** Closing it loses nothing: the draft is gone on with, and undo leads back to what was saved. */
export function DraftOffer({ keptAt, onTake, onForget }: DraftOfferProps) {
  return (
    <Modal
      title="Unsaved changes are kept here"
      isOpen
      onClose={onTake}
      actions={
        <>
          <Button variant="primary" onClick={onTake}>
            Go on with them
          </Button>
          <Button variant="danger" onClick={onForget}>
            Discard them
          </Button>
        </>
      }
    >
      <p>
        You left this event format in this browser on {day.format(keptAt)} at {clockWords(keptAt)}{' '}
        without saving.
      </p>
    </Modal>
  );
}

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
