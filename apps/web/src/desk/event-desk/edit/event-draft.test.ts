import { expect, test } from 'vitest';
import { desk } from '../../../../testing/desk.ts';
import { differingFields, draftOf, editOf, tellField, withTab } from './event-draft.ts';

const flags = { forcedStage: 0, surveyNotice: true, openTabs: [1, 2] };

test('flags that nobody touched are sent as they are', () => {
  const event = desk({ flags });
  expect(editOf(event, draftOf(event))?.flags).toEqual(flags);
});

test('the survey stands in place of one stage more, or less', () => {
  expect(withTab('', 2, true)).toBe('2');
  expect(withTab('2', 0, true)).toBe('0,2');
  expect(withTab('0,2', 2, false)).toBe('0');
});

test('what two copies differ in is told with the names of stages', () => {
  const [mine, theirs] = [draftOf(desk({ flags })), draftOf(desk())];
  expect(differingFields(mine, theirs)).toEqual(['opensWith', 'surveyNotice', 'surveyTabs']);
  expect(tellField(desk(), mine, 'opensWith')).toBe('Stage 1');
  expect(tellField(desk(), theirs, 'opensWith')).toBe('the current stage');
  expect(tellField(desk(), mine, 'surveyTabs')).toBe('Stage 2, Playoffs');
});
