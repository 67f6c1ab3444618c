import { type FormatStage, kindOf, type StageKind } from '@callshot/rules';
import type { ComponentType, FunctionComponent } from 'react';
import { type LazyPart, lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { PicksSkeleton } from '../../picks/session/picks-skeleton.tsx';
import { loadStagePicker } from '../../picks/session/stage-picker.tsx';
import { orderStops, teamStops } from '../../picks/session/stage-progress.ts';
import { StagePicks, type StagePicksProps } from './stage-picks.tsx';

const TeamStage = (props: StagePicksProps) => <StagePicks {...props} stopsOf={teamStops} />;
const OrderStage = (props: StagePicksProps) => <StagePicks {...props} stopsOf={orderStops} />;
/** Matches of groups have rows of their own, as brackets have. */
const FixtureStage = lazyPart(async () => (await import('./fixture-stage.tsx')).FixtureStage, {
  waiting: <PicksSkeleton />,
});
/** Brackets bring rules of their own, which no other stage needs. */
const BracketStage = lazyPart(async () => (await import('./bracket-stage.tsx')).BracketStage, {
  waiting: <PicksSkeleton />,
});

/** There with the page. */
const atHand = (Stage: FunctionComponent<StagePicksProps>): LazyPart<StagePicksProps> =>
  Object.assign(Stage, { load: async () => {} });

const STAGES: Readonly<Record<StageKind, LazyPart<StagePicksProps>>> = {
  swiss: atHand(TeamStage),
  groups: atHand(TeamStage),
  orders: atHand(OrderStage),
  fixtures: FixtureStage,
  brackets: BracketStage,
};

export const stageOf = (format: FormatStage): ComponentType<StagePicksProps> =>
  STAGES[kindOf(format)];

/** Fetches what a stage is shown and picked with: along with its picks, not after them. */
export async function loadStage(format: FormatStage): Promise<void> {
  await Promise.all([loadStagePicker(format), STAGES[kindOf(format)].load()]);
}
