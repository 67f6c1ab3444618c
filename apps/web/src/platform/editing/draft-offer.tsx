import { instantWords } from '../core/clock.ts';
import { Button } from '../ui/controls/button.tsx';
import { Modal } from '../ui/overlays/modal.tsx';

interface DraftOfferProps {
  /** The kind of thing edited: 'event format'. */
  what: string;
  name: string;
  /** It was never saved: another one has begun in its place. */
  isOfNew: boolean;
  keptAt: number;
  onTake(): void;
  onForget(): void;
}

/** Closing it loses nothing: the draft is gone on with, and undo leads back to what was saved. */
export function DraftOffer(props: DraftOfferProps) {
  const { what, name, isOfNew, keptAt, onTake, onForget } = props;
  return (
    <Modal
      title="You have unsaved changes"
      isOpen
      onClose={onTake}
      actions={
        <>
          <Button variant="primary" onClick={onTake}>
            Keep editing them
          </Button>
          <Button variant="danger" onClick={onForget}>
            Discard them
          </Button>
        </>
      }
    >
      <p>
        You left {isOfNew ? newName(what, name.trim()) : `this ${what}`} in this browser on{' '}
        {instantWords(keptAt)} without saving.
        {isOfNew ? ' Only one draft of something new is kept.' : ''}
      </p>
    </Modal>
  );
}

const newName = (what: string, name: string): string =>
  name === '' ? `a new ${what}` : `“${name}”, a new ${what},`;
