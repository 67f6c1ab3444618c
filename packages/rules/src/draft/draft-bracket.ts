import { compileBracket } from '../bracket/compile-bracket.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import { matchKey } from '../bracket/graph.ts';
import { SERIES_LENGTHS } from '../format/parse-column.ts';
import {
  type Bracket,
  type BracketColumn,
  type BracketPart,
  type ColumnMatch,
  type MatchSlot,
  type PlayoffStage,
  type ScoringGroup,
  StageType,
} from '../model/format.ts';
import { COLUMN_DEFAULTS, DEFAULT_POINTS, PLAYOFF_DEFAULTS } from '../model/format-defaults.ts';
import type { BracketDraft, DraftedMatch, DraftedSide } from './drafted.ts';

const SECTIONS = [
  { section: 'upper', identifier: 'U', name: 'Upper Bracket' },
  { section: 'mid', identifier: 'M', name: 'Middle Bracket' },
  { section: 'lower', identifier: 'L', name: 'Lower Bracket' },
] as const;

const FINAL = { identifier: 'GF', name: 'Grand Final' } as const;
const THIRD = { identifier: 'T', name: 'Third Place' } as const;

/** A part of the drawing, column by column. */
interface Section {
  readonly identifier: string;
  readonly name: string;
  readonly columns: readonly (readonly DraftedMatch[])[];
}

/** A drafted bracket as a format draws it: freely, with the sections and columns of the wiki. */
export function drawnBracket(draft: BracketDraft): Bracket {
  const sections = sectionsOf(draft);
  const places = placesOf(sections);
  const parts = sections.map(({ identifier, name, columns }) =>
    partOf(
      identifier,
      name,
      columns.map((own, col) => columnOf(own, { identifier, col, draft, places })),
    ),
  );
  return {
    freeform: true,
    parts: [],
    freeformParts: parts,
    views: [],
    scoringGroups: scoringOf(parts),
  };
}

/** A final that can be played again stands in a part of its own, as formats ask. */
function sectionsOf({ matches, columns, reset }: BracketDraft): Section[] {
  const final = reset === null ? undefined : finalOf(matches);
  const drawn = SECTIONS.map(({ section, ...own }) => ({
    ...own,
    columns: columns
      .filter((column) => column.section === section)
      .map(({ column }) =>
        matches.filter(
          (match) => match.section === section && match.column === column && match !== final,
        ),
      )
      .filter((column) => column.length > 0),
  }));
  const third = matches.filter(({ column }) => column === null);
  return [
    ...drawn,
    { ...FINAL, columns: final ? [[final]] : [] },
    { ...THIRD, columns: third.length > 0 ? [third] : [] },
  ].filter((section) => section.columns.length > 0);
}

/** The last match of the tree; nobody comes out of it. */
const finalOf = (matches: readonly DraftedMatch[]): DraftedMatch | undefined =>
  matches.findLast(({ column }) => column !== null);

type Places = ReadonlyMap<string, Omit<MatchSlot, 'isTop'>>;

interface Drawing {
  readonly identifier: string;
  readonly col: number;
  readonly draft: BracketDraft;
  readonly places: Places;
}

const placesOf = (sections: readonly Section[]): Places =>
  new Map(
    sections.flatMap(({ identifier, columns }) =>
      columns.flatMap((own, col) =>
        own.map(({ matchId }, colIndex) => [matchId, { part: identifier, col, colIndex }] as const),
      ),
    ),
  );

function columnOf(matches: readonly DraftedMatch[], drawing: Drawing): BracketColumn {
  return {
    ...COLUMN_DEFAULTS,
    index: drawing.col,
    bestOf: longestUsual(matches),
    bothTeamsAdvance: matches.every(({ matchId }) => sendsLoserOn(matchId, drawing.draft)),
    matchCount: matches.length,
    matches: matches.map(({ matchId }, colIndex) => matchOf(matchId, colIndex, drawing)),
  };
}

const sendsLoserOn = (matchId: string, { ways }: BracketDraft): boolean =>
  ways.some(({ from, as }) => from === matchId && as === 'loser');

function matchOf(
  matchId: string,
  colIndex: number,
  { identifier, col, draft, places }: Drawing,
): ColumnMatch {
  const id = `${identifier.toLowerCase()}${col}x${colIndex}`;
  return {
    ...{ id, bracketMatchId: id, part: identifier, col, colIndex },
    winnerPath: wayOf({ kind: 'match', from: matchId, as: 'winner' }, draft, places),
    loserPath: wayOf({ kind: 'match', from: matchId, as: 'loser' }, draft, places),
  };
}

type Leaving = Extract<DraftedSide, { kind: 'match' }>;

function wayOf({ from, as }: Leaving, { matches }: BracketDraft, places: Places): MatchSlot | null {
  for (const { matchId, sides } of matches) {
    const side = sides.findIndex(
      (own) => own.kind === 'match' && own.from === from && own.as === as,
    );
    const place = side < 0 ? undefined : places.get(matchId);
    if (place) return { ...place, isTop: side === 0 };
  }
  return null;
}

const partOf = (
  identifier: string,
  name: string,
  columns: readonly BracketColumn[],
): BracketPart => ({ identifier, name, columnCount: columns.length, columns });

/** The length of most series of a column; of two as usual the longer. */
function longestUsual(matches: readonly DraftedMatch[]): number {
  const counts = new Map<number, number>();
  for (const { bestOf } of matches) counts.set(bestOf, (counts.get(bestOf) ?? 0) + 1);
  const [most] = [...counts].toSorted(([a, x], [b, y]) => y - x || b - a);
  return seriesLength(most?.[0] ?? COLUMN_DEFAULTS.bestOf);
}

/** The nearest length that formats have, the longer one first [rule: formats-20]. */
export const seriesLength = (bestOf: number): number =>
  SERIES_LENGTHS.find((length) => length >= bestOf) ?? (SERIES_LENGTHS.at(-1) as number);

/** Winners of every column pay: what is usual until an Admin's presets say otherwise. */
const scoringOf = (parts: readonly BracketPart[]): ScoringGroup[] =>
  parts.flatMap(({ identifier, name, columns }) =>
    columns.map(({ index }) => ({
      name: columns.length === 1 ? name : `${name} ${index + 1}`,
      columns: [{ part: identifier, col: index }],
      scoreParticipants: false,
      scoreWinnersOnly: true,
      pointsPerCorrectParticipant: DEFAULT_POINTS,
      scorePlacement: false,
      pointsPerCorrectPlacement: DEFAULT_POINTS,
    })),
  );

/**
 * The standard bracket of so many teams with these lengths, where the drafted one is played so. Null = it is
 * drawn freely.
 */
export function standardBracket(draft: BracketDraft): Bracket | null {
  const { teams, columns, byes } = draft;
  if (draft.thirdPlace !== null || byes.length > 0 || !Number.isInteger(Math.log2(teams)))
    return null;
  if (teams < 4 || teams > 64) return null;
  const isDouble = columns.some(({ section }) => section === 'lower');
  const bracket = generateBracket({
    teamCount: teams,
    elimination: isDouble ? 'double' : 'single',
  });
  const drawn = standardOrder(draft, isDouble);
  const places = bracket.parts.flatMap(({ identifier, columns: own }) =>
    own.flatMap(({ index, matchCount }) =>
      Array.from({ length: matchCount }, (_, colIndex) =>
        matchKey({ part: identifier, col: index, colIndex }),
      ),
    ),
  );
  const at = new Map(places.map((key, index) => [key, drawn[index]]));
  const { matches } = compileBracket({ ...PLAYOFFS, bracket });
  const isSame = matches.every((node) => {
    const own = at.get(node.key);
    const sources = [node.top, node.bottom].map((source) => {
      if (source.kind === 'opening') return 'entry';
      return `${source.kind} ${at.get(matches[source.match]?.key ?? '')?.matchId}`;
    });
    const sides = own?.sides.map((side) =>
      side.kind === 'entry' ? 'entry' : `${side.as} ${side.from}`,
    );
    return sides?.toSorted().join() === sources.toSorted().join();
  });
  if (matches.length !== drawn.length || !isSame) return null;
  const lengthOf = (part: string, col: number): number =>
    longestUsual(
      matches.flatMap((node) => {
        const own = node.part === part && node.col === col ? at.get(node.key) : undefined;
        return own ? [own] : [];
      }),
    );
  return {
    ...bracket,
    parts: bracket.parts.map((part) => ({
      ...part,
      columns: part.columns.map((column) => ({
        ...column,
        bestOf: lengthOf(part.identifier, column.index),
      })),
    })),
  };
}

/** As the standard parts draw them: above, below, and the match that ends it. */
function standardOrder({ columns, matches }: BracketDraft, isDouble: boolean): DraftedMatch[] {
  const inSection = (wanted: DraftedMatch['section']) =>
    columns
      .filter(({ section }) => section === wanted)
      .flatMap(({ column }) =>
        matches.filter((match) => match.section === wanted && match.column === column),
      );
  const upper = inSection('upper');
  if (!isDouble) return upper;
  return [...upper.slice(0, -1), ...inSection('lower'), ...upper.slice(-1)];
}

const PLAYOFFS: Omit<PlayoffStage, 'bracket'> = {
  name: '',
  type: StageType.playoffs,
  teamsToOpenPicks: null,
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: PLAYOFF_DEFAULTS,
};
