import type { LedgerOutcome } from '../scoring/ledger.ts';

/** A call: the fate of a team, or the winner of a match or that it is not played. */
export type CallName =
  | 'through'
  | 'undefeated'
  | 'first'
  | 'second'
  | 'winless'
  /** The place of a team in the order of its group. */
  | 'place'
  | 'winner'
  /** A match of a group ends level. */
  | 'draw'
  | 'not_played';

/** A call that somebody made in a column, judged once for all who made it. */
export interface MatrixOption {
  readonly call: CallName;
  /** Null where the call is that a match is not played, or is drawn. */
  readonly teamId: number | null;
  /** The place that is called, from 1; null for other calls. */
  readonly place: number | null;
  /** Games that the winner wins and loses; null where no series score is called. */
  readonly score: readonly [number, number] | null;
  /** Null = it pays nothing. */
  readonly outcome: LedgerOutcome | null;
  /** The outcome of the series score alone; null where none is called. */
  readonly scoreOutcome: LedgerOutcome | null;
  /**
   * Its best part is lost, and a lesser one is left. A 3-0 call of a team with a loss can still go through; a
   * place that is missed can still be near.
   */
  readonly isShort: boolean;
  /** Members who made this call, whatever score they called. */
  readonly members: number;
}

/** A team of a Swiss stage or group, a match of a bracket, or a team that goes on from a drawn round. */
export interface MatrixColumn {
  readonly eventSubstageId: number;
  /** Null where it is about a match. */
  readonly teamId: number | null;
  /** `{part}-{col}-{colIndex}`, of a drawn round its first match; null without brackets. */
  readonly matchKey: string | null;
  /** Calls that somebody made. */
  readonly options: readonly MatrixOption[];
}

/** A member's picks of a stage: one letter a column, see `optionAt`. */
export interface MatrixRow {
  readonly points: number;
  /** The points that open calls can still earn. */
  readonly open: number;
  readonly cells: string;
}

export interface Matrix {
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRow[];
}

const NOTHING = '.';
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Beyond them every character from here on: a final of 64 teams has more calls than letters. */
const BEYOND = 0x100;

/** The letter of a column's option by its position; null = nothing called. */
export function letterOf(option: number | null): string {
  if (option === null) return NOTHING;
  return LETTERS[option] ?? String.fromCharCode(BEYOND + option - LETTERS.length);
}

/** The position of the option that a cell's letter stands for; null = nothing called. */
export function optionOf(letter: string): number | null {
  const at = LETTERS.indexOf(letter);
  if (at >= 0 && letter.length === 1) return at;
  const code = letter.charCodeAt(0);
  return code >= BEYOND ? code - BEYOND + LETTERS.length : null;
}

/** The call of a member in a column. */
export function optionAt(
  { cells }: Pick<MatrixRow, 'cells'>,
  columns: readonly MatrixColumn[],
  column: number,
): MatrixOption | null {
  const option = optionOf(cells.charAt(column));
  return option === null ? null : (columns[column]?.options[option] ?? null);
}

/** The call without the part that is already lost. */
export const readingOf = ({ call, isShort }: Pick<MatrixOption, 'call' | 'isShort'>): CallName =>
  isShort && call !== 'place' ? 'through' : call;

/** Whether a call says that a team goes through, as the first `through` places of its group do. */
export const isThrough = (
  { call, place }: Pick<MatrixOption, 'call' | 'place'>,
  through: number,
): boolean =>
  call === 'place'
    ? place !== null && place <= through
    : call === 'through' || call === 'undefeated' || call === 'first' || call === 'second';
