/** A place in style text: lines and columns count from one, `endColumn` is the column after it. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
}

/** A problem that the compiler refuses: its place, and the advice. */
export interface StyleProblem extends Place {
  readonly code: ProblemCode;
  readonly reason: string;
}

export type ProblemCode =
  /** The text as characters: too long, other than printable ASCII. */
  | 'too_long'
  | 'bad_character'
  /** Brackets, strings and comments that do not close. */
  | 'unbalanced'
  | 'too_deep'
  /** Not CSS, or CSS that a plate has no use for. */
  | 'not_css'
  | 'bad_selector'
  | 'bad_at_rule'
  | 'nested_rule'
  | 'important'
  /** A declaration. */
  | 'unknown_property'
  | 'misplaced_property'
  | 'forbidden_value'
  | 'bad_value'
  | 'out_of_bounds'
  /** A plate without its name. */
  | 'hides_name'
  /** Motion. */
  | 'bad_keyframes'
  | 'unknown_keyframes'
  | 'too_many_keyframes'
  | 'flashes'
  /** More than a page of three hundred plates can draw. */
  | 'too_costly';

export const problemAt = (at: Place, code: ProblemCode, reason: string): StyleProblem => ({
  line: at.line,
  column: at.column,
  endColumn: at.endColumn,
  code,
  reason,
});
