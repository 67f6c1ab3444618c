import { hasResults } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { playoffStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { drawOf, isDrawn, withDrawn } from './draw.ts';

const stage = playoffStage({ teams: 8 });
const [substage] = stage.substages;
if (!substage) throw new Error('no substage');
const at = { eventStageId: stage.eventStageId, eventSubstageId: substage.eventSubstageId };
const drawn = substage.officialMatches;

describe('the draw of a bracket', () => {
  test('is read from the official rows and written back as they were', () => {
    const draw = drawOf(stage, substage, drawn);
    expect(draw.map(({ node }) => node.key)).toEqual(['UB-0-0', 'UB-0-1', 'UB-0-2', 'UB-0-3']);
    const again = draw.reduce((rows, match) => withDrawn(rows, at, match), [] as typeof drawn);
    expect(again).toEqual(drawn);
  });

  test('may be known in part: such a match waits, and results wait for it', () => {
    const [first] = drawOf(stage, substage, drawn);
    if (!first) throw new Error('no match');
    const partly = withDrawn(drawn, at, { ...first, bottom: null });
    expect(partly.at(-1)).toMatchObject({ topTeamId: first.top, bottomTeamId: null });
    expect(partly.at(-1)).toMatchObject({ winnerTeamId: null });
    const waiting = { ...stage, substages: [{ ...substage, officialMatches: partly }] };
    expect([isDrawn(stage), isDrawn(waiting)]).toEqual([true, false]);
    expect(withDrawn(partly, at, { ...first, top: null, bottom: null })).toHaveLength(3);
  });

  test('makes a bye of a team and nobody, which is no result yet', () => {
    const [first] = drawOf(stage, substage, drawn);
    if (!first) throw new Error('no match');
    const rows = withDrawn(drawn, at, { ...first, bottom: 'nobody' });
    expect(rows.at(-1)).toMatchObject({ outcome: 'bye', winnerTeamId: first.top });
    expect(drawOf(stage, substage, rows)[0]).toMatchObject({ top: first.top, bottom: 'nobody' });
    expect(isDrawn({ ...stage, substages: [{ ...substage, officialMatches: rows }] })).toBe(true);
    expect(hasResults(stage.format, { groupStagePicks: [], matchPicks: rows })).toBe(false);
    const [, second] = drawn;
    if (!second) throw new Error('no match');
    const won = { ...second, winnerTeamId: second.topTeamId };
    expect(hasResults(stage.format, { groupStagePicks: [], matchPicks: [...rows, won] })).toBe(
      true,
    );
  });
});
