import type { OwnNameplate } from '@callshot/contract';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { useWearPlate } from '../use-wear-plate.ts';
import { m } from '../words/messages.js';

interface WearPlateProps {
  readonly plate: OwnNameplate;
  readonly isDirty: boolean;
}

/** A saved plate is not worn yet. */
export function WearPlate({ plate, isDirty }: WearPlateProps) {
  const { wear, isBusy, refusal } = useWearPlate();
  if (plate.isWorn || plate.isDisabled || isDirty) return null;
  return (
    <div>
      <FormError refusal={refusal} />
      <Button
        icon="check"
        isBusy={isBusy}
        onClick={() => void wear(plate.id, m.youWear({ plate: plate.name }))}
      >
        {m.wearPlate({ name: plate.name, plate: (inside) => <bdi>{inside}</bdi> })}
      </Button>
    </div>
  );
}
