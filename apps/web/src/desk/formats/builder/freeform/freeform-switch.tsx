import type { EditFault, FormatEdit } from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../../../platform/ui/controls/button.tsx';
import { Switch } from '../../../../platform/ui/controls/switch.tsx';
import { Modal } from '../../../../platform/ui/overlays/modal.tsx';

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
      ...(freeform ? [{ kind: 'addPart', stage, name: 'Bracket' } as const] : []),
    ]);
  };
  return (
    <>
      <Switch
        label="Freeform Bracket?"
        isOn={isOn}
        onChange={(to) => (to ? turn(true) : setAsking(true))}
      />
      {isOn ? (
        <Modal
          title="Freeform Bracket?"
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="danger" onClick={() => turn(false)}>
                Confirm
              </Button>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
            </>
          }
        >
          <p>
            What was drawn for <bdi>{stageName}</bdi> goes, with its lines, views and scoring
            groups.
          </p>
          <p>Undo brings it back.</p>
        </Modal>
      ) : null}
    </>
  );
}
