/** The size of drawn matches. Texts keep their size, whatever the room. */
export interface MatchSize {
  readonly name: 'compact' | 'regular' | 'roomy';
  readonly width: number;
  /** Height of what stands above the slots. */
  readonly head: number;
  /** Height of the two slots; the lines lead to these. */
  readonly slots: number;
  /** Height of all of a match: below its slots it may show more. */
  readonly height: number;
  /** The size of the champion’s place. */
  readonly champion: { readonly width: number; readonly height: number };
  readonly columnGap: number;
  readonly rowGap: number;
}

/** Smallest first [rule: bracket-view-2]. */
export type MatchSizes = readonly [MatchSize, ...MatchSize[]];

interface Drawn extends Pick<MatchSize, 'name' | 'width' | 'height' | 'columnGap' | 'rowGap'> {}

/** Nothing but two slots, and a champion's place as wide as they are. */
const ofSlots = (drawn: Drawn): MatchSize => ({
  ...drawn,
  head: 0,
  slots: drawn.height,
  champion: { width: drawn.width, height: 184 },
});

export const PICK_SIZES: MatchSizes = [
  ofSlots({ name: 'compact', width: 152, height: 50, columnGap: 24, rowGap: 8 }),
  ofSlots({ name: 'regular', width: 216, height: 60, columnGap: 28, rowGap: 10 }),
  ofSlots({ name: 'roomy', width: 264, height: 72, columnGap: 36, rowGap: 12 }),
];
