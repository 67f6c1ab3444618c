import {
  editFormat,
  emptyFormat,
  type FormatEdit,
  newStageFields,
  StageType,
} from '@callshot/rules';
import { expect, test } from 'vitest';
import { differencesOf } from './format-differences.ts';
import type { FormatState } from './format-draft.ts';

function after(state: FormatState, ...edits: FormatEdit[]): FormatState {
  let { format } = state;
  for (const edit of edits) {
    const edited = editFormat(format, edit);
    if (!edited.ok) throw new Error(edited.fault.code);
    format = edited.format;
  }
  return { ...state, format };
}

const stage = (type: StageType, name: string): FormatEdit => ({
  kind: 'addStage',
  stage: { ...newStageFields(type), name },
});

const major = after(
  { name: 'Major', format: emptyFormat() },
  stage(StageType.swiss, 'Stage 1'),
  stage(StageType.playoffs, 'Playoffs'),
);

test('equal copies differ in nothing', () => {
  expect(differencesOf(major, { ...major })).toEqual([]);
});

test('each thing that differs is told in both versions', () => {
  const theirs = after(
    { ...major, name: 'Major 2026' },
    { kind: 'changeColumn', stage: 1, part: 'UB', col: 1, to: { bestOf: 3 } },
    { kind: 'moveStage', from: 0, to: 0 },
  );
  expect(differencesOf(major, theirs)).toEqual([
    { what: 'Name', mine: 'Major', theirs: 'Major 2026' },
    { what: 'Playoffs, Upper Bracket, column 2, best of', mine: '5', theirs: '3' },
  ]);
});

test('what only one of them has is told as well', () => {
  const theirs = after(major, stage(StageType.swiss, 'Stage 3'));
  const rows = differencesOf(major, theirs);
  expect(rows).toContainEqual({ what: 'Stage 3, name', mine: null, theirs: 'Stage 3' });
  expect(rows.every(({ mine }) => mine === null)).toBe(true);
});
