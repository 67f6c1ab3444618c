import { lazyDialog } from '../platform/parts/lazy-part.tsx';
import type { Room } from '../platform/parts/room.ts';

declare module '../platform/core/modals.ts' {
  interface ModalRequests {
    error: { title?: string; isContactShown?: boolean };
    /** The user who is signed in now; null = a visitor. */
    accountChanged: { username: string | null };
  }
}

/** The shell's own dialogs. */
export const notices = {
  modals: {
    error: lazyDialog(async () => (await import('./error-modal.tsx')).ErrorModal),
    accountChanged: lazyDialog(
      async () => (await import('./account-changed-modal.tsx')).AccountChangedModal,
      { isRare: true },
    ),
  },
} satisfies Room;
