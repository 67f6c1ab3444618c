import type {
  Bracket,
  BracketPart,
  ColumnMatch,
  MatchSlot,
  ScoringGroup,
} from '../model/format.ts';
import { COLUMN_DEFAULTS, DEFAULT_POINTS } from '../model/format-defaults.ts';
import { defaultScoringGroups } from './default-scoring.ts';
import { matchKey } from './graph.ts';
import { activeParts, linkBracket } from './links.ts';
import { roundName } from './round-names.ts';

const PART = 'TP';

/**
 * Single elimination with a match for third place: the losers of the semi-finals meet [rule: formats-38]. It is
 * drawn freely, since columns of standard parts lead no loser there. A bracket without two semi-finals is an
 * error of the caller.
 */
export function withThirdPlace(whole: Bracket): Bracket {
  const [tree, ...others] = activeParts(whole).filter(({ columns }) => columns.length > 0);
  const semiFinals = tree?.columns.at(-2);
  if (!tree || others.length > 0 || semiFinals?.matchCount !== 2) {
    throw new RangeError('Only single elimination has two semi-finals and one final');
  }
  const { winnerTo } = linkBracket(whole);
  const columns = tree.columns.map((column, col) => ({
    ...column,
    name: roundName(whole, tree, col),
    matches: column.matches.map(
      (match): ColumnMatch => ({
        ...match,
        winnerPath: winnerTo.get(matchKey(match)) ?? null,
        loserPath: column === semiFinals ? slotOfLoser(match) : null,
      }),
    ),
  }));
  const main: BracketPart = { ...tree, name: 'Bracket', columns };
  return {
    freeform: true,
    parts: [],
    freeformParts: [main, thirdPlace(semiFinals.bestOf)],
    views: [],
    scoringGroups: [...defaultScoringGroups([main]), SCORING],
  };
}

const slotOfLoser = ({ colIndex }: ColumnMatch): MatchSlot => ({
  part: PART,
  col: 0,
  colIndex: 0,
  isTop: colIndex === 0,
});

const SCORING: ScoringGroup = {
  name: 'Third Place',
  columns: [{ part: PART, col: 0 }],
  scoreParticipants: false,
  scoreWinnersOnly: true,
  pointsPerCorrectParticipant: DEFAULT_POINTS,
  scorePlacement: false,
  pointsPerCorrectPlacement: DEFAULT_POINTS,
};

function thirdPlace(bestOf: number): BracketPart {
  const at = { part: PART, col: 0, colIndex: 0 };
  const id = matchKey(at);
  const match = { id, ...at, bracketMatchId: id, loserPath: null, winnerPath: null };
  return {
    identifier: PART,
    name: 'Third Place',
    columnCount: 1,
    columns: [{ ...COLUMN_DEFAULTS, index: 0, matchCount: 1, bestOf, matches: [match] }],
  };
}
