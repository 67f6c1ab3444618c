import { drawMark } from '@callshot/rules';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { quietColour } from '../words/quiet-colour.ts';
import { drawTeamMark, type MarkTone } from './draw-team-mark.ts';
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

test('outside of React a logo is the same element', () => {
  const drawn = document.createElement('div');
  drawn.append(drawTeamMark({ logoUrl: '/logo.png', mark }, 28));
  const styleless = (html: string) => html.replace(/ style="[^"]*"| (loading|decoding)="\w+"/g, '');
  expect(styleless(drawn.innerHTML)).toBe(styleless(shown({ logoUrl: '/logo.png', mark }, 28)));
});

test('outside of React the mark is drawn in the page, of what the picture of it has', () => {
  for (const size of [20, 48]) {
    const drawn = drawTeamMark({ logoUrl: null, mark }, size);
    expect([drawn.textContent, drawn.ariaHidden]).toEqual([size === 20 ? 'LG' : 'LGCY', 'true']);
    const paths = [...drawn.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    const picture = drawMark(mark, size);
    expect(paths).toHaveLength(picture.split('<path').length - 1);
    for (const path of paths) expect(picture).toContain(path);
  }
});

test('of a team that has lost the mark is drawn in quieter colours', () => {
  const fills = (tone: MarkTone) =>
    [...drawTeamMark({ logoUrl: null, mark }, 20, undefined, tone).querySelectorAll('path')].map(
      (path) => [path.getAttribute('fill'), path.getAttribute('stroke')],
    );
  expect(fills('full')).toEqual([['#2874C8', '#B9DCFF']]);
  expect(fills('quiet')).toEqual([['#4270a2', quietColour('#B9DCFF')]]);
});
