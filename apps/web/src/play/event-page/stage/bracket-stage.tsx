import { bracketStops } from '../../picks/brackets/bracket-stops.ts';
import { StagePicks, type StagePicksProps } from './stage-picks.tsx';

/** A stage of brackets. */
export const BracketStage = (props: StagePicksProps) => (
  <StagePicks {...props} stopsOf={bracketStops} />
);
