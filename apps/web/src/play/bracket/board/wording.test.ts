import { expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { bracketTexts } from './wording.ts';

test('what a slot waits for is said shortly on the drawing, and by its side only from the other', () => {
  const { graph } = playoff({ teamCount: 16, elimination: 'double' });
  const texts = bracketTexts(graph);
  const shortOf = (key: string) => {
    const text = texts[graph.byKey.get(key)!.index]!;
    return [text.top.short, text.bottom.short];
  };
  expect(
    ['UB-1-0', 'UB-3-0', 'LB-0-0', 'LB-1-3', 'LB-2-1', 'LB-5-0', 'GF-0-0'].map(shortOf),
  ).toEqual([
    ['Winner R1 M1', 'Winner R1 M2'],
    ['Winner SF M1', 'Winner SF M2'],
    ['Loser Upper R1 M1', 'Loser Upper R1 M2'],
    ['Loser Upper QF M1', 'Winner R1 M4'],
    ['Winner R2 M3', 'Winner R2 M4'],
    ['Upper final loser', 'Winner SF'],
    ['Upper winner', 'Lower winner'],
  ]);
});
