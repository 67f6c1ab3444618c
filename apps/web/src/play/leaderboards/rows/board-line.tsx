import type { LeaderboardEntry } from '@callshot/contract';
import { language } from '../../../platform/core/language.ts';
import { rankText } from '../../../platform/core/rank-text.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { OUTCOME_ICONS } from '../../../platform/ui/art/outcome-mark.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { type BoardFaces, wordsOf } from '../board/board-faces.ts';
import { openProfile } from '../board/open-profile.ts';
import { m } from '../words/messages.js';
import styles from './board-line.module.css';
import { pointsGained } from './entry-words.ts';
import { LateMark } from './late-mark.tsx';
import { MoveMark } from './move-mark.tsx';
import { PinnedTrophy } from './pinned-trophy.tsx';

interface BoardLineProps {
  readonly entry: LeaderboardEntry;
  readonly faces: BoardFaces;
}

/** An entrant across the whole board: rank, movement, name, called champion, last result, points. */
export function BoardLine({ entry, faces }: BoardLineProps) {
  const open = faces.onOpen ?? openProfile;
  const isOwn = entry.userId === faces.ownId;
  return (
    <button
      type="button"
      className={classNames(styles.line, styles.opens, isOwn && styles.own)}
      aria-label={wordsOf(entry, faces)}
      data-user={entry.userId}
      onClick={() => open(entry.userId)}
    >
      <Cells entry={entry} faces={faces} />
    </button>
  );
}

function Cells({ entry, faces }: BoardLineProps) {
  const { move, username, nameplateId, isStaff, lastPoints, totalScore } = entry;
  return (
    <span className={styles.cells} aria-hidden>
      <span className={styles.rank}>{rankText(entry)}</span>
      <MoveMark move={move} />
      <span className={styles.name}>
        <span className={styles.who}>
          <NameBadge username={username} nameplateId={nameplateId} isStaff={isStaff} />
          {entry.userId === faces.ownId && <span className={styles.you}>{m.you()}</span>}
          <LateMark {...entry} />
        </span>
        <PinnedTrophy entry={entry} />
      </span>
      <Champion entry={entry} faces={faces} />
      <span className={styles.last} data-gain={(lastPoints ?? 0) > 0}>
        {lastPoints === null ? '' : pointsGained(lastPoints)}
      </span>
      <span className={styles.points}>{totalScore?.toLocaleString(language())}</span>
    </span>
  );
}

function Champion({ entry: { champion }, faces }: BoardLineProps) {
  const team = faces.teams.get(champion?.teamId ?? 0);
  if (!champion || !team) return <span className={styles.champion} />;
  return (
    <span className={styles.champion} data-outcome={champion.outcome}>
      <TeamMark team={team} size={24} />
      <Icon name={OUTCOME_ICONS[champion.outcome]} size={14} />
      <span className={styles.team}>
        <bdi>{team.name}</bdi>
      </span>
    </span>
  );
}

/** The headings of the lines' columns. */
export function BoardHeadings({ lastResult }: { readonly lastResult: string }) {
  return (
    <div className={styles.headings} aria-hidden>
      <span className={styles.right}>{m.rank()}</span>
      <span>{m.move()}</span>
      <span>{m.player()}</span>
      <span className={styles.champion}>{m.calledChampion()}</span>
      <span className={classNames(styles.right, styles.last)} title={lastResult}>
        {lastResult}
      </span>
      <span className={styles.right}>{m.points()}</span>
    </div>
  );
}

/** In place of a row that is still being read. */
export const LoadingLine = ({ row }: { readonly row: number }) => (
  <div className={styles.line} aria-hidden>
    <span className={styles.cells}>
      <span className={styles.rank}>{row.toLocaleString(language())}</span>
      <span />
      <span className={styles.blank} />
    </span>
  </div>
);
