import type {
  Bracket,
  BracketStage,
  FormatStage,
  GroupStageDetails,
  SwissStageDetails,
} from '../model/format.ts';
import { deepColumns, waysOf } from './deep-columns.ts';
import { keptScoring } from './kept-scoring.ts';
import type { DrawnStage } from './structure.ts';

/** A stage of an event, as its tournament drew it so far, and as it is drawn now. */
export interface StageRedraft {
  readonly own: FormatStage;
  readonly before: DrawnStage;
  readonly after: DrawnStage;
  /** The stage that the new draft makes. */
  readonly drafted: FormatStage;
}

/**
 * The event's stage with its structure changed alone: its name, its points and how it is picked stay
 * [rule: drafts-31]. A stage of another kind has the usual points. It fills no places from earlier stages any more.
 */
export function redraftedStage({ own, before, after, drafted }: StageRedraft): FormatStage {
  const { entries: _, ...named } = drafted;
  const all = after.teams.reduce((sum, count) => sum + count, 0);
  const opens = own.teamsToOpenPicks;
  const teamsToOpenPicks = opens !== null && opens > all ? null : opens;
  const any = { ...named, name: own.name, teamsToOpenPicks };
  if (before.kind !== after.kind) return any as FormatStage;
  if (own.swissStageDetails && drafted.swissStageDetails) {
    const details = redraftedSwiss(own.swissStageDetails, drafted.swissStageDetails, before);
    return { ...any, swissStageDetails: details } as FormatStage;
  }
  const groups =
    own.groupStageDetails &&
    drafted.groupStageDetails &&
    redraftedGroups(own.groupStageDetails, drafted.groupStageDetails, after);
  const hasOtherReset = before.hasReset !== after.hasReset;
  return {
    ...any,
    groupStageDetails: groups,
    playoffDetails: own.playoffDetails && {
      ...own.playoffDetails,
      ...(hasOtherReset && { hasBracketReset: after.hasReset }),
    },
    // A final that can be played again is drawn apart.
    bracket: redraftedBracket(own, drafted, !hasOtherReset),
  } as FormatStage;
}

/** Fewer 3-0 and 0-3 teams than there are is staff's word; the usual number goes with the size. */
function redraftedSwiss(
  own: SwissStageDetails,
  drafted: SwissStageDetails,
  { sweeps }: DrawnStage,
): SwissStageDetails {
  const { winsNeeded: _, groupCount: __, countsByGroup: ___, ...kept } = own;
  const { winsNeeded, groupCount, countsByGroup } = drafted;
  const countOf = (count: number, usual: number | undefined, now: number) =>
    count === usual ? now : Math.min(count, now);
  const [winners, losers] = [drafted.cleanSweepWinnerCount, drafted.cleanSweepLoserCount];
  return {
    ...kept,
    advancingCount: drafted.advancingCount,
    cleanSweepWinnerCount: countOf(own.cleanSweepWinnerCount, sweeps?.winners, winners),
    cleanSweepLoserCount: countOf(own.cleanSweepLoserCount, sweeps?.losers, losers),
    ...(winsNeeded !== undefined && { winsNeeded }),
    ...(groupCount !== undefined && { groupCount }),
    ...(countsByGroup !== undefined && { countsByGroup }),
  };
}

function redraftedGroups(
  own: GroupStageDetails,
  drafted: GroupStageDetails,
  { teams }: DrawnStage,
): GroupStageDetails {
  const { countsByGroup: _, wholeOrder, fixtures, ...kept } = own;
  const { hasGroupBrackets, groupCount, advancingCount, totalAdvancing } = drafted;
  const hasTeams = wholeOrder !== undefined || fixtures !== undefined;
  const teamCount = Math.max(...teams);
  const differ = hasTeams && teams.some((count) => count !== teamCount);
  const counts =
    drafted.countsByGroup ?? (differ ? teams.map(() => ({ advancingCount })) : undefined);
  return {
    ...kept,
    ...{ hasGroupBrackets, groupCount, advancingCount, totalAdvancing },
    scoreSecondPlace: own.scoreSecondPlace && advancingCount > 1,
    ...(counts && {
      countsByGroup: counts.map((one, at) => (differ ? { ...one, teamCount: teams[at] } : one)),
    }),
    ...(wholeOrder && { wholeOrder: { ...wholeOrder, teamCount } }),
    ...(fixtures && { fixtures: { ...fixtures, teamCount } }),
  } as GroupStageDetails;
}

/** The event's own drawing stays, with its names and views, where lengths alone differ. */
function redraftedBracket(
  own: FormatStage,
  drafted: FormatStage,
  mayStay: boolean,
): Bracket | null {
  if (own.bracket === null || drafted.bracket === null) return drafted.bracket;
  if (!mayStay || !isDrawnAlike(own, drafted)) {
    return { ...drafted.bracket, scoringGroups: keptScoring(own, drafted) };
  }
  const lengths = new Map(
    deepColumns(own).map((column, at) => [
      `${column.part} ${column.col}`,
      deepColumns(drafted)[at]?.bestOf ?? column.bestOf,
    ]),
  );
  const withLengths = (parts: Bracket['parts']): Bracket['parts'] =>
    parts.map((part) => ({
      ...part,
      columns: part.columns.map((column, col) => ({
        ...column,
        bestOf: lengths.get(`${part.identifier} ${col}`) ?? column.bestOf,
      })),
    }));
  const { parts, freeformParts, freeform } = own.bracket;
  return freeform
    ? { ...own.bracket, freeformParts: withLengths(freeformParts) }
    : { ...own.bracket, parts: withLengths(parts) };
}

/** The ways of losers are the event's own. */
const isDrawnAlike = (own: BracketStage, drafted: BracketStage): boolean =>
  waysOf(own) === waysOf(drafted);
