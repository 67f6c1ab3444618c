import type { WikiMatch, WikiOpponent, WikiTable, WikiTableRow } from '../wiki/records.ts';
import type { Doubt, DoubtKind } from './doubt.ts';
import type { SaidMatch } from './said.ts';

/** Doubts that have no likeliest answer: somebody has to say what happened. */
const OPEN_QUESTIONS: ReadonlySet<DoubtKind> = new Set([
  'no_winner',
  'slot_waits',
  'group_gone',
  'impossible',
]);

/** Doubts whose answer may take the place of a result that stands. */
const CHANGES: ReadonlySet<DoubtKind> = new Set([
  'changed_after_applied',
  'staff_says_otherwise',
  'unconfirmed_places',
  'contradicts_table',
]);

/** Collects what waits for staff while a stage is gone through. */
export interface Waiting {
  readonly doubts: readonly Doubt[];
  /** Staff applied something that takes back what stood. */
  readonly hasChanged: boolean;
  /** Notes that a match waits, without a likeliest answer. */
  on(said: SaidMatch, kind: DoubtKind, teamIds?: readonly number[]): void;
  /** Whether staff applied what the match says; where they did not, it waits. */
  isApplied(said: SaidMatch, kind: DoubtKind | null, teamIds?: readonly number[]): boolean;
  /** Notes a team that the event does not know, once for all its matches, and which one it may be. */
  onTeam(said: SaidMatch, opponent: WikiOpponent, likeliest: number | null): void;
  /** The same of a table in which it stands. */
  onRow(
    eventSubstageId: number,
    row: Pick<WikiTableRow, 'teamKey' | 'name'>,
    likeliest: number | null,
  ): void;
  /** The same as `isApplied` of what a table says, or what all matches say together. */
  isRowApplied(asked: RowDoubt): boolean;
}

type Stranger = Pick<Doubt, 'eventSubstageId' | 'matchId' | 'place' | 'teamKey' | 'name'>;

export interface RowDoubt {
  readonly kind: DoubtKind;
  readonly eventSubstageId: number;
  readonly teamIds: readonly number[];
  readonly says: string;
  readonly canApply: boolean;
}

export function createWaiting(applied: ReadonlySet<string>): Waiting {
  const doubts = new Map<string, Doubt>();
  let hasChanged = false;
  const isApplied = (doubt: Doubt): boolean => {
    if (!applied.has(doubt.key)) {
      note(doubt);
      return false;
    }
    hasChanged ||= CHANGES.has(doubt.kind);
    return true;
  };
  const note = (doubt: Doubt): void => {
    if (!doubts.has(doubt.key)) doubts.set(doubt.key, doubt);
  };
  /** Once for all matches and tables in which it stands; one of them may tell which team it is. */
  const onStranger = (at: Stranger, likeliest: number | null): void => {
    const key = `unknown_team ${at.teamKey}`;
    const isTold = (doubts.get(key)?.teamIds.length ?? 0) > 0;
    if (isTold || (doubts.has(key) && likeliest === null)) return;
    doubts.set(key, {
      ...at,
      key,
      kind: 'unknown_team',
      teamIds: likeliest === null ? [] : [likeliest],
      canApply: likeliest !== null,
    });
  };
  const ofMatch = (
    said: SaidMatch,
    kind: DoubtKind,
    canApply: boolean,
    teamIds: readonly number[] = [],
  ): Doubt => ({
    key: keyOfMatchDoubt(said, kind, teamIds),
    kind,
    eventSubstageId: said.eventSubstageId,
    matchId: said.match.matchId,
    place: said.place,
    teamIds,
    name: null,
    teamKey: null,
    canApply,
  });
  return {
    get hasChanged() {
      return hasChanged;
    },
    get doubts() {
      return [...doubts.values()];
    },
    on: (said, kind, teamIds) => note(ofMatch(said, kind, false, teamIds)),
    isApplied: (said, kind, teamIds) => {
      if (kind === null) return true;
      return isApplied(ofMatch(said, kind, !OPEN_QUESTIONS.has(kind), teamIds));
    },
    onTeam: ({ match, eventSubstageId, place }, { teamKey, name }, likeliest) => {
      const { matchId } = match;
      onStranger({ eventSubstageId, matchId, place, teamKey, name }, likeliest);
    },
    onRow: (eventSubstageId, { teamKey, name }, likeliest) =>
      onStranger({ eventSubstageId, matchId: null, place: null, teamKey, name }, likeliest),
    isRowApplied: ({ kind, eventSubstageId, teamIds, says, canApply }) => {
      return isApplied({
        key: [kind, eventSubstageId, ...teamIds, says].join(' '),
        kind,
        eventSubstageId,
        matchId: null,
        place: null,
        teamIds,
        name: null,
        teamKey: null,
        canApply,
      });
    },
  };
}

/** A doubt about what a match says now: it asks anew once the match says something else. */
export const keyOfMatchDoubt = (
  { match }: Pick<SaidMatch, 'match'>,
  kind: DoubtKind,
  teamIds: readonly number[] = [],
): string => [kind, match.matchId, ...teamIds, contentOf(match)].join(' ');

/**
 * The content of a match's end on the wiki. Times and maps may change without a new question to
 * staff.
 */
const contentOf = ({ opponents, winner, isFinished, isNotPlayed }: WikiMatch): string =>
  JSON.stringify([
    isFinished,
    isNotPlayed,
    winner,
    ...opponents.map(({ teamKey, score, status }) => [teamKey, score, status]),
  ]);

/** The final content of a table. */
export const contentOfTable = ({ rows }: WikiTable): string =>
  JSON.stringify(rows.map(({ teamKey, placement, definite }) => [teamKey, placement, definite]));
