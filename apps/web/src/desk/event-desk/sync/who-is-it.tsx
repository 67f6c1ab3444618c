import type { EventDesk } from '@callshot/contract';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import styles from './doubts-panel.module.css';

interface WhoIsItProps {
  /** The name on the wiki. */
  name: string;
  teams: EventDesk['teams'];
  /** Null = not chosen yet. */
  teamId: number | null;
  onTeam(teamId: number | null): void;
}

/** Which team of the event the wiki means by a name that the event does not know. */
export function WhoIsIt({ name, teams, teamId, onTeam }: WhoIsItProps) {
  const options = teams
    .map((team) => ({ value: String(team.id), label: team.name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <div className={styles.effect}>
      <Choice
        label={`${name} is`}
        value={teamId === null ? '' : String(teamId)}
        options={[{ value: '', label: 'Choose a team' }, ...options]}
        onChange={(value) => onTeam(value === '' ? null : Number(value))}
      />
      <p className={styles.note}>
        All that <bdi>{name}</bdi> plays counts for that team, now and later. A team that is not in
        this event has to take a place in it first, under Teams.
      </p>
    </div>
  );
}
