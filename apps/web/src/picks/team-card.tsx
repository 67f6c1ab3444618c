import type { EventTeam } from '@callshot/contract';
import type { LedgerOutcome } from '@callshot/rules';
import { Icon } from '../ui/icon.tsx';
import { OutcomeMark } from '../ui/outcome-mark.tsx';
import { TeamMark } from '../ui/team-mark.tsx';
import styles from './team-card.module.css';

interface NameProps {
  readonly team: EventTeam;
  /** Stands in for the abbreviation. */
  readonly note?: string | undefined;
}

function Name({ team, note }: NameProps) {
  const second = note ?? (team.abbreviation === team.name ? null : team.abbreviation);
  return (
    <span className={styles.text}>
      <span className={styles.name}>{team.name}</span>
      {second !== null && <span className={styles.second}>{second}</span>}
    </span>
  );
}

interface TeamToggleProps {
  readonly team: EventTeam;
  readonly isPicked: boolean;
  /** The last press came when the step was already full. */
  readonly isRefused: boolean;
  onToggle(): void;
}

/** A team that can be picked: one press picks it, another takes it back. */
export function TeamToggle({ team, isPicked, isRefused, onToggle }: TeamToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isPicked}
      data-refused={isRefused || undefined}
      onClick={onToggle}
    >
      <TeamMark team={team} size={36} />
      <Name team={team} />
      <span className={styles.box}>{isPicked && <Icon name="check" size={16} />}</span>
    </button>
  );
}

interface TeamCardProps {
  readonly team: EventTeam;
  /** How the pick came out; absent while results are hidden. */
  readonly outcome?: LedgerOutcome | undefined;
  readonly note?: string | undefined;
  readonly isFaint?: boolean;
}

/** A team as it was picked. */
export function TeamCard({ team, outcome, note, isFaint = false }: TeamCardProps) {
  return (
    <li className={styles.card} data-outcome={outcome} data-faint={isFaint || undefined}>
      <TeamMark team={team} size={32} />
      <Name team={team} note={note} />
      {outcome !== undefined && <OutcomeMark outcome={outcome} />}
    </li>
  );
}
