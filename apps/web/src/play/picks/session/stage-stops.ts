import { type EventStage, kindOf, type PickSet, type StageKind } from '@callshot/rules';
import { bracketStops } from '../brackets/bracket-stops.ts';
import { fixtureStops } from '../fixtures/fixture-stops.ts';
import { orderStops, type Stop, type StopsOf, teamStops } from './stage-progress.ts';

/** The stops of any kind of stage. A page of one stage asks its kind alone, which is less to load. */
export const stageStops = (stage: EventStage, picks: PickSet): Stop[] =>
  STOPS[kindOf(stage.format)](stage, picks);

const STOPS: Readonly<Record<StageKind, StopsOf>> = {
  swiss: teamStops,
  groups: teamStops,
  orders: orderStops,
  fixtures: fixtureStops,
  brackets: bracketStops,
};
