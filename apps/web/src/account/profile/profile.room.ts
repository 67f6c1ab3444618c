import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import type { Room } from '../../platform/parts/room.ts';

declare module '../../platform/core/modals.ts' {
  interface ModalRequests {
    /** Anybody's; their own has edit controls. */
    profile: { userId: number; section?: 'notifications' | 'account' };
  }
}

export const profile = {
  modals: {
    profile: lazyDialog(async () => (await import('./profile-modal.tsx')).ProfileModal),
  },
} satisfies Room;
