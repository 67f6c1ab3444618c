import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import type { Room } from '../../platform/parts/room.ts';

declare module '../../platform/core/modals.ts' {
  interface ModalRequests {
    language: object;
  }
}

export const languageRoom = {
  modals: {
    language: lazyDialog(async () => (await import('./language-modal.tsx')).LanguageModal),
  },
} satisfies Room;
