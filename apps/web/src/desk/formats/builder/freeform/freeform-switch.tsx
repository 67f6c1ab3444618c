import type { EditFault, FormatEdit } from '@callshot/rules';
import { useState } from 'react';
import { bdiTag } from '../../../../platform/core/message-tags.tsx';
import { Button } from '../../../../platform/ui/controls/button.tsx';
import { Switch } from '../../../../platform/ui/controls/switch.tsx';
import { Modal } from '../../../../platform/ui/overlays/modal.tsx';
import { m } from '../../words/messages.js';

interface FreeformSwitchProps {
  readonly stage: number;
  readonly isOn: boolean;
  readonly stageName: string;
  onEdit(edits: readonly FormatEdit[]): EditFault | null;
}

/**
 * Switches between drawing by hand and the rules of upper and lower bracket. The switch deletes the
 * drawing.
 */
export function FreeformSwitch({ stage, isOn, stageName, onEdit }: FreeformSwitchProps) {
  const [isAsking, setAsking] = useState(false);
  const turn = (freeform: boolean) => {
    setAsking(false);
    onEdit([
      { kind: 'setFreeform', stage, freeform },
      // A drawing begins with a match.
      ...(freeform ? [{ kind: 'addPart', stage, name: m.firstPartName() } as const] : []),
    ]);
  };
  return (
    <>
      <Switch
        label={m.freeformQuestion()}
        isOn={isOn}
        onChange={(to) => (to ? turn(true) : setAsking(true))}
      />
      {isOn ? (
        <Modal
          title={m.freeformQuestion()}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="danger" onClick={() => turn(false)}>
                {m.confirmAction()}
              </Button>
              <Button onClick={() => setAsking(false)}>{m.cancelAction()}</Button>
            </>
          }
        >
          <p>{m.freeformLoss({ stage: stageName, bdi: bdiTag })}</p>
          <p>{m.undoBrings()}</p>
        </Modal>
      ) : null}
    </>
  );
}
