import {
  type BracketGraph,
  type BracketState,
  type LedgerOutcome,
  type MatchCall,
  outcomeOfCall,
} from '@callshot/rules';
import { teamById, teamOf } from '../board/board-model.ts';
import type { Whose } from '../board/whose.ts';
import { seriesOf } from '../results/official-match.ts';
import type { BracketTeam } from './bracket-team.ts';
import { championOf, decidingMatches } from './champion.ts';
import type { Field } from './match-facts.ts';

/** A team that has won everything, or still can in the last match. */
export interface Finalist {
  readonly team: BracketTeam;
  /** Whole percent that called it to win everything; null where that is not counted. */
  readonly share: number | null;
}

/** The winner of a bracket, as far as it is known. */
export interface TitleFacts {
  /** 'Champion', or 'Winner' of what is no playoff. */
  readonly title: string;
  readonly champion: Finalist | null;
  /** 'The MongolZ', and '2–1' where the games are known. */
  readonly beaten: { readonly name: string; readonly games: string | null } | null;
  /** Both teams of a last match that is not decided; none before. */
  readonly finalists: readonly Finalist[];
  readonly isLive: boolean;
  readonly call: { readonly team: BracketTeam; readonly outcome: LedgerOutcome } | null;
  readonly whose: Whose;
}

interface TitleInput {
  readonly graph: BracketGraph;
  readonly official: BracketState;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly calls: readonly MatchCall[];
  readonly whose: Whose;
  readonly field: Field | null;
  readonly title: string;
}

export function titleFacts(input: TitleInput, isLive: (match: number) => boolean): TitleFacts {
  const { graph, official, teams, calls, whose, field, title } = input;
  const champion = championOf(graph, official);
  const called = titleCall(graph, calls);
  const finalist = (team: BracketTeam) => ({ team, share: titleShare(graph, field, team.id) });
  const [last] = openFinals(graph, official);
  return {
    title,
    champion: champion && finalist(teamById(teams, champion.teamId)),
    beaten: champion && beatenBy(champion, teams),
    finalists: champion ? [] : finalistsOf(last, teams).map(finalist),
    isLive: champion === null && last !== undefined && isLive(last.node.index),
    call: called && { team: teamById(teams, called.teamId), outcome: called.outcome },
    whose,
  };
}

/** The title is called in the last match that was called to be played. */
function titleCall(graph: BracketGraph, calls: readonly MatchCall[]) {
  const deciding = decidingMatches(graph).map(({ index }) => index);
  const call = calls.findLast(({ match, pick }) => pick !== null && deciding.includes(match));
  const outcome = call ? outcomeOfCall(call) : null;
  const teamId = call?.pick?.winnerTeamId ?? null;
  return teamId === null || outcome === null ? null : { teamId, outcome };
}

/** The last of the deciding matches that both teams have come to. */
const openFinals = (graph: BracketGraph, official: BracketState) =>
  decidingMatches(graph)
    .flatMap(({ index }) => official.matches[index] ?? [])
    .filter(({ top, bottom }) => top.kind === 'team' && bottom.kind === 'team')
    .reverse();

function finalistsOf(
  last: BracketState['matches'][number] | undefined,
  teams: TitleInput['teams'],
): BracketTeam[] {
  if (!last) return [];
  return [last.top, last.bottom].flatMap((slot) => teamOf({ teams }, slot) ?? []);
}

function beatenBy(
  { match, loserTeamId }: NonNullable<ReturnType<typeof championOf>>,
  teams: TitleInput['teams'],
): TitleFacts['beaten'] {
  if (loserTeamId === null) return null;
  const series = seriesOf(match);
  const games = series ? [series.top, series.bottom].sort((a, b) => b - a).join('–') : null;
  return { name: teamById(teams, loserTeamId).name, games };
}

/**
 * Whole percent that called a team to win everything. Entrants who called a reset called its winner there,
 * which is not counted by team.
 */
export function titleShare(
  graph: BracketGraph,
  field: Field | null,
  teamId: number,
): number | null {
  const [final] = decidingMatches(graph);
  if (!final || graph.reset !== null) return null;
  return field?.percentOf(final, teamId) ?? null;
}
