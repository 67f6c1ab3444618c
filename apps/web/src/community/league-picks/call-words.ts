import { type CallName, lostSweepOf, type MatrixOption, readingOf, sweepOf } from '@callshot/rules';
import type { BracketTeam } from '../../play/bracket/slot/bracket-team.ts';

/** As short as a cell takes it. */
const SHORT: Readonly<Partial<Record<CallName, string>>> = {
  through: 'Adv',
  first: '1st',
  second: '2nd',
  winner: 'Win',
  not_played: 'None',
};

/** Used where there is room. */
const LONG: typeof SHORT = {
  ...SHORT,
  through: 'Advance',
  first: '1st place',
  second: '2nd place',
  not_played: 'Not played',
};

/** A shown call. If the stage's format says how many wins it needs, the call is named by them. */
export type ShownOption = MatrixOption & { readonly winsNeeded?: number };

const wordOf = (words: typeof SHORT, call: CallName, option: ShownOption): string =>
  words[call] ?? (call === 'undefeated' ? sweepOf(option) : lostSweepOf(option));

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
  if (option.isShort) return `Adv, not ${wordOf(SHORT, option.call, option)}`;
  if (option.call !== 'winner' || team === null) return wordOf(LONG, option.call, option);
  const score = scoreWords(option);
  return score === null ? team.abbreviation : `${team.abbreviation} ${score}`;
}

/** A call for screen readers: with the team's whole name. */
export function spokenCall(option: ShownOption, team: BracketTeam | null): string {
  if (option.call !== 'winner' || team === null) return callWords(option, team);
  const score = scoreWords(option);
  return score === null ? `${team.name} wins` : `${team.name} wins ${score}`;
}

const OUTCOMES = {
  correct: 'right',
  wrong: 'wrong',
  pending: 'pending',
  void: 'void',
} as const;

export const outcomeWords = ({ outcome }: MatrixOption): string =>
  outcome === null ? 'not scored' : OUTCOMES[outcome];

/**
 * '3-0, right'; the heads of its row and column tell the member and the team [rule: product-36].
 */
export function cellSentence(
  option: ShownOption | null,
  team: BracketTeam | null,
  isAlone: boolean,
): string {
  if (option === null) return 'not picked';
  const said = [spokenCall(option, team), outcomeWords(option)];
  if (option.scoreOutcome === 'correct') said.push('score right');
  if (option.scoreOutcome === 'wrong') said.push('score wrong');
  if (isAlone) said.push('nobody else in the league');
  return said.join(', ');
}

export const percentText = (percent: number | null): string =>
  percent === null ? '–' : `${percent}%`;
