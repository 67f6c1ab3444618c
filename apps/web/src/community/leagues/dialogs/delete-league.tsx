import { openInstead } from '../../../platform/core/modals.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LeagueFace } from './league-face.tsx';
import { useLeague } from './league-reads.ts';
import { LeagueState } from './league-state.tsx';
import { deleteLeagueMutation } from './league-writes.ts';
import { tellNotDone } from './tell-not-done.ts';
import { useLeagueWrite } from './use-league-write.ts';

interface LeagueQuestionProps {
  readonly leagueId: number;
  onClose(): void;
}

export function DeleteLeague({ leagueId, onClose }: LeagueQuestionProps) {
  const { query, league, isOwn } = useLeague(leagueId);
  const { write, isBusy, refusal } = useLeagueWrite(deleteLeagueMutation, {
    overlay: 'Deleting League',
    answers: (failure) => {
      tellNotDone('The league was not deleted.', failure);
      return false;
    },
  });
  const confirm = () =>
    void write(leagueId, () =>
      openInstead('leagueQuestion', { about: 'done', title: 'League Deleted!', leagueId: null }),
    );
  return (
    <Modal
      title="Delete League"
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          {league && isOwn ? (
            <Button variant="danger" icon="trash" isBusy={isBusy} onClick={confirm}>
              Delete League
            </Button>
          ) : null}
          <Button onClick={onClose}>{league && isOwn ? 'Cancel' : 'Close'}</Button>
        </>
      }
    >
      {league === undefined ? (
        <LeagueState query={query} height={132} />
      ) : isOwn ? (
        <LeagueFace league={league}>
          <p>
            Are you sure you want to delete this league?{' '}
            {league.memberCount > 1
              ? `All ${league.memberCount.toLocaleString('en')} members`
              : 'You'}{' '}
            lose it, its invite and its ranking. Nobody loses points.
          </p>
          <p>An Admin can bring it back with all its members for 30 days.</p>
        </LeagueFace>
      ) : (
        <EmptyState
          icon="lock"
          title="Only its creator can delete a league"
          text={`${league.name} belongs to ${league.creatorName}.`}
        />
      )}
    </Modal>
  );
}
