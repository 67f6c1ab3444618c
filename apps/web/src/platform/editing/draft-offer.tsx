import { instantWords } from '../core/clock.ts';
import { Button } from '../ui/controls/button.tsx';
import { Modal } from '../ui/overlays/modal.tsx';
import type { Edited } from './edited.ts';
import { m } from './words/messages.js';

interface DraftOfferProps {
  what: Edited;
  name: string;
  /** It was never saved: another one has begun in its place. */
  isOfNew: boolean;
  keptAt: number;
  onTake(): void;
  onForget(): void;
}

/** Closing it loses nothing: the draft is gone on with, and undo leads back to what was saved. */
export function DraftOffer(props: DraftOfferProps) {
  const { onTake, onForget } = props;
  return (
    <Modal
      title={m.draftTitle()}
      isOpen
      onClose={onTake}
      actions={
        <>
          <Button variant="primary" onClick={onTake}>
            {m.keepEditingThem()}
          </Button>
          <Button variant="danger" onClick={onForget}>
            {m.discardThem()}
          </Button>
        </>
      }
    >
      <p>{leftWords(props)}</p>
    </Modal>
  );
}

function leftWords({ what, name, isOfNew, keptAt }: DraftOfferProps): string {
  const time = instantWords(keptAt);
  if (!isOfNew) return m.draftLeft({ what, time });
  const known = name.trim();
  if (known === '') return m.newDraftLeft({ what, time });
  return m.namedNewDraftLeft({ name: known, what, time });
}
