import { expect, test } from 'vitest';
import { groupsWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { eventOf } from '../../fixtures/planned-event.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { wordsOfArrivals } from '../words/arrival-words.ts';
import { stagesTooFewReach } from './arrivals.ts';

const none = { named: 0, heldOpen: 0 };
const groups = groupsWith({ groupCount: 2, totalAdvancing: 2 });
const playoffs = playoffStage({ teams: 8 });
const { format } = eventOf([groups, playoffs]);

test.each([
  { why: 'four come where eight start', later: none, needed: 8 },
  { why: 'three more are named', later: { named: 3, heldOpen: 0 }, needed: 8 },
  {
    why: 'three more, and three of those that come hold a place',
    later: { named: 3, heldOpen: 3 },
    needed: 8,
  },
])('an event cannot be: $why [rule: events-29]', ({ later, needed }) => {
  const [first, ...others] = stagesTooFewReach(format, [none, later]);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ stage: 1, come: 4, named: later.named, needed });
});

test.each([
  { why: 'four are named beside the four that come', later: { named: 4, heldOpen: 0 } },
  {
    why: 'four places are held open for those that come, and four named',
    later: { named: 4, heldOpen: 4 },
  },
  { why: 'all eight places are held open', later: { named: 0, heldOpen: 8 } },
  { why: 'all eight are named, those that come among them', later: { named: 8, heldOpen: 0 } },
])('an event can be: $why', ({ later }) => {
  expect(stagesTooFewReach(format, [none, later])).toEqual([]);
});

test('fewer teams open a stage where its format says so', () => {
  const stages = format.stages.map((stage) => ({ ...stage, teamsToOpenPicks: 4 }));
  expect(stagesTooFewReach({ ...format, stages }, [none, none])).toEqual([]);
});

test('a Swiss stage has at least the teams that a slip names', () => {
  const swiss = eventOf([groups, swissWith({}, 16)]).format;
  expect(stagesTooFewReach(swiss, [none, none])).toMatchObject([{ come: 4, needed: 10 }]);
  expect(stagesTooFewReach(swiss, [none, { named: 12, heldOpen: 0 }])).toEqual([]);
});

test('words say what is missing and the way out', () => {
  const [short] = stagesTooFewReach(format, [none, { named: 1, heldOpen: 0 }]);
  if (!short) throw new Error('enough');
  expect(wordsOfArrivals({ ...short, name: 'Playoffs', from: 'Groups' })).toBe(
    "'Playoffs' needs 8 teams to open. 4 come from 'Groups', and 1 is named here. Name the others, or list all 8 with TBD for each that is not known yet.",
  );
});
