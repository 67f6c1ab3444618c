import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { classicFace } from '../art/classic-face.ts';
import { NameBadge, PlateFrame } from './name-badge.tsx';

// @vitest-environment jsdom

const frameOf = (container: HTMLElement) => container.querySelector<HTMLElement>('.np-frame');

test('a name without a plate stands beside its initial and is as wide as it is', () => {
  const { container } = render(<NameBadge username="luis_onyx" nameplateId={0} />);
  const frame = frameOf(container);
  expect(frame?.dataset).toHaveProperty('classic');
  expect(frame?.querySelector<HTMLElement>('.plate')?.dataset.initial).toBe('L');
  // The initial is drawn, not read, copied or searched.
  expect(frame?.querySelector('.plate')?.textContent).toBe('luis_onyx');
});

test('a plate keeps its frame and has no initial', () => {
  const { container } = render(<PlateFrame username="luis_onyx" plate="np-5" />);
  const frame = frameOf(container);
  expect(frame?.dataset).not.toHaveProperty('classic');
  expect(frame?.dataset.worn).toBe('np-5');
  expect(frame?.querySelector<HTMLElement>('.plate')?.dataset.initial).toBeUndefined();
});

test.each([
  { why: 'a sign before the name is none', name: '_xX-rally', initial: 'X' },
  { why: 'a digit stands for a name', name: '4th Floor', initial: '4' },
  { why: 'marks go with their letter', name: 'e\u0301lan', initial: 'E\u0301' },
  { why: 'letters of two units are one', name: '𝒜rena', initial: '𝒜' },
  { why: 'a name of signs begins with one', name: '★★★', initial: '★' },
  { why: 'nobody', name: '', initial: '' },
])('the initial of "$name": $why', ({ name, initial }) => {
  expect(classicFace(name)['data-initial']).toBe(initial);
});

test('a name has one hue wherever it stands, and neighbours have others', () => {
  const hue = (name: string) => JSON.stringify(classicFace(name).style);
  expect(hue('player-1')).toBe(hue('player-1'));
  expect(new Set(['player-1', 'player-2', 'itsWei', 'umbra88'].map(hue)).size).toBe(4);
});
