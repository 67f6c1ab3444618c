import type { Event } from '@callshot/contract';
import { expect, test } from 'vitest';
import { STAGE_ACTIONS, stageActionsOf, stageNamesOf } from './stage-actions.ts';

const actionsOf = (finished: boolean) => stageActionsOf({ finished }).map(({ action }) => action);

test('a finished event can be resumed and nothing else; only a finished one is', () => {
  expect(actionsOf(true)).toEqual(['resume']);
  expect(actionsOf(false)).toEqual(['open_next', 'relock', 'unlock', 'lock', 'finish']);
  expect(STAGE_ACTIONS).toHaveLength(6);
});

test('who opens the next stage is told how many teams of it are known', () => {
  const event = {
    stage: 0,
    eventStages: [
      { id: 1, name: 'Swiss' },
      { id: 2, name: 'Playoffs' },
    ],
    teams: [
      { id: 7, eventStageId: 2 },
      { id: 8, eventStageId: 2 },
      { id: 9, eventStageId: 1 },
    ],
  } as unknown as Event;
  const names = stageNamesOf(event);
  const [open] = STAGE_ACTIONS;
  expect(open.consequences(names, { picked: 1, missing: 0 })).toContain(
    'Teams of Playoffs that are known: 2.',
  );
  expect(stageNamesOf({ ...event, stage: 1 }).lacks).toEqual([
    'Teams of the next stage that are known: 0.',
  ]);
});
