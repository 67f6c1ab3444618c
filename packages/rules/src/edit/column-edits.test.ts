import { describe, expect, test } from 'vitest';
import { bracketOf, edited, newFreeform, newPlayoffs, refusalOf } from '../../fixtures/edited.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import { activeParts } from '../bracket/links.ts';
import type { EventFormat } from '../model/format.ts';
import { editFormat } from './edit-format.ts';
import type { FormatEdit } from './format-edit.ts';

const sizesOf = (format: EventFormat): number[][] =>
  activeParts(bracketOf(format)).map(({ columns }) => columns.map(({ matchCount }) => matchCount));

const columns = (part: string, count: number): FormatEdit => ({
  kind: 'setColumnCount',
  stage: 0,
  part,
  count,
});

const matches = (part: string, col: number, count: number): FormatEdit => ({
  kind: 'setMatchCount',
  stage: 0,
  part,
  col,
  count,
});

describe('columns of a standard part', () => {
  test('are sized by how many there are, and losers and points follow', () => {
    const larger = edited(newPlayoffs(), columns('UB', 4), columns('LB', 6));
    expect(bracketOf(larger)).toEqual(generateBracket({ teamCount: 16, elimination: 'double' }));
    expect(edited(larger, columns('LB', 4), columns('UB', 3))).toEqual(newPlayoffs());
  });

  test('that have other sizes keep them, and others like the last come behind them', () => {
    const own = edited(newPlayoffs(), matches('UB', 2, 2));
    expect(sizesOf(edited(own, columns('UB', 4)))[0]).toEqual([4, 2, 2, 2]);
    expect(sizesOf(edited(own, columns('UB', 2)))[0]).toEqual([4, 2]);
  });

  test('a new column is played as the last one is', () => {
    const to = { bestOf: 7 };
    const longer = edited(
      newPlayoffs(),
      { kind: 'changeColumn', stage: 0, part: 'UB', col: 2, to },
      columns('UB', 4),
    );
    expect(bracketOf(longer).parts[0]?.columns[3]?.bestOf).toBe(7);
  });

  test.each([
    { why: 'ten above', edit: columns('UB', 10), fault: { least: 0, most: 9 } },
    { why: 'eleven below', edit: columns('LB', 11), fault: { least: 0, most: 10 } },
    { why: 'fewer than none', edit: columns('GF', -1), fault: { least: 0, most: 9 } },
    { why: 'half of one', edit: columns('GF', 0.5), fault: { least: 0, most: 9 } },
    { why: 'a column without a match', edit: matches('UB', 0, 0), fault: { least: 1, most: 64 } },
    { why: 'too long a column', edit: matches('UB', 0, 65), fault: { least: 1, most: 64 } },
  ])('refused: $why', ({ edit, fault }) => {
    expect(refusalOf(newPlayoffs(), edit)).toEqual({ code: 'not_in_range', ...fault });
  });

  test('ten columns fit below: 64 teams need them [rule: formats-19]', () => {
    const largest = edited(newPlayoffs(), columns('UB', 6), columns('LB', 10));
    expect(bracketOf(largest)).toEqual(generateBracket({ teamCount: 64, elimination: 'double' }));
  });

  test('a bracket of more matches than have a number is refused, and one that has them may shrink', () => {
    const nine = edited(newPlayoffs(), columns('LB', 0), columns('UB', 9));
    expect(refusalOf(nine, matches('UB', 8, 4))).toEqual({
      code: 'too_many_matches',
      count: 259,
      most: 256,
    });
    expect(refusalOf(nine, matches('UB', 0, 4))).toBeNull();
  });

  test('no such part, column or match', () => {
    expect(refusalOf(newPlayoffs(), columns('XX', 1))).toEqual({ code: 'not_there', what: 'part' });
    expect(refusalOf(newPlayoffs(), matches('UB', 3, 1))).toEqual({
      code: 'not_there',
      what: 'column',
    });
  });
});

describe('fewer matches take with them what named them', () => {
  const final = { part: 'GF', col: 0, colIndex: 0 };
  const own = edited(
    newPlayoffs(),
    // Somebody chose a path of his own: from here on nothing follows.
    { kind: 'setLoserPath', stage: 0, match: { part: 'UB', col: 2, colIndex: 0 }, to: null },
    { kind: 'addView', stage: 0, name: 'Low' },
    {
      kind: 'setViewMatches',
      stage: 0,
      view: 0,
      matches: [{ part: 'LB', col: 0, colIndex: 1 }, final],
    },
    { kind: 'addScoringGroup', stage: 0, name: 'Own' },
  );

  test('links that led there, counted [rule: builder-19]', () => {
    const next = editFormat(own, matches('LB', 0, 1));
    expect(next.ok && next.lost).toEqual({ links: 2, viewMatches: 1, groupColumns: 0, entries: 0 });
    const bracket = next.ok ? bracketOf(next.format) : null;
    const losers = bracket?.parts[0]?.columns[0]?.matches.map(
      ({ loserPath }) => loserPath?.colIndex,
    );
    expect(losers).toEqual([0, 0, undefined, undefined]);
    expect(bracket?.views[0]?.matches).toEqual([final]);
  });

  test('columns that go take their place in scoring groups', () => {
    const next = editFormat(own, columns('LB', 2));
    expect(next.ok && next.lost).toEqual({ links: 3, viewMatches: 1, groupColumns: 2, entries: 0 });
    const groups = next.ok ? bracketOf(next.format).scoringGroups : [];
    expect(groups.find(({ name }) => name === 'Lower Bracket')?.columns).toEqual([
      { part: 'LB', col: 0 },
      { part: 'LB', col: 1 },
    ]);
  });

  test('more matches are added behind those that are there [rule: builder-19]', () => {
    const more = edited(own, matches('LB', 0, 3));
    const [before, after] = [own, more].map((format) => bracketOf(format).parts[1]?.columns[0]);
    expect(after?.matches.slice(0, 2)).toEqual(before?.matches);
    expect(after?.matches[2]).toEqual({
      id: 'LB-0-2',
      part: 'LB',
      col: 0,
      colIndex: 2,
      bracketMatchId: 'LB-0-2',
      loserPath: null,
    });
  });
});

describe('what is set of a column', () => {
  const change = (to: Extract<FormatEdit, { kind: 'changeColumn' }>['to']): FormatEdit => ({
    kind: 'changeColumn',
    stage: 0,
    part: 'UB',
    col: 1,
    to,
  });

  test('is set of it alone', () => {
    const to = { name: 'Semis', bestOf: 3, paddingTop: 20, paddingLeft: 4, lockPicks: true };
    const next = edited(newPlayoffs(), change(to));
    expect(bracketOf(next).parts[0]?.columns[1]).toMatchObject(to);
    expect(bracketOf(next).parts[0]?.columns[0]).toEqual(
      bracketOf(newPlayoffs()).parts[0]?.columns[0],
    );
  });

  test('nobody goes on from a qualifier column', () => {
    const next = editFormat(newPlayoffs(), change({ isQualifier: true }));
    const column = next.ok ? bracketOf(next.format).parts[0]?.columns[1] : null;
    expect(column?.matches.map(({ loserPath }) => loserPath)).toEqual([null, null]);
    expect(next.ok && next.lost.links).toBe(2);
  });

  test('series of 1, 3, 5, 7 or 9 games, and room within limits', () => {
    expect(refusalOf(newPlayoffs(), change({ bestOf: 2 }))).toEqual({ code: 'bad_series_length' });
    expect(refusalOf(newPlayoffs(), change({ paddingLeft: -1 }))).toEqual({
      code: 'not_in_range',
      least: 0,
      most: 10_000,
    });
  });
});

describe('a drawing', () => {
  test('a new part has one match, more columns and matches lead nowhere, and each has an id of its own [rule: formats-16, formats-18, formats-22]', () => {
    const drawn = edited(newFreeform('A', 'B'), columns('A', 3), matches('A', 1, 2));
    expect(sizesOf(drawn)).toEqual([[1, 2, 1], [1]]);
    const all = bracketOf(drawn).freeformParts.flatMap((part) =>
      part.columns.flatMap((column) => column.matches),
    );
    expect(all.map(({ id }) => id)).toEqual(['m1', 'm3', 'm5', 'm4', 'm2']);
    expect(all.every((match) => match.winnerPath === null && match.loserPath === null)).toBe(true);
  });

  test('a part has at least one column', () => {
    expect(refusalOf(newFreeform('A'), columns('A', 0))).toEqual({
      code: 'not_in_range',
      least: 1,
      most: 9,
    });
  });
});
