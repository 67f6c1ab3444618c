import type { Answer } from '@callshot/contract';
import { openModal } from '../../platform/core/modals.ts';

const KEY = 'callshot.login-prompts';

type Prompts = Answer<'POST /api/auth/login'>;

/** The prompts of a login appear on the page that it leads to, which loads anew. */
export function rememberLoginPrompts(prompts: Prompts): void {
  const { usernameIsEmail, usernameChangeAvailable } = prompts;
  if (!usernameIsEmail && !usernameChangeAvailable) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify({ usernameIsEmail, usernameChangeAvailable }));
}

/** Asks once, the e-mail first [rule: accounts-29]; the next login asks again. */
export function openLoginPrompts(): void {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  sessionStorage.removeItem(KEY);
  const { usernameIsEmail, usernameChangeAvailable } = JSON.parse(stored) as Prompts;
  if (usernameIsEmail) openModal('usernameIsEmail', { isChangeAsked: usernameChangeAvailable });
  else if (usernameChangeAvailable) openModal('usernameChange');
}
