import { type MatrixColumn, type MatrixOption, type MatrixRow, optionAt } from './matrix.ts';

/** A column in which two members called something else. */
export interface CallDifference {
  readonly column: number;
  /** Null = nothing called. */
  readonly a: MatrixOption | null;
  readonly b: MatrixOption | null;
}

export interface SideBySide {
  /** Columns in which both called the same. */
  readonly same: number;
  readonly differences: readonly CallDifference[];
}

type Cells = Pick<MatrixRow, 'cells'>;

/** The calls in which two members differ, in the columns’ order. */
export function compareMembers(columns: readonly MatrixColumn[], a: Cells, b: Cells): SideBySide {
  let same = 0;
  const differences: CallDifference[] = [];
  columns.forEach((_, column) => {
    const calls = { a: optionAt(a, columns, column), b: optionAt(b, columns, column) };
    if (!isSameCall(calls.a, calls.b)) differences.push({ column, ...calls });
    else if (calls.a) same += 1;
  });
  return { same, differences };
}

const isSameCall = (a: MatrixOption | null, b: MatrixOption | null): boolean =>
  a?.call === b?.call &&
  a?.teamId === b?.teamId &&
  a?.score?.[0] === b?.score?.[0] &&
  a?.score?.[1] === b?.score?.[1];
