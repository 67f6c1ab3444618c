import type { EventStage } from '../model/event-stage.ts';
import {
  type MatchOutcome,
  type MatchPick,
  type PickSet,
  type PickType,
  placeOfType,
} from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { isResult } from '../stage/has-results.ts';
import { officialStandings, type Standing } from '../stage/official-standings.ts';

/** The official state of a bracket match. */
export interface ToldMatch {
  readonly topTeamId: number | null;
  readonly bottomTeamId: number | null;
  readonly winnerTeamId: number | null;
  readonly topTeamScore: number | null;
  readonly bottomTeamScore: number | null;
  readonly outcome: MatchOutcome;
}

/** The official state of a team in a Swiss stage or group, and the rows behind it. */
export interface ToldTeam {
  readonly standing: Standing;
  readonly pickTypeIds: readonly PickType[];
}

/** The official state of one match, or of one team. */
export type ToldResult =
  | {
      readonly eventSubstageId: number;
      readonly matchKey: string;
      readonly teamId: null;
      readonly match: ToldMatch;
      readonly team: null;
    }
  | {
      readonly eventSubstageId: number;
      readonly matchKey: null;
      readonly teamId: number;
      readonly match: null;
      readonly team: ToldTeam;
    };

/** Names what a result is of, in its event. */
export const placeOfResult = ({
  eventSubstageId,
  matchKey,
  teamId,
}: Pick<ToldResult, 'eventSubstageId' | 'matchKey' | 'teamId'>): string =>
  `${eventSubstageId} ${matchKey ?? `team-${teamId}`}`;

/** Everything that a stage officially tells, by what it is of; an open match may be missing. */
export const toldResults = (
  stage: EventStage,
  official: PickSet,
): ReadonlyMap<string, ToldResult> =>
  new Map(askStage(TOLD, stage, official).map((told) => [placeOfResult(told), told]));

const toldOfTeams = (stage: EventStage, official: PickSet): ToldResult[] =>
  officialStandings(stage, official).flatMap(({ eventSubstageId, standings }) =>
    standings.flatMap(({ standing, teamIds }) =>
      teamIds.map((teamId) => {
        const pickTypeIds = official.groupStagePicks
          .filter((row) => row.eventSubstageId === eventSubstageId && row.teamId === teamId)
          .map(({ pickTypeId }) => pickTypeId)
          .sort();
        const team = { standing, pickTypeIds };
        return { eventSubstageId, matchKey: null, teamId, match: null, team };
      }),
    ),
  );

const toldOfMatches = ({ eventStageId }: EventStage, { matchPicks }: PickSet): ToldResult[] =>
  matchPicks
    .filter((row) => row.eventStageId === eventStageId)
    .map((row) => ({
      eventSubstageId: row.eventSubstageId,
      matchKey: slotOfMatch(row),
      teamId: null,
      match: toldMatch(row),
      team: null,
    }));

const TOLD: ByStage<ToldResult[], [PickSet]> = {
  swiss: toldOfTeams,
  groups: toldOfTeams,
  orders: toldOfTeams,
  fixtures: toldOfMatches,
  brackets: toldOfMatches,
};

const toldMatch = (row: MatchPick): ToldMatch => ({
  topTeamId: row.topTeamId,
  bottomTeamId: row.bottomTeamId,
  winnerTeamId: row.winnerTeamId,
  topTeamScore: row.topTeamScore,
  bottomTeamScore: row.bottomTeamScore,
  outcome: row.outcome ?? 'played',
});

/** The same match or team before anything is told of it. */
export function untold(told: ToldResult): ToldResult {
  if (told.match === null) return { ...told, team: { standing: 'playing', pickTypeIds: [] } };
  const { topTeamId, bottomTeamId } = told.match;
  const open = { winnerTeamId: null, topTeamScore: null, bottomTeamScore: null } as const;
  return { ...told, match: { topTeamId, bottomTeamId, ...open, outcome: 'played' } };
}

/** A draw and its byes tell no result, nor does a team that plays on. */
export const isTold = ({ match, team }: ToldResult): boolean =>
  match === null ? team.standing !== 'playing' : isResult(match);

/** Whether what was told still holds; what was only missing, a score or how a team went through, is no change. */
export function stillHolds(was: ToldResult, is: ToldResult): boolean {
  if (was.match === null || is.match === null) {
    return was.match === is.match && doesStand(was.team, is.team);
  }
  return isSameEnd(was.match, is.match);
}

/** A team that is known to have gone through may turn out to be first, or without a loss. */
const NARROWER: Readonly<Partial<Record<Standing, readonly Standing[]>>> = {
  advanced: ['undefeated', 'first', 'second'],
  eliminated: ['winless'],
};

/** The place in the order of a group; null where none is told. */
export const placeOfTold = ({ pickTypeIds }: ToldTeam): number | null =>
  pickTypeIds.map(placeOfType).find((place) => place !== null) ?? null;

function doesStand(was: ToldTeam | null, is: ToldTeam | null): boolean {
  if (was === null || is === null) return was === is;
  const [from, to] = [placeOfTold(was), placeOfTold(is)];
  // A team at the next place goes on, or does not, without another place.
  const isSame = was.standing === is.standing || was.standing === 'playing';
  if (from !== null) return from === to && isSame;
  if (was.standing === is.standing) return true;
  return NARROWER[was.standing]?.includes(is.standing) ?? false;
}

const isSameEnd = (was: ToldMatch, is: ToldMatch): boolean =>
  was.topTeamId === is.topTeamId &&
  was.bottomTeamId === is.bottomTeamId &&
  was.winnerTeamId === is.winnerTeamId &&
  was.outcome === is.outcome &&
  isSameScore(was.topTeamScore, is.topTeamScore) &&
  isSameScore(was.bottomTeamScore, is.bottomTeamScore);

const isSameScore = (was: number | null, is: number | null): boolean => was === null || was === is;
