/** How large matches are drawn. Texts keep their size, whatever there is room for. */
export interface MatchSize {
  readonly name: 'compact' | 'regular' | 'roomy';
  readonly width: number;
  /** Height of the two slots; the lines lead to these. */
  readonly slots: number;
  /** Height of all of a match: below its slots it may show more. */
  readonly height: number;
  readonly columnGap: number;
  readonly rowGap: number;
}

/** Smallest first [rule: bracket-view-2]. */
export type MatchSizes = readonly [MatchSize, ...MatchSize[]];

export const PICK_SIZES: MatchSizes = [
  { name: 'compact', width: 152, slots: 50, height: 50, columnGap: 24, rowGap: 8 },
  { name: 'regular', width: 216, slots: 60, height: 60, columnGap: 28, rowGap: 10 },
  { name: 'roomy', width: 264, slots: 72, height: 72, columnGap: 36, rowGap: 12 },
];

export const RESULT_SLOTS = 70;

/** The sizes of official matches, with so much below their slots. */
export function resultSizes(below: number): MatchSizes {
  const heights = { slots: RESULT_SLOTS, height: RESULT_SLOTS + below };
  return [
    { name: 'compact', width: 190, ...heights, columnGap: 40, rowGap: 12 },
    { name: 'regular', width: 240, ...heights, columnGap: 40, rowGap: 12 },
  ];
}
