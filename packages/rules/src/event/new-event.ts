import { matchesOf } from '../bracket/compile-bracket.ts';
import { matchKey } from '../bracket/graph.ts';
import { MAX_TEAMS } from '../model/event-stage.ts';
import { type EventFormat, type FormatStage, substageCountOf } from '../model/format.ts';
import { type GameId, gameOf } from '../model/games.ts';
import type { MatchPick } from '../model/picks.ts';
import type { Fault, Problem, ProblemPath } from '../model/problem.ts';
import { openingPlacesOf } from '../stage/open-stage.ts';
import { teamsOnSlip } from '../stage/team-picking.ts';

/** A planned event, as far as the rules need it. The first stage is open until `startsAt`. */
export interface PlannedEvent {
  readonly gameId: GameId;
  /** 1 Medal, 2 Trophy, 3 Globe, 4 Cologne, 5 Katowice [rule: events-7]. */
  readonly rewardTypeId: number;
  /** Accepted by `parseFormat`; becomes the event's own snapshot [rule: events-2]. */
  readonly format: EventFormat;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** One for each stage of the format: its substages. */
  readonly stages: readonly { readonly substages: readonly NewSubstage[] }[];
}

export interface NewSubstage {
  readonly title: string;
  /** In their fixed order; may be empty where teams are not known yet. */
  readonly teamIds: readonly number[];
  readonly openings: readonly NewOpening[];
}

/** An opening match of a bracket; its stage and substage are known by where it stands. */
export type NewOpening = Omit<MatchPick, 'eventStageId' | 'eventSubstageId'> & {
  readonly startsAt?: Date | null;
};

export type NewEventFault =
  | Fault<'ends_before_start' | 'reward_of_other_game' | 'team_listed_twice'>
  | Fault<'wrong_stage_count', { inFormat: number; inEvent: number }>
  | Fault<'wrong_substage_count', { stage: string; expected: number; given: number }>
  /** A slip names `named` teams of the substage, and so many take part. */
  | Fault<'too_few_teams', { substage: string; named: number; teams: number }>
  | Fault<'too_many_teams', { most: number }>
  | Fault<'too_few_places', { teams: number; places: number }>
  | Fault<'in_other_substage', { teamId: number; substage: string }>
  | Fault<'not_in_substage' | 'starts_elsewhere', { teamId: number }>
  | Fault<'not_an_opening', { match: string }>;

export type NewEventProblem = Problem<NewEventFault>;

/** Problems of a new event outside its format, each with its path in the event. */
export function problemsOfNewEvent(event: PlannedEvent): NewEventProblem[] {
  const problems: NewEventProblem[] = [];
  if (event.endsAt < event.startsAt) problems.push({ path: ['endsAt'], code: 'ends_before_start' });
  if (!gameOf(event.gameId).rewardTypeIds.some((id) => id === event.rewardTypeId)) {
    problems.push({ path: ['rewardTypeId'], code: 'reward_of_other_game' });
  }
  const [inFormat, inEvent] = [event.format.stages.length, event.stages.length];
  if (inEvent !== inFormat) {
    return [...problems, { path: ['stages'], code: 'wrong_stage_count', inFormat, inEvent }];
  }
  event.format.stages.forEach((stage, index) => {
    const substages = event.stages[index]?.substages ?? [];
    const path = ['stages', index, 'substages'];
    problems.push(...problemsOfSubstages(stage, substages, path));
    // Later stages are still being filled by those before them.
    if (index === 0) problems.push(...problemsOfCounts(stage, substages, path));
  });
  return problems;
}

/** A slip that names more teams than take part could never be submitted. */
function problemsOfCounts(
  stage: FormatStage,
  substages: readonly NewSubstage[],
  path: ProblemPath,
): NewEventProblem[] {
  return substages.flatMap(({ title, teamIds }, index): NewEventProblem[] => {
    const named = teamsOnSlip(stage, index);
    const isListedTwice = new Set(teamIds).size < teamIds.length;
    const teams = teamIds.length;
    if (teams === 0 || isListedTwice || teams >= named) return [];
    const at = [...path, index, 'teamIds'];
    return [{ path: at, code: 'too_few_teams', substage: title, named, teams }];
  });
}

function problemsOfSubstages(
  stage: FormatStage,
  substages: readonly NewSubstage[],
  path: ProblemPath,
): NewEventProblem[] {
  const [expected, given] = [substageCountOf(stage), substages.length];
  if (given !== expected) {
    return [{ path, code: 'wrong_substage_count', stage: stage.name, expected, given }];
  }
  const openings = openingKeys(stage);
  return [
    ...substages.flatMap((substage, index) => [
      ...problemsOfSubstage(substage, openings, [...path, index]),
      ...problemsOfDraw(stage, substage, index, [...path, index]),
    ]),
    ...inSeveral(substages, path),
  ];
}

/** A team plays in one group. */
function inSeveral(substages: readonly NewSubstage[], path: ProblemPath): NewEventProblem[] {
  const playsIn = new Map<number, NewSubstage>();
  return substages.flatMap((substage, index) =>
    substage.teamIds.flatMap((teamId): NewEventProblem[] => {
      const first = playsIn.get(teamId) ?? substage;
      playsIn.set(teamId, first);
      if (first === substage) return [];
      const at = [...path, index, 'teamIds'];
      return [{ path: at, code: 'in_other_substage', teamId, substage: first.title }];
    }),
  );
}

/** A bracket, or an order, has a place for each of its teams, and each starts in one. */
function problemsOfDraw(
  stage: FormatStage,
  { teamIds, openings }: NewSubstage,
  group: number,
  path: ProblemPath,
): NewEventProblem[] {
  const [teams, places] = [teamIds.length, openingPlacesOf(stage, group)];
  if (places === null) return [];
  const problems: NewEventProblem[] = [];
  if (teams > places) {
    problems.push({ path: [...path, 'teamIds'], code: 'too_few_places', teams, places });
  }
  const drawn = new Set<number>();
  openings.forEach(({ topTeamId, bottomTeamId }, index) => {
    for (const teamId of [topTeamId, bottomTeamId]) {
      if (teamId === null) continue;
      if (drawn.has(teamId)) {
        problems.push({ path: [...path, 'openings', index], code: 'starts_elsewhere', teamId });
      }
      drawn.add(teamId);
    }
  });
  return problems;
}

function problemsOfSubstage(
  { teamIds, openings }: NewSubstage,
  openingsOfFormat: ReadonlySet<string>,
  path: ProblemPath,
): NewEventProblem[] {
  const problems: NewEventProblem[] = [];
  const teams = new Set(teamIds);
  const atTeams = [...path, 'teamIds'];
  if (teams.size !== teamIds.length) problems.push({ path: atTeams, code: 'team_listed_twice' });
  if (teamIds.length > MAX_TEAMS) {
    problems.push({ path: atTeams, code: 'too_many_teams', most: MAX_TEAMS });
  }
  openings.forEach((opening, index) => {
    const at = [...path, 'openings', index];
    const match = matchKey({
      part: opening.bracketPart,
      col: opening.bracketCol,
      colIndex: opening.bracketColIndex,
    });
    if (!openingsOfFormat.has(match)) problems.push({ path: at, code: 'not_an_opening', match });
    for (const teamId of [opening.topTeamId, opening.bottomTeamId]) {
      if (teamId !== null && !teams.has(teamId)) {
        problems.push({ path: at, code: 'not_in_substage', teamId });
      }
    }
  });
  return problems;
}

/** Matches with a place that no other match fills. */
const openingKeys = (stage: FormatStage): ReadonlySet<string> =>
  new Set(
    matchesOf(stage)
      .filter((node) => node.top.kind === 'opening' || node.bottom.kind === 'opening')
      .map((node) => node.key),
  );
