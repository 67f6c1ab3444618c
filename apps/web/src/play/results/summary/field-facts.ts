import {
  compileBracket,
  type EventStage,
  hasResults,
  isStageDecided,
  kindOf as kindOfStage,
  lostSweepOf,
  officialBracket,
  officialStandings,
  ownNameWords,
  type PickSet,
  PickType,
  pickedStageText,
  placeOfTeam,
  placeTitle,
  type StageKind,
  StageType,
  type Standing,
  type SwissStageDetails,
  sweepOf,
  teamRulesOf,
  typeOfPlace,
} from '@callshot/rules';
import { language } from '../../../platform/core/language.ts';
import { listed } from '../../../platform/ui/words/listed.ts';
import { teamById } from '../../bracket/board/board-model.ts';
import { kindOf } from '../../bracket/results/official-match.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { championOf, decidingMatches } from '../../bracket/slot/champion.ts';
import { titleShare } from '../../bracket/slot/title-facts.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';
import { averageText, fieldOf, percentOf } from '../crowd/crowd-share.ts';
import { fixtureShares } from '../fixtures/fixture-share.ts';
import { fieldOfBracket } from '../matches/match-facts.ts';
import { m } from '../words/messages.js';

/** '34%' of 'Hardest pick', which was 'MOUZ, Quarter-Finals'. */
export interface FieldFact {
  readonly term: string;
  readonly figure: string;
  readonly about: string;
}

interface FieldInput {
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly crowd: StageCrowd;
  readonly teams: ReadonlyMap<number, BracketTeam>;
}

/** Everybody's picks of a stage in facts, shown where no user's own picks stand beside it. */
export function fieldFacts(input: FieldInput): readonly FieldFact[] {
  const points = pointFacts(input);
  const facts = [points.average, titleFact(input), hardestFact(input), points.best];
  return facts.flatMap((fact) => fact ?? []);
}

/** Whether there is something to tell, as soon as it is known what everybody picked. */
export const hasFieldFacts = (stage: EventStage, official: PickSet): boolean =>
  hasResults(stage.format, official) || titledBracket(stage) !== null;

interface Called {
  readonly percent: number;
  readonly about: string;
}

const told = (term: string, called: Called | undefined): FieldFact | null =>
  called ? { term, figure: m.percent({ percent: called.percent }), about: called.about } : null;

function pointFacts({ stage, official, crowd }: FieldInput) {
  const field = fieldOf(crowd, null);
  const best = crowd.points.at(-1);
  if (!field || !best) return { average: null, best: null };
  return {
    average: {
      term: pickedStageText(crowd.entrants),
      figure: averageText(field.average),
      about: isStageDecided(stage, official) ? m.averageUnit() : m.averageUnitSoFar(),
    },
    best: {
      term: m.best(),
      figure: best.points.toLocaleString(language()),
      about: m.bestUnitBy({ points: best.points, entrants: best.entrants }),
    },
  };
}

/**
 * The share that called the winner of a bracket with one winner. Until the winner is known, the
 * team that most called.
 */
function titleFact(input: FieldInput): FieldFact | null {
  const title = titleOf(input);
  return title && told(title.isWon ? m.calledTheChampion() : m.mostCalledChampion(), title.most);
}

function titleOf({ stage, crowd, teams }: FieldInput) {
  const titled = titledBracket(stage);
  if (titled === null) return null;
  const { graph, substage } = titled;
  const field = fieldOfBracket(crowd, substage.eventSubstageId);
  const champion = championOf(graph, officialBracket(graph, substage));
  const shares = (champion ? [champion.teamId] : substage.teamIds).flatMap((teamId): Called[] => {
    const percent = titleShare(graph, field, teamId);
    return percent === null ? [] : [{ percent, about: teamById(teams, teamId).name }];
  });
  const [most] = shares.toSorted((one, other) => other.percent - one.percent);
  return { isWon: champion !== null, most };
}

/** Null where a stage has several winners, and where the counts do not tell who called its one. */
function titledBracket({ format, substages: [substage, ...others] }: EventStage) {
  if (format.type !== StageType.playoffs || !substage || others.length > 0) return null;
  const graph = compileBracket(format);
  return graph.reset === null ? { graph, substage } : null;
}

/** The right call that the fewest made, except for the champion, which is told already. */
function hardestFact(input: FieldInput): FieldFact | null {
  const title = titleOf(input);
  const isTold = title?.isWon === true && title.most !== undefined;
  const called = CALLED[kindOfStage(input.stage.format)](input, isTold);
  const [hardest] = called.toSorted((one, other) => one.percent - other.percent);
  return told(isTold ? m.hardestBeforeFinal() : m.hardestPick(), hardest);
}

function calledMatches({ stage, crowd, teams }: FieldInput, isBeforeFinal: boolean): Called[] {
  const graph = compileBracket(stage.format);
  const last = isBeforeFinal ? decidingMatches(graph) : [];
  const rounds = graph.parts.flatMap(({ columns }) => columns);
  return stage.substages.flatMap((substage) => {
    const field = fieldOfBracket(crowd, substage.eventSubstageId);
    return officialBracket(graph, substage).matches.flatMap((match): Called[] => {
      const { node, winnerTeamId } = match;
      const isCalled = ['played', 'walkover'].includes(kindOf(match)) && !last.includes(node);
      const percent =
        isCalled && winnerTeamId !== null ? field.percentOf(node, winnerTeamId) : null;
      if (percent === null || winnerTeamId === null) return [];
      const round = rounds.find(({ matches }) => matches.includes(node.index))?.header;
      const about = listed([
        teamById(teams, winnerTeamId).name,
        ...(round ? [ownNameWords(round)] : []),
      ]);
      return [{ percent, about }];
    });
  });
}

interface Goal {
  readonly pick: PickType;
  words(team: string): string;
}

const ADVANCE: Goal = { pick: PickType.advancing, words: (team) => m.teamToAdvance({ team }) };

/** The picks that are right for a team, by its standing. */
const goalsOf = (
  details: SwissStageDetails | null,
): Readonly<Record<Standing, readonly Goal[]>> => ({
  undefeated: [
    {
      pick: PickType.cleanSweepWinner,
      words: (team) => m.teamToGo({ team, record: sweepOf(details) }),
    },
    ADVANCE,
  ],
  first: [{ pick: PickType.firstPlace, words: (team) => m.teamToComeFirst({ team }) }, ADVANCE],
  second: [{ pick: PickType.secondPlace, words: (team) => m.teamToComeSecond({ team }) }, ADVANCE],
  advanced: [ADVANCE],
  playing: [],
  eliminated: [],
  winless: [
    {
      pick: PickType.cleanSweepLoser,
      words: (team) => m.teamToGo({ team, record: lostSweepOf(details) }),
    },
  ],
});

function calledTeams({ stage, official, crowd, teams }: FieldInput): Called[] {
  const asked = teamRulesOf(stage.format).map(({ pickTypeId }) => pickTypeId);
  // Then 3-0 teams do not count as advancing.
  const ofStanding = goalsOf(stage.format.swissStageDetails);
  const isApart = stage.format.swissStageDetails?.scoreCleanSweepApart === true;
  return officialStandings(stage, official).flatMap(({ eventSubstageId, standings }) =>
    standings.flatMap(({ standing, teamIds }) => {
      const goals = ofStanding[standing].filter(
        (goal) =>
          asked.includes(goal.pick) && !(isApart && standing === 'undefeated' && goal === ADVANCE),
      );
      return teamIds.flatMap((teamId) =>
        goals.map(({ pick, words }): Called => {
          const percent = percentOf(crowd, pick, { eventSubstageId, teamId });
          return { percent, about: words(teamById(teams, teamId).name) };
        }),
      );
    }),
  );
}

/** The shares of those who called a place that came true. */
function calledPlaces({ stage, official, crowd, teams }: FieldInput): Called[] {
  return stage.substages.flatMap(({ eventSubstageId, teamIds }) => {
    const own = official.groupStagePicks.filter((row) => row.eventSubstageId === eventSubstageId);
    return teamIds.flatMap((teamId): Called[] => {
      const place = placeOfTeam(own, teamId);
      if (place === null) return [];
      const percent = percentOf(crowd, typeOfPlace(place), { eventSubstageId, teamId });
      const team = teamById(teams, teamId).name;
      return [{ percent, about: m.teamAtPlace({ team, place: placeTitle(place) }) }];
    });
  });
}

/** The shares of those who called a match as it ended. */
const calledFixtures = ({ stage, official, crowd, teams }: FieldInput): Called[] =>
  fixtureShares(stage, official, crowd).map(({ row, percent }) => {
    const nameOf = (teamId: number | null) => teamById(teams, teamId ?? 0).name;
    const match = m.homeV({ home: nameOf(row.topTeamId), away: nameOf(row.bottomTeamId) });
    return { percent, about: match };
  });

const CALLED: Readonly<Record<StageKind, (input: FieldInput, isBeforeFinal: boolean) => Called[]>> =
  {
    swiss: calledTeams,
    groups: calledTeams,
    orders: calledPlaces,
    fixtures: calledFixtures,
    brackets: calledMatches,
  };
