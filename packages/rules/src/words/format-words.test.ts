import { describe, expect, test } from 'vitest';
import { edited, newFreeform, newPlayoffs } from '../../fixtures/edited.ts';
import type { EditFault } from '../edit/edit-fault.ts';
import { checkFormat } from '../format/check-format.ts';
import type { FormatWarning } from '../format/format-warnings.ts';
import { AS_DRAWN } from './bracket-naming.ts';
import { wordsOfEdit } from './edit-words.ts';
import { placeInFormat } from './format-places.ts';
import { wordsOfFormat } from './format-words.ts';
import { wordsOfWarning } from './warning-words.ts';

test('a problem is said with the names of the builder', () => {
  const format = edited(
    newPlayoffs(),
    { kind: 'setLoserPath', stage: 0, match: { part: 'UB', col: 2, colIndex: 0 }, to: null },
    { kind: 'setMatchCount', stage: 0, part: 'LB', col: 1, count: 1 },
  );
  const [problem] = checkFormat(format).problems;
  expect(placeInFormat(format, problem!.path)).toBe('Playoffs, Lower Bracket, column 1, match 1');
  expect(wordsOfFormat(problem!, AS_DRAWN)).toBe(
    'Leads into the slot LB 2·1 top, which UB 2·2 feeds already.',
  );
});

describe('places', () => {
  const playoffs = edited(newPlayoffs(), { kind: 'addView', stage: 0, name: 'Finals' });
  test.each([
    { path: [], place: '' },
    { path: ['stages'], place: '' },
    { path: ['stages', 0], place: 'Playoffs' },
    { path: ['stages', 1, 'name'], place: 'Stage 2, name' },
    { path: ['stages', 0, 'playoffDetails', 'hasBracketReset'], place: 'Playoffs, bracket reset' },
    { path: ['stages', 0, 'bracket', 'parts'], place: 'Playoffs' },
    {
      path: ['stages', 0, 'bracket', 'parts', 0, 'columns', 1, 'matches', 0, 'loserPath'],
      place: 'Playoffs, Upper Bracket, column 2, match 1, loser path',
    },
    {
      path: ['stages', 0, 'bracket', 'parts', 2, 'columns', 0, 'lockPicks'],
      place: 'Playoffs, Grand Final, column 1, lock picks',
    },
    {
      path: ['stages', 0, 'bracket', 'views', 0, 'matches', 2],
      place: "Playoffs, view 'Finals', match 3",
    },
    {
      path: ['stages', 0, 'bracket', 'scoringGroups', 0, 'columns', 1],
      place: "Playoffs, scoring group 'Upper Bracket', column 2",
    },
    { path: ['stages', 0, 'bracket', 'scoringGroups', 9], place: 'Playoffs, scoring group 10' },
    { path: ['scoringBreakdown', 'groups', 0], place: 'Scoring breakdown' },
  ])('$place', ({ path, place }) => {
    expect(placeInFormat(playoffs, path)).toBe(place);
  });

  test('a drawn part has the name that somebody gave it', () => {
    const path = ['stages', 0, 'bracket', 'freeformParts', 1, 'columns', 0];
    expect(placeInFormat(newFreeform('A', 'Decider'), path)).toBe('Playoffs, Decider, column 1');
  });
});

const faults: readonly { readonly fault: EditFault; readonly words: string }[] = [
  {
    fault: { code: 'not_there', what: 'scoring_group' },
    words: 'This scoring group is not there any more.',
  },
  {
    fault: { code: 'not_in_range', least: 1, most: 9 },
    words: 'Must be a whole number from 1 to 9.',
  },
  { fault: { code: 'empty' }, words: 'Must not be empty.' },
  { fault: { code: 'own_match' }, words: 'A match cannot lead to itself.' },
  {
    fault: { code: 'slot_fed_twice', slot: 'LB-0-1-top', feeder: 'UB-0-2' },
    words: 'UB 1·3 leads to LB 1·2 top already.',
  },
  {
    fault: { code: 'leads_back', match: 'UB-0-0' },
    words: 'Teams come here from UB 1·1: it would be a circle.',
  },
  { fault: { code: 'too_many', what: 'stages', most: 12 }, words: 'At most 12 stages fit.' },
];

test.each(faults)('refused: $words', ({ fault, words }) => {
  expect(wordsOfEdit(fault)).toBe(words);
});

const warnings: readonly { readonly warning: FormatWarning; readonly words: string }[] = [
  {
    warning: { path: [], code: 'column_paid_twice', groups: ['A', 'B', 'C'] },
    words: "Is paid by 'A', 'B' and 'C' for the same: a right pick earns the points of all.",
  },
  {
    warning: { path: [], code: 'opens_never', teams: 9, places: 8 },
    words: 'Waits for 9 teams, and 8 can start: picks never open by themselves.',
  },
  {
    warning: { path: [], code: 'too_few_come', from: 'Groups', come: 4, needed: 6 },
    words:
      "4 teams come from 'Groups', and 6 are needed to start: without teams that join here it never opens.",
  },
  {
    warning: { path: [], code: 'too_many_come', from: 'Groups', come: 1, needed: 0 },
    words: "1 team comes from 'Groups', and only 0 can start.",
  },
  {
    warning: { path: [], code: 'other_number_advances', through: 2, advancing: 3 },
    words: "Says 3, and the group's bracket sends on 2.",
  },
  {
    warning: { path: [], code: 'dead_end', match: 'U-0-2' },
    words: 'The winner of U 1·3 goes no further, and rounds follow.',
  },
  {
    warning: { path: [], code: 'nothing_to_pick' },
    words: 'Asks for no pick: nobody can take part.',
  },
  {
    warning: { path: [], code: 'unreachable_match', match: 'LB-0-1' },
    words: 'No match leads to LB 1·2: its teams start there.',
  },
];

test.each(warnings)('$words', ({ warning, words }) => {
  expect(wordsOfWarning(warning)).toBe(words);
});
