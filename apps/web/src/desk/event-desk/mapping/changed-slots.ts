import type { MappingPlan } from '../../mapping/mapping-plan.ts';
import { type Filling, placeOf } from '../../mapping/mapping-state.ts';
import type { MappingView } from '../../mapping/mapping-view.ts';
import { m } from '../words/messages.js';

/** A slot that would follow another group than it does. */
export interface ChangedSlot {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export function changedSlots(
  plan: MappingPlan,
  view: MappingView,
  followed: Filling,
): readonly ChangedSlot[] {
  return plan.slots.flatMap((own) => {
    const slot = view.slotOf(own.id);
    const before = followed.placed[own.id];
    if (!slot || slot.group?.key === before) return [];
    const wasByHand = followed.byHand.includes(placeOf(own)) && !own.isOptional;
    const from = plan.groupOf(before)?.title;
    const gone = before === undefined ? nothing(wasByHand) : m.groupGone();
    const to = slot.group?.title ?? nothing(slot.isByHand && !own.isOptional);
    return [{ name: slot.name, from: from ?? gone, to }];
  });
}

const nothing = (isByHand: boolean): string => (isByHand ? m.byHandInSentence() : m.slotNothing());
