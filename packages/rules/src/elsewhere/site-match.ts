import type { BracketPlace, WikiMatch, WikiOpponent, WikiPlace } from '../wiki/records.ts';
import {
  ELSEWHERE_PAGE,
  type ElsewhereSource,
  elsewhereId,
  type ReadMatch,
} from './told-result.ts';

/** A match of a site that draws brackets, without that site's quirks. */
export interface SiteMatch {
  readonly id: string;
  /** The part of the tournament that it stands in, by an id and in words. */
  readonly groupId: string;
  readonly group: string;
  /** Signed as both sites sign it: below 0 = the lower bracket. */
  readonly round: number;
  /** The name of its round. */
  readonly header: string;
  readonly bestOf: number | null;
  /** An instant, ISO. */
  readonly startsAt: string | null;
  readonly isFinished: boolean;
  /** The side that won; null with a finished match = a draw. */
  readonly winner: 0 | 1 | null;
  readonly sides: readonly [SiteSide, SiteSide];
}

export interface SiteSide {
  /** Null = not known yet. */
  readonly name: string | null;
  readonly score: number | null;
  /** It gave the match up, or was disqualified. */
  readonly isOut: boolean;
  /** The match that sends its winner or loser here. */
  readonly from: { readonly id: string; readonly isLoser: boolean } | null;
}

/** The matches of a site in the shape of the wiki's. Matches that send nobody on are lists. */
export function readSite(source: ElsewhereSource, matches: readonly SiteMatch[]): ReadMatch[] {
  const groupIds = [...new Set(matches.map(({ groupId }) => groupId))];
  return groupIds.flatMap((groupId, groupIndex) => {
    const own = matches.filter((match) => match.groupId === groupId);
    const isBracket = own.some(({ sides }) => sides.some(({ from }) => from !== null));
    const places = isBracket ? bracketPlaces(source, own, groupIndex) : listPlaces(own, groupIndex);
    return own.map((match, at): ReadMatch => {
      const place = places[at];
      if (!place) throw new Error(`No place for match ${match.id}`);
      return { match: asRecord(source, match, place, at), at: null };
    });
  });
}

function asRecord(
  source: ElsewhereSource,
  match: SiteMatch,
  place: WikiPlace,
  order: number,
): WikiMatch {
  const { sides, winner, isFinished } = match;
  return {
    pageId: ELSEWHERE_PAGE,
    pageName: source,
    matchId: elsewhereId(source, match.id),
    groupId: match.groupId,
    section: match.group,
    order,
    startsAt: match.startsAt,
    isExact: match.startsAt !== null,
    bestOf: match.bestOf,
    isFinished,
    winner: isFinished ? winnerOf(match) : null,
    isNotPlayed: false,
    isOverturned: false,
    opponents: [
      opponentOf(sides[0], isFinished ? statusOf(sides, 0, winner) : ''),
      opponentOf(sides[1], isFinished ? statusOf(sides, 1, winner) : ''),
    ],
    games: [],
    place,
  };
}

function winnerOf({ winner, sides }: SiteMatch): WikiMatch['winner'] {
  if (sides.every(({ isOut }) => isOut)) return 'none';
  if (winner === null) return 'draw';
  return winner === 0 ? 'first' : 'second';
}

function statusOf(
  sides: SiteMatch['sides'],
  at: 0 | 1,
  winner: SiteMatch['winner'],
): WikiOpponent['status'] {
  if (sides[at].isOut) return 'FF';
  if (sides[1 - at]?.isOut) return 'W';
  return winner === null ? 'D' : 'S';
}

const opponentOf = ({ name, score }: SiteSide, status: WikiOpponent['status']): WikiOpponent => ({
  kind: name === null ? 'open' : 'team',
  teamKey: name,
  name: name ?? '',
  score: status === 'S' || status === 'D' ? score : null,
  status,
});

const listPlaces = (matches: readonly SiteMatch[], listIndex: number): WikiPlace[] =>
  matches.map(({ group, round, header }, index) => ({
    kind: 'list',
    title: group,
    header,
    index,
    listIndex,
    round: round > 0 ? round : null,
  }));

function bracketPlaces(
  source: ElsewhereSource,
  matches: readonly SiteMatch[],
  bracketIndex: number,
): WikiPlace[] {
  const target = (id: string, isLoser: boolean): string | null => {
    const next = matches.find(
      (one) =>
        !isReset(one) && one.sides.some(({ from }) => from?.id === id && from.isLoser === isLoser),
    );
    return next ? elsewhereId(source, next.id) : null;
  };
  const roundsOf = (isLower: boolean): number[] =>
    [
      ...new Set(matches.filter((one) => one.round < 0 === isLower).map(({ round }) => round)),
    ].toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const inOrder = drawingOrder(matches);
  const rounds = { upper: roundsOf(false), lower: roundsOf(true) };
  return matches.map((match): BracketPlace => {
    const section = match.round < 0 ? 'lower' : 'upper';
    const ofRound = inOrder.filter(({ round }) => round === match.round);
    const winnerTo = isReset(match) ? null : target(match.id, false);
    return {
      kind: 'bracket',
      bracketIndex,
      bracketType: '',
      header: match.header,
      section,
      sectionIndex: section === 'upper' ? 0 : 1,
      roundIndex: rounds[section].indexOf(match.round),
      indexInRound: ofRound.indexOf(match),
      rootIndex: 0,
      depth: 0,
      feeders: isReset(match) ? [] : feedersOf(source, match),
      winnerTo,
      loserTo: isReset(match) ? null : target(match.id, true),
      isThirdPlace: winnerTo === null && !isReset(match) && isOfLosers(match),
      isReset: isReset(match),
      qualifiesWinner: false,
      qualifiesLoser: false,
    };
  });
}

/** From the last match back to the first ones, the upper side of each before the lower one. */
function drawingOrder(matches: readonly SiteMatch[]): readonly SiteMatch[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const order = new Set<SiteMatch>();
  const visit = (match: SiteMatch, depth: number): void => {
    // Each match sends its winner to one; a file that says otherwise ends here.
    if (order.has(match) || depth > matches.length) return;
    order.add(match);
    for (const { from } of match.sides) {
      const before = from && !from.isLoser ? byId.get(from.id) : undefined;
      if (before) visit(before, depth + 1);
    }
  };
  for (const match of matches.toReversed().toSorted(byRound)) visit(match, 0);
  return [...order];
}

const byRound = (one: SiteMatch, other: SiteMatch): number =>
  Math.abs(other.round) - Math.abs(one.round);

/** Both of one match meet again. */
const isReset = ({ sides: [one, other] }: SiteMatch): boolean =>
  one.from !== null && one.from.id === other.from?.id;

const isOfLosers = ({ sides }: SiteMatch): boolean =>
  sides.every(({ from }) => from?.isLoser === true);

const feedersOf = (source: ElsewhereSource, { sides }: SiteMatch): BracketPlace['feeders'] =>
  ([0, 1] as const).flatMap((slot) => {
    const { from } = sides[slot];
    return from && !from.isLoser ? [{ matchId: elsewhereId(source, from.id), slot }] : [];
  });
