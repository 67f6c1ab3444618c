import { expect, test } from 'vitest';
import { FREEFORM_BRACKET, playoffsFormat } from '../../fixtures/freeform-format.ts';
import {
  groupBracketStage,
  groupStage,
  playoffStage,
  swissStage,
} from '../../fixtures/synthetic-stages.ts';
import { eventTypeOf } from './event-type.ts';

const swiss = swissStage().format;
const groups = groupStage().format;
const brackets = groupBracketStage().format;
const single = playoffStage({ teams: 8, elimination: 'single' }).format;
const double = playoffStage({ teams: 8, elimination: 'double' }).format;

test.each([
  { why: 'a single elimination', stages: [single], type: 1 },
  { why: 'a double elimination', stages: [double], type: 2 },
  {
    why: 'a drawing in which losers play on',
    stages: playoffsFormat(FREEFORM_BRACKET).stages,
    type: 2,
  },
  { why: 'groups', stages: [groups], type: 3 },
  { why: 'groups with brackets', stages: [brackets], type: 4 },
  { why: 'groups, then playoffs', stages: [groups, double], type: 5 },
  { why: 'groups with brackets, then playoffs', stages: [brackets, single], type: 5 },
  { why: 'playoffs after which groups are played', stages: [single, groups], type: 6 },
  { why: 'three stages', stages: [groups, brackets, double], type: 6 },
  { why: 'a Swiss stage', stages: [swiss], type: 7 },
  { why: 'a Swiss stage among others', stages: [groups, swiss, double], type: 7 },
])('$why is of type $type [rule: events-8]', ({ stages, type }) => {
  expect(eventTypeOf({ stages })).toBe(type);
});
