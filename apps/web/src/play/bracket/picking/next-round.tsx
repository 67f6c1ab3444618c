import type { DrawnRound } from '@callshot/rules';
import type { BoardModel } from '../board/board-model.ts';
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
    <div>
      <RoundTeams model={model} round={round} isEditing onPress={onPress} />
      <p>{roundWords(model, round, true)}</p>
    </div>
  );
}
