import type { EventStage } from './event-stage.ts';
import {
  type BracketStage,
  type FixtureStage,
  type FormatStage,
  type GroupStage,
  type OrderStage,
  StageType,
  type SwissStage,
} from './format.ts';

/** The kinds of stages, by how they are picked. */
interface StageOfKind {
  readonly swiss: SwissStage;
  readonly groups: GroupStage;
  /** Groups whose whole order is picked. */
  readonly orders: OrderStage;
  /** Groups whose matches are picked. */
  readonly fixtures: FixtureStage;
  readonly brackets: BracketStage;
}
export type StageKind = keyof StageOfKind;

/** Functions of a format by its kind, one for each kind there is. */
export type ByFormat<R, Rest extends readonly unknown[] = []> = {
  readonly [K in StageKind]: (format: StageOfKind[K], ...rest: Rest) => R;
};

/** The same, asked of a stage of an event. */
export type ByStage<R, Rest extends readonly unknown[] = []> = {
  readonly [K in StageKind]: (stage: EventStage<StageOfKind[K]>, ...rest: Rest) => R;
};

export function kindOf(format: FormatStage): StageKind {
  if (format.bracket !== null) return 'brackets';
  if (format.type === StageType.swiss) return 'swiss';
  if (isFixtures(format)) return 'fixtures';
  return isOrder(format) ? 'orders' : 'groups';
}

type OpenGroups = GroupStage | OrderStage | FixtureStage;

const isOrder = (format: OpenGroups): format is OrderStage =>
  format.groupStageDetails.wholeOrder !== undefined;

const isFixtures = (format: OpenGroups): format is FixtureStage =>
  format.groupStageDetails.fixtures !== undefined;

/** Asks the kind of a format. */
export function askFormat<R, Rest extends readonly unknown[]>(
  kinds: ByFormat<R, Rest>,
  format: FormatStage,
  ...rest: Rest
): R {
  if (format.bracket !== null) return kinds.brackets(format, ...rest);
  if (format.type === StageType.swiss) return kinds.swiss(format, ...rest);
  if (isFixtures(format)) return kinds.fixtures(format, ...rest);
  return isOrder(format) ? kinds.orders(format, ...rest) : kinds.groups(format, ...rest);
}

/** Asks the kind of a stage. */
export function askStage<R, Rest extends readonly unknown[]>(
  kinds: ByStage<R, Rest>,
  stage: EventStage,
  ...rest: Rest
): R {
  if (isOf('brackets', stage)) return kinds.brackets(stage, ...rest);
  if (isOf('swiss', stage)) return kinds.swiss(stage, ...rest);
  if (isOf('groups', stage)) return kinds.groups(stage, ...rest);
  if (isOf('orders', stage)) return kinds.orders(stage, ...rest);
  if (isOf('fixtures', stage)) return kinds.fixtures(stage, ...rest);
  throw new Error(`'${stage.format.name}' is of no kind`);
}

const isOf = <K extends StageKind>(
  kind: K,
  stage: EventStage,
): stage is EventStage<StageOfKind[K]> => kindOf(stage.format) === kind;
