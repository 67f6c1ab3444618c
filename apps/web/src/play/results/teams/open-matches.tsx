import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { teamById } from '../../bracket/board/board-model.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { m } from '../words/messages.js';
import styles from './open-matches.module.css';
import type { OpenMatch } from './stage-records.ts';
import { MatchHead } from './team-match.tsx';

interface OpenMatchesProps {
  readonly matches: readonly OpenMatch[];
  readonly teams: ReadonlyMap<number, BracketTeam>;
}

/** The matches of a group that are running or next. */
export function OpenMatches({ matches, teams }: OpenMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <ul className={styles.matches} aria-label={m.nowAndNext()}>
      {matches.map((match) => (
        <li key={match.key} className={styles.match} data-live={match.isLive || undefined}>
          <MatchHead match={match} />
          <Side team={teamById(teams, match.topTeamId)} games={match.games?.[0]} />
          <Side team={teamById(teams, match.bottomTeamId)} games={match.games?.[1]} />
        </li>
      ))}
    </ul>
  );
}

interface SideProps {
  readonly team: BracketTeam;
  readonly games: number | undefined;
}

const Side = ({ team, games }: SideProps) => (
  <p className={styles.side}>
    <TeamMark team={team} size={24} />
    <span className={styles.name}>
      <bdi>{team.name}</bdi>
    </span>
    {games !== undefined && (
      <b className={styles.games}>
        {games}
        <VisuallyHidden> {m.gamesUnit({ count: games })}</VisuallyHidden>
      </b>
    )}
  </p>
);
