import { expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { doMeet, layoutBracket, withChampion } from '../board/layout.ts';
import { type MatchSize, PICK_SIZES } from '../board/match-size.ts';
import { resultSizes } from '../results/result-sizes.ts';
import { wholeOf } from './camera.ts';
import { planCanvas, TOOLS_MARGIN } from './canvas-plan.ts';
import { bracketLines } from './lines.ts';

const TOOLS = { width: 680, height: 212 };
const STRIP = 72;

function planned(
  teamCount: number,
  room: { width: number; height: number },
  wish?: MatchSize['name'],
) {
  const { graph } = playoff({ teamCount, elimination: 'double', hasBracketReset: true });
  return planCanvas({
    sizes: PICK_SIZES,
    wish: wish ?? null,
    room,
    tools: TOOLS,
    strip: STRIP,
    drawingOf: (size, champion) => {
      const layout = withChampion(graph, layoutBracket(graph, size), champion);
      return { layout, lines: bracketLines(graph, layout) };
    },
  });
}

test.each([
  { why: '16 teams', teams: 16, room: [1440, 780], size: 'compact', tools: 'top-right' },
  { why: '16 teams, large', teams: 16, room: [2560, 1320], size: 'roomy', tools: 'top-right' },
  { why: '16 teams, narrow', teams: 16, room: [1082, 780], size: 'compact', tools: 'strip' },
  { why: '4 teams', teams: 4, room: [1440, 780], size: 'roomy', tools: 'top-right' },
  { why: '64 teams', teams: 64, room: [1440, 780], size: 'compact', tools: 'strip' },
  { why: 'no corner free', teams: 8, room: [1080, 640], size: 'compact', tools: 'strip' },
])('a bracket is drawn as large as it is seen whole: $why', ({ teams, room, size, tools }) => {
  const [width = 0, height = 0] = room;
  const plan = planned(teams, { width, height });
  expect([plan.size.name, plan.tools]).toEqual([size, tools]);
  expect(plan.view).toEqual({ width, height: tools === 'strip' ? height - STRIP : height });
});

test('tools in a corner keep clear of every match, heading and the champion', () => {
  const room = { width: 1440, height: 780 };
  const { layout } = planned(16, room);
  const { x, y } = wholeOf(layout, room);
  const tools = {
    x: room.width - TOOLS.width - TOOLS_MARGIN - x,
    y: TOOLS_MARGIN - y,
    ...TOOLS,
  };
  for (const box of [...layout.boxes, layout.champion!]) expect(doMeet(box, tools)).toBe(false);
});

test('a size that was chosen is drawn though not all of it is seen', () => {
  const plan = planned(16, { width: 1440, height: 780 }, 'roomy');
  expect([plan.size.name, plan.tools]).toEqual(['roomy', 'strip']);
});

test.each([
  { why: 'the pane open', width: 1082, size: 'roomy', tools: 'top-right', champion: 'beside' },
  {
    why: 'the trophy above it as well',
    width: 1082,
    height: 643,
    size: 'roomy',
    tools: 'top-right',
    champion: 'beside',
  },
  { why: 'on a tablet', width: 820, size: 'regular', tools: 'bottom-left', champion: 'below' },
  { why: 'on a narrow one', width: 600, size: 'compact', tools: 'bottom-left', champion: 'below' },
])('playoffs of eight are whole with all that results tell: $why', (expected) => {
  const { width, height = 692, size, tools, champion } = expected;
  const { graph } = playoff({ teamCount: 8, elimination: 'single' });
  const room = { width, height };
  const plan = planCanvas({
    sizes: resultSizes(true),
    wish: null,
    room,
    tools: { width: 196, height: 104 },
    strip: STRIP,
    drawingOf: (match, champion) => {
      const layout = withChampion(graph, layoutBracket(graph, match), champion);
      return { layout, lines: bracketLines(graph, layout) };
    },
  });
  expect([plan.size.name, plan.tools]).toEqual([size, tools]);
  const final = plan.layout.boxes[graph.byKey.get('UB-2-0')!.index]!;
  const isBelow = plan.layout.champion!.y > final.y + final.height;
  expect(isBelow ? 'below' : 'beside').toBe(champion);
});
