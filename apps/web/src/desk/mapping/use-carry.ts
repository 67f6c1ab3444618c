import { useEffect, useRef, useState } from 'react';
import { aimOf, type Carry, choose, lift } from './carry.ts';
import type { MappingPlan } from './mapping-plan.ts';
import type { MappingView, SlotView } from './mapping-view.ts';
import { m } from './words/messages.js';

interface UseCarry {
  readonly plan: MappingPlan;
  readonly view: MappingView;
  onPlace(slotId: string, groupKey: string): void;
}

/** A group on its way to a slot: lifted by a key or a press, or dragged by the pointer. */
export interface Carrying {
  readonly groupKey: string | null;
  /** The slot that it would be dropped on. */
  readonly aim: string | null;
  readonly isDragged: boolean;
  /** The last step, for screen readers. */
  readonly said: string;
  /** Lifts a group, or drops the lifted one where it is aimed at. */
  press(groupKey: string): void;
  /** Chooses another slot; false = not a key that does. */
  steer(key: string): boolean;
  drop(slotId: string): void;
  putBack(): void;
  drag(groupKey: string): void;
  dragOver(slotId: string | null): void;
  endDrag(): void;
}

type Held = { readonly by: 'pointer'; readonly key: string; readonly over: string | null } | Lifted;
interface Lifted {
  readonly by: 'keys';
  readonly carry: Carry;
}

export function useCarry({ plan, view, onPlace }: UseCarry): Carrying {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const { slotOf } = view;
  const titleOf = (key: string) => plan.groupOf(key)?.title ?? '';
  /** Slots of the group's kind, in their order. */
  const targetsOf = (key: string) => {
    const kind = plan.groupOf(key)?.kind;
    return plan.slots.filter((slot) => slot.kind === kind).map(({ id }) => id);
  };
  const fitOf = ({ slot }: SlotView, key: string) => {
    const group = plan.groupOf(key);
    return group === null ? { fits: false, text: '' } : view.fit(slot, group);
  };
  const carry = held?.by === 'keys' ? held.carry : null;

  const aimWords = (of: Carry): string => {
    const slot = slotOf(aimOf(of));
    if (slot === null) return '';
    const place = m.slotOfSlots({ number: of.at + 1, count: of.targets.length });
    const { fits, text } = fitOf(slot, of.groupKey);
    return fits
      ? m.aimFits({ slot: slot.name, facts: text, place })
      : m.aimMisfits({ slot: slot.name, facts: text, place });
  };
  const putBack = () => {
    if (carry) setSaid(m.putBackSaid({ group: titleOf(carry.groupKey) }));
    setHeld(null);
  };
  const place = (slot: SlotView, key: string) => {
    setHeld(null);
    const { fits, text } = fitOf(slot, key);
    const dropped = m.droppedSaid({ group: titleOf(key), slot: slot.name });
    setSaid(fits ? dropped : `${dropped} ${text}`);
    onPlace(slot.slot.id, key);
  };
  const pickUp = (groupKey: string) => {
    const fits = (id: string) => {
      const slot = slotOf(id);
      return slot !== null && fitOf(slot, groupKey).fits;
    };
    const isFree = (id: string) => slotOf(id)?.group === null;
    const lifted = lift(groupKey, targetsOf(groupKey), { fits, isFree });
    if (lifted === null) return setSaid(m.noSlotTakes({ group: titleOf(groupKey) }));
    setHeld({ by: 'keys', carry: lifted });
    const said = m.liftedSaid({ group: titleOf(groupKey) });
    setSaid(`${said} ${aimWords(lifted)} ${m.howToCarry()}`);
  };

  const latest = useRef(putBack);
  useEffect(() => {
    latest.current = putBack;
  });
  const isLifted = carry !== null;
  useEffect(() => {
    if (!isLifted) return;
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.key !== 'Escape') return;
      press.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isLifted]);

  return {
    groupKey: carry?.groupKey ?? (held?.by === 'pointer' ? held.key : null),
    aim: carry ? aimOf(carry) : held?.by === 'pointer' ? held.over : null,
    isDragged: held?.by === 'pointer',
    said,
    press: (groupKey) => {
      const slot = carry?.groupKey === groupKey ? slotOf(aimOf(carry)) : null;
      if (slot) place(slot, groupKey);
      else pickUp(groupKey);
    },
    steer: (key) => {
      const next = carry && choose(carry, key);
      if (!next) return false;
      setHeld({ by: 'keys', carry: next });
      setSaid(aimWords(next));
      return true;
    },
    drop: (slotId) => {
      const slot = slotOf(slotId);
      if (slot && carry) place(slot, carry.groupKey);
    },
    putBack,
    drag: (key) => setHeld({ by: 'pointer', key, over: null }),
    dragOver: (over) =>
      setHeld((before) =>
        before?.by === 'pointer' && before.over !== over ? { ...before, over } : before,
      ),
    endDrag: () => {
      if (held?.by !== 'pointer') return;
      const slot = slotOf(held.over);
      if (slot && targetsOf(held.key).includes(slot.slot.id)) place(slot, held.key);
      else setHeld(null);
    },
  };
}
