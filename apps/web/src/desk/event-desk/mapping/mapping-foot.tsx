import type { EventDesk } from '@callshot/contract';
import { useState } from 'react';
import { LeaveQuestion } from '../../../platform/editing/leave-question.tsx';
import { useLeave } from '../../../platform/editing/use-leave.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { StaffFoot } from '../../../platform/ui/page/staff-foot.tsx';
import type { MappingPlan } from '../../mapping/mapping-plan.ts';
import type { Filling } from '../../mapping/mapping-state.ts';
import type { MappingView } from '../../mapping/mapping-view.ts';
import { m } from '../words/messages.js';
import { changedSlots } from './changed-slots.ts';
import { MappingQuestion } from './mapping-question.tsx';

interface MappingFootProps {
  desk: EventDesk;
  plan: MappingPlan;
  view: MappingView;
  /** The mapping that the event follows now. Somebody else may have changed it since this was opened. */
  followed: Filling;
  mapping: Filling;
}

/** The reason why the mapping cannot be changed, and the button that asks first. */
export function MappingFoot({ desk, plan, view, followed, mapping }: MappingFootProps) {
  const [isAsking, setAsking] = useState(false);
  const changes = changedSlots(plan, view, followed);
  const isReady = view.missing === null && changes.length > 0;
  const leave = useLeave(changes.length > 0);
  return (
    <>
      <StaffFoot
        state={stateOf(view, changes.length)}
        isReady={view.missing === null}
        refusal={null}
      >
        <Button variant="primary" icon="swap" disabled={!isReady} onClick={() => setAsking(true)}>
          {m.changeMapping()}
        </Button>
      </StaffFoot>
      {isAsking ? (
        <MappingQuestion
          desk={desk}
          plan={plan}
          mapping={mapping}
          changes={changes}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {isAsking ? null : <LeaveQuestion leave={leave}>{m.mappingLost()}</LeaveQuestion>}
    </>
  );
}

function stateOf({ missing, follows }: MappingView, changes: number): string {
  if (missing !== null) return m.mappingNotYet({ missing });
  const change = changes === 0 ? m.noChanges() : m.slotsChange({ count: changes });
  return [change, follows ?? ''].join(' ').trim();
}
