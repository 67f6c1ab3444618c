import type { BracketState, MatchNode, MatchState, SlotSource, SlotState } from '@callshot/rules';
import { teamById, teamOf } from '../board/board-model.ts';
import { type MatchText, slotTextOf } from '../board/wording.ts';
import type { BracketTeam } from '../slot/bracket-team.ts';
import { type MatchFacts, NO_FACTS } from '../slot/match-facts.ts';
import { m } from '../words/messages.js';

type Teams = ReadonlyMap<number, BracketTeam>;

export type MatchKind =
  | 'played'
  | 'walkover'
  | 'void'
  | 'double_forfeit'
  /** One team goes on without playing. */
  | 'bye'
  /** No team comes here. */
  | 'nobody'
  /** A column that teams reach, in which nothing is played. */
  | 'qualified'
  /** A bracket reset that the grand final made needless. */
  | 'needless'
  /** A bracket reset that is played only if the lower side wins the grand final. */
  | 'if_needed'
  /** Both teams are known. */
  | 'ready'
  | 'waiting';

export function kindOf(match: MatchState): MatchKind {
  const { node, top, bottom, outcome } = match;
  if (node.isQualifier) return 'qualified';
  if (outcome === 'void' || outcome === 'double_forfeit' || outcome === 'bye') return outcome;
  const isEmpty = top.kind === 'nobody' && bottom.kind === 'nobody';
  if (isEmpty) return node.isReset ? 'needless' : 'nobody';
  if (match.winnerTeamId !== null) return outcome === 'walkover' ? 'walkover' : 'played';
  if (top.kind === 'team' && bottom.kind === 'team') return 'ready';
  return node.isReset ? 'if_needed' : 'waiting';
}

/** Nothing more can happen here. */
export const isSettled = (kind: MatchKind): boolean =>
  !['ready', 'waiting', 'if_needed'].includes(kind);

/** One side of an official match. */
export interface OfficialSlot {
  readonly team: BracketTeam | null;
  /** The words for a match slot without a team: the teams that can still come, or none. */
  readonly text: string;
  readonly score: number | null;
  /** Shown in place of a score. */
  readonly tag: Tag | null;
  /** Whole percent of everybody who called this team to win here; null while that is not told. */
  readonly share: number | null;
  readonly isWinner: boolean;
  /** Out, or never needed. */
  readonly isFaded: boolean;
  /** The whole text for screen readers. */
  readonly words: string;
}

interface Board {
  readonly official: BracketState;
  readonly teams: Teams;
}

/** The facts shown of a match besides its state. */
interface Told {
  readonly text: MatchText;
  readonly facts: MatchFacts;
  shareOf(teamId: number): number | null;
}

const nobodyCalled = () => null;

/** Both sides of a match, the upper one first. */
export function officialSlots(
  board: Board,
  match: MatchState,
  text: MatchText,
  more: Partial<Omit<Told, 'text'>> = {},
) {
  const told = { text, facts: NO_FACTS, shareOf: nobodyCalled, ...more };
  return [slotOf(board, match, told, true), slotOf(board, match, told, false)] as const;
}

function slotOf(board: Board, match: MatchState, told: Told, isTop: boolean): OfficialSlot {
  const kind = kindOf(match);
  const slot = isTop ? match.top : match.bottom;
  const team = teamOf(board, slot);
  const isWinner = team !== null && match.winnerTeamId === team.id && kind !== 'bye';
  const isLoser = team !== null && match.loserTeamId === team.id;
  const isLive = isOn(kind, told.facts);
  const games = seriesOf(match) ?? (isLive ? told.facts.games : null);
  const score = games?.[isTop ? 'top' : 'bottom'] ?? null;
  const given = { team, isWinner, score, tag: tagOf(kind, { isTop, isWinner, team }) };
  const isFaded =
    (isLoser && !match.node.bothTeamsAdvance) || kind === 'void' || kind === 'double_forfeit';
  if (team !== null) {
    const state = isWinner ? 'winner' : isLoser ? 'loser' : 'other';
    const share = hasFavourites(kind) ? told.shareOf(team.id) : null;
    const stands = isLive ? null : STATES[kind]?.[state];
    const called = share === null ? null : m.calledBy({ percent: share });
    const words = wordsOf([team.name, stands, score, called]);
    return { ...given, share, isFaded, text: '', words };
  }
  const { short, long } = placeholder(board, match, slot, told.text, isTop);
  const words = wordsOf([long, STATES[kind]?.empty]);
  return { ...given, share: null, isFaded: true, text: short, words };
}

/** A match whose teams are there is on as soon as it has begun. */
export const isOn = (kind: MatchKind, { isLive }: MatchFacts): boolean =>
  kind === 'ready' && isLive;

/** Somebody was called to win, and somebody can. */
const hasFavourites = (kind: MatchKind): boolean => kind !== 'bye' && kind !== 'qualified';

const wordsOf = (parts: readonly (string | number | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');

type SlotRole = 'winner' | 'loser' | 'other' | 'empty';

const STATES: Readonly<Record<MatchKind, Partial<Record<SlotRole, string>>>> = {
  played: { winner: m.won(), loser: m.lost() },
  walkover: { winner: m.wonByWalkover(), loser: m.lostByWalkover() },
  void: { other: m.matchVoid(), empty: m.matchVoid() },
  double_forfeit: { other: m.forfeited() },
  bye: { other: m.goesOnUnplayed() },
  nobody: {},
  qualified: { other: m.qualified() },
  needless: {},
  if_needed: {},
  ready: { other: m.notPlayedYet() },
  waiting: { other: m.waitingForOpponent() },
};

interface Side {
  readonly isTop: boolean;
  readonly isWinner: boolean;
  readonly team: BracketTeam | null;
}

/** A word, and its short form for the smallest matches, if they have room [rule: brackets-13]. */
export interface Tag {
  readonly word: string;
  readonly short: string | null;
}

const TAGS = {
  walkover: { word: m.walkover(), short: m.walkoverShort() },
  void: { word: m.void(), short: m.void() },
  forfeit: { word: m.forfeit(), short: m.forfeitShort() },
  bye: { word: m.bye(), short: m.bye() },
  ifNeeded: { word: m.ifNeeded(), short: null },
} as const;

function tagOf(kind: MatchKind, { isTop, isWinner, team }: Side): Tag | null {
  switch (kind) {
    case 'walkover':
      return isWinner ? TAGS.walkover : null;
    case 'void':
      return isTop ? TAGS.void : null;
    case 'double_forfeit':
      return TAGS.forfeit;
    case 'bye':
      return team ? TAGS.bye : null;
    case 'if_needed':
      return isTop ? TAGS.ifNeeded : null;
    default:
      return null;
  }
}

/** Games of a series; a best of one, and the 1–0 that stands for a winner without a score, say nothing. */
export function seriesOf({ node, topTeamScore, bottomTeamScore }: MatchState) {
  if (topTeamScore === null || bottomTeamScore === null || node.bestOf === 1) return null;
  const isPlayedOut = Math.max(topTeamScore, bottomTeamScore) * 2 > node.bestOf;
  return isPlayedOut ? { top: topTeamScore, bottom: bottomTeamScore } : null;
}

interface Placeholder {
  readonly short: string;
  readonly long: string;
}

const same = (text: string): Placeholder => ({ short: text, long: text });

function placeholder(
  board: Board,
  match: MatchState,
  slot: SlotState,
  text: MatchText,
  isTop: boolean,
): Placeholder {
  const { node } = match;
  if (node.isReset) return resetPlaceholder(board, match, isTop);
  if (slot.kind === 'nobody') {
    return match.outcome === 'bye'
      ? { short: m.byeSlot(), long: m.byeNoOpponent() }
      : same(m.nobody());
  }
  const source = isTop ? text.top : text.bottom;
  const origin = slotTextOf(source);
  const [one, other] = node.round ? [] : candidates(board, isTop ? node.top : node.bottom);
  if (!one || !other) return { short: source.short, long: origin };
  return {
    short: m.eitherTeam({ one: one.abbreviation, other: other.abbreviation }),
    long: m.eitherTeamOf({ origin, one: one.name, other: other.name }),
  };
}

/** The two teams of the match that sends somebody here, once they are known. */
function candidates({ official, teams }: Board, source: SlotSource): BracketTeam[] {
  const feeder = source.kind === 'opening' ? undefined : official.matches[source.match];
  if (!feeder || feeder.winnerTeamId !== null) return [];
  return [feeder.top, feeder.bottom].flatMap((slot) =>
    slot.kind === 'team' ? teamById(teams, slot.teamId) : [],
  );
}

function resetPlaceholder(board: Board, match: MatchState, isTop: boolean): Placeholder {
  if (kindOf(match) === 'needless') {
    return isTop
      ? { short: m.notNeeded(), long: m.notNeededNotPlayed() }
      : { short: '–', long: '' };
  }
  const final = board.official.matches.find(({ node }) => isFinalBefore(node, match.node));
  const finalist = final && teamOf(board, isTop ? final.top : final.bottom);
  const short = finalist?.abbreviation ?? (isTop ? m.upperSide() : m.lowerSide());
  const long = finalist?.name ?? short;
  return { short, long: isTop ? m.playedIfNeeded({ team: long }) : long };
}

const isFinalBefore = (node: MatchNode, reset: MatchNode): boolean =>
  node.part === reset.part && node.col === reset.col && node.colIndex === reset.colIndex - 1;
