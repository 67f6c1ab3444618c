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

const ofSwiss = match({ eventStageId: 1, eventSubstageId: 10, bracketPart: '' });

test('an event is told by a match of the stage that is on', () => {
  expect(tileMatch([match({}), ofSwiss], 2)?.key).toBe('UB-0-0');
  expect(tileMatch([match({}), ofSwiss], 1)?.eventStageId).toBe(1);
  expect(tileMatch([ofSwiss], 2)).toBeNull();
});

test('of matches that are over the one that began last is shown, before them one that is on', () => {
  const at = (startTime: string, told: Partial<OfficialMatch>) => match({ startTime, ...told });
  const first = at('2026-03-01T10:00:00Z', { bracketColIndex: 1 });
  const second = at('2026-03-01T12:00:00Z', { bracketColIndex: 2 });
  expect(tileMatch([second, first], 2)?.key).toBe('UB-0-2');
  const isOn = { winnerTeamId: null, topTeamScore: 1, bottomTeamScore: 1 };
  const on = at('2026-03-01T09:00:00Z', { bracketColIndex: 3, ...isOn });
  expect(tileMatch([second, on, first], 2)?.key).toBe('UB-0-3');
});

test('a match of a Swiss stage that is on is told by the games that were won', () => {
  const game = (isTopWinner: boolean | null) => ({
    map: '',
    topScore: null,
    bottomScore: null,
    isTopWinner,
  });
  const noScore = { winnerTeamId: null, topTeamScore: null, bottomTeamScore: null };
  const games = [game(true), game(false), game(true), game(null)];
  const live = { ...ofSwiss, ...noScore, isLive: true, games };
  expect(tileMatch([live], 1)).toMatchObject({ topScore: 2, bottomScore: 1, winnerTeamId: null });
  expect(tileMatch([{ ...live, isLive: false }], 1)).toBeNull();
});
