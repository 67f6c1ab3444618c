import {
  type EventStage,
  officialStandings,
  type PickSet,
  type StageCalls,
  type SubstageStandings,
  type TeamCall,
} from '@callshot/rules';
import { teamById } from '../bracket/board-model.ts';
import type { BracketTeam } from '../bracket/bracket-team.ts';
import type { Whose } from '../bracket/whose.ts';
import { TeamMark } from '../ui/team-mark.tsx';
import { CalledFor } from './called-for.tsx';
import { STANDING_TITLES } from './standing-words.ts';
import styles from './team-results.module.css';

interface TeamResultsProps {
  readonly stage: EventStage;
  readonly official: PickSet;
  /** Null = there are no picks beside the results. */
  readonly calls: StageCalls | null;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
}

/** The teams of a Swiss stage or of groups by what became of them, with what was called of each. */
export function TeamResults({ stage, official, calls, teams, whose }: TeamResultsProps) {
  const substages = officialStandings(stage, official);
  return (
    <div className={substages.length > 1 ? styles.groups : styles.single}>
      {substages.map((substage) => (
        <Substage
          key={substage.eventSubstageId}
          substage={substage}
          isTitled={substages.length > 1}
          calls={calls?.teams ?? null}
          teams={teams}
          whose={whose}
        />
      ))}
    </div>
  );
}

interface SubstageProps {
  readonly substage: SubstageStandings;
  readonly isTitled: boolean;
  readonly calls: readonly TeamCall[] | null;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
}

function Substage({ substage, isTitled, calls, teams, whose }: SubstageProps) {
  const { eventSubstageId, title, standings } = substage;
  const Heading = isTitled ? 'h3' : 'h2';
  const callOf = (teamId: number) =>
    calls?.find((call) => call.teamId === teamId && call.eventSubstageId === eventSubstageId);
  return (
    <section className={styles.substage} aria-label={title}>
      {isTitled && <h2 className={styles.title}>{title}</h2>}
      {standings.map(({ standing, teamIds }) => (
        <div key={standing} className={styles.standing} data-standing={standing}>
          <Heading className={styles.heading}>
            {STANDING_TITLES[standing]}
            <span className={styles.count}>{teamIds.length}</span>
          </Heading>
          <ul className={styles.teams}>
            {teamIds.map((teamId) => (
              <TeamResult
                key={teamId}
                team={teamById(teams, teamId)}
                call={callOf(teamId)}
                hasCalls={calls !== null}
                whose={whose}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface TeamResultProps {
  readonly team: BracketTeam;
  readonly call: TeamCall | undefined;
  readonly hasCalls: boolean;
  readonly whose: Whose;
}

function TeamResult({ team, call, hasCalls, whose }: TeamResultProps) {
  return (
    <li className={styles.team}>
      <div className={styles.who}>
        <TeamMark team={team} size={32} />
        <span className={styles.name}>{team.name}</span>
      </div>
      {call ? (
        <CalledFor call={call} whose={whose} />
      ) : (
        hasCalls && <p className={styles.calls}>Not picked</p>
      )}
    </li>
  );
}
