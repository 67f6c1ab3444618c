import type { SessionEnd } from '@callshot/contract';
import { openModal } from '../platform/core/modals.ts';
import { store, stored } from '../platform/core/stored-choice.ts';
import { showToast } from '../platform/ui/overlays/toast.tsx';
import { m } from './words/messages.js';

const TOLD = 'callshot.told-session-end';

const words: Readonly<Record<SessionEnd, string>> = {
  'too-many': m.endTooMany(),
  password: m.endPassword(),
  elsewhere: m.endElsewhere(),
  'staff-hours': m.endStaffHours(),
  role: m.endRole(),
};

let told: string | null = null;

/** Says why this browser is logged out, once: every answer says it as long as the cookie is kept. */
export function tellSessionEnd(end: string): void {
  if (end === told || stored(TOLD) === end) return;
  told = end;
  store(TOLD, end);
  const text = words[end.split(' ')[0] as SessionEnd];
  if (text === undefined) return;
  showToast({ text, action: { label: m.logIn(), onSelect: () => openModal('logIn') } });
}
