import { compileBracket } from '../bracket/compile-bracket.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import { fixtureGroups, teamsOfFixture } from '../fixtures/fixture-list.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import type { SaidMatch, SaidTable } from '../sync/said.ts';
import type { WikiMatch, WikiOpponent, WikiTable } from '../wiki/records.ts';
import { fittedMatches } from './fit-groups.ts';
import { type PlacingDesk, whyNot } from './placing-desk.ts';
import { idInKey } from './read-told.ts';
import {
  externalIdOfMatch,
  type LeftOut,
  type LeftOutCode,
  type ReadResults,
  type ToldPlace,
} from './told-result.ts';

export interface PlacedResults {
  readonly said: readonly SaidMatch[];
  readonly tables: readonly SaidTable[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Finds the match of the event for each result. A group goes by one source; results of a stage that can still be
 * picked stay outside, and its teams and times come in.
 */
export function placeResults(results: ReadResults, desk: PlacingDesk): PlacedResults {
  const leftOut = [...results.leftOut];
  const structural = results.matches.filter(({ at }) => at === null).map(({ match }) => match);
  const fitted = fittedMatches(structural, desk);
  leftOut.push(...fitted.leftOut);
  const placed = new Map(fitted.said.map((said) => [said.match.matchId, said]));
  for (const { match, at } of results.matches) {
    if (at === null) continue;
    const found = placeOne(desk, match, at);
    if (typeof found === 'string') leftOut.push({ what: titleOf(match), code: found });
    else placed.set(match.matchId, found);
  }
  const said = withoutDoubles([...placed.values()], desk, leftOut).map((one) =>
    asTaken(desk, one, leftOut),
  );
  const tables = results.tables.flatMap(({ eventSubstageId, table }): SaidTable[] => {
    const own = stageOf(desk, eventSubstageId);
    const code = own ? whyNot(desk, eventSubstageId) : 'no_such_place';
    const takes = code ?? (own?.takes === 'results' ? null : own?.takes);
    if (!takes) return [{ eventSubstageId, table: withKeys(desk, table) }];
    leftOut.push({ what: titleIn(own?.stage, eventSubstageId), code: takes });
    return [];
  });
  return { said, tables, leftOut };
}

const stageOf = ({ stages, onlyStageId }: PlacingDesk, eventSubstageId: number) =>
  stages.find(
    ({ stage }) =>
      (onlyStageId === null || stage.eventStageId === onlyStageId) &&
      stage.substages.some((own) => own.eventSubstageId === eventSubstageId),
  );

const titleIn = (stage: EventStage | undefined, eventSubstageId: number): string =>
  stage?.substages.find((own) => own.eventSubstageId === eventSubstageId)?.title ||
  `${eventSubstageId}`;

export function titleOf(match: WikiMatch): string {
  const names = match.opponents.map(({ name }) => name).filter((name) => name !== '');
  return names.length === 2 ? names.join(' – ') : externalIdOfMatch(match);
}

function placeOne(desk: PlacingDesk, match: WikiMatch, at: ToldPlace): SaidMatch | LeftOutCode {
  const known = desk.known.get(match.matchId);
  const eventSubstageId = at.eventSubstageId ?? known?.eventSubstageId;
  if (eventSubstageId === undefined) return 'unknown_id';
  const own = stageOf(desk, eventSubstageId);
  const substage = own?.stage.substages.find((one) => one.eventSubstageId === eventSubstageId);
  if (!own || !substage) return 'no_such_place';
  const code = whyNot(desk, eventSubstageId);
  if (code) return code;
  const place = at.place ?? known?.place ?? null;
  const standing = askStage(STANDING, own.stage, substage, place);
  if (standing === null) return 'no_such_place';
  const opponents = opponentsOf(desk, match, { known: known?.match, standing });
  if (opponents === null) return 'no_teams';
  const told = { ...match, ...besidesOf(match, known?.match), opponents };
  return { eventSubstageId, place, isSwapped: isSwapped(desk, opponents, standing), match: told };
}

/** Facts that a later report leaves out stand as they were told. */
const besidesOf = (match: WikiMatch, known: WikiMatch | undefined): Partial<WikiMatch> =>
  known === undefined
    ? {}
    : {
        startsAt: match.startsAt ?? known.startsAt,
        isExact: match.isExact || known.isExact,
        bestOf: match.bestOf ?? known.bestOf,
        order: known.order,
        place: roundOf(match) === null ? known.place : match.place,
      };

const roundOf = ({ place }: WikiMatch): number | null =>
  place.kind === 'list' ? place.round : null;

type Standing = readonly [number | null, number | null];

/** The official teams of a place; null = there is no such place. */
const STANDING: ByStage<Standing | null, [EventSubstage, place: string | null]> = {
  swiss: (_, __, place) => (place === null ? [null, null] : null),
  groups: (_, __, place) => (place === null ? [null, null] : null),
  orders: (_, __, place) => (place === null ? [null, null] : null),
  fixtures: (stage, substage, place) => {
    if (place === null) return [null, null];
    const group = fixtureGroups(stage)[stage.substages.indexOf(substage)];
    const found = group?.list.find(({ key }) => key === place);
    return found ? teamsOfFixture(substage, found) : null;
  },
  brackets: ({ format }, substage, place) => {
    const { matches } = officialBracket(compileBracket(format), substage);
    const found = matches.find(({ node }) => node.key === place);
    return found ? [teamIn(found.top), teamIn(found.bottom)] : null;
  },
};

/** The teams as told, else as they were told before, else as they stand in the bracket. */
function opponentsOf(
  desk: PlacingDesk,
  match: WikiMatch,
  { known, standing }: { readonly known: WikiMatch | undefined; readonly standing: Standing },
): WikiMatch['opponents'] | null {
  const sides = ([0, 1] as const).map((side): WikiOpponent => {
    const own = match.opponents[side];
    if (own.teamKey !== null) return named(desk, own);
    const before = known?.opponents[side];
    if (before?.teamKey) return { ...before, score: own.score, status: own.status };
    const teamId = standing[side] ?? null;
    const key = teamId === null ? null : desk.keyOfTeam(teamId);
    return key === null ? own : { ...own, kind: 'team', teamKey: key, name: key };
  });
  const [top, bottom] = sides;
  if (!top || !bottom) return null;
  const isOver = match.isFinished || match.isNotPlayed;
  const isWhole = top.teamKey !== null && bottom.teamKey !== null;
  const isSame = top.teamKey !== null && top.teamKey === bottom.teamKey;
  return isSame || (isOver && !isWhole) ? null : [top, bottom];
}

/** The event's own name for a team that is told by its id. */
function named(desk: PlacingDesk, opponent: WikiOpponent): WikiOpponent {
  const id = opponent.teamKey === null ? null : idInKey(opponent.teamKey);
  const key = id === null ? null : desk.keyOfTeam(id);
  const name = opponent.name || key || opponent.teamKey || '';
  return { ...opponent, teamKey: key ?? opponent.teamKey, name };
}

function isSwapped(
  { teamIdOf }: PlacingDesk,
  opponents: WikiMatch['opponents'],
  [top, bottom]: Standing,
): boolean {
  const [first, second] = opponents.map(({ teamKey }) =>
    teamKey === null ? null : teamIdOf(teamKey),
  );
  return (top !== null && top === second) || (bottom !== null && bottom === first);
}

const withKeys = (desk: PlacingDesk, table: WikiTable): WikiTable => ({
  ...table,
  rows: table.rows.map((row) => {
    const id = idInKey(row.teamKey);
    const key = id === null ? null : desk.keyOfTeam(id);
    return { ...row, teamKey: key ?? row.teamKey, name: row.name || key || row.teamKey };
  }),
});

/** One place has one match, and nobody meets the same team twice in a round. */
function withoutDoubles(
  said: readonly SaidMatch[],
  { known }: PlacingDesk,
  leftOut: LeftOut[],
): readonly SaidMatch[] {
  const taken = new Map([...known.values()].map((one) => [spotOf(one), one.match.matchId]));
  return said.filter((one) => {
    const spot = spotOf(one);
    const before = spot === null ? undefined : taken.get(spot);
    if (before === undefined || before === one.match.matchId) {
      taken.set(spot, one.match.matchId);
      return true;
    }
    leftOut.push({ what: titleOf(one.match), code: 'told_twice' });
    return false;
  });
}

function spotOf({ eventSubstageId, place, match }: SaidMatch): string | null {
  if (place !== null) return `${eventSubstageId} ${place}`;
  const round = roundOf(match);
  const keys = match.opponents.map(({ teamKey }) => teamKey).toSorted();
  return round === null || keys.includes(null) ? null : `${eventSubstageId} ${round} ${keys}`;
}

/** Without its result where the stage takes none yet. */
function asTaken(desk: PlacingDesk, said: SaidMatch, leftOut: LeftOut[]): SaidMatch {
  const { match } = said;
  const own = stageOf(desk, said.eventSubstageId);
  const isSealed = own?.sealed?.has(`${said.eventSubstageId} ${said.place}`) ?? false;
  const takes = isSealed ? 'results' : (own?.takes ?? 'no_such_place');
  const hasResult = match.isFinished || match.isNotPlayed || match.winner !== null;
  if (takes === 'results' || !hasResult) return said;
  leftOut.push({ what: titleOf(match), code: takes });
  const bare = (opponent: WikiOpponent): WikiOpponent => ({ ...opponent, score: null, status: '' });
  const [first, second] = match.opponents;
  return {
    ...said,
    match: {
      ...match,
      isFinished: false,
      isNotPlayed: false,
      winner: null,
      games: [],
      opponents: [bare(first), bare(second)],
    },
  };
}
