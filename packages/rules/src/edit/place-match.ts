import { defaultScoringGroups } from '../bracket/default-scoring.ts';
import { matchKey } from '../bracket/graph.ts';
import { activeParts, type BracketPlace, linkBracket } from '../bracket/links.ts';
import { losersForPlace, type PlayedPlace } from '../bracket/losers-for-place.ts';
import { roundName } from '../bracket/round-names.ts';
import { MAX_FREEFORM_PARTS } from '../format/parse-bracket.ts';
import type {
  Bracket,
  BracketColumn,
  BracketPart,
  ColumnMatch,
  MatchSlot,
  ScoringGroup,
} from '../model/format.ts';
import { COLUMN_DEFAULTS, DEFAULT_POINTS } from '../model/format-defaults.ts';
import type { BracketEditor } from './bracket-edit.ts';
import { changed, refused } from './changed.ts';
import { hasDefaultScoring } from './default-paths.ts';

const NAMES: Readonly<Record<PlayedPlace, { readonly part: string; readonly name: string }>> = {
  3: { part: 'TP', name: 'Third Place' },
  5: { part: 'FP', name: 'Fifth Place' },
};

/** The places that a bracket can have a match for, and has none yet [rule: formats-42]. */
export const placesToPlay = (bracket: Bracket): readonly PlayedPlace[] =>
  ([3, 5] as const).filter((place) => losersForPlace(linkBracket(bracket), place).length > 0);

export const addPlaceMatch: BracketEditor<'addPlaceMatch'> = (bracket, { place }) => {
  if (!placesToPlay(bracket).includes(place)) return refused({ code: 'no_losers_for', place });
  if (activeParts(bracket).length >= MAX_FREEFORM_PARTS) {
    return refused({ code: 'too_many', what: 'parts', most: MAX_FREEFORM_PARTS });
  }
  return changed(withPlaceMatch(bracket, place));
};

/** Single elimination with a match for third place: the losers of the semi-finals meet [rule: formats-38]. */
export const withThirdPlace = (whole: Bracket): Bracket => withPlaceMatch(whole, 3);

/**
 * A bracket with a match for a place, or two rounds where four teams play for it. It is drawn freely, since
 * columns of standard parts lead no loser there. Everything that staff chose stays as it is: their scoring groups and
 * views stay, and the match has its own. A place that nobody can play for is an error of the caller.
 */
export function withPlaceMatch(whole: Bracket, place: PlayedPlace): Bracket {
  const feeders = losersForPlace(linkBracket(whole), place);
  if (feeders.length === 0) throw new RangeError(`No losers play for place ${place}`);
  const drawn = drawnFreely(whole);
  const { part: wanted, name } = NAMES[place];
  const identifier = freeIdentifier(wanted, drawn.freeformParts);
  const own = partFor(identifier, name, feeders);
  const matches = own.columns.flatMap((column) => column.matches);
  return {
    ...drawn,
    freeformParts: [...withLosersIn(drawn.freeformParts, feeders, identifier), own],
    views:
      drawn.views.length === 0
        ? []
        : [
            ...drawn.views,
            { name, matches: matches.map(({ part, col, colIndex }) => ({ part, col, colIndex })) },
          ],
    scoringGroups: [...drawn.scoringGroups, scoringOf(name, own)],
  };
}

/** The same bracket with every way of it drawn. A lone part is the bracket itself. */
function drawnFreely(whole: Bracket): Bracket {
  if (whole.freeform) return whole;
  const { winnerTo, loserTo } = linkBracket(whole);
  const used = activeParts(whole).filter(({ columns }) => columns.length > 0);
  const freeformParts = used.map((part) => ({
    ...part,
    name: used.length === 1 ? 'Bracket' : part.name,
    columns: part.columns.map((column, col) => ({
      ...column,
      name: roundName(whole, part, col),
      matches: column.matches.map((match) => ({
        ...match,
        winnerPath: winnerTo.get(matchKey(match)) ?? null,
        loserPath: loserTo.get(matchKey(match)) ?? null,
      })),
    })),
  }));
  const scoringGroups = hasDefaultScoring(whole)
    ? defaultScoringGroups(freeformParts)
    : whole.scoringGroups;
  return { ...whole, freeform: true, parts: [], freeformParts, scoringGroups };
}

/** Losers meet two by two in the order of the drawing. */
function withLosersIn(
  parts: readonly BracketPart[],
  feeders: readonly BracketPlace[],
  identifier: string,
): BracketPart[] {
  const paths = new Map(
    feeders.map(({ key }, at): [string, MatchSlot] => [
      key,
      { part: identifier, col: 0, colIndex: Math.floor(at / 2), isTop: at % 2 === 0 },
    ]),
  );
  const led = (match: ColumnMatch): ColumnMatch => ({
    ...match,
    loserPath: paths.get(matchKey(match)) ?? match.loserPath,
  });
  return parts.map((part) => ({
    ...part,
    columns: part.columns.map((column) => ({ ...column, matches: column.matches.map(led) })),
  }));
}

/** One match of two losers; of four a round before it. */
function partFor(identifier: string, name: string, feeders: readonly BracketPlace[]): BracketPart {
  const bestOf = feeders[0]?.column.bestOf ?? COLUMN_DEFAULTS.bestOf;
  const sizes = feeders.length > 2 ? [feeders.length / 2, 1] : [1];
  const columns = sizes.map((matchCount, col): BracketColumn => {
    const isLast = col === sizes.length - 1;
    const matches = Array.from({ length: matchCount }, (_, colIndex): ColumnMatch => {
      const at = { part: identifier, col, colIndex };
      const id = matchKey(at);
      const next = { part: identifier, col: col + 1, colIndex: 0, isTop: colIndex === 0 };
      const winnerPath = isLast ? null : next;
      return { id, ...at, bracketMatchId: id, loserPath: null, winnerPath };
    });
    const header = sizes.length > 1 && isLast ? name : '';
    return { ...COLUMN_DEFAULTS, index: col, name: header, matchCount, bestOf, matches };
  });
  return { identifier, name, columnCount: columns.length, columns };
}

const scoringOf = (name: string, { identifier, columns }: BracketPart): ScoringGroup => ({
  name,
  columns: columns.map(({ index: col }) => ({ part: identifier, col })),
  scoreParticipants: false,
  scoreWinnersOnly: true,
  pointsPerCorrectParticipant: DEFAULT_POINTS,
  scorePlacement: false,
  pointsPerCorrectPlacement: DEFAULT_POINTS,
});

function freeIdentifier(wanted: string, parts: readonly BracketPart[]): string {
  const taken = new Set(parts.map(({ identifier }) => identifier));
  let own = wanted;
  for (let number = 2; taken.has(own); number += 1) own = `${wanted}${number}`;
  return own;
}
