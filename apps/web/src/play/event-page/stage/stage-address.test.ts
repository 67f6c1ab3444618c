import { expect, test } from 'vitest';
import { isTabOpen, readStageAddress, stageSearch } from './stage-address.ts';

/** Three stages, the third not yet open; the second has four groups. */
const shown = { isOpen: (stage: number) => stage <= 1, substages: [1, 4, 1] };

test.each([
  { search: '', stage: null, substage: null, why: 'a plain address names none' },
  { search: '?stage=1', stage: 0, substage: null, why: 'people count from one' },
  { search: '?stage=2&substage=4', stage: 1, substage: 3, why: 'a group of a stage' },
  { search: '?substage=2', stage: null, substage: 1, why: 'a group of the stage shown anyway' },
  { search: '?stage=3', stage: null, substage: null, why: 'a stage that has not opened' },
  { search: '?stage=2&substage=5', stage: 1, substage: null, why: 'a group that there is not' },
  { search: '?stage=0', stage: null, substage: null, why: 'there is no stage nought' },
  { search: '?stage=2nd', stage: null, substage: null, why: 'no number' },
  { search: '?stage=-1', stage: null, substage: null, why: 'below all' },
  { search: '?stage=99999999999', stage: null, substage: null, why: 'beyond all' },
])('$search: $why [rule: event-page-10]', ({ search, stage, substage }) => {
  expect(readStageAddress(search, shown, 1)).toEqual({ stage, substage });
});

test('a tab that a flag opens can be named before its stage opens', () => {
  const flags = { forcedStage: null, surveyNotice: false, openTabs: [2] };
  const isOpen = (stage: number) => isTabOpen({ stage: 0, flags }, stage);
  const read = (search: string) => readStageAddress(search, { ...shown, isOpen }, 0).stage;
  expect([read('?stage=1'), read('?stage=2'), read('?stage=3')]).toEqual([0, null, 2]);
});

test('what is written is read again', () => {
  expect(stageSearch(1)).toBe('?stage=2');
  expect(stageSearch(1, 2)).toBe('?stage=2&substage=3');
  expect(readStageAddress(stageSearch(1, 2), shown, 0)).toEqual({ stage: 1, substage: 2 });
});
