import { useState } from 'react';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { LooksSwitches } from './looks-switches.tsx';
import { hasLook, rememberLook } from './remember-look.ts';

/** A visitor's preferences for nameplates: without an account this browser remembers them. */
export function PlateLooksModal({ onClose }: { onClose(): void }) {
  const [looks, setLooks] = useState({
    plainNames: hasLook('plain-names'),
    stillPlates: hasLook('still-plates'),
  });
  return (
    <Modal
      title="Nameplates"
      description="Remembered by this browser. Motion also follows your system."
      isOpen
      onClose={onClose}
    >
      <LooksSwitches
        looks={looks}
        onChange={(next) => {
          rememberLook('plain-names', next.plainNames);
          rememberLook('still-plates', next.stillPlates);
          setLooks(next);
        }}
      />
    </Modal>
  );
}
