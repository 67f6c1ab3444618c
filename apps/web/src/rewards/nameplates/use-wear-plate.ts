import { useRef } from 'react';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { wearPlateMutation } from './nameplates.queries.ts';
import { m } from './words/messages.js';

/** Puts a plate on at once, and offers to go back to the earlier one. */
export function useWearPlate() {
  const { user } = useCurrentUser();
  const { send, isBusy, sending, refusal } = useSend(wearPlateMutation);
  // Only the last change can be taken back.
  const withdraw = useRef<(() => void) | null>(null);
  const before = user?.nameplateId ?? 0;
  const takeBack = async () => {
    // The dialog may be closed by now, so the failure is told here.
    if (await send({ nameplateId: before })) return;
    showToast({ text: m.undoFailed(), kind: 'error' });
  };
  const wear = (nameplateId: number, told: string, onWorn?: () => void) =>
    send({ nameplateId }, () => {
      onWorn?.();
      withdraw.current?.();
      withdraw.current = showToast({
        text: told,
        kind: 'success',
        action: { label: m.undo(), onSelect: () => void takeBack() },
      });
    });
  return { wear, isBusy, wearing: sending?.nameplateId ?? null, refusal };
}
