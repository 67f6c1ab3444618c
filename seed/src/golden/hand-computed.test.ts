import {
  bracketPicksOf,
  compileBracket,
  openBracket,
  type PickSet,
  PickType,
  pickWinner,
} from '@callshot/rules';
import { expect, test } from 'vitest';
import { builtMajor, builtWorlds } from '../formats/built-formats.ts';
import { austinMajor2025 } from '../tournaments/austin-major-2025.ts';
import { rlcsWorlds2022 } from '../tournaments/rlcs-worlds-2022.ts';
import { type Staged, spoken, stageTournament } from './staged.ts';

const major = stageTournament(austinMajor2025, builtMajor);
const worlds = stageTournament(rlcsWorlds2022, builtWorlds);

interface SwissSlip {
  readonly advancing: readonly string[];
  readonly cleanSweepWinners: readonly string[];
  readonly cleanSweepLosers: readonly string[];
}

function swissSlip({ stages, idOf }: Staged, at: number, slip: SwissSlip): PickSet {
  const { eventStageId, substages } = stages[at]!.stage;
  const { eventSubstageId } = substages[0]!;
  const rows = (teams: readonly string[], pickTypeId: PickType) =>
    teams.map((team) => ({ eventStageId, eventSubstageId, teamId: idOf(team), pickTypeId }));
  return {
    groupStagePicks: [
      ...rows(slip.advancing, PickType.advancing),
      ...rows(slip.cleanSweepWinners, PickType.cleanSweepWinner),
      ...rows(slip.cleanSweepLosers, PickType.cleanSweepLoser),
    ],
    matchPicks: [],
  };
}

/** `[match key, winner, games lost]` in the order of picking. */
type Call = readonly [key: string, winner: string, lost: number];

function bracketSlip({ stages, idOf }: Staged, at: number, calls: readonly Call[][]): PickSet {
  const { stage } = stages[at]!;
  const graph = compileBracket(stage.format);
  const matchPicks = stage.substages.flatMap((substage, position) => {
    let state = openBracket(graph, substage);
    for (const [key, winner, loser] of calls[position]!) {
      const needed = Math.ceil(graph.byKey.get(key)!.bestOf / 2);
      const score = graph.useSeriesScore ? { winner: needed, loser } : undefined;
      const picked = pickWinner(graph, state, key, idOf(winner), score);
      if (!picked.ok) throw new Error(`${key}: ${picked.code}`);
      state = picked.state;
    }
    return bracketPicksOf(state, { ...stage, ...substage });
  });
  return { groupStagePicks: [], matchPicks };
}

function scored(staged: Staged, at: number, slip: PickSet) {
  const { scoring, encode } = staged.stages[at]!;
  const entry = encode(slip);
  const ledger = scoring.ledgerOf(entry);
  expect(ledger.reduce((sum, row) => sum + row.points, 0)).toBe(scoring.totalOf(entry));
  return { total: scoring.totalOf(entry), rows: spoken(ledger, staged.names).sort() };
}

test('Austin Stage 1: five of eight, one clean sweep, one winless', () => {
  const slip = swissSlip(major, 0, {
    advancing: [
      'Complexity', // 1-3: wrong
      'HEROIC', // 3-0: 2, and the 3-0 pick is right: 2 more
      'B8', // 3-0: 2
      'BetBoom', // 3-1: 2
      'TYLOO', // 3-2: 2
      'Wildcard', // 2-3: wrong
      'FlyQuest', // 2-3: wrong
      'Legacy', // 3-2: 2
    ],
    cleanSweepWinners: ['HEROIC', 'BetBoom'], // BetBoom went 3-1: wrong
    cleanSweepLosers: ['Fluxo', 'NRG'], // Fluxo 0-3: 2; NRG 2-3: wrong
  });
  // 5 advancing x 2 = 10, one 3-0 x 2 = 2, one 0-3 x 2 = 2: 14.
  expect(scored(major, 0, slip)).toEqual({
    total: 14,
    rows: [
      '0-3, Fluxo: 2/2 correct',
      '0-3, NRG: 0/2 wrong',
      '3-0, BetBoom: 0/2 wrong',
      '3-0, HEROIC: 2/2 correct',
      'Advancing, B8: 2/2 correct',
      'Advancing, BetBoom: 2/2 correct',
      'Advancing, Complexity: 0/2 wrong',
      'Advancing, FlyQuest: 0/2 wrong',
      'Advancing, HEROIC: 2/2 correct',
      'Advancing, Legacy: 2/2 correct',
      'Advancing, TYLOO: 2/2 correct',
      'Advancing, Wildcard: 0/2 wrong',
    ],
  });
});

test('Austin Playoffs: three semi-finalists, one finalist, the champion', () => {
  // Drawn: FaZe v The MongolZ, FURIA v paiN | Natus Vincere v Vitality, Spirit v MOUZ.
  const slip = bracketSlip(major, 3, [
    [
      ['UB-0-0', 'The MongolZ', 0],
      ['UB-0-1', 'paiN', 1],
      ['UB-0-2', 'Vitality', 0],
      ['UB-0-3', 'Spirit', 1],
      ['UB-1-0', 'paiN', 1],
      ['UB-1-1', 'Vitality', 1],
      ['UB-2-0', 'Vitality', 0],
    ],
  ]);
  // Semi-finals: The MongolZ, paiN, Vitality right, Spirit lost to MOUZ: 3 x 1 = 3.
  // Final: Vitality right, paiN lost the semi-final: 1 x 2 = 2. Champion Vitality: 3. Total 8.
  expect(scored(major, 3, slip)).toEqual({
    total: 8,
    rows: [
      'Champion, Vitality: 3/3 correct',
      'Final, Vitality: 2/2 correct',
      'Final, paiN: 0/2 wrong',
      'Semi-Finals, Spirit: 0/1 wrong',
      'Semi-Finals, The MongolZ: 1/1 correct',
      'Semi-Finals, Vitality: 1/1 correct',
      'Semi-Finals, paiN: 1/1 correct',
    ],
  });
});

test('Worlds Wildcard: six of eight, both clean sweeps, no winless team', () => {
  const slip = swissSlip(worlds, 0, {
    advancing: [
      'Karmine Corp', // 3-0: 2, and as a 3-0 pick 2 more
      'SMPR Esports', // 3-0: 2, and as a 3-0 pick 2 more
      'Version1', // 3-1: 2
      'Dignitas', // 3-1: 2
      'Spacestation Gaming', // 3-2: 2
      'OpTic Gaming', // 3-2: 2
      'Team Secret', // 2-3: wrong
      'Pioneers', // 2-3: wrong
    ],
    cleanSweepWinners: ['Karmine Corp', 'SMPR Esports'],
    cleanSweepLosers: ['Senbei Strikers', 'Pirates Exdee'], // both 1-3: wrong
  });
  // 6 advancing x 2 = 12, two 3-0 x 2 = 4, no 0-3: 16.
  const { total, rows } = scored(worlds, 0, slip);
  expect(total).toBe(16);
  expect(rows).toEqual([
    '0-3, Pirates Exdee: 0/2 wrong',
    '0-3, Senbei Strikers: 0/2 wrong',
    '3-0, Karmine Corp: 2/2 correct',
    '3-0, SMPR Esports: 2/2 correct',
    'Advancing, Dignitas: 2/2 correct',
    'Advancing, Karmine Corp: 2/2 correct',
    'Advancing, OpTic Gaming: 2/2 correct',
    'Advancing, Pioneers: 0/2 wrong',
    'Advancing, SMPR Esports: 2/2 correct',
    'Advancing, Spacestation Gaming: 2/2 correct',
    'Advancing, Team Secret: 0/2 wrong',
    'Advancing, Version1: 2/2 correct',
  ]);
});

test('Worlds Playoffs: with series scores', () => {
  // Drawn: Moist v FURIA, BDS v Karmine Corp | G2 v NRG, FaZe v Version1.
  const slip = bracketSlip(worlds, 2, [
    [
      ['UB-0-0', 'Moist Esports', 2], // FURIA won 4-3
      ['UB-0-1', 'Team BDS', 3], // BDS won 4-3
      ['UB-0-2', 'G2 Esports', 2], // G2 won 4-1
      ['UB-0-3', 'Version1', 3], // FaZe won 4-3
      ['UB-1-0', 'Team BDS', 2], // BDS beat FURIA 4-2
      ['UB-1-1', 'G2 Esports', 2], // G2 beat FaZe 4-2
      ['UB-2-0', 'G2 Esports', 1], // BDS beat G2 4-1
    ],
  ]);
  // Semi-finals: BDS and G2 right: 2 x 1 = 2. Final: both right: 2 x 2 = 4. Champion wrong: 0.
  // Series scores need the right winner of that match and the exact score, whoever lost. 0-1 is
  // right (4-3), 0-2 a wrong score, 1-0 right (4-2), 1-1 right (4-2). The others have the wrong
  // winner: 3 x 1 = 3. Total 9.
  expect(scored(worlds, 2, slip)).toEqual({
    total: 9,
    rows: [
      'Champion, G2 Esports: 0/3 wrong',
      'Final, G2 Esports: 2/2 correct',
      'Final, Team BDS: 2/2 correct',
      'Semi-Finals, G2 Esports: 1/1 correct',
      'Semi-Finals, Moist Esports: 0/1 wrong',
      'Semi-Finals, Team BDS: 1/1 correct',
      'Semi-Finals, Version1: 0/1 wrong',
      'Series Score Bonus, G2 Esports: 0/1 wrong',
      'Series Score Bonus, G2 Esports: 0/1 wrong',
      'Series Score Bonus, G2 Esports: 1/1 correct',
      'Series Score Bonus, Moist Esports: 0/1 wrong',
      'Series Score Bonus, Team BDS: 1/1 correct',
      'Series Score Bonus, Team BDS: 1/1 correct',
      'Series Score Bonus, Version1: 0/1 wrong',
    ],
  });
});
