import { PickType, proposeRound, swissEnding, swissTable, type TeamMatch } from '@callshot/rules';
import { expect, test } from 'vitest';
import stage1 from '../../data/cs_major_2025_austin_stage1.json' with { type: 'json' };
import stage2 from '../../data/cs_major_2025_austin_stage2.json' with { type: 'json' };
import stage3 from '../../data/cs_major_2025_austin_stage3.json' with { type: 'json' };

/** In no order. */
const asSet = (pairs: readonly (readonly (number | null)[])[]) =>
  pairs.map((pair) => pair.toSorted((one, other) => Number(one) - Number(other)).join('-')).sort();

test.each([
  { why: 'Stage 1', stage: stage1 },
  { why: 'Stage 2', stage: stage2 },
  { why: 'Stage 3', stage: stage3 },
])('Austin $why: every pairing, its end and its final order', ({ stage }) => {
  const names = stage.seeds.toSorted((one, other) => one.seed - other.seed).map(({ team }) => team);
  const idOf = (name: string) => names.indexOf(name) + 1;
  const field = { seeds: names.map(idOf), enough: 3 };
  const played = stage.matches.map(({ round, team1, team2, winner }): TeamMatch => {
    const result = winner === team1 ? 'first' : 'second';
    return { round, teamIds: [idOf(team1), idOf(team2)], result };
  });
  for (const round of [1, 2, 3, 4, 5]) {
    const before = played.filter((match) => (match.round ?? 0) < round);
    const own = played.filter((match) => match.round === round);
    const proposal = proposeRound(field, before);
    const pairs = proposal.ok ? proposal.pairs.map(({ teamIds }) => teamIds) : [];
    expect([round, asSet(pairs)]).toEqual([round, asSet(own.map(({ teamIds }) => teamIds))]);
  }
  const ending = swissEnding(field, played, 8);
  expect(ending).toMatchObject({ ok: true, isOver: true, won: null });
  const teamsWith = (type: PickType) =>
    (ending.ok ? ending.ends : [])
      .filter(({ pickTypeIds }) => pickTypeIds.includes(type))
      .map(({ teamId }) => names[teamId - 1])
      .sort();
  expect(teamsWith(PickType.advancing)).toEqual(stage.advance.toSorted());
  expect(teamsWith(PickType.cleanSweepWinner)).toEqual(stage.finalRecords['3-0'].toSorted());
  expect(teamsWith(PickType.cleanSweepLoser)).toEqual(stage.finalRecords['0-3'].toSorted());
  const table = swissTable(field, played);
  const order = table.ok ? table.rows.map(({ teamId }) => names[teamId - 1]) : [];
  expect(order).toEqual(stage.standings.map(({ team }) => team));
});
