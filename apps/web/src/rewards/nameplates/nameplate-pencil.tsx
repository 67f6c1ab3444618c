import { openModal } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { m } from './words/messages.js';

/** Beside the own name: chooses what it wears. */
export const NameplatePencil = () => (
  <Button
    variant="ghost"
    size="sm"
    icon="edit"
    aria-label={m.changePlate()}
    title={m.changePlate()}
    onClick={() => openModal('nameplate', { about: 'selector' })}
  />
);
