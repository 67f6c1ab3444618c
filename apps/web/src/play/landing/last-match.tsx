import type { EventTeam } from '@callshot/contract';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { awardsOf, placesOf } from '../results/matches/outcome-words.ts';
import { useBestRank } from '../results/summary/best-rank.queries.ts';
import styles from './landing-page.module.css';
import type { ShownEvent } from './use-tile.ts';
import { m } from './words/messages.js';

interface LastMatchProps {
  readonly shown: ShownEvent;
  readonly userId: number;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

/** The viewer's result for each winner of the very last match. */
export function LastMatch({ shown, userId, teams }: LastMatchProps) {
  const { event, whole } = shown;
  const eventStageId = whole?.eventStages[whole.stage]?.id ?? 0;
  const outcomes = useBestRank({ eventId: event.id, eventStageId, userId })?.outcomes ?? [];
  return outcomes.map((outcome) => {
    const team = teams.get(outcome.winnerTeamId);
    if (team === undefined) return null;
    return (
      <li key={team.id} className={styles.row}>
        <TeamMark team={team} size={24} />
        <span className={styles.what}>
          {m.ifTeamWins({
            team: team.name,
            awards: awardsOf(outcome),
            name: (inside) => (
              <b>
                <bdi>{inside}</bdi>
              </b>
            ),
          })}
        </span>
        <span className={styles.points}>{placesOf(outcome)}</span>
      </li>
    );
  });
}
