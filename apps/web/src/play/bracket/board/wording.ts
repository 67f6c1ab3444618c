import {
  type BracketGraph,
  type MatchNode,
  ownRoundOf,
  type SlotSource,
  type SlotTarget,
} from '@callshot/rules';
import { m } from '../words/messages.js';
import { type Columns, columnsByMatch, matchNumber, nameHalves, nameOf } from './match-name.ts';

/** The texts about one match; constant while its bracket is on screen. */
export interface MatchText {
  /** 'Upper Round 1 · M3'; without a number where the round has one match. */
  readonly name: string;
  /** 'Match 3 · Bo5' */
  readonly heading: string;
  /** 'M3' */
  readonly number: string;
  readonly top: SlotText;
  readonly bottom: SlotText;
  /** 'Upper Quarter-Finals · M1', or null where the winner goes nowhere. */
  readonly winnerTo: string | null;
  readonly loserTo: string | null;
  /** 'Locks Jun 21, 6:00 PM', or 'Locked'; null where the stage locks as a whole. */
  readonly lock: string | null;
}

/** Placeholder of an empty slot in two halves, so that the match number survives narrow boxes. */
export interface SlotText {
  readonly origin: string;
  readonly number: string;
  /** 'Winner R2 M4', for the drawing; the whole is told to those who listen. */
  readonly short: string;
}

/** 'Upper Round 1 · M3, best of 5'; a qualifier column has nothing to play. */
export function seriesName(node: MatchNode, { name, lock }: MatchText): string {
  const series = node.isQualifier ? name : m.seriesName({ name, games: node.bestOf });
  return lock === null ? series : `${series}, ${lock}`;
}

/** A placeholder in one piece. */
export const slotTextOf = ({ origin, number }: Omit<SlotText, 'short'>): string =>
  `${origin}${number}`;

/** Words for every match, in the graph's order. `locks` says by their keys when matches lock one by one. */
export function bracketTexts(
  graph: BracketGraph,
  locks?: ReadonlyMap<string, string>,
): MatchText[] {
  const columns = columnsByMatch(graph);
  return graph.matches.map(
    (node) => new WordsOfMatch(graph, columns, node, locks?.get(node.key) ?? null),
  );
}

/** Made when they are asked for: of a large bracket few are drawn at first. */
class WordsOfMatch implements MatchText {
  readonly #graph: BracketGraph;
  readonly #columns: Columns;
  readonly #node: MatchNode;
  readonly lock: string | null;

  constructor(graph: BracketGraph, columns: Columns, node: MatchNode, lock: string | null) {
    this.lock = lock;
    this.#graph = graph;
    this.#columns = columns;
    this.#node = node;
  }

  get name(): string {
    return nameOf(this.#graph, this.#columns, this.#node.index);
  }

  get heading(): string {
    const { isReset, colIndex, isQualifier, bestOf } = this.#node;
    const name = isReset ? m.bracketReset() : m.matchHeading({ number: colIndex + 1 });
    return isQualifier ? name : `${name} · ${m.bestOfShort({ games: bestOf })}`;
  }

  get number(): string {
    return this.#node.isReset ? m.resetShort() : matchNumber(this.#node);
  }

  get top(): SlotText {
    return slotText(this.#graph, this.#columns, this.#node, this.#node.top);
  }

  get bottom(): SlotText {
    return slotText(this.#graph, this.#columns, this.#node, this.#node.bottom);
  }

  get winnerTo(): string | null {
    return targetName(this.#graph, this.#columns, this.#node.winnerTo);
  }

  get loserTo(): string | null {
    return targetName(this.#graph, this.#columns, this.#node.loserTo);
  }
}

function slotText(
  graph: BracketGraph,
  columns: Columns,
  node: MatchNode,
  source: SlotSource,
): SlotText {
  // Which of the earlier matches brings somebody to a place is drawn.
  if (node.round) return { origin: m.toBeDrawn(), number: '', short: m.toBeDrawn() };
  if (source.kind === 'opening') {
    return { origin: m.toBeDecided(), number: '', short: m.toBeDecided() };
  }
  const { origin, number } = nameHalves(graph, columns, source.match);
  return {
    origin: source.kind === 'winner' ? m.winnerOf({ origin }) : m.loserOf({ origin }),
    number,
    // Only what is drawn asks for it.
    get short() {
      return shortSource(graph, columns, node, source);
    },
  };
}

/** 'upper' and 'R2' of 'Upper Round 2'. */
interface ShortRound {
  readonly side: 'upper' | 'lower' | null;
  readonly round: string;
  readonly isFinal: boolean;
}

/** Null of a round with a name of its own. */
function shortRound(header: string): ShortRound | null {
  const found = ownRoundOf(header);
  if (!found) return null;
  const { side, kind, number } = found;
  switch (kind) {
    case 'round':
      return { side, round: m.roundShort({ number: number ?? 0 }), isFinal: false };
    case 'quarter_finals':
      return { side, round: m.quarterFinalShort(), isFinal: false };
    case 'semi_finals':
      return { side, round: m.semiFinalShort(), isFinal: false };
    case 'final':
      return { side, round: m.finalShort(), isFinal: true };
    default:
      return kind satisfies never;
  }
}

/** 'Winner R2 M4', 'Loser Upper SF M1', 'Lower winner': by its side only from the other one. */
function shortSource(
  graph: BracketGraph,
  columns: Columns,
  from: MatchNode,
  { kind, match: index }: Exclude<SlotSource, { kind: 'opening' }>,
): string {
  const isWinner = kind === 'winner';
  const { origin, number } = nameHalves(graph, columns, index);
  const match = number.replace(' · ', '');
  const node = graph.matches[index];
  const column = columns.get(index);
  const short = !column || node?.isReset ? null : shortRound(column.own);
  const said = (name: string) => (isWinner ? m.winnerShort({ name }) : m.loserShort({ name }));
  // A round with a name of its own may be long; the number is what tells its matches apart.
  if (!short) return said([match, origin].filter(Boolean).join(', '));
  const { round, isFinal } = short;
  const side = node?.part === from.part ? null : short.side;
  if (isFinal && side !== null && !match) {
    if (isWinner) return side === 'upper' ? m.upperWinner() : m.lowerWinner();
    if (side === 'upper') return m.upperFinalLoser();
  }
  const sided = side === 'upper' ? m.upperRound({ round }) : m.lowerRound({ round });
  return said([side === null ? round : sided, match].filter(Boolean).join(' '));
}

const targetName = (graph: BracketGraph, columns: Columns, target: SlotTarget | null) =>
  target && nameOf(graph, columns, target.match);

/** '3 later picks were cleared: Upper Final, Grand Final.' */
export function clearedNotice(names: readonly string[]): string {
  if (names.length === 0) return '';
  return m.laterCleared({ count: names.length, names: names.join(', ') });
}
