import type { Event, EventTeam, TeamFacts } from '@callshot/contract';
import { type EventStage, isEmptyRecord } from '@callshot/rules';
import type { ReactNode } from 'react';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { EarlierEvents, HereFacts, Players, Ranking } from './fact-cells.tsx';
import { isKnown } from './fact-words.ts';
import styles from './facts-table.module.css';
import { m } from './words/messages.js';

interface FactsTableProps {
  readonly event: Event;
  readonly stage: EventStage;
  readonly facts: readonly TeamFacts[];
}

interface Shown {
  readonly team: EventTeam;
  readonly facts: TeamFacts;
}

const MARK = 48;

/** A row a fact, a column a team. Facts that none of them has are left out. */
export function FactsTable({ event, stage, facts }: FactsTableProps) {
  const shown = facts.flatMap((own): Shown[] => {
    const team = teamOf(event, stage, own.teamId);
    return team ? [{ team, facts: own }] : [];
  });
  const seedOf = ({ facts: { here } }: Shown): number | null =>
    here.stages.find(({ eventStageId }) => eventStageId === stage.eventStageId)?.seed ?? null;
  const row = (title: string, cell: (own: Shown) => ReactNode) => {
    const cells = shown.map((own) => ({ id: own.team.id, told: cell(own) }));
    if (cells.every(({ told }) => told === null)) return null;
    return (
      <tr>
        <th scope="row">{title}</th>
        {cells.map(({ id, told }) => (
          <td key={id}>{told ?? <span className={styles.none}>{m.unknown()}</span>}</td>
        ))}
      </tr>
    );
  };
  return (
    <table className={styles.table} data-teams={shown.length}>
      <thead>
        <tr>
          <td />
          {shown.map(({ team, facts: own }) => (
            <th key={team.id} scope="col">
              <span className={styles.team}>
                <TeamMark team={team} size={MARK} />
                <bdi>{team.name}</bdi>
              </span>
              {!isKnown(own, team) && <small className={styles.none}>{m.nothingKnown()}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(m.seed(), (own) => {
          const seed = seedOf(own);
          return seed === null ? null : <b className={styles.number}>#{seed}</b>;
        })}
        {row(m.ranking(), ({ facts: { ranking } }) => ranking && <Ranking ranking={ranking} />)}
        {row(m.thisEvent(), ({ facts: { here } }) =>
          isEmptyRecord(here.record) ? null : <HereFacts facts={here} />,
        )}
        {row(m.lastEvents(), ({ facts: { before } }) =>
          before.length === 0 ? null : <EarlierEvents events={before} />,
        )}
        {row(m.players(), ({ team: { members } }) =>
          members.length === 0 ? null : <Players members={members} />,
        )}
      </tbody>
    </table>
  );
}

/** As the stage has it; a team that left the stage meanwhile as any stage has it. */
const teamOf = ({ teams }: Event, { eventStageId }: EventStage, teamId: number) => {
  const own = teams.filter(({ id }) => id === teamId);
  return own.find((team) => team.eventStageId === eventStageId) ?? own[0];
};
