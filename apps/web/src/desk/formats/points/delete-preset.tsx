import { bdiTag } from '../../../platform/core/message-tags.tsx';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { m } from '../words/messages.js';
import { deletePresetMutation, type Preset, savePresetMutation } from './presets.queries.ts';

interface DeletePresetProps {
  preset: Preset;
  onClose(): void;
  onDeleted(): void;
}

/** Asks first, and leads back. */
export function DeletePreset({ preset, onClose, onDeleted }: DeletePresetProps) {
  const { send, isBusy, refusal } = useSend(deletePresetMutation);
  const again = useSend(savePresetMutation);
  const { gameId, name, points } = preset;
  const restore = () =>
    again.send({ id: 0, gameId, name, points }, () =>
      showToast({ kind: 'success', text: m.presetRestored({ name }) }),
    );
  const remove = () =>
    send(preset, () => {
      showToast({
        kind: 'success',
        text: m.presetDeleted({ name }),
        action: { label: m.presetUndo(), onSelect: () => void restore() },
      });
      onDeleted();
    });
  return (
    <Modal
      title={m.deletePreset()}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
            {m.confirmAction()}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.cancelAction()}
          </Button>
        </>
      }
    >
      <p>{m.deletePresetQuestion({ name, bdi: bdiTag })}</p>
    </Modal>
  );
}
