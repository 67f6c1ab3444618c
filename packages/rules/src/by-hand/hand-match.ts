import { type HandOrder, hasEndedByHand, type TableMatch } from '../group/group-table.ts';
import type { EndedAs } from '../model/ended-as.ts';
import type { TeamMatch } from '../model/team-match.ts';

/** A match of a Swiss stage or group as staff enter it. */
export interface HandMatch extends TableMatch {
  readonly eventSubstageId: number;
  /** Counted from 1. */
  readonly round: number;
  readonly bestOf: number;
  readonly startsAt: string | null;
}

/** The same as it is stored. */
export interface StoredHandMatch extends HandMatch {
  readonly id: number;
  /** The published result before the correction. */
  readonly correctedFrom: EndedAs | null;
  readonly correctedAt: string | null;
}

/** The matches of a substage as staff entered them. */
export interface HandMatches {
  readonly matches: readonly StoredHandMatch[];
  readonly order: HandOrder | null;
}

/** Matches as all that counts still possible results reads them, in the order of their rounds. */
export const teamMatchesByHand = (matches: readonly HandMatch[]): TeamMatch[] =>
  matches.toSorted((one, other) => one.round - other.round).map(teamMatchOf);

const teamMatchOf = (match: HandMatch): TeamMatch => ({
  round: match.round,
  teamIds: [match.topTeamId, match.bottomTeamId],
  result: resultOf(match),
});

function resultOf({ outcome, winnerTeamId, topTeamId }: HandMatch): TeamMatch['result'] {
  if (outcome === 'open' || outcome === 'draw') return outcome;
  if (outcome === 'double_forfeit') return 'both_lost';
  return outcome === 'bye' || winnerTeamId === topTeamId ? 'first' : 'second';
}

type Published = Pick<StoredHandMatch, 'correctedFrom' | 'correctedAt'>;
const AS_PUBLISHED: Published = { correctedFrom: null, correctedAt: null };

/**
 * The earlier published result of a match that staff end otherwise now [rule: results-22]. Adding a
 * missing score is no correction. A result that is taken back is remembered until there is another.
 */
export function publishedByHand(
  before: StoredHandMatch | undefined,
  after: HandMatch,
  now: string,
): Published {
  if (!before || sidesOf(before) !== sidesOf(after)) return AS_PUBLISHED;
  const { correctedFrom, correctedAt } = before;
  if (hasEndedByHand(before)) {
    const was = endOf(before);
    const isOther = !hasEndedByHand(after) || differs(was, endOf(after));
    return isOther ? { correctedFrom: was, correctedAt: now } : { correctedFrom, correctedAt };
  }
  if (correctedFrom === null || !hasEndedByHand(after)) return { correctedFrom, correctedAt };
  return differs(correctedFrom, endOf(after)) ? { correctedFrom, correctedAt: now } : AS_PUBLISHED;
}

const differs = (was: EndedAs, is: EndedAs): boolean =>
  was.winner !== is.winner ||
  was.scores.some((score, at) => score !== null && score !== is.scores[at]);

const sidesOf = ({ topTeamId, bottomTeamId }: HandMatch): string => `${topTeamId} ${bottomTeamId}`;

const endOf = (match: HandMatch): EndedAs => {
  const { winnerTeamId, topTeamId, topTeamScore, bottomTeamScore } = match;
  return {
    winner: winnerTeamId === null ? null : winnerTeamId === topTeamId ? 'first' : 'second',
    scores: [topTeamScore, bottomTeamScore],
  };
};

/** Matches in which other teams take the places of some; open matches of teams that have left are gone. */
export function withHandTeams(
  { matches, order }: HandMatches,
  successorOf: (teamId: number) => number,
  teamIds: readonly number[],
): HandMatches {
  const stays = ({ outcome, topTeamId, bottomTeamId }: HandMatch): boolean =>
    hasEndedByHand({ outcome }) ||
    [topTeamId, bottomTeamId].every((teamId) => teamId === null || teamIds.includes(teamId));
  const follow = (teamId: number | null): number | null =>
    teamId === null ? null : successorOf(teamId);
  return {
    matches: matches
      .map((match) => ({
        ...match,
        topTeamId: successorOf(match.topTeamId),
        bottomTeamId: follow(match.bottomTeamId),
        winnerTeamId: follow(match.winnerTeamId),
      }))
      .filter(stays),
    order: order && { ...order, teamIds: order.teamIds.map(successorOf) },
  };
}

/** When a group begins: its earliest match, once all of its first round have a time. */
export function firstStartByHand(
  matches: readonly Pick<HandMatch, 'round' | 'startsAt'>[],
): string | null {
  const first = Math.min(...matches.map(({ round }) => round));
  if (matches.some(({ round, startsAt }) => round === first && startsAt === null)) return null;
  const starts = matches.flatMap(({ startsAt }) => startsAt ?? []);
  return starts.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
