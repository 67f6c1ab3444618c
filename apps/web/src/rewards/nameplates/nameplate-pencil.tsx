import { openModal } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';

/** Beside the own name: chooses what it wears. */
export const NameplatePencil = () => (
  <Button
    variant="ghost"
    size="sm"
    icon="edit"
    aria-label="Change nameplate"
    title="Change nameplate"
    onClick={() => openModal('nameplate', { about: 'selector' })}
  />
);
