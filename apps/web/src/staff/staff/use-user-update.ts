import type { BodyInput } from '@callshot/contract';
import { useSend } from '../../platform/core/use-send.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { updateUserMutation } from './staff.queries.ts';
import { m } from './words/messages.js';

export interface UpdateErrors {
  readonly usernameError: string | null;
  readonly reasonError: string | null;
  readonly formError: string | null;
  /** Somebody else changed the user since it was read. */
  readonly isOutdated: boolean;
}

export function useUserUpdate(onSaved: () => void) {
  const { send, isBusy, answer, refusal, forget } = useSend(updateUserMutation);

  const save = (body: BodyInput<'POST /api/user/update'>) => {
    forget();
    return send(body, ({ user }) => {
      if (user === null) return;
      showToast({ text: m.userUpdated(), kind: 'success' });
      onSaved();
    });
  };
  const errors: UpdateErrors = {
    usernameError: answer?.usernameError ?? null,
    reasonError: answer?.reasonError ?? null,
    formError: refusal?.text ?? null,
    isOutdated: refusal?.code === 'user_changed',
  };
  return { save, isBusy, errors, answer };
}
