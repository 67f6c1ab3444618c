import {
  type BracketGraph,
  type DrawnRound,
  type LedgerRow,
  type MatchCall,
  outcomeOfCall,
  ownNameWords,
  roundHeader,
} from '@callshot/rules';
import { OutcomeMark } from '../../../platform/ui/art/outcome-mark.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { teamById } from '../../bracket/board/board-model.ts';
import type { Whose } from '../../bracket/board/whose.ts';
import { earnedBy, pointsText } from '../../bracket/drawn/earned.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { m } from '../words/messages.js';
import styles from './round-calls.module.css';

interface RoundCallsProps {
  readonly graph: BracketGraph;
  readonly calls: readonly MatchCall[];
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
}

/** The teams called to go on from each drawn round, right or wrong: no call belongs to one of its matches. */
export function RoundCalls({ graph, calls, teams, whose }: RoundCallsProps) {
  const rounds = graph.drawnRounds.flatMap((round) => {
    const called = calledIn(round, calls);
    return called.length > 0 ? [{ round, called }] : [];
  });
  if (rounds.length === 0) return null;
  return (
    <div className={styles.rounds}>
      {rounds.map(({ round, called }) => (
        <section key={round.matches[0]} className={styles.round}>
          <h3 className={styles.title}>
            {whose.isOwn
              ? m.roundCallsOwn({ round: ownNameWords(roundHeader(graph, round)) })
              : m.roundCalls({ round: ownNameWords(roundHeader(graph, round)) })}
          </h3>
          <ul className={styles.teams}>
            {called.map(({ teamId, call, rows }) => {
              const team = teamById(teams, teamId);
              const outcome = outcomeOfCall(call);
              return (
                <li key={teamId} className={styles.team}>
                  <TeamMark team={team} size={24} />
                  <span className={styles.name}>
                    <bdi>{team.name}</bdi>
                  </span>
                  {outcome && <OutcomeMark outcome={outcome} />}
                  <span className={styles.points}>{pointsText(earnedBy(rows))}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface Called {
  readonly teamId: number;
  readonly call: MatchCall;
  readonly rows: readonly LedgerRow[];
}

const calledIn = ({ matches }: DrawnRound, calls: readonly MatchCall[]): Called[] =>
  calls.flatMap((call): Called[] => {
    const teamId = call.pick?.winnerTeamId ?? null;
    return teamId !== null && matches.includes(call.match)
      ? [{ teamId, call, rows: call.winner }]
      : [];
  });
