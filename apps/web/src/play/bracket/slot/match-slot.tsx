import type { MatchState } from '@callshot/rules';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { stopName } from '../board/use-roving-stop.ts';
import type { MatchText } from '../board/wording.ts';
import { isScoreMissing } from '../picking/picking.ts';
import type { BracketTeam } from './bracket-team.ts';
import styles from './match-slot.module.css';
import { type SlotFace, slotFace, slotName } from './slot-face.tsx';

export type Choose = (match: number, teamId: number, anchor: HTMLElement) => void;

export interface MatchFaceProps {
  readonly state: MatchState;
  readonly text: MatchText;
  readonly top: BracketTeam | null;
  readonly bottom: BracketTeam | null;
  /** 'G2 or FAZE', where a slot waits for one of two teams. */
  readonly topAwaited: string | null;
  readonly bottomAwaited: string | null;
  readonly isEditing: boolean;
  readonly showsScores: boolean;
  readonly choose: Choose;
}

/** The face of one of the two slots. */
export function slotFaceOf(props: MatchFaceProps, isTop: boolean): SlotFace {
  const { state, isEditing } = props;
  const slot = isTop ? state.top : state.bottom;
  const team = isTop ? props.top : props.bottom;
  const isScored = props.showsScores && state.node.bestOf > 1;
  return {
    slot,
    team,
    text: isTop ? props.text.top : props.text.bottom,
    awaited: isTop ? props.topAwaited : props.bottomAwaited,
    isWinner: team !== null && state.winnerTeamId === team.id && state.outcome !== 'bye',
    isBye: state.outcome === 'bye',
    isGiven: state.node.isLocked || state.isClosed,
    score: isScored ? (isTop ? state.topTeamScore : state.bottomTeamScore) : null,
    needsScore: isEditing && isScored && isScoreMissing(state, team?.id),
  };
}

/** Pressing the team picks it. */
export const isOpen = ({ isEditing, state }: MatchFaceProps, team: BracketTeam | null): boolean =>
  isEditing && state.isPickable && !state.isClosed && team !== null;

/** Losers step back, unless both teams go on. */
export const isFaded = (state: MatchState, team: BracketTeam | null): boolean =>
  team !== null && state.loserTeamId === team.id && !state.node.bothTeamsAdvance;

interface MatchSlotProps extends MatchFaceProps {
  readonly isTop: boolean;
}

/** One team of a match in the strip as a button: pressing it picks the winner. */
export function matchSlot(props: MatchSlotProps) {
  const { state, isTop } = props;
  const face = slotFaceOf(props, isTop);
  const { team, isWinner } = face;
  return (
    <button
      type="button"
      className={classNames(
        styles.slot,
        isWinner && styles.winner,
        isFaded(state, team) && styles.faded,
      )}
      data-slot={stopName({ match: state.node.index, side: isTop ? 'top' : 'bottom' })}
      data-team={team?.id}
      aria-label={slotName(face)}
      aria-pressed={team ? isWinner : undefined}
      aria-disabled={!isOpen(props, team)}
      onClick={(press) =>
        team && isOpen(props, team) && props.choose(state.node.index, team.id, press.currentTarget)
      }
    >
      {slotFace(face, 24)}
    </button>
  );
}
