import type { EventDesk } from '@callshot/contract';
import { bdiTag } from '../../../platform/core/message-tags.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { m } from '../words/messages.js';
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
        label={m.whoIs({ name })}
        value={teamId === null ? '' : String(teamId)}
        options={[{ value: '', label: m.chooseTeam() }, ...options]}
        onChange={(value) => onTeam(value === '' ? null : Number(value))}
      />
      <p className={styles.note}>{m.whoIsNote({ name, bdi: bdiTag })}</p>
    </div>
  );
}
