import { useState } from 'react';
import { ApiError } from '../api/client.ts';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export interface NewAccountErrors {
  usernameError: string | null;
  emailError: string | null;
  passwordError: string | null;
  confirmPasswordError: string | null;
}

export const blankAccount: NewAccount = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
};
const noErrors: NewAccountErrors = {
  usernameError: null,
  emailError: null,
  passwordError: null,
  confirmPasswordError: null,
};

/** Nothing is sent before all four fields have content (core-platform §5). */
export const isFilledIn = (account: NewAccount): boolean =>
  Object.values(account).every((value: string) => value.trim() !== '');

/** All errors null means created and signed in (decision 4). */
export const isCreated = (errors: NewAccountErrors): boolean =>
  Object.values(errors).every((error: string | null) => error === null);

interface Creation {
  create(account: NewAccount): Promise<NewAccountErrors>;
  /** Codes shown in the form. */
  handles: readonly string[];
  onCreated(): void;
}

/** Sends the form and keeps what the server says of its fields. */
export function useAccountCreation({ create, handles, onCreated }: Creation) {
  const [errors, setErrors] = useState<NewAccountErrors>(noErrors);
  const [formError, setFormError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (account: NewAccount) => {
    if (!isFilledIn(account) || isBusy) return;
    setBusy(true);
    setFormError(null);
    try {
      const answer = await create(account);
      setErrors(answer);
      if (isCreated(answer)) return onCreated();
    } catch (failure) {
      if (failure instanceof ApiError && handles.includes(failure.code)) {
        setFormError(failure.title);
      }
    }
    setBusy(false);
  };
  return { submit, errors, formError, isBusy };
}
