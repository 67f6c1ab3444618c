import { fixtureStops } from '../../picks/fixtures/fixture-stops.ts';
import { StagePicks, type StagePicksProps } from './stage-picks.tsx';

/** The picks of a stage whose matches are picked. */
export const FixtureStage = (props: StagePicksProps) => (
  <StagePicks {...props} stopsOf={fixtureStops} />
);
