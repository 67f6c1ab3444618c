import {
  type BracketGraph,
  type MatchPlace,
  matchKey,
  type SlotSource,
  seedOrder,
} from '@callshot/rules';
import { m } from '../words/messages.js';

/** 'UB 2·1': the first match of the second column of the upper bracket. */
export const matchName = ({ part, col, colIndex }: MatchPlace): string =>
  `${part} ${col + 1}·${colIndex + 1}`;

/** A match of a drawing by its position in the graph. */
export const placeOf = (graph: BracketGraph, match: number): MatchPlace | null => {
  const node = graph.matches[match];
  return node ? { part: node.part, col: node.col, colIndex: node.colIndex } : null;
};

export interface SlotWords {
  readonly text: string;
  /**
   * The number of the seed that starts there; null = another match feeds it, or it is not known.
   */
  readonly seed: number | null;
}

/** The sources of both slots of every match, in the graph's order. */
export function slotWords(graph: BracketGraph): { top: SlotWords; bottom: SlotWords }[] {
  const seeds = seedsOf(graph);
  return graph.matches.map((node) => {
    const words = (source: SlotSource, isTop: boolean): SlotWords => {
      const seed = seeds.get(`${node.key} ${isTop}`) ?? null;
      if (source.kind === 'opening') {
        return { text: seed === null ? m.openSlot() : m.seedNumber({ seed }), seed };
      }
      const from = placeOf(graph, source.match);
      return { text: comesFrom(source.kind, from && matchName(from)), seed };
    };
    return { top: words(node.top, true), bottom: words(node.bottom, false) };
  });
}

function comesFrom(kind: 'winner' | 'loser', match: string | null): string {
  if (match === null) return kind === 'winner' ? m.winner() : m.loser();
  return kind === 'winner' ? m.winnerFrom({ match }) : m.loserFrom({ match });
}

/** Seeds of a first round that is whole: the best two meet last. */
function seedsOf(graph: BracketGraph): ReadonlyMap<string, number> {
  const first = graph.isFreeform ? [] : (graph.parts[0]?.columns[0]?.matches ?? []);
  const nodes = first.flatMap((index) => graph.matches[index] ?? []);
  const isWhole = nodes.every(
    ({ top, bottom }) => top.kind === 'opening' && bottom.kind === 'opening',
  );
  if (!isWhole || nodes.length === 0 || !Number.isInteger(Math.log2(nodes.length))) {
    return new Map();
  }
  const seeds = seedOrder(nodes.length * 2);
  return new Map(
    nodes.flatMap((node, position) => [
      [`${matchKey(node)} true`, seeds[2 * position] ?? 0] as const,
      [`${matchKey(node)} false`, seeds[2 * position + 1] ?? 0] as const,
    ]),
  );
}
