import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEAM_STAGES } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type GroupStagePick, type PickSet, PickType } from '../model/picks.ts';
import { clickTeam, furtherPicked, teamsPickedFor, toggleTeamPick } from '../picks/team-steps.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { decodePicks, encodePicks } from '../slots/encode-picks.ts';
import { replayOfficial, replaySubmission } from './replay-submission.ts';
import { teamPickingOf } from './team-picking.ts';

type Rows = readonly GroupStagePick[];

const slip = (groupStagePicks: Rows): PickSet => ({ groupStagePicks, matchPicks: [] });

const click = fc.record({
  pickTypeId: fc.constantFrom(1, 1, 1, 2, 3, 4, 5, 6).map((type) => type as PickType),
  substage: fc.nat({ max: 1 }),
  team: fc.nat({ max: 15 }),
});

const keyOf = (row: GroupStagePick) => `${row.eventSubstageId}-${row.teamId}-${row.pickTypeId}`;

describe.each(TEAM_STAGES)('$why', ({ stage }) => {
  const picking = teamPickingOf(stage.format)!;

  const clicked = (rows: Rows, at: { pickTypeId: PickType; substage: number; team: number }) => {
    const substage = stage.substages[at.substage % stage.substages.length]!;
    const teamId = substage.teamIds[at.team % substage.teamIds.length]!;
    const { eventSubstageId } = substage;
    const { pickTypeId } = at;
    const outcome = clickTeam(picking, stage, rows, { eventSubstageId, teamId, pickTypeId });
    return { outcome, clickedKey: `${eventSubstageId}-${teamId}-${at.pickTypeId}` };
  };

  test('no clicks make what cannot be; what falls away is told', () => {
    fc.assert(
      fc.property(fc.array(click, { maxLength: 80, size: 'max' }), (clicks) => {
        let rows: Rows = [];
        for (const at of clicks) {
          const { outcome, clickedKey } = clicked(rows, at);
          if (!outcome.ok) continue;
          const after = new Set(outcome.picks.map(keyOf));
          const gone = rows.map(keyOf).filter((key) => !after.has(key) && key !== clickedKey);
          expect(outcome.cleared.map(keyOf).sort()).toEqual(gone.sort());
          expect(after.has(clickedKey)).toBe(!rows.some((row) => keyOf(row) === clickedKey));
          rows = outcome.picks;
          expectPossible(stage, rows);
        }
        expect(replayOfficial(stage, slip(rows))).toEqual({ ok: true, value: slip(rows) });
        const { further } = picking;
        const isComplete =
          stage.substages.every((substage) =>
            picking.steps.every(({ pickTypeId, count }) => {
              const picked = teamsPickedFor(rows, substage, pickTypeId).length;
              return further?.pickTypeId === pickTypeId ? picked >= count : picked === count;
            }),
          ) &&
          (further === undefined || furtherPicked(further, stage, rows) === further.count);
        expect(replaySubmission(stage, slip(rows)).ok).toBe(isComplete);
      }),
      runs(20),
    );
  });

  test('a complete slip is accepted in any order of rows and survives its bytes', () => {
    const layout = compileLayout(stage);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const complete = clickedSlip(stage, randomOf(seed));
        const mixed = slip([...complete.groupStagePicks].reverse());
        expect(replaySubmission(stage, mixed)).toEqual({ ok: true, value: complete });
        const decoded = decodePicks(stage, layout, encodePicks(stage, layout, complete));
        expect(replaySubmission(stage, decoded)).toEqual({ ok: true, value: complete });
      }),
      runs(20),
    );
  });

  test('a pick taken back leaves what was there before it', () => {
    fc.assert(
      fc.property(fc.array(click, { maxLength: 30, size: 'max' }), click, (clicks, last) => {
        const rows = clicks.reduce<Rows>((before, at) => {
          const { outcome } = clicked(before, at);
          return outcome.ok ? outcome.picks : before;
        }, []);
        const { outcome } = clicked(rows, last);
        if (!outcome.ok || outcome.cleared.length > 0) return;
        const back = clicked(outcome.picks, last).outcome;
        expect(back).toMatchObject({ ok: true, picks: rows });
      }),
      runs(30),
    );
  });

  test('a click on a stranger or on a step that is not asked for is refused', () => {
    const { eventSubstageId } = stage.substages[0]!;
    const at = { eventSubstageId, teamId: 999, pickTypeId: picking.steps[0]!.pickTypeId };
    expect(toggleTeamPick(picking, stage, [], at)).toEqual({ ok: false, code: 'unknown_team' });
    const eliminated = { ...at, teamId: 1, pickTypeId: PickType.eliminated };
    expect(toggleTeamPick(picking, stage, [], eliminated)).toEqual({
      ok: false,
      code: 'no_such_step',
    });
  });
});

/** Invariants of every slip, at any stage of filling it in [rule: swiss-3, groups-4]. */
function expectPossible(stage: EventStage, rows: Rows): void {
  const picking = teamPickingOf(stage.format)!;
  for (const substage of stage.substages) {
    const picked = (type: PickType) => teamsPickedFor(rows, substage, type);
    const advancing = picked(PickType.advancing);
    for (const { pickTypeId, count } of picking.steps) {
      const more = picking.further?.pickTypeId === pickTypeId ? 1 : 0;
      expect(picked(pickTypeId).length).toBeLessThanOrEqual(count + more);
    }
    const places = [...picked(PickType.firstPlace), ...picked(PickType.secondPlace)];
    expect(new Set(places).size).toBe(places.length);
    const among = [...places, ...picked(PickType.cleanSweepWinner)];
    expect(among.filter((teamId) => !advancing.includes(teamId))).toEqual([]);
    const zeros = picked(PickType.cleanSweepLoser);
    expect(zeros.filter((teamId) => advancing.includes(teamId))).toEqual([]);
  }
  const { further } = picking;
  if (further) expect(furtherPicked(further, stage, rows)).toBeLessThanOrEqual(further.count);
  const steps = new Set(picking.steps.map((step) => step.pickTypeId));
  expect(rows.filter((row) => !steps.has(row.pickTypeId))).toEqual([]);
}
