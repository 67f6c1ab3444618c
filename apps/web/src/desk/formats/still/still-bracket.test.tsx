// @vitest-environment jsdom
import { type FormatStage, STARTING_POINTS, startFrom } from '@callshot/rules';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StillBracket } from './still-bracket.tsx';

afterEach(cleanup);

const stageOf = (name: string): FormatStage => {
  const start = STARTING_POINTS.find((point) => point.name === name);
  const stage = start && startFrom(start.from).stages[0];
  if (!stage) throw new Error(`No start is called ${name}`);
  return stage;
};
const draw = (stage: FormatStage) => render(<StillBracket stage={stage} height={100} />).container;
/** Bars of the first part and of the others. */
const bars = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('path'), (path) => path.getAttribute('d') ?? '')
    .slice(1)
    .map((d) => d.split('z').length - 1);

test('every match is a bar, those of the first part apart', () => {
  expect(bars(draw(stageOf('Double elimination, 8 teams')))).toEqual([7, 7]);
  cleanup();
  expect(bars(draw(stageOf('Single elimination, 64 teams')))).toEqual([63, 0]);
});

test('there is nothing to draw of a stage without a bracket, nor of one without its final', () => {
  expect(draw(stageOf('Swiss, 16 teams')).innerHTML).toBe('');
  const stage = stageOf('Double elimination, 8 teams, with bracket reset');
  const { bracket } = stage;
  if (!bracket) throw new Error('It has no bracket');
  expect(bars(draw(stage))).toEqual([7, 8]);
  cleanup();
  const parts = bracket.parts.filter(({ identifier }) => identifier !== 'GF');
  expect(draw({ ...stage, bracket: { ...bracket, parts } }).innerHTML).toBe('');
});
