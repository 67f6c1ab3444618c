import { comingInto, type DrawnRound } from '@callshot/rules';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { type BoardModel, teamById } from '../board/board-model.ts';
import { teamNames } from '../slot/slot-face.tsx';
import { m } from '../words/messages.js';
import styles from './round-card.module.css';

interface RoundTeamsProps {
  readonly model: BoardModel;
  readonly round: DrawnRound;
  readonly isEditing: boolean;
  onPress(teamId: number, anchor: HTMLElement): void;
}

/** Those who come into a drawn round, each a switch: a team that goes on is pressed. */
export function RoundTeams({ model, round, isEditing, onPress }: RoundTeamsProps) {
  const { teamIds, chosen, count, isAsked } = comingInto(model.state, round);
  const isFull = chosen.length === count;
  return (
    <ul className={styles.teams}>
      {teamIds.map((teamId) => {
        const team = teamById(model.teams, teamId);
        const isChosen = chosen.includes(teamId);
        const isOpen = isEditing && isAsked && (isChosen || !isFull);
        return (
          <li key={teamId}>
            <button
              type="button"
              className={classNames(styles.team, isChosen && styles.chosen)}
              aria-pressed={isChosen}
              aria-disabled={!isOpen}
              aria-label={isChosen ? m.drawnRoundOn({ team: team.name }) : team.name}
              title={isEditing && isFull && !isChosen ? m.drawnRoundFull({ count }) : undefined}
              data-team={teamId}
              onClick={(press) => isOpen && onPress(teamId, press.currentTarget)}
            >
              <TeamMark team={team} size={24} />
              {teamNames(team)}
              {isChosen ? (
                <span className={styles.mark}>
                  <Icon name="chevron-right" size={14} />
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
