import type { ReactNode } from 'react';
import { boldTag } from '../../../platform/core/message-tags.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { startText } from '../../bracket/slot/match-facts.ts';
import type { CrowdShare } from '../crowd/crowd-share.ts';
import { m } from '../words/messages.js';
import type { OpenMatch } from './stage-records.ts';
import styles from './team-match.module.css';

interface TeamMatchProps {
  readonly match: OpenMatch;
  readonly top: TeamMatchSide;
  readonly bottom: TeamMatchSide;
}

export interface TeamMatchSide {
  readonly team: BracketTeam;
  readonly share: CrowdShare | null;
  readonly path: ReactNode;
  readonly calls: ReactNode;
}

/** Two teams that play each other now or next, side by side. */
export function TeamMatch({ match, top, bottom }: TeamMatchProps) {
  return (
    <li className={styles.match} data-live={match.isLive || undefined}>
      <MatchHead match={match} />
      <div className={styles.sides}>
        <Side {...top} games={match.games?.[0]} />
        <Side {...bottom} games={match.games?.[1]} />
      </div>
    </li>
  );
}

export function MatchHead({ match }: Pick<TeamMatchProps, 'match'>) {
  const { isLive, startsAt, isExactStart, bestOf, game } = match;
  return (
    <p className={styles.head}>
      {isLive ? <span className={styles.live}>{m.live()}</span> : <span>{m.nextMatch()}</span>}
      {game && (
        <span className={styles.when}>
          {game.map} {game.scores[0]}–{game.scores[1]}
        </span>
      )}
      {!isLive && startsAt !== null && (
        <span className={styles.when}>{startText(startsAt, !isExactStart)}</span>
      )}
      <span className={styles.bestOf}>{m.bestOf({ games: bestOf })}</span>
    </p>
  );
}

function Side({
  team,
  share,
  path,
  calls,
  games,
}: TeamMatchSide & { readonly games: number | undefined }) {
  return (
    <div className={styles.side} data-team={team.id}>
      <div className={styles.who}>
        <TeamMark team={team} size={40} />
        <div className={styles.about}>
          <span className={styles.name}>
            <bdi>{team.name}</bdi>
          </span>
          {/* Its room is there before it. */}
          <span className={styles.share}>{share && <Share {...share} />}</span>
        </div>
        {games !== undefined && <b className={styles.games}>{games}</b>}
        {path}
      </div>
      {calls}
    </div>
  );
}

/** The share of users who had the team right, or still may. */
export function Share({ percent, call }: CrowdShare) {
  if (call === 'leftOut') return m.shareLeftOut({ percent, bold: boldTag });
  if (call === 'through') return m.shareThrough({ percent, bold: boldTag });
  return m.shareCalled({ percent, bold: boldTag });
}
