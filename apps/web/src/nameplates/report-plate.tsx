import { openModal } from '../core/modals.ts';
import { Button } from '../ui/button.tsx';

interface ReportPlateProps {
  readonly nameplateId: number;
  /** Who wears it. */
  readonly username: string;
}

/** Beside somebody else's name; there is nothing to report of Classic. */
export function ReportPlate({ nameplateId, username }: ReportPlateProps) {
  if (nameplateId === 0) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon="warning"
      onClick={() => openModal('nameplate', { about: 'report', plate: { nameplateId, username } })}
    >
      Report nameplate
    </Button>
  );
}
