import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import type { Room } from '../../platform/parts/room.ts';

declare module '../../platform/core/modals.ts' {
  interface ModalRequests {
    globalLeaderboard: { eventId: number; anchor: 'top' | 'me' };
    scoreBreakdown: { eventId: number; userId: number };
    awardInfo: { eventId?: number };
  }
}

export const leaderboards = {
  modals: {
    globalLeaderboard: lazyDialog(
      async () => (await import('./board/global-leaderboard-modal.tsx')).GlobalLeaderboardModal,
    ),
    scoreBreakdown: lazyDialog(
      async () => (await import('./breakdown/score-breakdown-modal.tsx')).ScoreBreakdownModal,
    ),
    awardInfo: lazyDialog(
      async () => (await import('./awards/award-info-modal.tsx')).AwardInfoModal,
    ),
  },
} satisfies Room;
