import { describe, expect, test } from 'vitest';
import { bracketOf, edited, newFreeform, newPlayoffs, refusalOf } from '../../fixtures/edited.ts';
import { editFormat } from './edit-format.ts';
import type { FormatEdit } from './format-edit.ts';
import { startFrom } from './starting-points.ts';

const freeform = (isFree: boolean): FormatEdit => ({
  kind: 'setFreeform',
  stage: 0,
  freeform: isFree,
});
const addPart = (name: string): FormatEdit => ({ kind: 'addPart', stage: 0, name });

describe('the switch Freeform', () => {
  test('clears the drawing, and the standard parts are as they were left [rule: builder-15]', () => {
    const playoffs = newPlayoffs();
    const drawn = edited(playoffs, freeform(true), addPart('A'));
    expect(bracketOf(drawn)).toMatchObject({ freeform: true, scoringGroups: [] });
    expect(bracketOf(drawn).parts).toBe(bracketOf(playoffs).parts);
    expect(edited(drawn, freeform(false))).toEqual(playoffs);
    expect(bracketOf(edited(drawn, freeform(false), freeform(true))).freeformParts).toEqual([]);
    expect(edited(drawn, freeform(true))).toBe(drawn);
  });

  test('tells what goes', () => {
    const own = edited(
      newPlayoffs(),
      { kind: 'addView', stage: 0, name: 'Final' },
      {
        kind: 'setViewMatches',
        stage: 0,
        view: 0,
        matches: [{ part: 'GF', col: 0, colIndex: 0 }],
      },
    );
    const next = editFormat(own, freeform(true));
    expect(next.ok && next.lost).toEqual({ links: 7, viewMatches: 1, groupColumns: 8, entries: 0 });
    expect(next.ok && bracketOf(next.format).views).toEqual([{ name: 'Final', matches: [] }]);
  });

  test('a bracket that was never standard begins by itself', () => {
    const gsl = startFrom({ kind: 'groups', groupCount: 1, of: 'gsl' });
    const parts = bracketOf(edited(gsl, freeform(false))).parts;
    expect(parts.map(({ columns }) => columns.map(({ matchCount }) => matchCount))).toEqual([
      [2, 1],
      [1, 1],
      [],
    ]);
  });
});

describe('parts', () => {
  test.each([
    { name: 'Third Place', identifier: 'ThirdPlace' },
    { name: 'A', identifier: 'A2' },
    { name: 'Grand Final', identifier: 'GF' },
    { name: '決勝', identifier: 'Part' },
    { name: 'A very long name indeed', identifier: 'Averylongnam' },
    { name: 'constructor', identifier: 'constructor' },
  ])("'$name' is called $identifier in links", ({ name, identifier }) => {
    const parts = bracketOf(edited(newFreeform('A'), addPart(name))).freeformParts;
    expect(parts.at(-1)).toMatchObject({ name, identifier, columnCount: 1 });
    expect(parts.at(-1)?.columns[0]?.matches).toHaveLength(1);
  });

  test('a long name that is taken still fits', () => {
    const long = 'A very long name indeed';
    const parts = bracketOf(newFreeform(long, long)).freeformParts;
    expect(parts.map(({ identifier }) => identifier)).toEqual(['Averylongnam', 'Averylongna2']);
  });

  test('another name leaves its links as they are', () => {
    const to = { part: 'B', col: 0, colIndex: 0, isTop: true };
    const linked = edited(newFreeform('A', 'B'), {
      kind: 'setWinnerPath',
      stage: 0,
      match: { part: 'A', col: 0, colIndex: 0 },
      to,
    });
    const renamed = edited(linked, { kind: 'renamePart', stage: 0, part: 'B', name: 'Final' });
    expect(bracketOf(renamed).freeformParts[1]).toMatchObject({ identifier: 'B', name: 'Final' });
    expect(bracketOf(renamed).freeformParts[0]).toBe(bracketOf(linked).freeformParts[0]);
    const removed = editFormat(linked, { kind: 'removePart', stage: 0, part: 'B' });
    expect(removed.ok && removed.lost.links).toBe(1);
    expect(removed.ok && bracketOf(removed.format).freeformParts).toEqual(
      bracketOf(newFreeform('A')).freeformParts,
    );
  });

  test('another name is that of the links where nothing refers to the part yet', () => {
    const drawn = edited(newFreeform('Bracket', 'Lower'), {
      kind: 'setColumnCount',
      stage: 0,
      part: 'Bracket',
      count: 2,
    });
    const rename = (part: string, name: string): FormatEdit => ({
      kind: 'renamePart',
      stage: 0,
      part,
      name,
    });
    const [upper] = bracketOf(edited(drawn, rename('Bracket', 'Upper'))).freeformParts;
    expect(upper).toMatchObject({ identifier: 'Upper', name: 'Upper' });
    const places = upper?.columns.flatMap(({ matches }) => matches.map(({ part }) => part));
    expect(places).toEqual(['Upper', 'Upper']);
    const [, taken] = bracketOf(edited(drawn, rename('Lower', 'Bracket'))).freeformParts;
    expect(taken).toMatchObject({ identifier: 'Bracket2', name: 'Bracket' });
    const final = edited(drawn, rename('Lower', 'Grand Final'));
    expect(bracketOf(final).freeformParts[1]).toMatchObject({ identifier: 'GF' });
    // A reset repeats it, whatever it is called.
    expect(bracketOf(edited(final, rename('GF', 'Finale'))).freeformParts[1]).toMatchObject({
      identifier: 'GF',
      name: 'Finale',
    });
    const scored = edited(
      drawn,
      { kind: 'addScoringGroup', stage: 0, name: 'Winner' },
      { kind: 'setGroupColumns', stage: 0, group: 0, columns: [{ part: 'Bracket', col: 1 }] },
      rename('Bracket', 'Upper'),
    );
    expect(bracketOf(scored).freeformParts[0]).toMatchObject({ identifier: 'Bracket' });
  });

  test('twelve are enough', () => {
    const most = newFreeform(...Array.from({ length: 12 }, (_, at) => `P${at}`));
    expect(refusalOf(most, addPart('More'))).toEqual({ code: 'too_many', what: 'parts', most: 12 });
  });

  test.each<{ why: string; edit: FormatEdit; code: string }>([
    { why: 'without a name', edit: addPart(' '), code: 'empty' },
    {
      why: 'another name, and it is none',
      edit: { kind: 'renamePart', stage: 0, part: 'A', name: '' },
      code: 'empty',
    },
    {
      why: 'one that is not there',
      edit: { kind: 'removePart', stage: 0, part: 'X' },
      code: 'not_there',
    },
  ])('refused: $why', ({ edit, code }) => {
    expect(refusalOf(newFreeform('A'), edit)).toMatchObject({ code });
  });

  test.each<FormatEdit>([
    addPart('A'),
    { kind: 'renamePart', stage: 0, part: 'UB', name: 'Top' },
    { kind: 'removePart', stage: 0, part: 'UB' },
  ])('standard parts are what they are: $kind', (edit) => {
    expect(refusalOf(newPlayoffs(), edit)).toEqual({ code: 'only_freeform' });
  });
});
