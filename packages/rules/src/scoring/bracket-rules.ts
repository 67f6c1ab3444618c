import { callKey } from '../bracket/drawn-round.ts';
import type { BracketGraph, SlotSource } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { ScoringGroup } from '../model/format.ts';
import type { PlaceFacts } from './bracket-facts.ts';
import { type BracketPlaceRef, factsAt } from './bracket-places.ts';
import type { JudgedBracket } from './judged-bracket.ts';
import type { LedgerOutcome } from './ledger.ts';

/** The rule that pays on top where a team reaches exactly the match that it was called for. */
export const PLACEMENT_BONUS = 'Placement Bonus';

/** One thing that a byte naming a team can be paid for. */
export interface ColumnRule {
  readonly rule: string;
  readonly matchKey: string;
  readonly worth: number;
  /** A team that officially reached any of these makes it right. */
  readonly places: readonly BracketPlaceRef[];
  /** One team can reach several of these positions, one after the other. */
  readonly isRepeatable: boolean;
  outcomeOf(teamId: number): LedgerOutcome;
}

/** A byte of the entry, and the official places that it is compared with. */
interface Prediction {
  readonly slot: number;
  readonly match: number;
  /** Positions of exactly this match. */
  readonly places: readonly BracketPlaceRef[];
  isVoid(teamId: number): boolean;
}

/**
 * The rules of each slot of a bracket, from the columns of the scoring groups. Winners and losers of a
 * match are paid where they go: a participant of a column is the winner or loser of the match that feeds
 * it. So starting slots, byes and locked matches have no byte and earn nothing.
 */
export function columnRules(bracket: JudgedBracket): ReadonlyMap<number, readonly ColumnRule[]> {
  const rules = new Map<number, ColumnRule[]>();
  for (const group of bracket.stage.format.bracket?.scoringGroups ?? []) {
    for (const column of group.columns) {
      const matches = matchesOf(bracket, column);
      const predict = group.scoreWinnersOnly ? predictedWinners : predictedParticipants;
      const predictions = matches.flatMap((match) => predict(bracket, match));
      const places = matches.flatMap((match) =>
        group.scoreWinnersOnly ? officialWinners(bracket, match) : participantsOf(bracket, match),
      );
      const isRepeatable = isRevisited(bracket.graph, matches);
      for (const prediction of predictions) {
        const own = rulesOf(bracket, group, prediction, { places, isRepeatable });
        rules.set(prediction.slot, [...(rules.get(prediction.slot) ?? []), ...own]);
      }
    }
  }
  return rules;
}

const matchesOf = (
  { graph }: JudgedBracket,
  column: { readonly part: string; readonly col: number },
): number[] =>
  graph.matches
    .filter((node) => node.part === column.part && node.col === column.col && !node.isReset)
    .map((node) => node.index);

/** Whether a match of a column leads to another one of the same column. */
function isRevisited(graph: BracketGraph, column: readonly number[]): boolean {
  const reached = new Set<number>();
  const follow = (match: number): void => {
    const node = graph.matches[match];
    for (const to of [node?.winnerTo, node?.loserTo]) {
      if (!to || reached.has(to.match)) continue;
      reached.add(to.match);
      follow(to.match);
    }
  };
  for (const match of column) follow(match);
  return column.some((match) => reached.has(match));
}

type Among = Pick<ColumnRule, 'places' | 'isRepeatable'>;

function rulesOf(
  { graph, facts }: JudgedBracket,
  group: ScoringGroup,
  { match, places, isVoid }: Prediction,
  column: Among,
): ColumnRule[] {
  const node = graph.matches[match];
  if (!node) return [];
  const key = callKey(node);
  const paid = (rule: string, worth: number, among: Among): ColumnRule[] => {
    if (worth === 0) return [];
    const official = among.places.map((place) => factsAt(facts, place));
    const outcomeOf = (team: number) => outcomeAmong(official, team, isVoid(team));
    return [{ rule, matchKey: key, worth, ...among, outcomeOf }];
  };
  const isBasePaid = group.scoreParticipants || group.scoreWinnersOnly;
  const placement = group.scorePlacement ? group.pointsPerCorrectPlacement : 0;
  return [
    ...paid(group.name, isBasePaid ? group.pointsPerCorrectParticipant : 0, column),
    ...paid(PLACEMENT_BONUS, placement, { places, isRepeatable: false }),
  ];
}

/**
 * A team in one of the places makes it right. A place lost only to a cancelled match makes it void, not
 * wrong [rule: scoring-2].
 */
function outcomeAmong(
  places: readonly PlaceFacts[],
  teamId: number,
  isVoid: boolean,
): LedgerOutcome {
  if (places.some((place) => place.team === teamId)) return 'correct';
  if (places.some((place) => place.possible.has(teamId))) return 'pending';
  return isVoid ? 'void' : 'wrong';
}

function predictedParticipants(bracket: JudgedBracket, match: number): Prediction[] {
  const node = bracket.graph.matches[match];
  if (!node) return [];
  const places = participantsOf(bracket, match);
  return [node.top, node.bottom].flatMap((source) => {
    const slot = slotOf(bracket, source);
    if (slot === null || source.kind === 'opening') return [];
    const isVoid = (teamId: number): boolean =>
      (!node.round && isVoidFor(bracket, match, teamId)) ||
      isVoidFor(bracket, source.match, teamId);
    return [{ slot, match, places, isVoid }];
  });
}

const slotOf = ({ index, at }: JudgedBracket, source: SlotSource): number | null =>
  source.kind === 'opening' ? null : index.ofMatch(source.kind, at, source.match);

/**
 * Both teams of a `bothTeamsAdvance` match count [rule: scoring-10]; a reset decides the grand
 * final.
 */
function predictedWinners(bracket: JudgedBracket, match: number): Prediction[] {
  const { graph, index, at } = bracket;
  const places = officialWinners(bracket, match);
  const isVoid = (teamId: number): boolean => isVoidFor(bracket, match, teamId);
  const winnerKind = match === resetBase(graph) ? 'champion' : 'winner';
  const kinds = graph.matches[match]?.bothTeamsAdvance
    ? (['winner', 'loser'] as const)
    : ([winnerKind] as const);
  return kinds.flatMap((kind) => {
    const slot = index.ofMatch(kind, at, match);
    return slot === null ? [] : [{ slot, match, places, isVoid }];
  });
}

/** The participants of a drawn round are those who come into it, drawn or not. */
function participantsOf({ graph }: JudgedBracket, match: number): BracketPlaceRef[] {
  const node = graph.matches[match];
  if (node?.round) {
    return [node.top, node.bottom].flatMap((source) => (source.kind === 'opening' ? [] : [source]));
  }
  return [
    { match, kind: 'top' },
    { match, kind: 'bottom' },
  ];
}

function officialWinners({ graph, facts }: JudgedBracket, match: number): BracketPlaceRef[] {
  if (graph.matches[match]?.bothTeamsAdvance) {
    return [
      { match, kind: 'winner' },
      { match, kind: 'loser' },
    ];
  }
  const isFinal = match === resetBase(graph) && facts.champion !== null;
  return [{ match, kind: isFinal ? 'champion' : 'winner' }];
}

/** No call belongs to one match of a drawn round: it is void for the teams that a cancelled match took out. */
function isVoidFor(bracket: JudgedBracket, match: number, teamId: number): boolean {
  const round = bracket.graph.matches[match]?.round;
  if (!round) return isVoidMatch(bracket, match);
  return round.matches.some((own) => {
    const official = bracket.facts.matches[own];
    const isThere = [official?.top, official?.bottom].some((place) => place?.possible.has(teamId));
    return official?.outcome === 'void' && isThere;
  });
}

/** A cancelled reset leaves the grand final without a champion: void as well. */
function isVoidMatch({ graph, facts }: JudgedBracket, match: number): boolean {
  const isCancelled = (at: number) => facts.matches[at]?.outcome === 'void';
  const isFinal = match === resetBase(graph);
  return isCancelled(match) || (isFinal && graph.reset !== null && isCancelled(graph.reset));
}
