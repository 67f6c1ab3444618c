/** A column of a bracket. */
export interface ColumnPlace {
  readonly part: string;
  readonly col: number;
}

export const columnKey = ({ part, col }: ColumnPlace): string => `${part}-${col}`;
