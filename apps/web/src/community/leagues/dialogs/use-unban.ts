import type { BodyInput } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../../platform/core/use-send.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { m } from '../words/messages.js';
import { rereadLeagues, unbanMutation } from './league-writes.ts';

/** Lifts a ban, and tells the result: the dialog that asked for it may be closed by then. */
export function useUnban() {
  const queries = useQueryClient();
  const unbanning = useSend({ ...unbanMutation, onSettled: () => rereadLeagues(queries) });
  const send = async (body: BodyInput<'POST /api/leagues/unban'>, username: string) => {
    const isDone = await unbanning.send(body);
    showToast(
      isDone
        ? { text: m.canJoinAgain({ username }), kind: 'success' }
        : { text: m.isStillBanned({ username }), kind: 'error' },
    );
  };
  return { send, sending: unbanning.sending, isBusy: unbanning.isBusy };
}
