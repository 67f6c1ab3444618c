import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { clockWords } from './clock-words.ts';

interface DraftOfferProps {
  name: string;
  /** It was never saved: another one has begun in its place. */
  isOfNew: boolean;
  keptAt: number;
  onTake(): void;
  onForget(): void;
}

/** Closing it loses nothing: the draft is gone on with, and undo leads back to what was saved. */
export function DraftOffer({ name, isOfNew, keptAt, onTake, onForget }: DraftOfferProps) {
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
        You left {isOfNew ? newName(name) : 'this event format'} in this browser on{' '}
        {day.format(keptAt)} at {clockWords(keptAt)} without saving.
        {isOfNew ? ' Of what is new, one draft is kept.' : ''}
      </p>
    </Modal>
  );
}

const newName = (name: string): string =>
  name.trim() === '' ? 'a new event format' : `“${name.trim()}”, a new event format,`;

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
