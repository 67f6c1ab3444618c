import { useState } from 'react';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { LooksSwitches } from './looks-switches.tsx';
import { hasLook, rememberLook } from './remember-look.ts';
import { m } from './words/messages.js';

/** A visitor's preferences for nameplates: without an account this browser remembers them. */
export function PlateLooksModal({ onClose }: { onClose(): void }) {
  const [looks, setLooks] = useState({
    plainNames: hasLook('plain-names'),
    stillPlates: hasLook('still-plates'),
  });
  return (
    <Modal title={m.plates()} description={m.looksText()} isOpen onClose={onClose}>
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
