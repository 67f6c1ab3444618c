import type { BracketView } from '@callshot/rules';
import type { BoardModel, MatchFaces } from './board-model.ts';
import type { MatchSearch } from './use-sought-match.ts';

export interface BoardViewsProps {
  readonly model: BoardModel;
  readonly faces: MatchFaces;
  readonly views: readonly BracketView[];
  /** Names the remembered pan and zoom: event, stage and substage. */
  readonly storageKey: string;
  /** A match to go to. */
  readonly search: MatchSearch | null;
}
