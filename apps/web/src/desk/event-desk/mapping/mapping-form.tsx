import type { EventDesk, WikiTournamentDetails } from '@callshot/contract';
import { type EventFormat, slotsOf } from '@callshot/rules';
import { useMemo, useState } from 'react';
import { fillingOf, type MappingState, namedSlots } from '../../mapping/mapping-state.ts';
import { StageMapping } from '../../mapping/stage-mapping.tsx';
import { useMappingSteps } from '../../mapping/use-mapping-steps.ts';
import { MappingFoot } from './mapping-foot.tsx';

interface MappingFormProps {
  desk: EventDesk;
  details: WikiTournamentDetails;
  format: EventFormat;
}

/** The mapping as the event has it, to be changed slot by slot. */
export function MappingForm({ desk, details, format }: MappingFormProps) {
  const followed = useMemo(
    () => fillingOf(namedSlots(slotsOf(format)), desk.wiki?.mapping ?? []),
    [format, desk.wiki],
  );
  const [mapping, setMapping] = useState<MappingState>({ ...followed, declined: [] });
  const steps = useMappingSteps(mapping, setMapping);
  return (
    <StageMapping
      steps={steps}
      details={details}
      format={format}
      formatId={null}
      foot={(plan, view) => (
        <MappingFoot desk={desk} plan={plan} view={view} followed={followed} mapping={mapping} />
      )}
    />
  );
}
