import { openInstead, openModal } from '../../../platform/core/modals.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
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
    overlay: 'Leaving League',
    answers: (failure) => {
      tellRefused(failure);
      return true;
    },
  });
  const confirm = () =>
    void write(leagueId, () =>
      openInstead('leagueQuestion', { about: 'done', title: 'League Left!', leagueId: null }),
    );
  const actions = () => {
    if (league === undefined || !league.isMember) return <Button onClick={onClose}>Close</Button>;
    if (isOwn) return <CreatorsWays leagueId={leagueId} onClose={onClose} />;
    return (
      <>
        <Button variant="danger" isBusy={isBusy} onClick={confirm}>
          Leave League
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </>
    );
  };
  return (
    <Modal title="Leave League" isOpen onClose={onClose} actions={actions()}>
      {league === undefined ? (
        <LeagueState query={query} height={132} />
      ) : !league.isMember ? (
        <EmptyState title="You are not in this league" />
      ) : (
        <LeagueFace league={league}>
          {isOwn ? (
            <p>You made this league. Hand it over to a member before you leave it, or delete it.</p>
          ) : (
            <p>
              Are you sure you want to leave this league? Your points stay yours, and you can join
              again{league.hasPassword ? ' with its password or an invite' : ''}.
            </p>
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
        Hand it over
      </Button>
      <Button
        variant="danger"
        onClick={() => openModal('leagueQuestion', { about: 'delete', leagueId })}
      >
        Delete League
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </>
  );
}
