import type { BracketMismatch } from './bracket-mismatch.ts';
import { type FormatNode, isOneRound, type Side } from './format-nodes.ts';
import type { DrawnMatch } from './wiki-bracket.ts';
import { type WikiNode, wikiNodes } from './wiki-ways.ts';

/** Why a bracket of the wiki cannot be laid on a format's: what can be counted, and is surely so. */
export function bracketMismatches(
  format: readonly FormatNode[],
  drawn: readonly DrawnMatch[],
): BracketMismatch[] {
  const wiki = wikiNodes(drawn);
  const other: BracketMismatch = { code: 'match_count', wiki: wiki.length, format: format.length };
  if (isOneRound(format) && wiki.every(({ feeders }) => feeders.length === 0)) return [other];
  const own = shapeOfFormat(format);
  const told = shapeOfWiki(wiki, drawn);
  const below = lowerMismatch(own, told);
  const counted = [
    ...startMismatch(own, told),
    ...endMismatch(own, told),
    ...(below.length > 0 ? below : roundMismatches(own, told)),
  ];
  if (counted.length > 0) return counted;
  if (wiki.length !== format.length) return [other];
  return [{ code: 'feeders_differ', matches: format.length }];
}

/** The countable properties of a bracket; null = unknown. */
interface Shape {
  readonly starts: number | null;
  readonly ends: number | null;
  readonly lower: number;
  /** Matches of each round of a side. */
  readonly rounds: ReadonlyMap<Side, readonly number[]> | null;
}

function shapeOfFormat(format: readonly FormatNode[]): Shape {
  return {
    starts: format.flatMap(({ slots }) => slots).filter(({ kind }) => kind === 'opening').length,
    ends: format.filter(({ winnerTo }) => winnerTo === null).length,
    lower: format.filter(({ side }) => side === 'lower').length,
    rounds: roundsOf(format),
  };
}

/**
 * If winners go on by ways that the page does not store, its parts are not those of the format.
 * Then neither its ends nor the teams that begin in it can be counted.
 */
function shapeOfWiki(wiki: readonly WikiNode[], drawn: readonly DrawnMatch[]): Shape {
  const lower = wiki.filter(({ isLower }) => isLower).length;
  const ends = wiki.filter(({ winnerTo }) => winnerTo === null);
  const isWhole = ends.every((end) => isEnd(end, wiki, drawn));
  if (!isWhole) return { starts: null, ends: null, lower, rounds: null };
  return {
    starts: wiki
      .filter(({ isLower }) => !isLower)
      .reduce((sum, { feeders, hasBye }) => sum + 2 - feeders.length - (hasBye ? 1 : 0), 0),
    ends: ends.length,
    lower,
    rounds: roundsOf(sidesOfWiki(wiki)),
  };
}

/** The page says that its winner is through, or nobody further right waits for one. */
function isEnd(end: WikiNode, wiki: readonly WikiNode[], drawn: readonly DrawnMatch[]): boolean {
  const at = wiki.indexOf(end);
  if (drawn[at]?.match.place.qualifiesWinner) return true;
  return !wiki.some(
    ({ feeders, column, group }) =>
      group === end.group &&
      feeders.length === 1 &&
      (column ?? 0) > (end.column ?? 0) &&
      isUpper(end),
  );
}

const isUpper = ({ isLower }: WikiNode): boolean => !isLower;

/** A final has feeders of both parts. */
function sidesOfWiki(wiki: readonly WikiNode[]): { side: Side; round: number }[] {
  const sides: Side[] = [];
  const sideOf = (at: number): Side => {
    const own = wiki[at];
    if (!own) return 'upper';
    const before = new Set(own.feeders.map(({ from }) => sides[from] ?? sideOf(from)));
    const side = before.size > 1 || before.has('final') ? 'final' : own.isLower ? 'lower' : 'upper';
    sides[at] = side;
    return side;
  };
  return wiki.map(({ column }, at) => {
    const side = sideOf(at);
    const columns = wiki.flatMap((other, index) =>
      sideOf(index) === side && (other.column ?? 0) < (column ?? 0) ? [other.column] : [],
    );
    return { side, round: new Set(columns).size };
  });
}

function roundsOf(
  matches: readonly { readonly side: Side; readonly round: number }[],
): ReadonlyMap<Side, readonly number[]> {
  const rounds = new Map<Side, number[]>();
  for (const { side, round } of matches) {
    const own = rounds.get(side) ?? [];
    own[round] = (own[round] ?? 0) + 1;
    rounds.set(side, own);
  }
  return rounds;
}

/** Fewer teams may have byes. */
function startMismatch({ starts: format }: Shape, { starts: wiki }: Shape): BracketMismatch[] {
  if (format === null || wiki === null) return [];
  return wiki > format || 2 * wiki <= format ? [{ code: 'starting_teams', wiki, format }] : [];
}

function endMismatch({ ends: format }: Shape, { ends: wiki }: Shape): BracketMismatch[] {
  return format === null || wiki === null || wiki === format
    ? []
    : [{ code: 'ways_out', wiki, format }];
}

function lowerMismatch({ lower: format }: Shape, { lower: wiki }: Shape): BracketMismatch[] {
  if (format > 0 && wiki === 0) return [{ code: 'lower_only_in_format', matches: format }];
  return format === 0 && wiki > 0 ? [{ code: 'lower_only_on_wiki', matches: wiki }] : [];
}

/** The number of rounds; where it is the same, the first round with another number of matches. */
function roundMismatches(format: Shape, wiki: Shape): BracketMismatch[] {
  const { rounds: own } = format;
  const { rounds: told } = wiki;
  if (!own || !told) return [];
  const hasByes = (wiki.starts ?? 0) < (format.starts ?? 0);
  return SIDES.flatMap((side): BracketMismatch[] => {
    const [ours, theirs] = [own.get(side) ?? [], told.get(side) ?? []];
    if (side === 'final' && (ours.length === 0 || theirs.length === 0)) return [];
    if (ours.length !== theirs.length) {
      return [{ code: 'round_count', side, wiki: theirs.length, format: ours.length }];
    }
    const at = ours.findIndex((size, round) => size !== theirs[round]);
    if (at < 0 || hasByes) return [];
    const [size = 0, other = 0] = [ours[at], theirs[at]];
    return [{ code: 'round_size', side, round: at + 1, wiki: other, format: size }];
  });
}

const SIDES: readonly Side[] = ['upper', 'lower', 'final'];
