import { type FormatStage, newStageFields, StageType } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { type HandRow, newRow, withEnd } from './hand-state.ts';
import { proposedRows, swissRounds } from './swiss-rounds.ts';

const fields = newStageFields(StageType.swiss);
const details = 'swissStageDetails' in fields ? fields.swissStageDetails : null;
const format = {
  swissStageDetails: { ...details, advancingCount: 2, winsNeeded: 2 },
} as FormatStage;
const TEAMS = [1, 2, 3, 4];
const NAMES = ['', 'Alpha', 'Beta', 'Gamma', 'Delta'];
const nameOf = (teamId: number) => NAMES[teamId] ?? '';

const of = (rows: readonly HandRow[], teamIds = TEAMS) =>
  swissRounds(format, 0, teamIds, rows, nameOf);
const pairing = (round: number, ...teamIds: [number, number | null]) =>
  newRow({ eventSubstageId: 7, round, bestOf: 3, teamIds });
const won = (round: number, winner: number, loser: number) =>
  withEnd(pairing(round, winner, loser), 'won', 'top');
const pairsOf = (rows: readonly HandRow[], teamIds?: number[]) =>
  of(rows, teamIds).next?.pairs.map((pair) => pair.teamIds.join('-'));

const round1 = [won(1, 1, 3), won(1, 2, 4)];
const round2 = [won(2, 1, 2), won(2, 3, 4)];

describe('what is made of the matches of a Swiss stage', () => {
  test('rounds are proposed one after the other, to the end', () => {
    expect(pairsOf([])).toEqual(['1-3', '2-4']);
    expect(pairsOf(round1)).toEqual(['1-2', '3-4']);
    expect(pairsOf([...round1, ...round2])).toEqual(['2-3']);
    const all = of([...round1, ...round2, won(3, 3, 2)]);
    expect(all.next).toBeNull();
    expect(all.note).toMatch(/^Everybody has played\. Who goes through/);
    expect(
      all.records.map(({ teamId, wins, losses, fate }) => [teamId, wins, losses, fate]),
    ).toEqual([
      [1, 2, 0, 'through'],
      [3, 2, 1, 'through'],
      [2, 1, 2, 'out'],
      [4, 0, 2, 'out'],
    ]);
  });

  test('records count what is played of the running round, and the next one waits for the rest', () => {
    const running = of([...round1, won(2, 1, 2), pairing(2, 3, 4)]);
    expect(running.next).toBeNull();
    expect(running.note).toMatch(/^Round 2: 1 match is open\./);
    expect(running.records[0]).toMatchObject({ teamId: 1, wins: 2, losses: 0, fate: 'through' });
  });

  test('a match without its teams is left out, and teams that are paired stay so', () => {
    const empty = newRow({ eventSubstageId: 7, round: 1, bestOf: 3 });
    expect(pairsOf([empty, pairing(1, 1, 2)])).toEqual(['3-4']);
  });

  test('who meets again is said, and who goes through where numbers differ', () => {
    const again = [won(1, 1, 3), won(1, 2, 4), won(2, 1, 2), won(2, 4, 3)];
    expect(of(again).note).toBe(
      'Met before, and no pairing of these records avoids it: Beta – Delta.',
    );
    const three = { swissStageDetails: { ...format.swissStageDetails, advancingCount: 1 } };
    const all = [...round1, ...round2, won(3, 2, 3)];
    expect(swissRounds(three as FormatStage, 0, TEAMS, all, nameOf).note).toMatch(
      /^Everybody has played: 2 teams have 2 wins, and the format sends on 1\./,
    );
  });

  test('matches that contradict each other are told in words', () => {
    expect(of([...round1, pairing(1, 1, 2)])).toMatchObject({
      next: null,
      records: [],
      isWrong: true,
      note: 'Round 1: Alpha plays twice.',
    });
    expect(of([...round1, ...round2, pairing(3, 1, 2)]).note).toBe(
      'Round 3: Alpha plays on, though its record ends its stage.',
    );
  });

  test('an odd number has a bye, which needs no result', () => {
    const { next } = of([], [1, 2, 3]);
    if (!next) throw new Error('Nothing is proposed');
    const rows = proposedRows(next, { eventSubstageId: 7, bestOf: 1 });
    expect(
      rows.map(({ topTeamId, bottomTeamId, outcome }) => [topTeamId, bottomTeamId, outcome]),
    ).toEqual([
      [1, 2, 'open'],
      [3, null, 'bye'],
    ]);
    const [match, bye] = rows;
    if (!match || !bye) throw new Error('No rows');
    expect(pairsOf([withEnd(match, 'won', 'top'), bye], [1, 2, 3])).toHaveLength(2);
  });
});
