import {
  type EventStage,
  officialStandings,
  type PickSet,
  type PickType,
  type StageCalls,
  type SubstageStandings,
  type TeamCall,
  teamRulesOf,
} from '@callshot/rules';
import type { CSSProperties } from 'react';
import { teamById } from '../bracket/board-model.ts';
import type { BracketTeam } from '../bracket/bracket-team.ts';
import type { Whose } from '../bracket/whose.ts';
import { TeamMark } from '../ui/team-mark.tsx';
import { CalledFor } from './called-for.tsx';
import type { StageCrowd } from './crowd.queries.ts';
import { type CrowdShare, shareOf } from './crowd-share.ts';
import { STANDING_TITLES } from './standing-words.ts';
import styles from './team-results.module.css';

interface TeamResultsProps {
  readonly stage: EventStage;
  readonly official: PickSet;
  /** Null = there are no picks beside the results. */
  readonly calls: StageCalls | null;
  /** Null = what everybody picked is not told. */
  readonly crowd: StageCrowd | null;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
}

/** The teams of a Swiss stage or of groups by what became of them, with what was called of each. */
export function TeamResults(props: TeamResultsProps) {
  const { stage, official, calls, crowd, teams, whose } = props;
  const substages = officialStandings(stage, official);
  const asked = teamRulesOf(stage.format).map(({ pickTypeId }) => pickTypeId);
  return (
    <div className={substages.length > 1 ? styles.groups : styles.single}>
      {substages.map((substage) => (
        <Substage
          key={substage.eventSubstageId}
          substage={substage}
          isTitled={substages.length > 1}
          calls={calls?.teams ?? null}
          crowd={crowd}
          asked={asked}
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
  readonly crowd: StageCrowd | null;
  /** What teams are picked for. */
  readonly asked: readonly PickType[];
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
}

function Substage({ substage, isTitled, calls, crowd, asked, teams, whose }: SubstageProps) {
  const { eventSubstageId, title, standings } = substage;
  const Heading = isTitled ? 'h3' : 'h2';
  const callOf = (teamId: number) =>
    calls?.find((call) => call.teamId === teamId && call.eventSubstageId === eventSubstageId);
  return (
    <section className={styles.substage} aria-label={title}>
      {isTitled && <h2 className={styles.title}>{title}</h2>}
      {standings.map(({ standing, teamIds }) => (
        <div
          key={standing}
          className={styles.standing}
          data-standing={standing}
          style={{ '--columns': columnsFor(teamIds.length) } as CSSProperties}
        >
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
                share={crowd && shareOf(crowd, standing, asked, { eventSubstageId, teamId })}
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

/** Three teams below each other, as far as there is room beside. */
const columnsFor = (teams: number): number => Math.min(6, Math.ceil(teams / 3));

interface TeamResultProps {
  readonly team: BracketTeam;
  readonly call: TeamCall | undefined;
  readonly share: CrowdShare | null;
  readonly hasCalls: boolean;
  readonly whose: Whose;
}

function TeamResult({ team, call, share, hasCalls, whose }: TeamResultProps) {
  return (
    <li className={styles.team} data-team={team.id}>
      <div className={styles.who}>
        <TeamMark team={team} size={48} />
        <span className={styles.name}>{team.name}</span>
        {share && (
          <span className={styles.share}>
            <b>{share.percent}%</b> {share.words}
          </span>
        )}
      </div>
      {call ? (
        <CalledFor call={call} whose={whose} />
      ) : (
        hasCalls && <p className={styles.calls}>Not picked</p>
      )}
    </li>
  );
}
