import {
  type BracketGraph,
  type BracketState,
  isScoreAsked,
  type LedgerRow,
  type MatchCall,
  type MatchNode,
  type MatchState,
} from '@callshot/rules';
import type { BoardModel } from '../board/board-model.ts';
import type { Whose } from '../board/whose.ts';
import { bracketTexts, type MatchText } from '../board/wording.ts';
import type { BracketTeam } from '../slot/bracket-team.ts';
import { type CallFace, callFace } from '../slot/call-face.ts';
import { type FactsByMatch, type Field, NO_FACTS, startText } from '../slot/match-facts.ts';
import { type TitleFacts, titleFacts } from '../slot/title-facts.ts';
import {
  isOn,
  isSettled,
  kindOf,
  type MatchKind,
  type OfficialSlot,
  officialSlots,
  seriesOf,
} from './official-match.ts';
import { resultSizes } from './result-sizes.ts';

/** An official match, with the call of one user. */
export interface MatchResult {
  readonly node: MatchNode;
  readonly text: MatchText;
  readonly kind: MatchKind;
  readonly isLive: boolean;
  /** 'Jun 21, 18:00'; null while it is not known. */
  readonly start: string | null;
  readonly slots: readonly [OfficialSlot, OfficialSlot];
  readonly call: CallFace | null;
  /** The result before its correction, and the reason; null = not corrected. */
  readonly correction: string | null;
  /** The share that called its ending; null while that is hidden. */
  readonly ending: { readonly score: string; readonly percent: number } | null;
}

/** The official board; in the graph's order: `results[node.index]`. */
export interface ResultModel extends BoardModel {
  readonly results: readonly MatchResult[];
  readonly champion: TitleFacts;
}

export interface ResultInput {
  readonly graph: BracketGraph;
  /** Official results, as far as there are any. */
  readonly official: BracketState;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  /** The calls of the viewer, or the viewed user, in this bracket. */
  readonly calls: readonly MatchCall[];
  readonly whose: Whose;
  /** When matches begin, and how those that are on stand. */
  readonly facts: FactsByMatch;
  /** Null = what everybody called is not told. */
  readonly field: Field | null;
  /** The notes on corrected matches, by key. */
  readonly corrections: ReadonlyMap<string, string>;
  /** The title of its winner: 'Champion'. */
  readonly title: string;
}

export function resultModel(input: ResultInput): ResultModel {
  const { graph, official, teams, calls, whose, facts, field, corrections } = input;
  const texts = bracketTexts(graph);
  const rareWordsOf = (row: LedgerRow) => field?.rareWordsOf(row) ?? null;
  const callOf = new Map(calls.map((call) => [call.match, call]));
  const results = official.matches.map((match): MatchResult => {
    const { node } = match;
    const text = texts[node.index];
    if (!text) throw new Error(`Match ${node.key} has no words`);
    const call = node.round ? callOfPair(calls, match) : callOf.get(node.index);
    const hasScores = isScoreAsked(graph, node);
    const kind = kindOf(match);
    const told = facts.get(node.key) ?? NO_FACTS;
    const isLive = isOn(kind, told);
    const shareOf = (teamId: number) => field?.percentOf(node, teamId) ?? null;
    return {
      node,
      text,
      kind,
      isLive,
      start: told.startsAt === null ? null : startText(told.startsAt, isLive || isSettled(kind)),
      slots: officialSlots({ official, teams }, match, text, { facts: told, shareOf }),
      call: call ? callFace({ call, match, teams, hasScores, whose, rareWordsOf }) : null,
      correction: corrections.get(node.key) ?? null,
      ending: endingOf(match, field),
    };
  });
  const champion = titleFacts(input, (match) => results[match]?.isLive ?? false);
  const hero = champion.champion?.team ?? champion.call?.team;
  return {
    graph,
    state: official,
    teams,
    texts,
    results,
    champion,
    stops: 'matches',
    sizes: resultSizes(calls.length > 0),
    hasChampion: true,
    opensAt: opensAt(results, facts),
    isShown: () => true,
    isMarked: (teamId) => teamId === hero?.id,
    progressOf: (matches) => progressOf(matches.flatMap((match) => results[match] ?? [])),
  };
}

/** In a drawn round: the call that one of a match's two teams goes on, the winner's first. */
function callOfPair(
  calls: readonly MatchCall[],
  { node: { round }, top, bottom, winnerTeamId }: MatchState,
): MatchCall | undefined {
  const here = [top, bottom].flatMap((slot) => (slot.kind === 'team' ? slot.teamId : []));
  const own = calls.filter(
    ({ match, pick }) =>
      round?.matches.includes(match) && here.some((teamId) => teamId === pick?.winnerTeamId),
  );
  const call = own.find(({ pick }) => pick?.winnerTeamId === winnerTeamId) ?? own[0];
  // The team beaten on the slip says nothing: nobody could call that.
  return call && { ...call, loser: [] };
}

function endingOf(match: MatchState, field: Field | null): MatchResult['ending'] {
  const games = kindOf(match) === 'played' ? seriesOf(match) : null;
  if (games === null) return null;
  const [lost, won] = [games.top, games.bottom].toSorted((one, other) => one - other);
  const percent = field?.scorePercentOf(match.node, lost ?? 0) ?? null;
  return percent === null ? null : { score: `${won}–${lost}`, percent };
}

/** The number of settled matches of a round, until all are. */
function progressOf(results: readonly MatchResult[]): string | null {
  const settled = results.filter(({ kind }) => isSettled(kind)).length;
  return settled < results.length ? `${settled}/${results.length}` : null;
}

/**
 * The match to open at: a live one, else the last one played. Without known times, a bracket that has
 * begun opens where it goes on.
 */
function opensAt(results: readonly MatchResult[], facts: FactsByMatch): number | null {
  const live = results.find(({ isLive }) => isLive);
  const played = results.filter(({ kind }) => kind === 'played' || kind === 'walkover');
  const startOf = ({ node }: MatchResult) => facts.get(node.key)?.startsAt ?? null;
  const timed = played.filter((result) => startOf(result) !== null);
  const [latest] = timed.toSorted((one, other) => (startOf(other) ?? 0) - (startOf(one) ?? 0));
  const next = played.length > 0 ? results.find(({ kind }) => kind === 'ready') : undefined;
  return (live ?? latest ?? next ?? played.at(-1))?.node.index ?? null;
}
