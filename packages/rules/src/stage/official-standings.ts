import { endedGroups } from '../fixtures/fixture-ends.ts';
import { fixtureFates } from '../fixtures/fixture-table.ts';
import { canLeaveGroup, fatesOfGroups } from '../group/group-fates.ts';
import { goesOnFrom } from '../group/order-fates.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { FormatStage } from '../model/format.ts';
import { orderOf, swissGroup } from '../model/group-counts.ts';
import { type GroupStagePick, type PickSet, PickType, placeOfTeam } from '../model/picks.ts';
import { askFormat, askStage, type ByFormat, type ByStage } from '../model/stage-kind.ts';
import { canAdvance, swissFates } from '../swiss/swiss-fates.ts';

/** The official standing of a team in a Swiss stage or group, best first. */
const STANDINGS = [
  'undefeated',
  'first',
  'second',
  'advanced',
  'playing',
  'eliminated',
  'winless',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** The teams of one substage by standing; standings without a team are left out. */
export interface SubstageStandings {
  readonly eventSubstageId: number;
  readonly title: string;
  readonly standings: readonly {
    readonly standing: Standing;
    readonly teamIds: readonly number[];
  }[];
  /** Only for a Swiss stage whose format says it. */
  readonly winsNeeded?: number;
}

/** A team of several pick types stands where the first of these puts it. */
const BY_PICK_TYPE: readonly (readonly [PickType, Standing])[] = [
  [PickType.cleanSweepWinner, 'undefeated'],
  [PickType.firstPlace, 'first'],
  [PickType.secondPlace, 'second'],
  [PickType.advancing, 'advanced'],
  [PickType.cleanSweepLoser, 'winless'],
  [PickType.eliminated, 'eliminated'],
];

/** The standing of every team of a stage without brackets, as far as results are official. */
export function officialStandings(stage: EventStage, official: PickSet): SubstageStandings[] {
  const rows = askStage(ROWS, stage, official);
  return stage.substages.map((substage, group) => {
    const { eventSubstageId, title, teamIds } = substage;
    const own = rows.filter((row) => row.eventSubstageId === eventSubstageId);
    const of: OfGroup = { stage, official: rows, substage, group, own };
    const canGoThrough = askFormat(GOING_THROUGH, stage.format, of);
    // Once everybody who goes through is named the others are out, whether that was entered or not.
    const standingOf = (teamId: number): Standing =>
      askFormat(STANDING, stage.format, of, teamId) ??
      (canGoThrough(teamId) ? 'playing' : 'eliminated');
    const standings = STANDINGS.map((standing) => ({
      standing,
      teamIds: teamIds.filter((teamId) => standingOf(teamId) === standing),
    }));
    const known = standings.filter((one) => one.teamIds.length > 0);
    const wins = stage.format.swissStageDetails?.winsNeeded;
    const told = { eventSubstageId, title, standings: known };
    return wins === undefined ? told : { ...told, winsNeeded: wins };
  });
}

const toldRows = (_: EventStage, { groupStagePicks }: PickSet) => groupStagePicks;

/** Rows that tell of teams; of matches that are picked they follow from the tables. */
const ROWS: ByStage<readonly GroupStagePick[], [official: PickSet]> = {
  swiss: toldRows,
  groups: toldRows,
  orders: toldRows,
  fixtures: (stage, official) =>
    endedGroups(stage, official).flatMap((group) => {
      const { advancing, out } = fixtureFates(group);
      const { eventSubstageId } = group.substage;
      const rowOf = (pickTypeId: PickType) => (teamId: number) => ({
        eventStageId: stage.eventStageId,
        eventSubstageId,
        teamId,
        pickTypeId,
      });
      return [...advancing.map(rowOf(PickType.advancing)), ...out.map(rowOf(PickType.eliminated))];
    }),
  brackets: toldRows,
};

type CanGoThrough = (teamId: number) => boolean;

interface OfGroup {
  readonly stage: EventStage;
  /** The official rows of all groups. */
  readonly official: readonly GroupStagePick[];
  readonly substage: EventSubstage;
  /** Its position. */
  readonly group: number;
  /** Its official rows. */
  readonly own: readonly GroupStagePick[];
}

/** Whether a team has gone through, or still can: the same as its calls are judged by. */
const GOING_THROUGH: ByFormat<CanGoThrough, [of: OfGroup]> = {
  swiss: ({ swissStageDetails }, { substage, group, own }) => {
    const fates = swissFates(swissGroup(swissStageDetails, group), substage, own);
    return (teamId) => canAdvance(fates, teamId);
  },
  groups: ({ groupStageDetails }, { stage: { substages }, group, official }) => {
    const fates = fatesOfGroups(groupStageDetails, substages, official).groups[group];
    return (teamId) => fates !== undefined && canLeaveGroup(fates, teamId);
  },
  // Every place is called, the last as well as the first.
  orders: () => () => true,
  fixtures: () => () => true,
  brackets: ({ name }) => {
    throw new Error(`'${name}' is picked in brackets`);
  },
};

const byPickType = (_: FormatStage, { own }: OfGroup, teamId: number): Standing | null =>
  standingIn(own, teamId);

/** The standing of a team by its official rows; null = nothing yet. */
const STANDING: ByFormat<Standing | null, [of: OfGroup, teamId: number]> = {
  swiss: byPickType,
  groups: byPickType,
  fixtures: byPickType,
  orders: ({ groupStageDetails }, { stage: { substages }, own, group, official }, teamId) => {
    const place = placeOfTeam(own, teamId);
    if (place === null) return null;
    const isThrough = goesOnFrom(
      orderOf(groupStageDetails, group),
      substages,
      { teamId, place },
      official,
    );
    if (isThrough === null) return null;
    if (!isThrough) return 'eliminated';
    return (['first', 'second'] as const)[place - 1] ?? 'advanced';
  },
  brackets: byPickType,
};

const standingIn = (rows: readonly GroupStagePick[], teamId: number): Standing | null => {
  const types = rows.filter((row) => row.teamId === teamId).map((row) => row.pickTypeId);
  return BY_PICK_TYPE.find(([type]) => types.includes(type))?.[1] ?? null;
};
