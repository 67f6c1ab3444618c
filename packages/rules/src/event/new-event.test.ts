import { expect, test } from 'vitest';
import { groupsWith, ordersWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { eventOf, substagesOf } from '../../fixtures/planned-event.ts';
import { groupBracketStage, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { pathText } from '../model/problem.ts';
import { type NewSubstage, type PlannedEvent, problemsOfNewEvent } from './new-event.ts';

const pathsOf = (event: PlannedEvent) =>
  problemsOfNewEvent(event).map(({ path }) => pathText(path));

test.each([
  { why: 'as many teams as a slip names', stages: [swissWith({}, 10)] },
  { why: 'no teams yet', stages: [swissWith({}, 0)] },
  { why: 'a later stage that is still being filled', stages: [swissStage(), swissWith({}, 3)] },
  { why: 'the same teams in both stages', stages: [swissStage(), playoffStage({ teams: 8 })] },
  { why: 'groups with brackets', stages: [groupBracketStage()] },
])('an event can be: $why [rule: events-7]', ({ stages }) => {
  expect(problemsOfNewEvent(eventOf(stages))).toEqual([]);
});

test.each([
  {
    why: 'a slip of a Swiss stage names ten teams, nine take part',
    stages: [swissWith({}, 9)],
    paths: ['stages[0].substages[0].teamIds'],
  },
  {
    why: 'six advance from groups of five',
    stages: [groupsWith({ totalAdvancing: 6 })],
    paths: ['stages[0].substages[0].teamIds', 'stages[0].substages[1].teamIds'],
  },
])('counts of a format are held against the teams: $why', ({ stages, paths }) => {
  expect(pathsOf(eventOf(stages))).toEqual(paths);
});

test.each([
  { teams: 4, code: 'too_few_teams' },
  { teams: 6, code: 'too_few_places' },
])(
  '$teams teams for the five places of an order are refused [rule: groups-13]',
  ({ teams, code }) => {
    const stage = ordersWith({}, [5]);
    const substages = stage.substages.map((own) => ({
      ...own,
      teamIds: Array.from({ length: teams }, (_, at) => at + 1),
    }));
    const problems = problemsOfNewEvent(eventOf([{ ...stage, substages }]));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
  },
);

test('a team plays in one group', () => {
  const stage = groupsWith({});
  const [first, second] = substagesOf(stage);
  if (!first || !second) throw new Error('no groups');
  const mixed = { ...second, teamIds: [...second.teamIds, first.teamIds[0] ?? 0] };
  expect(pathsOf(eventOf([stage], [[first, mixed]]))).toEqual(['stages[0].substages[1].teamIds']);
});

test('a team starts in one place of a bracket, and there is a place for each', () => {
  const stage = playoffStage({ teams: 8 });
  const [substage] = substagesOf(stage);
  const [first, second, ...others] = substage?.openings ?? [];
  if (!substage || !first || !second) throw new Error('no draw');
  const drawn = (...openings: NewSubstage['openings']) =>
    pathsOf(eventOf([stage], [[{ ...substage, openings: [...openings, ...others] }]]));
  expect(drawn(first, second)).toEqual([]);
  expect(drawn(first, { ...second, bottomTeamId: first.topTeamId })).toEqual([
    'stages[0].substages[0].openings[1]',
  ]);
  expect(drawn({ ...first, bottomTeamId: first.topTeamId }, second)).toEqual([
    'stages[0].substages[0].openings[0]',
  ]);
  const nine = { ...substage, teamIds: [...substage.teamIds, 9] };
  expect(pathsOf(eventOf([stage], [[nine]]))).toEqual(['stages[0].substages[0].teamIds']);
});
