import type {
  Bracket,
  BracketColumn,
  BracketStage,
  FormatStage,
  MatchSlot,
} from '../model/format.ts';
import {
  type BracketGraph,
  type DrawnRound,
  type GraphPart,
  type MatchNode,
  matchKey,
  type SlotSource,
  type SlotTarget,
} from './graph.ts';
import {
  activeParts,
  type BracketLinks,
  type BracketPlace,
  linkBracket,
  slotKey,
} from './links.ts';
import { roundName } from './round-names.ts';

/** Formats are immutable, so a stage compiles once however often picks are checked against it. */
const compiled = new WeakMap<FormatStage, BracketGraph>();

/** Compiles the bracket of a stage; its format must have passed `parseFormat`. */
export function compileBracket(stage: FormatStage): BracketGraph {
  const known = compiled.get(stage);
  if (known) return known;
  if (!stage.bracket) throw new Error(`Stage "${stage.name}" has no bracket`);
  const graph = buildGraph(stage);
  compiled.set(stage, graph);
  return graph;
}

/** The matches of a stage's brackets, in the graph's order; none where teams are picked. */
export const matchesOf = (stage: FormatStage): readonly MatchNode[] =>
  stage.bracket ? compileBracket(stage).matches : [];

function buildGraph(stage: BracketStage): BracketGraph {
  const { bracket } = stage;
  const links = linkBracket(bracket);
  const order = topologicalOrder(links);
  const resolved = resolveLinks(links, order);
  const played = withRounds(
    order.map((place, index) => nodeOf(place, index, resolved)),
    order,
  );
  const { useSeriesScore } = stage.playoffDetails ?? stage.groupStageDetails;
  const hasReset = stage.playoffDetails?.hasBracketReset === true;
  const matches = hasReset ? withReset(bracket, played) : played;
  const reset = matches.findIndex((node) => node.isReset);
  return {
    matches,
    byKey: new Map(matches.map((node) => [node.key, node])),
    parts: graphParts(bracket, matches),
    drawnRounds: [...new Set(matches.flatMap(({ round }) => round ?? []))],
    reset: reset < 0 ? null : reset,
    useSeriesScore,
    isFreeform: bracket.freeform,
  };
}

/**
 * Drawing order wherever that is a possible order of play; otherwise feeding matches are moved
 * forward. The matches of a drawn round stay together, behind everything that feeds one of them.
 */
function topologicalOrder(links: BracketLinks): BracketPlace[] {
  const byKey = new Map(links.places.map((place) => [place.key, place]));
  const feeders = feedersOf(links);
  const order: BracketPlace[] = [];
  const seen = new Map<string, 'open' | 'done'>();
  const visit = (place: BracketPlace): void => {
    const state = seen.get(place.key);
    if (state === 'done') return;
    if (state === 'open') throw new Error(`Bracket links form a cycle at ${place.key}`);
    const together = playedTogether(links, place);
    for (const { key } of together) seen.set(key, 'open');
    for (const feeder of together.flatMap(({ key }) => feeders.get(key) ?? [])) {
      const source = byKey.get(feeder);
      if (source) visit(source);
    }
    for (const { key } of together) seen.set(key, 'done');
    order.push(...together);
  };
  for (const place of links.places) visit(place);
  return order;
}

/** A match, or all matches of its drawn round. */
const playedTogether = ({ places }: BracketLinks, place: BracketPlace): readonly BracketPlace[] =>
  place.column.drawn === true ? places.filter(({ column }) => column === place.column) : [place];

function feedersOf(links: BracketLinks): Map<string, string[]> {
  const feeders = new Map<string, string[]>();
  for (const [from, to] of [...links.winnerTo, ...links.loserTo]) {
    const known = feeders.get(matchKey(to));
    if (known) known.push(from);
    else feeders.set(matchKey(to), [from]);
  }
  return feeders;
}

function nodeOf(place: BracketPlace, index: number, resolved: Resolved): MatchNode {
  const { part, col, colIndex, column, key } = place;
  const { links, sources, indexOf } = resolved;
  const target = (slot: MatchSlot | undefined): SlotTarget | null => {
    const match = slot && indexOf.get(matchKey(slot));
    return slot && match !== undefined ? { match, isTop: slot.isTop } : null;
  };
  const source = (isTop: boolean): SlotSource =>
    sources.get(slotKey({ part, col, colIndex, isTop })) ?? { kind: 'opening' };
  return {
    index,
    key,
    part,
    col,
    colIndex,
    bestOf: column.bestOf,
    top: source(true),
    bottom: source(false),
    winnerTo: target(links.winnerTo.get(key)),
    loserTo: target(links.loserTo.get(key)),
    isLocked: column.lockPicks || column.isLocked,
    isQualifier: column.isQualifier,
    bothTeamsAdvance: column.bothTeamsAdvance,
    isReset: false,
    round: null,
    paddingTop: column.matches[colIndex]?.paddingTop ?? 0,
  };
}

function withRounds(nodes: readonly MatchNode[], order: readonly BracketPlace[]): MatchNode[] {
  const rounds = new Map<BracketColumn, DrawnRound>();
  for (const { column } of order) {
    if (column.drawn !== true || rounds.has(column)) continue;
    const own = nodes.filter((_, index) => order[index]?.column === column);
    rounds.set(column, {
      matches: own.map(({ index }) => index),
      sources: own.flatMap(({ top, bottom }) => [top, bottom]),
    });
  }
  return nodes.map((node, index) => {
    const column = order[index]?.column;
    return { ...node, round: (column && rounds.get(column)) ?? null };
  });
}

interface Resolved {
  readonly links: BracketLinks;
  readonly sources: ReadonlyMap<string, SlotSource>;
  readonly indexOf: ReadonlyMap<string, number>;
}

function resolveLinks(links: BracketLinks, order: readonly BracketPlace[]): Resolved {
  const indexOf = new Map(order.map((place, index) => [place.key, index]));
  const sources = new Map<string, SlotSource>();
  order.forEach((place, match) => {
    const winner = links.winnerTo.get(place.key);
    const loser = links.loserTo.get(place.key);
    if (winner) sources.set(slotKey(winner), { kind: 'winner', match });
    if (loser) sources.set(slotKey(loser), { kind: 'loser', match });
  });
  return { links, sources, indexOf };
}

/** The last grand final is followed by the match that resets the bracket [rule: brackets-6]. */
function withReset(bracket: Bracket, matches: readonly MatchNode[]): MatchNode[] {
  const part = activeParts(bracket).find((candidate) => candidate.identifier === 'GF');
  const col = (part?.columns.length ?? 0) - 1;
  const final = matches.findLast((node) => node.part === 'GF' && node.col === col);
  if (!final) throw new Error('A bracket reset needs a grand final');
  const colIndex = final.colIndex + 1;
  const reset: MatchNode = {
    ...final,
    index: matches.length,
    key: matchKey({ part: 'GF', col, colIndex }),
    colIndex,
    winnerTo: null,
    loserTo: null,
    isReset: true,
  };
  return [...matches, reset];
}

function graphParts(bracket: Bracket, matches: readonly MatchNode[]): GraphPart[] {
  return activeParts(bracket)
    .filter((part) => part.columns.length > 0)
    .map((part) => ({
      identifier: part.identifier,
      name: part.name,
      columns: part.columns.map((column, col) => ({
        part: part.identifier,
        col,
        header: roundName(bracket, part, col),
        bestOf: column.bestOf,
        isLocked: column.lockPicks || column.isLocked,
        isQualifier: column.isQualifier,
        isDrawn: column.drawn === true,
        paddingTop: column.paddingTop,
        paddingLeft: column.paddingLeft,
        matches: matches
          .filter((node) => node.part === part.identifier && node.col === col)
          .sort((a, b) => a.colIndex - b.colIndex)
          .map((node) => node.index),
      })),
    }));
}
