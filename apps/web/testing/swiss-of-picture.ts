import type { Event, EventTeam, OfficialMatch } from '@callshot/contract';
import { type PickSet, PickType } from '@callshot/rules';
import { swissStage } from '../../../packages/rules/fixtures/synthetic-stages.ts';
import { rawMatch, wonBy } from './raw-matches.ts';

/** Two teams are 3-0, three 3-1, six have a match to go at 2-2, three are 1-3, two 0-3. */
export const TAGS = [
  ...['VP', 'LGCY', '3DM', 'PAIN', 'FUR'],
  ...['FAZE', 'MIBR', 'B8', 'HERO', 'NMG', 'LVG'],
  ...['FLCN', 'M80', 'TYLO', 'BB', 'OG'],
];

export const stage = swissStage();
export const now = Date.parse('2026-06-10T12:00:00Z');

/** Teams with these ids, tagged in their order. */
export const eventOf = (ids: readonly number[]): Event =>
  ({
    teams: ids.map((id, at) => ({
      id,
      eventStageId: 1,
      name: `Team ${TAGS[at]}`,
      abbreviation: TAGS[at],
    })) as unknown as EventTeam[],
  }) as Event;

export const event = eventOf(stage.substages[0]?.teamIds ?? []);

const rows = (pickTypeId: PickType, ...teamIds: readonly number[]) =>
  teamIds.map((teamId) => ({ eventStageId: 1, eventSubstageId: 10, teamId, pickTypeId }));

export const official: PickSet = {
  matchPicks: [],
  groupStagePicks: [
    ...rows(PickType.advancing, 1, 2, 3, 4, 5),
    ...rows(PickType.cleanSweepWinner, 1, 2),
    ...rows(PickType.eliminated, 12, 13, 14),
    ...rows(PickType.cleanSweepLoser, 15, 16),
  ],
};

/** The last round has been played. */
export const complete: PickSet = {
  matchPicks: [],
  groupStagePicks: [
    ...official.groupStagePicks,
    ...rows(PickType.advancing, 6, 8, 10),
    ...rows(PickType.eliminated, 7, 9, 11),
  ],
};

const record = (teamId: number, wins: number, losses: number): OfficialMatch[] => [
  ...Array.from({ length: wins }, (_, at) => wonBy(teamId, 90, at + 1)),
  ...Array.from({ length: losses }, (_, at) => wonBy(90, teamId, wins + at + 1)),
];

export const played: readonly OfficialMatch[] = [
  ...[1, 2].flatMap((team) => record(team, 3, 0)),
  ...[3, 4, 5].flatMap((team) => record(team, 3, 1)),
  ...[6, 7, 8, 9, 10, 11].flatMap((team) => record(team, 2, 2)),
  ...[12, 13, 14].flatMap((team) => record(team, 1, 3)),
  ...[15, 16].flatMap((team) => record(team, 0, 3)),
];

export const toCome: readonly OfficialMatch[] = [
  rawMatch(6, 7, { round: 5 }),
  rawMatch(8, 9, { round: 5 }),
  rawMatch(10, 11, { round: 5 }),
];
