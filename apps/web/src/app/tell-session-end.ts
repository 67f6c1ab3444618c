import type { SessionEnd } from '@callshot/contract';
import { openModal } from '../platform/core/modals.ts';
import { store, stored } from '../platform/core/stored-choice.ts';
import { showToast } from '../platform/ui/overlays/toast.tsx';

const TOLD = 'callshot.told-session-end';

const words: Readonly<Record<SessionEnd, string>> = {
  'too-many':
    'You were logged out here: an account can be logged in on 20 devices, and this was the oldest login.',
  password: 'You were logged out here: the password of your account was changed.',
  elsewhere: 'You were logged out here from another device.',
  'staff-hours': 'You were logged out here: staff stay logged in for 12 hours.',
  role: 'You were logged out here: your account has a staff role now, and this device was not in use.',
};

let told: string | null = null;

/** Says why this browser is logged out, once: every answer says it as long as the cookie is kept. */
export function tellSessionEnd(end: string): void {
  if (end === told || stored(TOLD) === end) return;
  told = end;
  store(TOLD, end);
  const text = words[end.split(' ')[0] as SessionEnd];
  if (text === undefined) return;
  showToast({ text, action: { label: 'Log In', onSelect: () => openModal('logIn') } });
}
