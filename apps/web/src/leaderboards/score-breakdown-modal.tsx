import type { Event, UserCardInfo, UserScore } from '@callshot/contract';
import { awardTier, TrophyType } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { openModal } from '../core/modals.ts';
import { eventQuery, userCardQuery } from '../events/event.queries.ts';
import { useFormat } from '../events/use-format.ts';
import { userScoreQuery } from '../picks/picks.queries.ts';
import { useCurrentUser } from '../session/session.queries.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Modal } from '../ui/modal.tsx';
import { StaffMark } from '../ui/staff-mark.tsx';
import { TrophyArt } from '../ui/trophy-art.tsx';
import { BoardLoading } from './board-states.tsx';
import { ledgerGroups } from './ledger-groups.ts';
import { LedgerStage } from './ledger-stage.tsx';
import { rewardTypeOf } from './reward-type.ts';
import styles from './score-breakdown-modal.module.css';
import { stillPossible } from './still-possible.ts';

interface ScoreBreakdownProps {
  readonly eventId: number;
  readonly userId: number;
  onClose(): void;
}

/** Where the points come from: every scored prediction, by stage and rule. */
export function ScoreBreakdownModal({ eventId, userId, onClose }: ScoreBreakdownProps) {
  const score = useQuery(userScoreQuery(eventId, userId));
  const event = useQuery(eventQuery(eventId));
  const { user } = useCurrentUser();
  const isOwn = user?.id === userId;
  const owner = useQuery({ ...userCardQuery(userId), enabled: !isOwn }).data;
  return (
    <Modal
      title={isOwn || owner === undefined ? 'Score Breakdown' : <TitleOf {...owner} />}
      isOpen
      onClose={onClose}
      size="md"
      actions={
        <Button
          variant="ghost"
          icon="list"
          onClick={() => openModal('globalLeaderboard', { eventId, anchor: isOwn ? 'me' : 'top' })}
        >
          Leaderboard
        </Button>
      }
    >
      {score.data && event.data ? (
        <Breakdown event={event.data} score={score.data} />
      ) : score.isError || event.isError ? (
        <LoadFailure title="The score could not be loaded" onRetry={() => score.refetch()} />
      ) : (
        <BoardLoading />
      )}
    </Modal>
  );
}

const TitleOf = ({ username, isStaff }: UserCardInfo) => (
  <>
    Score Breakdown: {username} {isStaff ? <StaffMark size={20} /> : null}
  </>
);

function Breakdown({ event, score }: { readonly event: Event; readonly score: UserScore }) {
  const format = useFormat(event);
  const stages = format ? ledgerGroups(event, format, score.ledger) : [];
  return (
    <div className={styles.breakdown}>
      <Summary event={event} score={score} />
      {stages.length === 0 ? (
        <EmptyState icon="clock" title="No picks have been scored for this event." />
      ) : (
        stages.map((stage) => <LedgerStage key={stage.stageIndex} stage={stage} />)
      )}
    </div>
  );
}

function Summary({ event, score }: { readonly event: Event; readonly score: UserScore }) {
  const { rank, percentile, totalScore, entrants } = score;
  const possible = stillPossible(score);
  return (
    <div className={styles.summary}>
      {rank !== null && (
        <TrophyArt
          tier={TrophyType[awardTier(rank, percentile)]}
          reward={rewardTypeOf(event.rewardTypeId)}
          size={56}
        />
      )}
      <dl className={styles.facts}>
        <Fact name="Points" value={totalScore.toLocaleString('en')} />
        <Fact
          name="Rank"
          value={
            rank === null
              ? 'Not ranked yet'
              : `${rank.toLocaleString('en')} of ${entrants.toLocaleString('en')}`
          }
        />
        <Fact name="Percentile" value={rank === null ? '–' : `Top ${percentile}%`} />
        {possible !== null && <Fact name="Still possible" value={possible} />}
      </dl>
    </div>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
