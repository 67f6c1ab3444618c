import type { EventTeam } from '@callshot/contract';
import { Icon } from '../ui/icon.tsx';
import { TeamMark } from '../ui/team-mark.tsx';
import styles from './team-card.module.css';

const Name = ({ team }: { readonly team: EventTeam }) => (
  <span className={styles.text}>
    <span className={styles.name}>{team.name}</span>
    {team.abbreviation !== team.name && <span className={styles.second}>{team.abbreviation}</span>}
  </span>
);

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
  readonly isFaint: boolean;
}

/** A team as it was picked. */
export function TeamCard({ team, isFaint }: TeamCardProps) {
  return (
    <li className={styles.card} data-faint={isFaint || undefined}>
      <TeamMark team={team} size={32} />
      <Name team={team} />
    </li>
  );
}
