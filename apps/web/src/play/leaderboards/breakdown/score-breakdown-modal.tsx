import type { Event, UserCardInfo, UserScore } from '@callshot/contract';
import { awardTier, ofRanked, TrophyType } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { CROWD, CROWD_NAME } from '../../../platform/core/crowd.ts';
import { language } from '../../../platform/core/language.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { rankText } from '../../../platform/core/rank-text.ts';
import { StaffMark } from '../../../platform/ui/art/staff-mark.tsx';
import { TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { eventQuery, userCardQuery } from '../../events/event.queries.ts';
import { useFormat } from '../../events/use-format.ts';
import { userScoreQuery } from '../../picks/picks.queries.ts';
import { rewardTypeOf } from '../awards/reward-type.ts';
import { BoardLoading } from '../board/board-states.tsx';
import { crowdQuery } from '../crowd.queries.ts';
import { m } from '../words/messages.js';
import { LateLines } from './late-lines.tsx';
import { ledgerGroups } from './ledger-groups.ts';
import { LedgerStage } from './ledger-stage.tsx';
import styles from './score-breakdown-modal.module.css';
import { stillPossible } from './still-possible.ts';

interface ScoreBreakdownProps {
  readonly eventId: number;
  readonly userId: number;
  onClose(): void;
}

/** The sources of the points: every scored prediction, by stage and rule. */
export function ScoreBreakdownModal({ eventId, userId, onClose }: ScoreBreakdownProps) {
  const score = useQuery(userScoreQuery(eventId, userId));
  const event = useQuery(eventQuery(eventId));
  const { user } = useCurrentUser();
  const isOwn = user?.id === userId;
  const isCrowd = userId === CROWD;
  const card = useQuery({ ...userCardQuery(userId), enabled: !isOwn && !isCrowd }).data;
  const owner = isCrowd ? CROWD_CARD : card;
  return (
    <Modal
      title={isOwn || owner === undefined ? m.scoreBreakdown() : <TitleOf {...owner} />}
      isOpen
      onClose={onClose}
      size="md"
      actions={
        <Button
          variant="ghost"
          icon="list"
          onClick={() => openModal('globalLeaderboard', { eventId, anchor: isOwn ? 'me' : 'top' })}
        >
          {m.leaderboard()}
        </Button>
      }
    >
      {score.data && event.data ? (
        <Breakdown event={event.data} score={score.data} isCrowd={isCrowd} />
      ) : score.isError || event.isError ? (
        <LoadFailure title={m.scoreFailed()} onRetry={() => score.refetch()} />
      ) : (
        <BoardLoading />
      )}
    </Modal>
  );
}

const CROWD_CARD = { username: CROWD_NAME, isStaff: false } as const;

const TitleOf = ({ username, isStaff }: Pick<UserCardInfo, 'username' | 'isStaff'>) => (
  <>
    {m.breakdownOf({ name: username })} {isStaff ? <StaffMark size={20} /> : null}
  </>
);

interface BreakdownProps {
  readonly event: Event;
  readonly score: UserScore;
  readonly isCrowd: boolean;
}

function Breakdown({ event, score, isCrowd }: BreakdownProps) {
  const format = useFormat(event);
  const crowd = useQuery(crowdQuery(event.id)).data ?? null;
  const stages = format ? ledgerGroups(event, format, score.ledger, crowd) : [];
  return (
    <div className={styles.breakdown}>
      <Summary event={event} score={score} isCrowd={isCrowd} />
      {format && score.late && <LateLines event={event} format={format} late={score.late} />}
      {stages.length === 0 ? (
        <EmptyState icon="clock" title={m.noPicksScored()} />
      ) : (
        stages.map((stage) => <LedgerStage key={stage.stageIndex} stage={stage} />)
      )}
    </div>
  );
}

function Summary({ event, score, isCrowd }: BreakdownProps) {
  const { rank, percentile, totalScore, entrants } = score;
  const possible = stillPossible(score);
  return (
    <div className={styles.summary}>
      {rank !== null && !isCrowd && !event.goals && (
        <TrophyArt
          tier={TrophyType[awardTier(rank, percentile)]}
          reward={rewardTypeOf(event.rewardTypeId)}
          size={56}
        />
      )}
      <dl className={styles.facts}>
        <Fact name={m.points()} value={totalScore.toLocaleString(language())} />
        <Fact
          name={m.rank()}
          value={
            rank === null
              ? score.late
                ? m.lateRank()
                : m.notRankedYet()
              : isCrowd
                ? m.wouldBe({ rank: rankText(score), ofRanked: ofRanked(entrants) })
                : `${rankText(score)} ${ofRanked(entrants)}`
          }
        />
        <Fact
          name={m.percentile()}
          value={rank === null ? '–' : m.topOfRanked({ percent: percentile })}
        />
        {possible !== null && <Fact name={possibleName(event)} value={possible} />}
      </dl>
    </div>
  );
}

/** Picks of a stage that is not locked yet are in no score, and in no maximum. */
const possibleName = ({ finished, locked, stage, eventStages }: Event): string =>
  finished || (locked && stage === eventStages.length - 1)
    ? m.stillPossible()
    : m.stillPossibleLocked();

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
