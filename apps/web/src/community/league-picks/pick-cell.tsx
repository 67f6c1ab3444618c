import { Icon } from '../../platform/ui/art/icon.tsx';
import { OUTCOME_ICONS } from '../../platform/ui/art/outcome-mark.tsx';
import type { BracketTeam } from '../../play/bracket/slot/bracket-team.ts';
import { callWords, cellWords, type ShownOption, scoreWords } from './call-words.ts';
import styles from './pick-cell.module.css';

interface PickFaceProps {
  /** Null = not picked. */
  readonly option: ShownOption | null;
  readonly team: BracketTeam | null;
  readonly isAlone: boolean;
}

/** A call in a cell of the matrix; its row and column tell the rest. */
export function PickCell({ option, team, isAlone }: PickFaceProps) {
  if (option === null) return <span className={styles.none} aria-hidden />;
  const score = scoreWords(option);
  return (
    <span
      className={styles.pick}
      data-outcome={option.outcome ?? 'none'}
      data-short={option.isShort || undefined}
      data-alone={isAlone || undefined}
      aria-hidden
    >
      {option.outcome && <Icon name={OUTCOME_ICONS[option.outcome]} size={14} />}
      {cellWords(option, team)}
      {score === null ? null : <small data-outcome={option.scoreOutcome ?? 'none'}>{score}</small>}
    </span>
  );
}

interface WideCallProps {
  readonly option: ShownOption | null;
  readonly team: BracketTeam | null;
  /** The word for a missing pick: 'Out' for a team, '–' for a match. */
  readonly nothing: string;
  readonly isAlone?: boolean;
}

/** The same where there is room for words. */
export function WideCall({ option, team, nothing, isAlone = false }: WideCallProps) {
  if (option === null) {
    return (
      <span className={styles.wide} data-outcome="none">
        {nothing}
      </span>
    );
  }
  return (
    <span
      className={styles.wide}
      data-outcome={option.outcome ?? 'none'}
      data-short={option.isShort || undefined}
      data-alone={isAlone || undefined}
    >
      {option.outcome && <Icon name={OUTCOME_ICONS[option.outcome]} size={14} />}
      {callWords(option, team)}
    </span>
  );
}
