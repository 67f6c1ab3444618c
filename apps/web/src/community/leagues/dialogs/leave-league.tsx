import { openInstead, openModal } from '../../../platform/core/modals.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { m } from '../words/messages.js';
import { LeagueFace } from './league-face.tsx';
import { useLeague } from './league-reads.ts';
import { LeagueState } from './league-state.tsx';
import { leaveLeagueMutation } from './league-writes.ts';
import { tellRefused } from './tell-not-done.ts';
import { useLeagueWrite } from './use-league-write.ts';

interface LeaveLeagueProps {
  readonly leagueId: number;
  onClose(): void;
}

export function LeaveLeague({ leagueId, onClose }: LeaveLeagueProps) {
  const { query, league, isOwn } = useLeague(leagueId);
  const { write, isBusy } = useLeagueWrite(leaveLeagueMutation, {
    overlay: m.leavingLeague(),
    answers: (failure) => {
      tellRefused(failure);
      return true;
    },
  });
  const confirm = () =>
    void write(leagueId, () =>
      openInstead('leagueQuestion', { about: 'done', what: 'left', leagueId: null }),
    );
  const actions = () => {
    if (league === undefined || !league.isMember)
      return <Button onClick={onClose}>{m.close()}</Button>;
    if (isOwn) return <CreatorsWays leagueId={leagueId} onClose={onClose} />;
    return (
      <>
        <Button variant="danger" isBusy={isBusy} onClick={confirm}>
          {m.leaveLeague()}
        </Button>
        <Button onClick={onClose}>{m.cancel()}</Button>
      </>
    );
  };
  return (
    <Modal title={m.leaveLeague()} isOpen onClose={onClose} actions={actions()}>
      {league === undefined ? (
        <LeagueState query={query} height={132} />
      ) : !league.isMember ? (
        <EmptyState title={m.notInLeague()} />
      ) : (
        <LeagueFace league={league}>
          {isOwn ? (
            <p>{m.creatorLeavesText()}</p>
          ) : (
            <p>{league.hasPassword ? m.leavePrivateQuestion() : m.leaveQuestion()}</p>
          )}
        </LeagueFace>
      )}
    </Modal>
  );
}

/** [rule: leagues-30] */
function CreatorsWays({ leagueId, onClose }: LeaveLeagueProps) {
  return (
    <>
      <Button
        variant="primary"
        onClick={() => {
          onClose();
          openModal('leagueInfo', { leagueId, section: 'members' });
        }}
      >
        {m.handItOver()}
      </Button>
      <Button
        variant="danger"
        onClick={() => openModal('leagueQuestion', { about: 'delete', leagueId })}
      >
        {m.deleteLeague()}
      </Button>
      <Button onClick={onClose}>{m.cancel()}</Button>
    </>
  );
}
