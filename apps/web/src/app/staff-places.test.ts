import { expect, test } from 'vitest';
import { staffGroups } from './staff-places.ts';

test('each place of the rail has an icon of its own: without words it is all there is', () => {
  const icons = staffGroups.flatMap(({ places }) => places.map(({ icon }) => icon));
  expect([...new Set(icons)]).toEqual(icons);
});
