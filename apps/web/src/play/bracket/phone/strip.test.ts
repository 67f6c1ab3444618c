import type { BracketView } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { stripOf } from './strip.ts';

const { graph } = playoff({ teamCount: 8, elimination: 'double', hasBracketReset: true });
const all = graph.matches.map(({ index }) => index);
const view = (name: string, ...keys: string[]): BracketView => ({
  name,
  matches: keys.flatMap((key) => {
    const node = graph.byKey.get(key);
    return node ? [{ part: node.part, col: node.col, colIndex: node.colIndex }] : [];
  }),
});

describe('the strip of rounds', () => {
  test.each([
    { why: 'without views', views: [], labels: ['Upper', 'Lower', 'Final'] },
    {
      why: 'what no view shows comes last',
      views: [view('Openers', 'UB-0-0', 'UB-0-1'), view('The end', 'GF-0-0')],
      labels: ['Openers', 'The end', 'Others'],
    },
    {
      why: 'a view may name the reset alone',
      views: [view('Reset', 'GF-0-1')],
      labels: ['Reset', 'Others'],
    },
  ])('every match is in it: $why', ({ views, labels }) => {
    const strip = stripOf(graph, views);
    expect(strip.segments.map(({ label }) => label)).toEqual(labels);
    expect(strip.columns.flatMap(({ matches }) => matches).sort((a, b) => a - b)).toEqual(all);
  });

  test('views that show everything need no other segment [rule: bracket-view-8, formats-24]', () => {
    const whole = view('Everything', ...graph.byKey.keys());
    expect(stripOf(graph, [whole]).segments).toEqual([{ id: '0', label: 'Everything' }]);
  });

  test('the final brings its reset along', () => {
    const [final] = stripOf(graph, [view('Final', 'GF-0-0')]).columns;
    expect(final?.matches.map((index) => graph.matches[index]?.key)).toEqual(['GF-0-0', 'GF-0-1']);
  });
});
