import type { Event } from '@callshot/contract';
import { m } from '../words/messages.js';
import styles from './award-info.module.css';

/** The goal of each stage, where trophies of an event go by them [rule: trophies-29]. */
export function GoalTable({ goals, eventStages }: Pick<Event, 'goals' | 'eventStages'>) {
  return (
    <div className={styles.goals}>
      <table className={styles.table}>
        <caption className={styles.caption}>{m.byGoals()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.goalStage()}</th>
            <th scope="col">{m.goalOne()}</th>
          </tr>
        </thead>
        <tbody>
          {eventStages.map(({ id, name }, index) => {
            const goal = goals?.[index];
            return (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{goal && m.goalOf({ right: goal.right, of: goal.of })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>{m.goalRules()}</p>
    </div>
  );
}
