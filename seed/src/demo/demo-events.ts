import {
  doubleElimination16,
  groupsFormat,
  majorFormat,
  type NamedFormat,
  worldsFormat,
} from '../formats/formats.ts';
import { austinMajor2025 } from '../tournaments/austin-major-2025.ts';
import { rlcsWorlds2022 } from '../tournaments/rlcs-worlds-2022.ts';
import type { Tournament, TournamentStage } from '../tournaments/tournament.ts';

/** An event of the demo world: a real tournament with its dates moved next to today. */
export interface DemoEvent {
  readonly key: string;
  readonly tournament: Tournament;
  readonly name: string;
  readonly nameOverride: string;
  readonly format: NamedFormat;
  /** In days from today's midnight, UTC. */
  readonly startDay: number;
  readonly endDay: number;
  /** When picks of a reopened stage lock (again); null = the first stage is still the current one. */
  readonly relockDay: number | null;
  readonly currentStage: number;
  readonly isFinished: boolean;
  /** Only stages whose teams are known have substages with teams. */
  readonly stages: readonly DemoStage[];
  /** Which share of the demo players entered. */
  readonly turnout: number;
}

export interface DemoStage {
  readonly substages: readonly { readonly title: string; readonly teams: readonly string[] }[];
  readonly results: TournamentStage | null;
  /** Official results: none, all but the 0-3 teams, or all. */
  readonly official: 'none' | 'partial' | 'complete';
}

const teamsOf = (stage: TournamentStage, isKnown: boolean): DemoStage['substages'] =>
  (stage.kind === 'swiss' ? [{ title: stage.name, teams: stage.teams }] : stage.groups).map(
    ({ title, teams }) => ({ title, teams: isKnown ? teams : [] }),
  );

/** The stages of a real tournament as far as they are known at the current one. */
function stagesUpTo(
  tournament: Tournament,
  currentStage: number,
  officialOf: (index: number) => DemoStage['official'],
): DemoStage[] {
  return tournament.stages.map((results, index) => ({
    substages: teamsOf(results, index <= currentStage),
    results,
    official: officialOf(index),
  }));
}

function finished(tournament: Tournament, format: NamedFormat, nameOverride: string): DemoEvent {
  const last = tournament.stages.length - 1;
  return {
    key: `${tournament.key}-finished`,
    tournament,
    name: tournament.name,
    nameOverride,
    format,
    startDay: -40,
    endDay: -21,
    relockDay: -26,
    currentStage: last,
    isFinished: true,
    stages: stagesUpTo(tournament, last, () => 'complete'),
    turnout: 0.92,
  };
}

function live(tournament: Tournament, format: NamedFormat, nameOverride: string): DemoEvent {
  return {
    key: `${tournament.key}-live`,
    tournament,
    name: `${tournament.name} (live replay)`,
    nameOverride,
    format,
    startDay: -4,
    endDay: 14,
    relockDay: 3,
    currentStage: 1,
    isFinished: false,
    stages: stagesUpTo(tournament, 1, (index) => (index === 0 ? 'partial' : 'none')),
    turnout: 0.85,
  };
}

function upcoming(tournament: Tournament, format: NamedFormat, nameOverride: string): DemoEvent {
  return {
    key: `${tournament.key}-upcoming`,
    tournament,
    name: `${tournament.name} (next replay)`,
    nameOverride,
    format,
    startDay: 6,
    endDay: 24,
    relockDay: null,
    currentStage: 0,
    isFinished: false,
    stages: stagesUpTo(tournament, 0, () => 'none'),
    turnout: 0.3,
  };
}

const rematch = (
  tournament: Tournament,
  format: NamedFormat,
  names: { name: string; nameOverride: string },
  stages: DemoStage[],
): DemoEvent => ({
  key: `${tournament.key}-rematch`,
  tournament,
  ...names,
  format,
  startDay: 9,
  endDay: 20,
  relockDay: null,
  currentStage: 0,
  isFinished: false,
  stages,
  turnout: 0.2,
});

const pending = (substages: DemoStage['substages']): DemoStage => ({
  substages,
  results: null,
  official: 'none',
});

const groupTitle = (index: number): string => `Group ${String.fromCharCode(65 + index)}`;

/** Seeds dealt in a snake: A B C D D C B A … */
function snake(teams: readonly string[], groupCount: number): DemoStage['substages'] {
  const groups = Array.from({ length: groupCount }, (_, index) => ({
    title: groupTitle(index),
    teams: [] as string[],
  }));
  teams.forEach((team, seed) => {
    const lap = Math.floor(seed / groupCount);
    const place = seed % groupCount;
    groups[lap % 2 === 0 ? place : groupCount - 1 - place]?.teams.push(team);
  });
  return groups;
}

const worldsGroups = rlcsWorlds2022.stages.find((stage) => stage.kind === 'bracket');
const worldsTeams =
  worldsGroups?.kind === 'bracket' ? worldsGroups.groups.flatMap((group) => group.teams) : [];
const lastSwiss = austinMajor2025.stages.findLast((stage) => stage.kind === 'swiss');
const majorTeams = lastSwiss?.kind === 'swiss' ? lastSwiss.teams : [];

/** For each game a finished, a live and an upcoming event, and a rematch in another format. */
export const demoEvents: readonly DemoEvent[] = [
  finished(rlcsWorlds2022, worldsFormat, 'RLCS 2021-22 Worlds'),
  finished(austinMajor2025, majorFormat, 'Austin Major 2025'),
  live(rlcsWorlds2022, worldsFormat, 'RLCS Worlds Replay'),
  live(austinMajor2025, majorFormat, 'Austin Major Replay'),
  upcoming(rlcsWorlds2022, worldsFormat, 'RLCS Worlds: Next Replay'),
  upcoming(austinMajor2025, majorFormat, 'Austin Major: Next Replay'),
  rematch(
    rlcsWorlds2022,
    doubleElimination16,
    { name: 'RLCS 2021-22 Worlds Rematch', nameOverride: 'Worlds Rematch: Double Elimination' },
    [pending([{ title: 'Playoffs', teams: worldsTeams }])],
  ),
  rematch(
    austinMajor2025,
    groupsFormat,
    { name: 'BLAST.tv Austin Major 2025 Rematch', nameOverride: 'Austin Rematch: Groups' },
    [pending(snake(majorTeams, 4)), pending([{ title: 'Playoffs', teams: [] }])],
  ),
];

/** Two stages. The flags from its own seed point the second one at the survey. It has no picks. */
export const surveyEvent: DemoEvent = {
  ...rematch(
    rlcsWorlds2022,
    groupsFormat,
    { name: 'RLCS Worlds, playoffs by survey', nameOverride: 'Worlds: Survey Edition' },
    [pending(snake(worldsTeams, 4)), pending([{ title: 'Playoffs', teams: [] }])],
  ),
  key: 'event-104',
  turnout: 0,
};
