import { describe, expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { layoutBracket, withChampion } from '../board/layout.ts';
import { PICK_SIZES } from '../board/match-size.ts';
import { bracketLines, route } from './lines.ts';

const [SIZE] = PICK_SIZES;
const GAP = 40;

describe('a line', () => {
  test.each([
    { why: 'same height: straight', from: [0, 10], to: [40, 10], path: 'M0 10H40' },
    {
      why: 'down: bends in the middle of the gap, rounded by 6',
      from: [0, 0],
      to: [40, 30],
      path: 'M0 0H14Q20 0 20 6V24Q20 30 26 30H40',
    },
    {
      why: 'up, far: runs on its own height until the gap before its target',
      from: [0, 30],
      to: [200, 0],
      path: 'M0 30H174Q180 30 180 24V6Q180 0 186 0H200',
    },
    {
      why: 'small step: the corner shrinks with it',
      from: [0, 0],
      to: [40, 4],
      path: 'M0 0H18Q20 0 20 2V2Q20 4 22 4H40',
    },
    {
      why: 'target behind: a curve around',
      from: [100, 0],
      to: [0, 50],
      path: 'M100 0C140 0 -40 50 0 50',
    },
  ])('$why', ({ from, to, path }) => {
    const [x = 0, y = 0] = from;
    const [toX = 0, toY = 0] = to;
    expect(route({ x, y }, { x: toX, y: toY }, GAP)).toBe(path);
  });
});

test('every winner who goes on has one line, into the slot it takes', () => {
  const { graph } = playoff({ teamCount: 8, elimination: 'double', hasBracketReset: true });
  const layout = withChampion(graph, layoutBracket(graph, SIZE), 'beside');
  const lines = bracketLines(graph, layout);
  const onward = graph.matches.filter((node) => node.winnerTo);
  expect(lines.filter((line) => line.to !== null)).toHaveLength(onward.length);
  for (const line of lines) {
    if (line.to === null) continue;
    const target = layout.boxes[line.to]!;
    const { isTop } = graph.matches[line.from]!.winnerTo!;
    const entry = target.y + target.height * (isTop ? 0.25 : 0.75);
    expect(line.path).toMatch(new RegExp(`[ QVM]${String(entry).replace('.', '\\.')}`));
    expect(line.path.endsWith(`H${target.x}`)).toBe(true);
  }
});

test('the final and its reset lead straight to the place of the champion', () => {
  const { graph } = playoff({ teamCount: 8, elimination: 'double', hasBracketReset: true });
  const layout = withChampion(graph, layoutBracket(graph, SIZE), 'beside');
  const last = bracketLines(graph, layout).filter((line) => line.to === null);
  expect(last.map(({ from, isReset }) => [graph.matches[from]!.key, isReset])).toEqual([
    ['GF-0-0', false],
    ['GF-0-1', true],
  ]);
  for (const { path, from } of last) {
    const { x, y, width } = layout.boxes[from]!;
    expect(path).toBe(`M${x + width} ${y + SIZE.slots / 2}H${layout.champion!.x}`);
  }
});

test('the final leads down to a champion below it', () => {
  const { graph } = playoff({ teamCount: 8, elimination: 'single' });
  const layout = withChampion(graph, layoutBracket(graph, SIZE), 'below');
  const { x, y, width, height } = layout.boxes[graph.byKey.get('UB-2-0')!.index]!;
  const last = bracketLines(graph, layout).at(-1);
  expect(last?.path).toBe(`M${x + width / 2} ${y + height}V${layout.champion!.y}`);
});
