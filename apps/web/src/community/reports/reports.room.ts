import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import type { Room } from '../../platform/parts/room.ts';
import type { ReportedThing } from './report-modal.tsx';

declare module '../../platform/core/modals.ts' {
  interface ModalRequests {
    report: { thing: ReportedThing };
  }
}

export const reports = {
  modals: {
    report: lazyDialog(async () => (await import('./report-modal.tsx')).ReportModal, {
      isRare: true,
    }),
  },
} satisfies Room;
