import type { BracketView } from '@callshot/rules';
import type { MatchSearch } from '../phone/use-sought-match.ts';
import type { NextMatch } from '../picking/use-next-match.ts';
import type { PickInPlace } from '../picking/use-pick-in-place.ts';
import type { BoardModel, MatchFaces } from './board-model.ts';

/** The props of a board that is picked in. */
export interface BoardPicking {
  readonly next: NextMatch;
  readonly inPlace: PickInPlace;
  /** Nothing is left to pick: the keyboard goes on to what can be done with the picks. */
  onDone(): void;
  /** The remaining step of a full slip. */
  readonly doneWords: string | null;
  /** Opens what is known of the teams of a match; null where nothing is. */
  readonly openFacts: OpenFacts | null;
}

/** One team, or both. */
export type OpenFacts = (teamIds: readonly number[]) => void;

export interface BoardViewsProps {
  readonly model: BoardModel;
  readonly faces: MatchFaces;
  readonly views: readonly BracketView[];
  /** Names the remembered pan and zoom: event, stage and substage. */
  readonly storageKey: string;
  /** Null where nothing is picked. */
  readonly picking: BoardPicking | null;
  /** A match to go to. */
  readonly search: MatchSearch | null;
}
