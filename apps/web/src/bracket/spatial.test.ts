import { describe, expect, test } from 'vitest';
import { playoff } from './bracket-fixture.test-support.ts';
import { layoutBracket } from './layout.ts';
import { slotTowards } from './spatial.ts';

const { graph } = playoff({ teamCount: 8, elimination: 'double', hasBracketReset: true });
const board = { graph, layout: layoutBracket(graph), isShown: (at: number) => at !== graph.reset };
const indexOf = (key: string) => graph.byKey.get(key)!.index;

describe('arrow keys', () => {
  test.each([
    { why: 'within the match', from: ['UB-0-0', true], arrow: 'ArrowDown', to: ['UB-0-0', false] },
    { why: 'to the next match', from: ['UB-0-0', false], arrow: 'ArrowDown', to: ['UB-0-1', true] },
    {
      why: 'from upper to lower',
      from: ['UB-0-3', false],
      arrow: 'ArrowDown',
      to: ['LB-0-0', true],
    },
    { why: 'back up', from: ['UB-0-1', true], arrow: 'ArrowUp', to: ['UB-0-0', false] },
    { why: 'along the line', from: ['UB-0-1', true], arrow: 'ArrowRight', to: ['UB-1-0', false] },
    { why: 'to the feeder', from: ['UB-1-0', false], arrow: 'ArrowLeft', to: ['UB-0-1', true] },
    { why: 'not past the edge', from: ['UB-0-0', true], arrow: 'ArrowUp', to: ['UB-0-0', true] },
    {
      why: 'not to a hidden reset',
      from: ['GF-0-0', true],
      arrow: 'ArrowRight',
      to: ['GF-0-0', true],
    },
  ] as const)('$arrow goes $why', ({ from, arrow, to }) => {
    const next = slotTowards(board, { match: indexOf(from[0]), isTop: from[1] }, arrow);
    expect(next).toEqual({ match: indexOf(to[0]), isTop: to[1] });
  });
});
