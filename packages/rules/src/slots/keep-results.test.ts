import { expect, test } from 'vitest';
import { lockedOpeningStage, undecidedOpeningStage } from '../../fixtures/special-brackets.ts';
import type { MatchPick } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { keepResults } from './keep-results.ts';

const stage = undecidedOpeningStage();
const rowsOf = ({ substages }: typeof stage) =>
  substages.flatMap(({ officialMatches }) => officialMatches);
const draw = rowsOf(stage);
const first = rowsOf(lockedOpeningStage());
const [one, two] = first;
if (!one || !two) throw new Error('no matches');
/** A second round that is locked as well. */
const semifinal: MatchPick = {
  ...one,
  bracketCol: 1,
  bracketColIndex: 0,
  topTeamId: one.winnerTeamId,
  bottomTeamId: two.winnerTeamId,
  winnerTeamId: one.winnerTeamId,
  loserTeamId: two.winnerTeamId,
};

const decided = (rows: readonly MatchPick[]) =>
  rows.flatMap((row) => (row.winnerTeamId === null ? [] : [slotOfMatch(row)]));

const at = (slot: string, change: Partial<MatchPick>) =>
  draw.map((row) => (slotOfMatch(row) === slot ? { ...row, ...change } : row));

test.each([
  {
    why: 'all of the same draw',
    rows: draw,
    kept: ['UB-0-0', 'UB-0-1', 'UB-0-2', 'UB-0-3', 'UB-1-0'],
  },
  {
    why: 'none that another team plays, and none that it led to',
    rows: at('UB-0-1', { topTeamId: 99 }),
    kept: ['UB-0-0', 'UB-0-2', 'UB-0-3'],
  },
  {
    why: 'none of a match that has lost a team',
    rows: at('UB-0-3', { bottomTeamId: null }),
    kept: ['UB-0-0', 'UB-0-1', 'UB-0-2', 'UB-1-0'],
  },
  {
    why: 'none of a match that is a bye now; its winner may be the same',
    rows: at('UB-0-0', { bottomTeamId: null, outcome: 'bye' }),
    kept: ['UB-0-1', 'UB-0-2', 'UB-0-3', 'UB-1-0'],
  },
])('of results those stay that still hold: $why', ({ rows, kept }) => {
  expect(decided(keepResults(stage, rows, [...first, semifinal]))).toEqual(kept);
});
