import type { BracketGraph, MatchNode, SlotSource, SlotTarget } from '@callshot/rules';

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
}

/** Placeholder of an empty slot in two halves, so that the match number survives narrow boxes. */
export interface SlotText {
  readonly origin: string;
  readonly number: string;
  /** 'Winner R2 M4', for the drawing; the whole is told to those who listen. */
  readonly short: string;
}

/** 'Upper Round 1 · M3, best of 5'; a qualifier column has nothing to play. */
export const seriesName = (node: MatchNode, { name }: MatchText): string =>
  node.isQualifier ? name : `${name}, best of ${node.bestOf}`;

/** A placeholder in one piece. */
export const slotTextOf = ({ origin, number }: Omit<SlotText, 'short'>): string =>
  `${origin}${number}`;

/** Words for every match, in the graph's order. */
export function bracketTexts(graph: BracketGraph): MatchText[] {
  const columns = columnsByMatch(graph);
  return graph.matches.map((node) => new WordsOfMatch(graph, columns, node));
}

/** Made when they are asked for: of a large bracket few are drawn at first. */
class WordsOfMatch implements MatchText {
  readonly #graph: BracketGraph;
  readonly #columns: Columns;
  readonly #node: MatchNode;

  constructor(graph: BracketGraph, columns: Columns, node: MatchNode) {
    this.#graph = graph;
    this.#columns = columns;
    this.#node = node;
  }

  get name(): string {
    return nameOf(this.#graph, this.#columns, this.#node.index);
  }

  get heading(): string {
    const { isReset, colIndex } = this.#node;
    return `${isReset ? 'Bracket Reset' : `Match ${colIndex + 1}`}${bestOfSuffix(this.#node)}`;
  }

  get number(): string {
    return this.#node.isReset ? 'R' : `M${this.#node.colIndex + 1}`;
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

const bestOfSuffix = (node: MatchNode): string => (node.isQualifier ? '' : ` · Bo${node.bestOf}`);

/** The column of each match, and whether it is the only one played there. */
interface NamedColumn {
  readonly header: string;
  readonly isAlone: boolean;
  readonly short: ShortRound | null;
}

/** 'Upper ' and 'R2' of 'Upper Round 2'. */
interface ShortRound {
  readonly side: string;
  readonly round: string;
}

function columnsByMatch(graph: BracketGraph): Columns {
  const columns = new Map<number, NamedColumn>();
  for (const part of graph.parts) {
    for (const { header, matches } of part.columns) {
      const played = matches.filter((match) => graph.matches[match]?.isReset === false);
      const column = { header, isAlone: played.length <= 1, short: shortRound(header) };
      for (const index of matches) columns.set(index, column);
    }
  }
  return columns;
}

type Columns = ReadonlyMap<number, NamedColumn>;
type NameHalves = Pick<SlotText, 'origin' | 'number'>;

function nameHalves(graph: BracketGraph, columns: Columns, index: number): NameHalves {
  const node = graph.matches[index];
  const column = columns.get(index);
  if (!node || !column) return { origin: '', number: '' };
  if (node.isReset) return { origin: 'Bracket Reset', number: '' };
  return { origin: column.header, number: column.isAlone ? '' : ` · M${node.colIndex + 1}` };
}

function nameOf(graph: BracketGraph, columns: Columns, index: number): string {
  const { origin, number } = nameHalves(graph, columns, index);
  return `${origin}${number}`;
}

function slotText(
  graph: BracketGraph,
  columns: Columns,
  node: MatchNode,
  source: SlotSource,
): SlotText {
  if (source.kind === 'opening') {
    return { origin: 'To be decided', number: '', short: 'To be decided' };
  }
  const { origin, number } = nameHalves(graph, columns, source.match);
  const who = source.kind === 'winner' ? 'Winner' : 'Loser';
  return {
    origin: `${who} of ${origin}`,
    number,
    // Only what is drawn asks for it.
    get short() {
      const short = `${who} ${shortName(graph, columns, node, source.match)}`;
      return FINALS[short] ?? short;
    },
  };
}

/** Names that are shorter in the other order. */
const FINALS: Readonly<Record<string, string>> = {
  'Winner Upper Final': 'Upper winner',
  'Winner Lower Final': 'Lower winner',
  'Loser Upper Final': 'Upper final loser',
};

const ROUND = /^(Upper |Lower )?(?:Round (\d+)|(Quarter)-Finals|(Semi)-Finals|Final)$/;

/** Null of a round with a name of its own. */
function shortRound(header: string): ShortRound | null {
  const found = ROUND.exec(header);
  if (!found) return null;
  const [, side = '', count, quarter, semi] = found;
  return { side, round: count ? `R${count}` : quarter ? 'QF' : semi ? 'SF' : 'Final' };
}

/** 'R2 M4', 'Upper SF M1', 'Lower Final': by its side only from the other one. */
function shortName(graph: BracketGraph, columns: Columns, from: MatchNode, index: number): string {
  const { origin, number } = nameHalves(graph, columns, index);
  const match = number.replace(' · ', '');
  const node = graph.matches[index];
  const short = node?.isReset ? null : columns.get(index)?.short;
  // A round with a name of its own may be long; the number is what tells its matches apart.
  if (!short) return [match, origin].filter(Boolean).join(', ');
  const side = node?.part === from.part ? '' : short.side;
  return `${side}${short.round}${match ? ` ${match}` : ''}`;
}

const targetName = (graph: BracketGraph, columns: Columns, target: SlotTarget | null) =>
  target && nameOf(graph, columns, target.match);

/** One match by name, where its column is not on screen: 'Upper Round 1 · M3', 'Grand Final reset'. */
export function matchName(graph: BracketGraph, index: number): string {
  const columns = columnsByMatch(graph);
  const isReset = graph.matches[index]?.isReset;
  return isReset ? `${columns.get(index)?.header} reset` : nameOf(graph, columns, index);
}

/** '3 later picks were cleared: Upper Final, Grand Final.' */
export function clearedNotice(names: readonly string[]): string {
  if (names.length === 0) return '';
  const counted = names.length === 1 ? '1 later pick was' : `${names.length} later picks were`;
  return `${counted} cleared: ${names.join(', ')}.`;
}
