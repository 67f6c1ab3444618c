import { describe, expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { layoutBracket } from './layout.ts';
import { PICK_SIZES } from './match-size.ts';
import { stopTowards } from './spatial.ts';

const { graph } = playoff({ teamCount: 8, elimination: 'double', hasBracketReset: true });
const board = {
  graph,
  layout: layoutBracket(graph, PICK_SIZES[0]),
  isShown: (at: number) => at !== graph.reset,
};
const indexOf = (key: string) => graph.byKey.get(key)!.index;

describe('arrow keys', () => {
  test.each([
    {
      why: 'within the match',
      from: ['UB-0-0', 'top'],
      arrow: 'ArrowDown',
      to: ['UB-0-0', 'bottom'],
    },
    {
      why: 'to the next match',
      from: ['UB-0-0', 'bottom'],
      arrow: 'ArrowDown',
      to: ['UB-0-1', 'top'],
    },
    {
      why: 'from upper to lower',
      from: ['UB-0-3', 'bottom'],
      arrow: 'ArrowDown',
      to: ['LB-0-0', 'top'],
    },
    { why: 'back up', from: ['UB-0-1', 'top'], arrow: 'ArrowUp', to: ['UB-0-0', 'bottom'] },
    {
      why: 'along the line',
      from: ['UB-0-1', 'top'],
      arrow: 'ArrowRight',
      to: ['UB-1-0', 'bottom'],
    },
    { why: 'to the feeder', from: ['UB-1-0', 'bottom'], arrow: 'ArrowLeft', to: ['UB-0-1', 'top'] },
    { why: 'not past the edge', from: ['UB-0-0', 'top'], arrow: 'ArrowUp', to: ['UB-0-0', 'top'] },
    {
      why: 'not to a hidden reset',
      from: ['GF-0-0', 'top'],
      arrow: 'ArrowRight',
      to: ['GF-0-0', 'top'],
    },
  ] as const)('$arrow goes $why', ({ from, arrow, to }) => {
    const next = stopTowards(board, { match: indexOf(from[0]), side: from[1] }, arrow);
    expect(next).toEqual({ match: indexOf(to[0]), side: to[1] });
  });

  test.each([
    { why: 'down the column', from: 'UB-0-0', arrow: 'ArrowDown', to: 'UB-0-1' },
    { why: 'up the column', from: 'UB-0-1', arrow: 'ArrowUp', to: 'UB-0-0' },
    { why: 'along the line', from: 'UB-0-1', arrow: 'ArrowRight', to: 'UB-1-0' },
    { why: 'to the first feeder', from: 'UB-1-0', arrow: 'ArrowLeft', to: 'UB-0-0' },
  ] as const)('$arrow goes match by match $why', ({ from, arrow, to }) => {
    const next = stopTowards(board, { match: indexOf(from), side: 'match' }, arrow);
    expect(next).toEqual({ match: indexOf(to), side: 'match' });
  });
});
