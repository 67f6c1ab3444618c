import { groupAdvancingCount } from '../group/group-picks.ts';
import { type GroupStagePick, type PickSet, PickType } from '../picks/picks.ts';
import type { EventStage } from './event-stage.ts';

/** What has officially become of a team of a Swiss stage or of a group, best first. */
export const STANDINGS = [
  'undefeated',
  'first',
  'second',
  'advanced',
  'playing',
  'eliminated',
  'winless',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** The teams of one substage by what has become of them; standings without a team are left out. */
export interface SubstageStandings {
  readonly eventSubstageId: number;
  readonly title: string;
  readonly standings: readonly {
    readonly standing: Standing;
    readonly teamIds: readonly number[];
  }[];
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

/** Where every team of a stage without brackets stands, as far as results are official. */
export function officialStandings(stage: EventStage, official: PickSet): SubstageStandings[] {
  const { swissStageDetails, groupStageDetails } = stage.format;
  const places =
    swissStageDetails?.advancingCount ??
    (groupStageDetails ? groupAdvancingCount(groupStageDetails) : 0);
  return stage.substages.map(({ eventSubstageId, title, teamIds }) => {
    const own = official.groupStagePicks.filter((row) => row.eventSubstageId === eventSubstageId);
    const named = new Map(teamIds.map((teamId) => [teamId, standingIn(own, teamId)]));
    const hasAdvanced = (teamId: number) => isThrough(named.get(teamId) ?? null);
    // Once all places are taken, whoever has none is out, whether somebody has entered that or not.
    const rest = teamIds.filter(hasAdvanced).length >= places ? 'eliminated' : 'playing';
    const standings = STANDINGS.map((standing) => ({
      standing,
      teamIds: teamIds.filter((teamId) => (named.get(teamId) ?? rest) === standing),
    }));
    return { eventSubstageId, title, standings: standings.filter((one) => one.teamIds.length > 0) };
  });
}

const standingIn = (rows: readonly GroupStagePick[], teamId: number): Standing | null => {
  const types = rows.filter((row) => row.teamId === teamId).map((row) => row.pickTypeId);
  return BY_PICK_TYPE.find(([type]) => types.includes(type))?.[1] ?? null;
};

/** The team is in the next stage. */
export const isThrough = (standing: Standing | null): boolean =>
  standing === 'undefeated' ||
  standing === 'first' ||
  standing === 'second' ||
  standing === 'advanced';
