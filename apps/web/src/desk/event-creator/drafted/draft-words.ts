import {
  activeParts,
  compareFormats,
  type DraftDoubt,
  type DraftGuess,
  type EventFormat,
  type FormatDifference,
  type FormatStage,
  readFormat,
  wordsOfDraftDoubt,
  wordsOfUncounted,
} from '@callshot/rules';
import { listedWithAnd } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';
import { type Drafted, type DraftedPart, teamsOf } from './drafted-stages.ts';

const kindOf = ({ kind, teams }: DraftedPart): string => {
  const words: Readonly<Record<DraftedPart['kind'], () => string>> = {
    swiss: () => m.draftSwiss({ teams }),
    league: () => m.draftLeague({ teams }),
    gsl: () => m.draftGsl({ teams }),
    bracket: () => m.draftBracket({ teams }),
    matches: () => m.draftMatches({ teams }),
  };
  return words[kind]();
};

/** 'Swiss, 16 teams'; groups side by side are counted. */
export function kindWords(parts: readonly DraftedPart[]): string {
  const [first] = parts;
  if (!first) return '';
  return parts.length === 1
    ? kindOf(first)
    : m.draftSideBySide({ count: parts.length, kind: kindOf(first) });
}

/** 'best of 1 and 3', a bracket's as its format has them; '' where nothing is known. */
export function lengthWords({ bracket }: FormatStage, parts: readonly DraftedPart[]): string {
  const columns = bracket ? activeParts(bracket).flatMap((part) => part.columns) : null;
  const all = columns
    ? columns.filter(({ isQualifier }) => !isQualifier).map(({ bestOf }) => bestOf)
    : parts.flatMap(({ bestOf }) => bestOf);
  const lengths = [...new Set(all)].toSorted((a, b) => a - b);
  return lengths.length === 0 ? '' : m.draftBestOf({ lengths: listedWithAnd(lengths.map(String)) });
}

/** Doubts and parts that are left out, as sentences. */
export const remarksOf = ({ doubts, leftOut }: Drafted): string[] => [
  ...new Set([
    ...doubts.map(({ code, values }) => wordsOfDraftDoubt({ code, ...values } as DraftDoubt)),
    ...leftOut.map(wordsOfUncounted),
  ]),
];

/** The reason for a guess. */
export function reasonOf(guess: DraftGuess): string {
  const words: Readonly<Record<DraftGuess, () => string>> = {
    through: () => m.guessedThrough(),
    ends: () => m.guessedEnds(),
    lengths: () => m.guessedLengths(),
    ways: () => m.guessedWays(),
  };
  return words[guess]();
}

/** The reason for what is no guess; '' where nothing is. */
export function groundOf(parts: readonly DraftedPart[]): string {
  const part = parts.find(({ sure }) => sure === 'follows') ?? parts[0];
  if (!part || part.sure === 'guessed') return '';
  const isPicked = part.kind === 'bracket' || part.kind === 'gsl';
  if (part.sure === 'seen') return isPicked ? m.seenOnPage() : m.seenInTable();
  if (isPicked) return m.followsFromColumns();
  return part.kind === 'swiss' ? m.followsFromWins() : m.followsFromPlaces();
}

/** A stage is as sure as its least sure part. */
export function sureWords(parts: readonly DraftedPart[]): string {
  if (parts.some(({ sure }) => sure === 'guessed')) return m.draftGuessed();
  return parts.some(({ sure }) => sure === 'follows') ? m.draftFollows() : m.draftSeen();
}

/** 'As in Austin Major 2025, but 8 teams fewer in Stage 1' [rule: drafts-24]; null = there is no such event. */
export function seriesWords(drafted: Drafted, format: EventFormat): string | null {
  const { last } = drafted;
  const before = last && readFormat(last.json).format;
  if (!last || !before) return null;
  const differences = compareFormats(
    { format: before, teams: last.teams },
    { format, teams: teamsOf(drafted, format.stages.length) },
  );
  const { name: event } = last;
  if (differences.length === 0) return m.asInLast({ event });
  const all = listedWithAnd(differences.map(differenceWords));
  return m.asInLastBut({ event, differences: all });
}

type Words<D extends FormatDifference> = (difference: D) => string;
type DifferenceWords = {
  readonly [C in FormatDifference['code']]: Words<Extract<FormatDifference, { code: C }>>;
};

const DIFFERENCES: DifferenceWords = {
  stage_new: ({ stage }) => m.differsNew({ stage }),
  stage_gone: ({ stage }) => m.differsGone({ stage }),
  kind: ({ stage }) => m.differsKind({ stage }),
  teams: ({ stage, more }) =>
    more > 0
      ? m.differsMoreTeams({ stage, count: more })
      : m.differsFewerTeams({ stage, count: -more }),
  going_on: ({ stage, more }) =>
    more > 0
      ? m.differsMoreGoOn({ stage, count: more })
      : m.differsFewerGoOn({ stage, count: -more }),
  groups: ({ stage, more }) =>
    more > 0
      ? m.differsMoreGroups({ stage, count: more })
      : m.differsFewerGroups({ stage, count: -more }),
  matches: ({ stage, more }) =>
    more > 0
      ? m.differsMoreMatches({ stage, count: more })
      : m.differsFewerMatches({ stage, count: -more }),
  wins: ({ stage, wins, before }) => m.differsWins({ stage, wins, before }),
  lengths: ({ stage, lengths, before }) => m.differsLengths({ stage, lengths, before }),
  reset_new: ({ stage }) => m.differsReset({ stage }),
  reset_gone: ({ stage }) => m.differsNoReset({ stage }),
};

const differenceWords = (difference: FormatDifference): string =>
  (DIFFERENCES[difference.code] as Words<FormatDifference>)(difference);
