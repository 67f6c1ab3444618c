import { useEffect } from 'react';
import { lazyDialog } from '../parts/lazy-part.tsx';
import {
  closeLeaderboards,
  closeTopmost,
  type LeaderboardDialog,
  useOpenedDialogs,
} from './open-leaderboards.ts';

export { openGlobalLeaderboard, openScoreBreakdown } from './open-leaderboards.ts';

const GlobalLeaderboard = lazyDialog(
  async () => (await import('./global-leaderboard-modal.tsx')).GlobalLeaderboardModal,
);
const ScoreBreakdown = lazyDialog(
  async () => (await import('./score-breakdown-modal.tsx')).ScoreBreakdownModal,
);
const AwardInfo = lazyDialog(async () => (await import('./award-info-modal.tsx')).AwardInfoModal);

/** Shows the dialogs that were asked for, the last one on top; another page closes them. */
export function LeaderboardModals() {
  useEffect(() => closeLeaderboards, []);
  return useOpenedDialogs().map((dialog, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are opened and closed at the end only
    <OpenDialog key={at} dialog={dialog} />
  ));
}

function OpenDialog({ dialog }: { readonly dialog: LeaderboardDialog }) {
  switch (dialog.kind) {
    case 'board':
      return <GlobalLeaderboard {...dialog} onClose={closeTopmost} />;
    case 'breakdown':
      return <ScoreBreakdown {...dialog} onClose={closeTopmost} />;
    case 'awards':
      return <AwardInfo onClose={closeTopmost} />;
    default:
      return dialog satisfies never;
  }
}
