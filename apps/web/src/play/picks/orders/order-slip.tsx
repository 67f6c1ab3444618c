import type { EventTeam } from '@callshot/contract';
import type { EventStage, PickSet } from '@callshot/rules';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { listedTeams } from '../teams/event-teams.ts';
import { m } from '../words/messages.js';
import { orderIn } from './group-order.ts';
import styles from './order-picker.module.css';

interface OrderSlipProps {
  readonly stage: EventStage;
  readonly picks: PickSet;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

/** The order of each group as it was picked. */
export const OrderSlip = ({ stage, picks, teams }: OrderSlipProps) => (
  <div className={styles.slip}>
    {stage.substages.map((substage) => {
      const placed = listedTeams(teams, orderIn(picks, substage));
      return (
        <section
          key={substage.eventSubstageId}
          className={styles.group}
          aria-label={substage.title}
        >
          <h2 className={styles.legend}>{substage.title}</h2>
          {placed.length === 0 ? (
            <p className={styles.note}>{m.notPicked()}</p>
          ) : (
            <ol className={styles.rows}>
              {placed.map((team, at) => (
                <li key={team.id} className={styles.row} data-read>
                  <span className={styles.main}>
                    <span className={styles.place}>{at + 1}</span>
                    <TeamMark team={team} size={36} />
                    <span className={styles.name}>
                      <bdi>{team.name}</bdi>
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          )}
        </section>
      );
    })}
  </div>
);
