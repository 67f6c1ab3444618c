import type { MatchState } from '@callshot/rules';
import { classNames } from '../ui/class-names.ts';
import type { BracketTeam } from './bracket-team.ts';
import type { MatchMark } from './marks.ts';
import styles from './match-slot.module.css';
import { isScoreMissing } from './picking.ts';
import { slotFace } from './slot-face.tsx';
import type { MatchText } from './wording.ts';

export type Choose = (match: number, teamId: number, anchor: HTMLElement) => void;

export interface MatchFaceProps {
  readonly state: MatchState;
  readonly text: MatchText;
  readonly top: BracketTeam | null;
  readonly bottom: BracketTeam | null;
  readonly mark: MatchMark | null;
  readonly isEditing: boolean;
  readonly showsScores: boolean;
  readonly choose: Choose;
}

interface MatchSlotProps extends MatchFaceProps {
  readonly isTop: boolean;
  readonly size: 'canvas' | 'phone';
}

/**
 * One team of a match as a button: pressing it picks the winner. Called by its match rather than
 * mounted: a large bracket has 254 of them, and a component each would double the time to show it.
 */
export function matchSlot(props: MatchSlotProps) {
  const { state, isTop, mark, isEditing, size } = props;
  const slot = isTop ? state.top : state.bottom;
  const team = isTop ? props.top : props.bottom;
  const score = isTop ? state.topTeamScore : state.bottomTeamScore;
  const isOpen = isEditing && state.isPickable && team !== null;
  const isWinner = team !== null && state.winnerTeamId === team.id && state.outcome !== 'bye';
  const isOut = (isTop ? mark?.isTopOut : mark?.isBottomOut) ?? false;
  return (
    <button
      type="button"
      className={classNames(
        styles.slot,
        size === 'phone' && styles.phone,
        isWinner && styles.winner,
        isFaded(state, team) && styles.faded,
        isOut && styles.out,
      )}
      data-slot={`${state.node.index}:${isTop ? 'top' : 'bottom'}`}
      data-team={team?.id}
      aria-pressed={team ? isWinner : undefined}
      aria-disabled={!isOpen}
      tabIndex={size === 'phone' ? undefined : -1}
      onClick={(press) => isOpen && props.choose(state.node.index, team.id, press.currentTarget)}
    >
      {slotFace({
        slot,
        team,
        text: isTop ? props.text.top : props.text.bottom,
        isPicked: isWinner,
        score: props.showsScores && state.node.bestOf > 1 ? score : null,
        officialScore: props.showsScores
          ? ((isTop ? mark?.topScore : mark?.bottomScore) ?? null)
          : null,
        needsScore:
          isEditing &&
          props.showsScores &&
          state.node.bestOf > 1 &&
          isScoreMissing(state, team?.id),
        outcome: isWinner ? (mark?.outcome ?? null) : null,
        markSize: size === 'phone' ? 24 : 20,
      })}
    </button>
  );
}

/** Losers step back, unless both teams go on (decision 164). */
const isFaded = (state: MatchState, team: BracketTeam | null): boolean =>
  team !== null && state.loserTeamId === team.id && !state.node.bothTeamsAdvance;
