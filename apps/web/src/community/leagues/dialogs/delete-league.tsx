import { openInstead } from '../../../platform/core/modals.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { m } from '../words/messages.js';
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
    overlay: m.deletingLeague(),
    answers: (failure) => {
      tellNotDone(m.leagueNotDeleted(), failure);
      return false;
    },
  });
  const confirm = () =>
    void write(leagueId, () =>
      openInstead('leagueQuestion', { about: 'done', what: 'deleted', leagueId: null }),
    );
  return (
    <Modal
      title={m.deleteLeague()}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          {league && isOwn ? (
            <Button variant="danger" icon="trash" isBusy={isBusy} onClick={confirm}>
              {m.deleteLeague()}
            </Button>
          ) : null}
          <Button onClick={onClose}>{league && isOwn ? m.cancel() : m.close()}</Button>
        </>
      }
    >
      {league === undefined ? (
        <LeagueState query={query} height={132} />
      ) : isOwn ? (
        <LeagueFace league={league}>
          <p>
            {league.memberCount > 1
              ? m.deleteQuestion({ count: league.memberCount })
              : m.deleteQuestionAlone()}
          </p>
          <p>{m.deletedComesBack()}</p>
        </LeagueFace>
      ) : (
        <EmptyState
          icon="lock"
          title={m.onlyCreatorDeletes()}
          text={m.belongsToCreator({ league: league.name, name: league.creatorName })}
        />
      )}
    </Modal>
  );
}
