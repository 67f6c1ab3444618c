import type { EventTeam, LeaderboardEntry } from '@callshot/contract';
import { currentGame } from '../../platform/core/current-game.ts';
import { language } from '../../platform/core/language.ts';
import { Link } from '../../platform/core/link.tsx';
import { openModal } from '../../platform/core/modals.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { OUTCOME_ICONS } from '../../platform/ui/art/outcome-mark.tsx';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { classNames } from '../../platform/ui/hooks/class-names.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { LateMark } from '../../play/leaderboards/rows/late-mark.tsx';
import { MoveMark, moveWords } from '../../play/leaderboards/rows/move-mark.tsx';
import { PinnedTrophy } from '../../play/leaderboards/rows/pinned-trophy.tsx';
import { RankMark } from '../../play/leaderboards/rows/rank-mark.tsx';
import { scoreText } from './league-words.ts';
import styles from './member-line.module.css';
import { m } from './words/messages.js';

/** The data that every member's row is shown with. */
interface MemberFaces {
  readonly ownId: number | null;
  readonly eventId: number;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

interface MemberLineProps {
  readonly entry: LeaderboardEntry;
  readonly faces: MemberFaces;
}

/** A member: rank, movement, name, pinned trophy, called champion, points that lead to the picks. */
export function MemberLine({ entry, faces }: MemberLineProps) {
  const { userId, username, nameplateId, isStaff, totalScore } = entry;
  const isOwn = userId === faces.ownId;
  return (
    <div className={classNames(styles.line, isOwn && styles.own)} data-user={userId}>
      <Rank {...entry} />
      <span className={styles.name}>
        <button
          type="button"
          className={styles.opens}
          aria-label={m.profileOf({ username })}
          onClick={() => openModal('profile', { userId })}
        >
          <NameBadge username={username} nameplateId={nameplateId} isStaff={isStaff} />
        </button>
        {isOwn && <span className={styles.you}>{m.youMark()}</span>}
        <LateMark {...entry} />
      </span>
      <span className={styles.pinned}>
        <PinnedTrophy entry={entry} size={30} />
      </span>
      <Champion entry={entry} teams={faces.teams} />
      <ScoreLink eventId={faces.eventId} entry={entry} points={totalScore} />
    </div>
  );
}

type RankProps = Pick<LeaderboardEntry, 'rank' | 'isTied' | 'row' | 'move'>;

export function Rank({ rank, isTied, row, move }: RankProps) {
  if (rank === null) return <span className={styles.unranked}>{m.unranked()}</span>;
  return (
    <>
      <span className={styles.rank}>
        <VisuallyHidden>{m.rankBefore()} </VisuallyHidden>
        <RankMark rank={rank} isTied={isTied} row={row} />
        {isTied && <VisuallyHidden>{m.rankShared()}</VisuallyHidden>}
      </span>
      <span className={styles.move}>
        <VisuallyHidden>{moveWords(move)}</VisuallyHidden>
        <span aria-hidden>
          <MoveMark move={move} />
        </span>
      </span>
    </>
  );
}

const CALL_WORDS = {
  correct: m.callRight(),
  wrong: m.callWrong(),
  pending: m.callOpen(),
  void: m.callVoid(),
};

function Champion({
  entry: { champion },
  teams,
}: Pick<MemberFaces, 'teams'> & { readonly entry: LeaderboardEntry }) {
  const team = teams.get(champion?.teamId ?? 0);
  if (!champion || !team) return <span className={styles.champion} />;
  return (
    <span className={styles.champion} data-outcome={champion.outcome} title={team.name}>
      <VisuallyHidden>
        {m.calledTeam({ team: team.name, name: (inside) => <bdi>{inside}</bdi> })}{' '}
      </VisuallyHidden>
      <TeamMark team={team} size={24} />
      <Icon name={OUTCOME_ICONS[champion.outcome]} size={14} />
      {CALL_WORDS[champion.outcome]}
    </span>
  );
}

interface ScoreLinkProps {
  readonly eventId: number;
  readonly entry: LeaderboardEntry;
  readonly points: number | null;
}

/** '{n} pts.', which leads to the picks that earned them [rule: leagues-14]. */
export function ScoreLink({ eventId, entry, points }: ScoreLinkProps) {
  return (
    <Link
      className={styles.score}
      to={`/${currentGame.prefix}/event/${eventId}/${entry.userId}`}
      aria-label={m.picksOf({ score: scoreText(points), username: entry.username })}
    >
      {scoreText(points)}
    </Link>
  );
}

/** The headings of the columns. */
export const RankingHeads = () => (
  <div className={styles.heads} aria-hidden>
    <span className={styles.right}>#</span>
    <span>{m.moveHead()}</span>
    <span>{m.memberHead()}</span>
    <span className={styles.pinned}>{m.pinnedHead()}</span>
    <span className={styles.champion}>{m.championHead()}</span>
    <span className={styles.right}>{m.scoreHead()}</span>
  </div>
);

/** In place of a row that is still being read. */
export const LoadingMember = ({ row }: { readonly row: number }) => (
  <div className={styles.line} aria-hidden>
    <span className={styles.rank}>{row.toLocaleString(language())}</span>
    <span />
    <span className={styles.blank} />
  </div>
);
