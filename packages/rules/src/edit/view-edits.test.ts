import { expect, test } from 'vitest';
import { bracketOf, edited, newPlayoffs, refusalOf } from '../../fixtures/edited.ts';
import type { FormatEdit, MatchPlace } from './format-edit.ts';
import { startFrom } from './starting-points.ts';

const final: MatchPlace = { part: 'GF', col: 0, colIndex: 0 };
const semi: MatchPlace = { part: 'UB', col: 1, colIndex: 0 };
const show = (view: number, ...matches: readonly MatchPlace[]): FormatEdit => ({
  kind: 'setViewMatches',
  stage: 0,
  view,
  matches,
});
const viewed = edited(
  newPlayoffs(),
  { kind: 'addView', stage: 0, name: 'Medals' },
  { kind: 'addView', stage: 0, name: 'All' },
  show(0, final, semi, final),
);

test('a view shows matches in their order, each once', () => {
  expect(bracketOf(viewed).views).toEqual([
    { name: 'Medals', matches: [final, semi] },
    { name: 'All', matches: [] },
  ]);
  expect(edited(viewed, show(0, final, semi))).toBe(viewed);
});

test('views are renamed and removed', () => {
  const renamed = edited(viewed, { kind: 'renameView', stage: 0, view: 1, name: 'Rest' });
  expect(bracketOf(renamed).views[1]).toEqual({ name: 'Rest', matches: [] });
  const removed = edited(renamed, { kind: 'removeView', stage: 0, view: 0 });
  expect(bracketOf(removed).views.map(({ name }) => name)).toEqual(['Rest']);
});

test('the match of a reset is shown where there can be one', () => {
  const reset = { ...final, colIndex: 1 };
  expect(refusalOf(viewed, show(0, reset))).toEqual({ code: 'not_there', what: 'match' });
  const started = startFrom({
    kind: 'knockout',
    teamCount: 8,
    elimination: 'double',
    hasReset: true,
  });
  expect(refusalOf(started, show(0, reset))).toBeNull();
});

test.each<{ why: string; edit: FormatEdit; fault: object }>([
  { why: 'no name', edit: { kind: 'addView', stage: 0, name: '' }, fault: { code: 'empty' } },
  {
    why: 'no name any more',
    edit: { kind: 'renameView', stage: 0, view: 0, name: ' ' },
    fault: { code: 'empty' },
  },
  { why: 'no such view', edit: show(2, final), fault: { code: 'not_there', what: 'view' } },
  {
    why: 'nothing to remove',
    edit: { kind: 'removeView', stage: 0, view: 2 },
    fault: { code: 'not_there', what: 'view' },
  },
  {
    why: 'no bracket',
    edit: { kind: 'setViewMatches', stage: 1, view: 0, matches: [final] },
    fault: { code: 'not_there', what: 'stage' },
  },
])('refused: $why', ({ edit, fault }) => {
  expect(refusalOf(viewed, edit)).toEqual(fault);
});
