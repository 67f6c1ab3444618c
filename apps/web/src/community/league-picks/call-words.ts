import {
  type CallName,
  lostSweepOf,
  type MatrixOption,
  placeTitle,
  readingOf,
  sweepOf,
} from '@callshot/rules';
import { ordinal } from '../../platform/core/ordinal.ts';
import { listed } from '../../platform/ui/words/listed.ts';
import type { BracketTeam } from '../../play/bracket/slot/bracket-team.ts';
import { m } from './words/messages.js';

/** As short as a cell takes it. */
const SHORT: Readonly<Partial<Record<CallName, string>>> = {
  through: m.cellAdvance(),
  first: m.cellFirst(),
  second: m.cellSecond(),
  winner: m.winWord(),
  draw: m.drawWord(),
  not_played: m.cellNone(),
};

/** Used where there is room. */
const LONG: typeof SHORT = {
  ...SHORT,
  through: m.advanceWord(),
  first: m.firstPlace(),
  second: m.secondPlace(),
  not_played: m.notPlayed(),
};

/** A shown call. If the stage's format says how many wins it needs, the call is named by them. */
export type ShownOption = MatrixOption & { readonly winsNeeded?: number };

const wordOf = (words: typeof SHORT, call: CallName, option: ShownOption): string =>
  placeWord(words, option) ??
  words[call] ??
  (call === 'undefeated' ? sweepOf(option) : lostSweepOf(option));

/** '2nd' in a cell, '2nd place' where there is room; null of other calls. */
function placeWord(words: typeof SHORT, { call, place }: ShownOption): string | null {
  if (call !== 'place' || place === null) return null;
  return words === SHORT ? ordinal(place) : placeTitle(place);
}

/** The word in a team's cell; for a match, the team that is called to win it. */
export function cellWords(option: ShownOption, team: BracketTeam | null): string {
  if (team === null || option.call !== 'winner') return wordOf(SHORT, readingOf(option), option);
  return team.abbreviation;
}

/** '2–1'; null where no series score is called. */
export const scoreWords = ({ score }: MatrixOption): string | null =>
  score && `${score[0]}–${score[1]}`;

/** A member's call, with the part of it that is lost. */
export function callWords(option: ShownOption, team: BracketTeam | null): string {
  if (option.call === 'place' && option.isShort) {
    return m.nearPlace({ place: wordOf(LONG, option.call, option) });
  }
  if (option.isShort) return m.advanceNot({ call: wordOf(SHORT, option.call, option) });
  if (option.call !== 'winner' || team === null) return wordOf(LONG, option.call, option);
  const score = scoreWords(option);
  return score === null ? team.abbreviation : `${team.abbreviation} ${score}`;
}

/** A call for screen readers: with the team's whole name. */
export function spokenCall(option: ShownOption, team: BracketTeam | null): string {
  if (option.call !== 'winner' || team === null) return callWords(option, team);
  const score = scoreWords(option);
  return score === null
    ? m.teamWins({ team: team.name })
    : m.teamWinsBy({ team: team.name, score });
}

const OUTCOMES = {
  correct: m.outcomeRight(),
  wrong: m.outcomeWrong(),
  pending: m.outcomePending(),
  void: m.outcomeVoid(),
} as const;

export const outcomeWords = ({ outcome }: MatrixOption): string =>
  outcome === null ? m.notScored() : OUTCOMES[outcome];

/**
 * '3-0, right'; the heads of its row and column tell the member and the team [rule: product-36].
 */
export function cellSentence(
  option: ShownOption | null,
  team: BracketTeam | null,
  isAlone: boolean,
): string {
  if (option === null) return m.notPicked();
  const said = [spokenCall(option, team), outcomeWords(option)];
  if (option.scoreOutcome === 'correct') said.push(m.scoreRight());
  if (option.scoreOutcome === 'wrong') said.push(m.scoreWrong());
  if (isAlone) said.push(m.nobodyElse());
  return listed(said);
}

export const percentText = (percent: number | null): string =>
  percent === null ? '–' : m.percent({ percent });
