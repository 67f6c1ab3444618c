import type { BodyInput } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../core/client.ts';
import { failureWords } from '../core/failures.ts';
import { currentUserQuery } from '../session/session.queries.ts';
import { showToast } from '../ui/toast.tsx';
import { managedUserQuery, userSearchKey } from './staff.queries.ts';
import type { StoredUser } from './user-draft.ts';

export interface UpdateErrors {
  readonly usernameError: string | null;
  readonly reasonError: string | null;
  /** What is wrong with the update as a whole. */
  readonly formError: string | null;
  /** Somebody else changed the user since it was read. */
  readonly isOutdated: boolean;
}

const none: UpdateErrors = {
  usernameError: null,
  reasonError: null,
  formError: null,
  isOutdated: false,
};

export function useUserUpdate({ user }: StoredUser, onSaved: () => void) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState(none);

  const save = async (body: BodyInput<'POST /api/user/update'>): Promise<void> => {
    setBusy(true);
    setErrors(none);
    try {
      const answer = await call('POST /api/user/update', { body, isToldInPlace: true });
      if (answer.user === null) {
        const { usernameError, reasonError } = answer;
        setErrors({ ...none, usernameError, reasonError });
        return;
      }
      showToast({ text: 'User Updated!', kind: 'success' });
      queries.removeQueries({ queryKey: managedUserQuery(user.id).queryKey });
      void queries.invalidateQueries({ queryKey: userSearchKey });
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      onSaved();
    } catch (failure) {
      const isOutdated = failure instanceof ApiError && failure.code === 'user_changed';
      setErrors({ ...none, formError: failureWords(failure)?.text ?? null, isOutdated });
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy, errors };
}
