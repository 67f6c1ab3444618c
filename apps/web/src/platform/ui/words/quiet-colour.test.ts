import { expect, test } from 'vitest';
import { quietColour } from './quiet-colour.ts';

// Read off pixels that Chromium drew with the filter.
test.each([
  ['#C8303C', '#983d44'],
  ['#1B8146', '#397753'],
  ['#05070B', '#060709'],
  ['#FFFFFF', '#ffffff'],
])('%s is as quiet as the filter makes it', (colour, quiet) => {
  expect(quietColour(colour)).toBe(quiet);
});
