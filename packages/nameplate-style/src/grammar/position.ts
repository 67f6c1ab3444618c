import { either, optional, row, word } from './matchers.ts';
import { place } from './measures.ts';
import type { Matcher } from './reader.ts';

const across = word('left', 'right');
const down = word('top', 'bottom');
const centre = word('center');

/** Most places are two distances: they are read at once. */
const measured = row(place, optional(either(down, centre, place)));

const beginsWithWord =
  (words: Matcher): Matcher =>
  (reader) =>
    (reader.peek()?.kind === 'word' ? words : measured)(reader);

const named: Matcher = either(
  row(across, place, down, place),
  row(down, place, across, place),
  row(either(across, centre), either(down, centre, place)),
  row(down, either(across, centre)),
  row(centre, across),
  either(across, down, centre),
);

/** A place in a box, as CSS writes it: one, two, or a corner with distances from it. */
export const position: Matcher = beginsWithWord(named);

/** The same, and the corner with one distance that backgrounds and masks know. */
export const layerPosition: Matcher = beginsWithWord(
  either(
    row(across, place, down, place),
    row(down, place, across, place),
    row(across, place, either(down, centre)),
    row(either(across, centre), down, place),
    row(down, place, either(across, centre)),
    row(either(down, centre), across, place),
    named,
  ),
);
