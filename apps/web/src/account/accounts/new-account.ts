import type { UseMutationOptions } from '@tanstack/react-query';
import { useSend } from '../../platform/core/use-send.ts';

export type NewAccount = Record<'username' | 'email' | 'password' | 'confirmPassword', string>;

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

/** Nothing is sent before all four fields have content [rule: accounts-1]. */
export const isFilledIn = (account: NewAccount): boolean =>
  Object.values(account).every((value: string) => value.trim() !== '');

/** All errors null means created and signed in [rule: accounts-2]. */
export const isCreated = (errors: NewAccountErrors): boolean =>
  Object.values(errors).every((error: string | null) => error === null);

type Creation = UseMutationOptions<NewAccountErrors, Error, NewAccount>;

/** Sends the form and keeps what the server says of its fields. */
export function useAccountCreation(creation: Creation, onCreated: () => void) {
  const { send, isBusy, answer, refusal } = useSend(creation);

  const submit = (account: NewAccount) => {
    if (!isFilledIn(account)) return;
    void send(account, (errors) => {
      if (isCreated(errors)) onCreated();
    });
  };
  return { submit, errors: answer ?? noErrors, refusal, isBusy };
}
