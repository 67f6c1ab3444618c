import type { MatchSize, MatchSizes } from '../board/match-size.ts';

/** Date above the slots, share of the crowd and pick below them, borders included. */
const ROOMY = { head: 28, slots: 74, bar: 4, strip: 34 };
const REGULAR_STRIP = 24;
/** Crest, name, the match that decided it, everybody's share and whether it was called. */
const CHAMPION = 264;
/** On narrow boards the beaten team takes a second line. */
const NARROW_CHAMPION = CHAMPION + 18;

/** Smallest first; without picks there are no strips below the matches [rule: bracket-view-2]. */
const sizesOf = (hasStrips: boolean): MatchSizes => [
  {
    // The mark of a pick stands beside the scores.
    name: 'compact',
    width: 152,
    head: 0,
    slots: 50,
    height: 50,
    columnGap: 24,
    rowGap: 10,
    champion: { width: 152, height: NARROW_CHAMPION },
  },
  {
    name: 'regular',
    width: 216,
    head: 0,
    slots: 60,
    height: 60 + (hasStrips ? REGULAR_STRIP : 0),
    columnGap: 28,
    rowGap: 12,
    champion: { width: 178, height: CHAMPION },
  },
  roomy(hasStrips ? ROOMY.strip : 0),
];

const roomy = (strip: number): MatchSize => ({
  name: 'roomy',
  width: 252,
  head: ROOMY.head,
  slots: ROOMY.slots,
  height: ROOMY.head + ROOMY.slots + ROOMY.bar + strip,
  columnGap: 32,
  rowGap: 10,
  champion: { width: 178, height: CHAMPION },
});

/** The same lists for all boards: a drawing is kept for each size. */
const WITH_STRIPS = sizesOf(true);
const WITHOUT = sizesOf(false);

export const resultSizes = (hasStrips: boolean): MatchSizes => (hasStrips ? WITH_STRIPS : WITHOUT);
