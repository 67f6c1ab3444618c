// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EventArt } from './event-art.tsx';

afterEach(cleanup);

const layersOf = (words?: 'at_foot') => {
  const event = { name: 'Austin Major 2025', gameId: 2, rewardTypeId: 2 } as const;
  const { container } = render(<EventArt event={event} {...(words && { words })} />);
  return container.querySelector('div')?.style.getPropertyValue('--picture') ?? '';
};

test('only below words is the picture darkened', () => {
  expect(layersOf()).toMatch(/^url\(/);
  expect(layersOf('at_foot')).toMatch(/^linear-gradient\(.*url\(/);
});
