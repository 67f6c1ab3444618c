import { matchKey } from '../bracket/graph.ts';
import type { BracketColumn, ColumnMatch, MatchSlot } from '../model/format.ts';
import { COLUMN_DEFAULTS } from '../model/format-defaults.ts';
import {
  type Found,
  field,
  isAbsent,
  isObject,
  items,
  note,
  readFlag,
  readName,
  readText,
  readWhole,
} from './read-value.ts';

/** The most columns that a part takes [rule: formats-19]. */
export const mostColumnsOf = (part: string): number => (part === 'LB' ? 10 : 9);
export const MAX_MATCHES = 64;
export const MAX_PADDING = 10_000;

/** The most games of a series [rule: formats-20]. */
export const SERIES_LENGTHS: readonly number[] = [1, 3, 5, 7, 9];

export const isSeriesLength = (bestOf: number): boolean => SERIES_LENGTHS.includes(bestOf);

interface Position {
  readonly part: string;
  readonly col: number;
}

/** One column of a part, at its position in that part. */
export function parseColumn(at: Found, position: Position): BracketColumn {
  isObject(at);
  const matchCount = readMatchCount(at);
  return {
    index: readOwn(field(at, 'index'), position.col),
    name: readText(field(at, 'name'), COLUMN_DEFAULTS.name),
    matchCount,
    bestOf: readBestOf(field(at, 'bestOf')),
    paddingTop: readPadding(field(at, 'paddingTop'), COLUMN_DEFAULTS.paddingTop),
    paddingLeft: readPadding(field(at, 'paddingLeft'), COLUMN_DEFAULTS.paddingLeft),
    bothTeamsAdvance: readFlag(field(at, 'bothTeamsAdvance'), COLUMN_DEFAULTS.bothTeamsAdvance),
    lockPicks: readFlag(field(at, 'lockPicks'), COLUMN_DEFAULTS.lockPicks),
    isLocked: readUnlocked(field(at, 'isLocked')),
    isQualifier: readFlag(field(at, 'isQualifier'), COLUMN_DEFAULTS.isQualifier),
    ...(readFlag(field(at, 'drawn'), false) ? { drawn: true } : {}),
    matches: parseMatches(field(at, 'matches'), position, matchCount),
  };
}

/** A state of a running event: in a format that is read nothing is locked yet. */
function readUnlocked(at: Found): boolean {
  readFlag(at, COLUMN_DEFAULTS.isLocked);
  return COLUMN_DEFAULTS.isLocked;
}

/** The count may be left out where the matches themselves are given. */
function readMatchCount(at: Found): number {
  const matches = field(at, 'matches').value;
  const range = { min: 1, max: MAX_MATCHES };
  const count = field(at, 'matchCount');
  const isCounted = isAbsent(count) && Array.isArray(matches) && matches.length > 0;
  return readWhole(count, isCounted ? { ...range, fallback: matches.length } : range);
}

function parseMatches(at: Found, position: Position, matchCount: number): ColumnMatch[] {
  if (isAbsent(at)) {
    return Array.from({ length: matchCount }, (_, colIndex) => {
      const own = { ...position, colIndex };
      const id = matchKey(own);
      return { id, ...own, bracketMatchId: id, loserPath: null };
    });
  }
  const found = items(at, MAX_MATCHES);
  if (Array.isArray(at.value) && at.value.length !== matchCount) {
    note(at, { code: 'wrong_match_count', listed: at.value.length, matchCount });
  }
  return found.map((match, colIndex) => parseMatch(match, { ...position, colIndex }));
}

function parseMatch(at: Found, own: Position & { readonly colIndex: number }): ColumnMatch {
  isObject(at);
  const id = readName(field(at, 'id'), matchKey(own));
  const part = field(at, 'part');
  if (!isAbsent(part) && part.value !== own.part)
    note(part, { code: 'wrong_part', part: own.part });
  const winnerPath = field(at, 'winnerPath');
  const paddingTop = field(at, 'paddingTop');
  return {
    id,
    part: own.part,
    col: readOwn(field(at, 'col'), own.col),
    colIndex: readOwn(field(at, 'colIndex'), own.colIndex),
    bracketMatchId: readName(field(at, 'bracketMatchId'), id),
    loserPath: parseSlot(field(at, 'loserPath')),
    ...(winnerPath.value === undefined ? {} : { winnerPath: parseSlot(winnerPath) }),
    ...(isAbsent(paddingTop)
      ? {}
      : { paddingTop: readPadding(paddingTop, COLUMN_DEFAULTS.paddingTop) }),
  };
}

function parseSlot(at: Found): MatchSlot | null {
  if (isAbsent(at) || !isObject(at)) return null;
  return { ...parseMatchPlace(at), isTop: readFlag(field(at, 'isTop'), false) };
}

/** The name of a match: its part, column and place in the column. */
export function parseMatchPlace(at: Found): Omit<MatchSlot, 'isTop'> {
  return {
    ...parseColumnPlace(at),
    colIndex: readWhole(field(at, 'colIndex'), { min: 0, max: MAX_MATCHES }),
  };
}

/** The name of a column: its part and place in the part. */
export const parseColumnPlace = (at: Found): Position => ({
  part: readName(field(at, 'part')),
  col: readWhole(field(at, 'col'), { min: 0, max: mostColumnsOf('LB') - 1 }),
});

/** A number that repeats where its owner stands. */
function readOwn(at: Found, position: number): number {
  if (!isAbsent(at) && at.value !== position) note(at, { code: 'wrong_position', position });
  return position;
}

/** [rule: formats-20] */
function readBestOf(at: Found): number {
  if (isAbsent(at)) return COLUMN_DEFAULTS.bestOf;
  if (typeof at.value === 'number' && isSeriesLength(at.value)) return at.value;
  note(at, { code: 'bad_series_length' });
  return COLUMN_DEFAULTS.bestOf;
}

const readPadding = (at: Found, fallback: number): number =>
  readWhole(at, { min: 0, max: MAX_PADDING, fallback });
