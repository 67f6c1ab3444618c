import { lazy, Suspense } from 'react';
import { closeLeaderboards, useOpenedDialog } from './open-leaderboards.ts';

export { openGlobalLeaderboard, openScoreBreakdown } from './open-leaderboards.ts';

const GlobalLeaderboard = lazy(() => import('./global-leaderboard-modal.tsx'));
const ScoreBreakdown = lazy(() => import('./score-breakdown-modal.tsx'));
const AwardInfo = lazy(() => import('./award-info-modal.tsx'));

/** Shows the dialog that was asked for; each loads when it is first opened. */
export function LeaderboardModals() {
  const dialog = useOpenedDialog();
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'board' && (
        <GlobalLeaderboard
          eventId={dialog.eventId}
          anchor={dialog.anchor}
          onClose={closeLeaderboards}
        />
      )}
      {dialog.kind === 'breakdown' && (
        <ScoreBreakdown
          eventId={dialog.eventId}
          userId={dialog.userId}
          onClose={closeLeaderboards}
        />
      )}
      {dialog.kind === 'awards' && <AwardInfo onClose={closeLeaderboards} />}
    </Suspense>
  );
}
