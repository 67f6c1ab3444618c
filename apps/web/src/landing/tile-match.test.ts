import type { OfficialMatch } from '@callshot/contract';
import { expect, test } from 'vitest';
import { tileMatch } from './tile-match.ts';

const match = (told: Partial<OfficialMatch>): OfficialMatch => ({
  eventStageId: 2,
  eventSubstageId: 20,
  bracketPart: 'UB',
  bracketCol: 0,
  bracketColIndex: 0,
  matchIndex: 0,
  bestOf: 3,
  topTeamId: 1,
  bottomTeamId: 2,
  winnerTeamId: 1,
  topTeamScore: 2,
  bottomTeamScore: 0,
  state: 'SCORE_DONE',
  startTime: null,
  ...told,
});

test('an event is told by a match of its bracket, whatever follows it of a Swiss stage', () => {
  const ofSwiss = match({ eventStageId: 1, eventSubstageId: 10, bracketPart: '' });
  expect(tileMatch([match({}), ofSwiss])?.key).toBe('UB-0-0');
  expect(tileMatch([ofSwiss])).toBeNull();
});
