/** Two members side by side; null = not chosen. */
export interface Marks {
  readonly a: number | null;
  readonly b: number | null;
}

export type Mark = keyof Marks;

export const markOf = ({ a, b }: Marks, userId: number): Mark | null =>
  userId === a ? 'a' : userId === b ? 'b' : null;

/** A press on a member's box: it goes, or takes the first that is free, else the place of the second. */
export function toggleMark(marks: Marks, userId: number): Marks {
  const mark = markOf(marks, userId);
  if (mark !== null) return { ...marks, [mark]: null };
  return marks.a === null ? { ...marks, a: userId } : { ...marks, b: userId };
}
