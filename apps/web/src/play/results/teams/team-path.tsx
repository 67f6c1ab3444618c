import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { teamById } from '../../bracket/board/board-model.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { m } from '../words/messages.js';
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
      <ol className={styles.path} aria-label={m.matchesSoFar()}>
        {steps.map(({ key, match, opponent, words }) => (
          <li
            key={key}
            className={styles.match}
            data-won={match.isWon}
            data-corrected={match.was !== undefined || undefined}
            title={words}
          >
            <TeamMark team={opponent} size={20} />
            <span aria-hidden>{match.isWon ? m.wonLetter() : m.lostLetter()}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        ))}
      </ol>
      {steps.map(
        ({ key, match: { was }, words }) =>
          was && (
            <p key={key} className={styles.corrected}>
              {correctedWords(words, was)}
            </p>
          ),
      )}
    </>
  );
}

function correctedWords(result: string, { isWon, games }: NonNullable<PlayedMatch['was']>): string {
  if (games !== null) return m.correctedScore({ result, score: scoreText(games) });
  return isWon ? m.correctedWin({ result }) : m.correctedLoss({ result });
}

const scoreText = ([own, other]: readonly [number, number]): string => `${own}–${other}`;

/** 'Round 2: beat MIBR 2–1' */
export function playedWords(match: PlayedMatch, opponent: string): string {
  const { round, isWon, isForfeit, games } = match;
  const how = isForfeit ? 'forfeit' : games === null ? 'unknown' : 'score';
  const score = games === null ? '' : scoreText(games);
  if (round === null) {
    return isWon ? m.beat({ opponent, how, score }) : m.lostTo({ opponent, how, score });
  }
  return isWon
    ? m.roundBeat({ round, opponent, how, score })
    : m.roundLostTo({ round, opponent, how, score });
}
