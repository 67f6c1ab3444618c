import type { DrawnRound } from '@callshot/rules';
import type { BoardModel } from '../board/board-model.ts';
import styles from './round-card.module.css';
import { roundWords } from './round-card.tsx';
import { RoundTeams } from './round-teams.tsx';

interface NextRoundProps {
  readonly model: BoardModel;
  readonly round: DrawnRound;
  onPress(teamId: number): void;
}

/** A drawn round in the panel of what to pick next. */
export function NextRound({ model, round, onPress }: NextRoundProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.words}>{roundWords(model, round, true)}</p>
      <RoundTeams model={model} round={round} isEditing onPress={onPress} />
    </div>
  );
}
