import { partOfColumns } from '../bracket/generate-bracket.ts';
import type { Bracket, BracketPart, BracketView, ScoringGroup } from '../model/format.ts';
import { DEFAULT_POINTS, PART_NAMES, type PartIdentifier } from '../model/format-defaults.ts';
import { checkDrawn } from './check-drawn.ts';
import { checkLinks } from './check-links.ts';
import { checkLocks } from './check-locks.ts';
import { checkReferences } from './check-references.ts';
import { checkBracketSize } from './check-size.ts';
import { mostColumnsOf, parseColumn, parseColumnPlace, parseMatchPlace } from './parse-column.ts';
import {
  type Found,
  field,
  isObject,
  items,
  note,
  readFlag,
  readName,
  readPoints,
  readWhole,
} from './read-value.ts';

const STANDARD_PARTS: readonly PartIdentifier[] = ['UB', 'LB', 'GF'];
export const MAX_IDENTIFIER = 12;
const FREEFORM_IDENTIFIER = new RegExp(`^[A-Za-z0-9]{1,${MAX_IDENTIFIER}}$`);
export const MAX_FREEFORM_PARTS = 12;

/** A part and where the document has it; parts filled in later stand nowhere. */
interface FoundPart {
  readonly at: Found;
  readonly part: BracketPart;
}

/** The bracket of a stage, with its links, views and scoring groups resolved against its matches. */
export function parseBracket(at: Found, { hasReset }: { hasReset: boolean }): Bracket | null {
  if (!isObject(at)) return null;
  const before = at.problems.length;
  const freeform = readFlag(field(at, 'freeform'), false);
  const standard = parseStandardParts(field(at, 'parts'));
  const free = parseFreeformParts(field(at, 'freeformParts'));
  const isReadable = at.problems.length === before;
  const bracket: Bracket = {
    freeform,
    parts: freeform
      ? standard.map(({ part }) => part)
      : withMissingParts(standard.map(({ part }) => part)),
    freeformParts: free.map(({ part }) => part),
    views: items(field(at, 'views')).map(parseView),
    scoringGroups: items(field(at, 'scoringGroups')).map(parseScoringGroup),
  };
  const active = freeform ? free : standard;
  if (active.every(({ part }) => part.columns.length === 0)) {
    note(field(at, freeform ? 'freeformParts' : 'parts'), { code: 'no_columns' });
  } else if (isReadable) {
    const partsAt = new Map(active.map((found) => [found.part.identifier, found.at]));
    checkLinks(bracket, partsAt);
    checkLocks(bracket, partsAt);
    checkDrawn(at, bracket, partsAt);
    checkReferences(at, bracket, hasReset);
    checkBracketSize(at, bracket, hasReset);
  }
  return bracket;
}

/** UB, LB and GF, in that order. */
function parseStandardParts(at: Found): FoundPart[] {
  let previous = -1;
  return items(at, STANDARD_PARTS.length).map((found) => {
    isObject(found);
    const identifier = STANDARD_PARTS.find((known) => known === field(found, 'identifier').value);
    const position = identifier ? STANDARD_PARTS.indexOf(identifier) : -1;
    if (position <= previous) note(field(found, 'identifier'), { code: 'parts_out_of_order' });
    previous = Math.max(previous, position);
    return { at: found, part: parsePart(found, identifier ?? '', identifier) };
  });
}

/** UB, LB and GF; those that are not there have no columns. */
export const withMissingParts = (parts: readonly BracketPart[]): BracketPart[] =>
  STANDARD_PARTS.map(
    (known) => parts.find(({ identifier }) => identifier === known) ?? partOfColumns(known, []),
  );

function parseFreeformParts(at: Found): FoundPart[] {
  const seen = new Set<string>();
  return items(at, MAX_FREEFORM_PARTS).map((found) => {
    isObject(found);
    const named = field(found, 'identifier');
    const identifier = typeof named.value === 'string' ? named.value : '';
    if (!FREEFORM_IDENTIFIER.test(identifier)) note(named, { code: 'bad_part_identifier' });
    else if (seen.has(identifier)) note(named, { code: 'part_twice', identifier });
    seen.add(identifier);
    return { at: found, part: parsePart(found, identifier) };
  });
}

function parsePart(at: Found, identifier: string, standard?: PartIdentifier): BracketPart {
  const max = mostColumnsOf(identifier);
  const columns = items(field(at, 'columns'), max).map((column, col) =>
    parseColumn(column, { part: identifier, col }),
  );
  const range = { min: 0, max, fallback: columns.length };
  const columnCount = field(at, 'columnCount');
  if (readWhole(columnCount, range) !== columns.length) {
    note(columnCount, { code: 'wrong_column_count', columns: columns.length });
  }
  const name = standard ? PART_NAMES[standard] : identifier;
  return {
    identifier,
    name: readName(field(at, 'name'), name),
    columnCount: columns.length,
    columns,
  };
}

function parseView(at: Found): BracketView {
  isObject(at);
  return {
    name: readName(field(at, 'name')),
    matches: items(field(at, 'matches')).map(parseMatchPlace),
  };
}

function parseScoringGroup(at: Found): ScoringGroup {
  isObject(at);
  return {
    name: readName(field(at, 'name')),
    columns: items(field(at, 'columns')).map(parseColumnPlace),
    scoreParticipants: readFlag(field(at, 'scoreParticipants'), false),
    scoreWinnersOnly: readFlag(field(at, 'scoreWinnersOnly'), false),
    pointsPerCorrectParticipant: readPoints(
      field(at, 'pointsPerCorrectParticipant'),
      DEFAULT_POINTS,
    ),
    scorePlacement: readFlag(field(at, 'scorePlacement'), false),
    pointsPerCorrectPlacement: readPoints(field(at, 'pointsPerCorrectPlacement'), DEFAULT_POINTS),
  };
}
