import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import type { Room } from '../../platform/parts/room.ts';
import type { NameplateRequest } from './nameplate-dialog.tsx';

declare module '../../platform/core/modals.ts' {
  interface ModalRequests {
    nameplate: NameplateRequest;
  }
}

export const nameplates = {
  modals: {
    nameplate: lazyDialog(async () => (await import('./nameplate-dialog.tsx')).NameplateDialog, {
      isRare: true,
    }),
  },
} satisfies Room;
