import { NO_PICKS, type PickSet } from '@callshot/rules';
import { expect, test } from 'vitest';
import { groupStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { rawMatch, wonBy } from '../../../testing/raw-matches.ts';
import {
  complete,
  now,
  official,
  played,
  stage,
  toCome,
} from '../../../testing/swiss-of-picture.ts';
import { stageState } from './stage-state.ts';

const groups = groupStage();
const liveMatch = rawMatch(1, 2, { isLive: true });
const advancing = complete.groupStagePicks.filter(({ pickTypeId }) => pickTypeId === 1);
const through: PickSet = { matchPicks: [], groupStagePicks: advancing };

test.each([
  {
    why: 'the round that is next',
    of: { stage, official, matches: [...played, ...toCome] },
    state: { text: 'Round 5 next', isLive: true },
  },
  {
    why: 'the round that is on',
    of: { stage, official, matches: [...played, rawMatch(6, 7, { round: 5, isLive: true })] },
    state: { text: 'Round 5 live', isLive: true },
  },
  {
    why: 'a live match of another stage is none of this',
    of: {
      stage,
      official,
      matches: [...played, ...toCome, rawMatch(6, 7, { eventStageId: 2, isLive: true })],
    },
    state: { text: 'Round 5 next', isLive: true },
  },
  {
    why: 'the earliest of two rounds',
    of: { stage, official: NO_PICKS, matches: [wonBy(1, 2, 1), rawMatch(3, 4, { round: 1 })] },
    state: { text: 'Round 1 next', isLive: true },
  },
  {
    why: 'no match is told: what is official counts',
    of: { stage, official, matches: [] },
    state: { text: '10 of 16 decided', isLive: true },
  },
  {
    why: 'all that is scored is known',
    of: { stage, official: complete, matches: played },
    state: { text: 'Complete', isLive: false },
  },
  {
    why: 'who is 0-3 is not known yet',
    of: { stage, official: through, matches: [] },
    state: { text: 'Last results to come', isLive: false },
  },
  {
    why: 'nothing has begun',
    of: { stage: groups, official: NO_PICKS, matches: [] },
    state: { text: 'Picks locked', isLive: false },
  },
  {
    why: 'the first match is on',
    of: { stage: groups, official: NO_PICKS, matches: [liveMatch] },
    state: { text: 'Live', isLive: true },
  },
])('$why', ({ of, state }) => {
  expect(stageState({ ...of, now })).toEqual(state);
});
