import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawTeamMark } from './draw-team-mark.ts';
import { TeamMark } from './team-mark.tsx';

// @vitest-environment jsdom

const mark = { field: 3, shape: 0, charge: 2, tag: 'LGCY', short: 'LG' };

const shown = (team: { logoUrl: string | null; mark: typeof mark }, size: number) =>
  render(<TeamMark team={team} size={size} />).container.innerHTML;

test.each([
  { why: 'the tag', size: 64, letters: 'LGCY' },
  { why: 'two letters where there is little room', size: 20, letters: 'LG' },
])('a team without a logo shows its mark with $why, unspoken', ({ size, letters }) => {
  const { container } = render(<TeamMark team={{ logoUrl: null, mark }} size={size} />);
  expect(container.textContent).toBe(letters);
  expect(container.querySelector('[aria-hidden=true]')?.textContent).toBe(letters);
});

test('a logo stands in its place, until it turns out to be broken', () => {
  const logo = drawTeamMark({ logoUrl: '/broken.png', mark }, 20);
  const box = document.createElement('div');
  box.append(logo);
  expect(box.textContent).toBe('');
  logo.dispatchEvent(new Event('error'));
  expect(box.textContent).toBe('LG');
});

test.each([null, '/logo.png'])('outside of React it is the same element, logo %s', (logoUrl) => {
  const drawn = document.createElement('div');
  drawn.append(drawTeamMark({ logoUrl, mark }, 28));
  const styleless = (html: string) => html.replace(/ style="[^"]*"| (loading|decoding)="\w+"/g, '');
  expect(styleless(drawn.innerHTML)).toBe(styleless(shown({ logoUrl, mark }, 28)));
});
