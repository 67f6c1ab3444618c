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
          label: 'Undo',
          onSelect: () => void send(back, () => showToast({ text: 'Undone', kind: 'success' })),
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
    pin: (award: Award) => change({ kind: 'pin', award }, `Pinned: ${award.eventName}`, toPin),
    unpin: () => change({ kind: 'unpin' }, 'Nothing is pinned', toPin),
    fill: (slot: number, award: Award) =>
      change({ kind: 'fill', slot, award }, `In your trophy case: ${award.eventName}`, {
        kind: 'fill',
        slot,
        award: inSlot(slot),
      }),
    empty: (slot: number) =>
      change({ kind: 'fill', slot, award: null }, 'Taken out of your trophy case', {
        kind: 'fill',
        slot,
        award: inSlot(slot),
      }),
  };
}

export type Showcase = ReturnType<typeof useShowcase>;
