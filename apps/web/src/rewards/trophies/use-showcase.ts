import type { Award } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../platform/core/use-send.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import {
  type ShowcaseChange,
  showcaseMutation,
  trophiesQuery,
  trophyCaseQuery,
} from './trophies.queries.ts';
import { m } from './words/messages.js';

export const CASE_SLOTS = [1, 2, 3] as const;

/** The own pin and case: their content, and its changes; each change can be undone. */
export function useShowcase(userId: number) {
  const { data, isPending } = useQuery(trophiesQuery(userId));
  const awards = data ?? [];
  const slots = useQuery(trophyCaseQuery(userId)).data ?? [];
  const { send, isBusy } = useSend(showcaseMutation);
  const pinned = awards.find((award) => award.pinned) ?? null;
  const inSlot = (slot: number) => slots.find((filled) => filled.slot === slot) ?? null;

  const change = (wish: ShowcaseChange, text: string, back: ShowcaseChange) =>
    send(wish, () =>
      showToast({
        text,
        kind: 'success',
        action: {
          label: m.undo(),
          onSelect: () => void send(back, () => showToast({ text: m.undone(), kind: 'success' })),
        },
      }),
    );
  const toPin: ShowcaseChange = pinned ? { kind: 'pin', award: pinned } : { kind: 'unpin' };

  return {
    /** The trophies are not known yet. */
    isPending,
    awards,
    slots,
    pinned,
    isBusy,
    slotOf: (award: Pick<Award, 'eventId' | 'trophyTypeId'>) =>
      slots.find(
        (filled) => filled.eventId === award.eventId && filled.trophyTypeId === award.trophyTypeId,
      )?.slot ?? null,
    inSlot,
    pin: (award: Award) =>
      change({ kind: 'pin', award }, m.pinnedEvent({ event: award.eventName }), toPin),
    unpin: () => change({ kind: 'unpin' }, m.nothingPinned(), toPin),
    fill: (slot: number, award: Award) =>
      change({ kind: 'fill', slot, award }, m.putInCase({ event: award.eventName }), {
        kind: 'fill',
        slot,
        award: inSlot(slot),
      }),
    empty: (slot: number) =>
      change({ kind: 'fill', slot, award: null }, m.takenOutOfCase(), {
        kind: 'fill',
        slot,
        award: inSlot(slot),
      }),
  };
}

export type Showcase = ReturnType<typeof useShowcase>;
