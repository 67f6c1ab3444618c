import type { MappingPlan } from '../../mapping/mapping-plan.ts';
import type { MappingState } from '../../mapping/mapping-state.ts';
import type { MappingView } from '../../mapping/mapping-view.ts';

/** A slot that would follow another group than it does. */
export interface ChangedSlot {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export function changedSlots(
  plan: MappingPlan,
  view: MappingView,
  followed: MappingState['placed'],
): readonly ChangedSlot[] {
  return plan.slots.flatMap(({ id }) => {
    const slot = view.slotOf(id);
    const before = followed[id];
    if (!slot || slot.group?.key === before) return [];
    const from = plan.groupOf(before)?.title;
    const gone = before === undefined ? 'nothing' : 'a group that the wiki has no more';
    return [{ name: slot.name, from: from ?? gone, to: slot.group?.title ?? 'nothing' }];
  });
}
