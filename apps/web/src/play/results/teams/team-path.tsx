import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { teamById } from '../../bracket/board/board-model.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import type { PlayedMatch } from './stage-records.ts';
import styles from './team-path.module.css';

interface TeamPathProps {
  readonly played: readonly PlayedMatch[];
  readonly teams: ReadonlyMap<number, BracketTeam>;
}

/** A team's opponents so far, with the results. */
export function TeamPath({ played, teams }: TeamPathProps) {
  if (played.length === 0) return null;
  // Matches are only ever added at the end.
  const steps = played.map((match, key) => {
    const opponent = teamById(teams, match.opponentId);
    return { key, match, opponent, words: playedWords(match, opponent.name) };
  });
  return (
    <>
      <ol className={styles.path} aria-label="Matches so far">
        {steps.map(({ key, match, opponent, words }) => (
          <li
            key={key}
            className={styles.match}
            data-won={match.isWon}
            data-corrected={match.was !== undefined || undefined}
            title={words}
          >
            <TeamMark team={opponent} size={20} />
            <span aria-hidden>{match.isWon ? 'W' : 'L'}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        ))}
      </ol>
      {steps.map(
        ({ key, match: { was }, words }) =>
          was && (
            <p key={key} className={styles.corrected}>
              Corrected: {words}, was {wasWords(was)}
            </p>
          ),
      )}
    </>
  );
}

/** '2–1', or 'a win' */
function wasWords({ isWon, games }: NonNullable<PlayedMatch['was']>): string {
  return games === null ? `a ${isWon ? 'win' : 'loss'}` : `${games[0]}–${games[1]}`;
}

/** 'Round 2: beat MIBR 2–1' */
export function playedWords(match: PlayedMatch, opponent: string): string {
  const { round, isWon, isForfeit, games } = match;
  const when = round === null ? '' : `Round ${round}: `;
  const score = games === null ? '' : ` ${games[0]}–${games[1]}`;
  const how = isForfeit ? (isWon ? ' by walkover' : ' by forfeit') : score;
  const words = `${isWon ? 'beat' : 'lost to'} ${opponent}${how}`;
  return when === '' ? words.charAt(0).toUpperCase() + words.slice(1) : `${when}${words}`;
}
