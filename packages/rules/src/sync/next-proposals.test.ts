import { describe, expect, test } from 'vitest';
import { playedMatch, saidGroups, syncAfter, syncOf } from '../../fixtures/said-tournament.ts';
import { bestNextOrders, bestNextStage } from '../../fixtures/synthetic-stages.ts';
import { listPlace } from '../../fixtures/wiki-records.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type PickSet, PickType } from '../model/picks.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import { advancingTeams } from '../stage/open-stage.ts';
import type { WikiTableRow } from '../wiki/records.ts';
import { proposalsOf } from './proposals.ts';
import type { SaidMatch } from './said.ts';

const STAGES = [
  { why: 'groups', stage: bestNextStage() },
  { why: 'orders', stage: bestNextOrders() },
];

type Word = WikiTableRow['definite'];

/** Finished tables in which each third place has such a word, group by group. */
function saidWith(stage: EventStage, words: readonly Word[], said: readonly SaidMatch[] = []) {
  const tournament = saidGroups(stage, 7);
  const tables = tournament.tables.map((own, group) => ({
    ...own,
    table: {
      ...own.table,
      rows: own.table.rows.map(
        (row, at): WikiTableRow => (at === 2 ? { ...row, definite: words[group] ?? '' } : row),
      ),
    },
  }));
  return syncOf({ ...tournament, said, tables });
}

const thirdsOf = (sync: ReturnType<typeof saidWith>): number[] =>
  sync.tables.map(({ table }) => Number(table.rows[2]?.teamKey.slice(1)));

const fatesIn = ({ groupStagePicks }: PickSet, teamIds: readonly number[]) =>
  teamIds.map(
    (id) =>
      groupStagePicks.find(
        ({ teamId, pickTypeId }) =>
          teamId === id &&
          (pickTypeId === PickType.advancing || pickTypeId === PickType.eliminated),
      )?.pickTypeId ?? null,
  );

const { advancing, eliminated } = PickType;

/** Every match of every group: the first of the table beats all below it, by scores that tell the thirds apart. */
function matchesOf(stage: EventStage, lostByThird: readonly number[]): SaidMatch[] {
  return saidWith(stage, []).tables.flatMap(({ eventSubstageId, table }, group) => {
    const ids = table.rows.map(({ teamKey }) => Number(teamKey.slice(1)));
    return ids.flatMap((one, at) =>
      ids.slice(at + 1).map((other, below): SaidMatch => {
        const isOfThird = at + 1 + below === 2;
        const lost = isOfThird ? (lostByThird[group] ?? 0) : 0;
        return {
          eventSubstageId,
          place: null,
          isSwapped: false,
          match: playedMatch(
            { teams: [one, other], winner: 0, scores: [2, lost] },
            { matchId: `${group} ${one} ${other}`, groupId: `g${group}`, place: listPlace() },
          ),
        };
      }),
    );
  });
}

describe.each(STAGES)('$why', ({ stage }) => {
  test('the table’s own word goes first [rule: groups-32]', () => {
    const sync = saidWith(stage, ['up', 'down', 'down', 'up']);
    const { official, doubts } = proposalsOf(sync);
    expect(doubts).toEqual([]);
    expect(fatesIn(official, thirdsOf(sync))).toEqual([
      advancing,
      eliminated,
      eliminated,
      advancing,
    ]);
    expect(isStageDecided(stage, official)).toBe(true);
  });

  test('what is left over follows where no choice remains', () => {
    const out = saidWith(stage, ['', 'down', 'down', '']);
    expect(fatesIn(proposalsOf(out).official, thirdsOf(out))[0]).toBe(advancing);
    const full = saidWith(stage, ['up', '', 'up', '']);
    const { official } = proposalsOf(full);
    expect(isStageDecided(stage, official)).toBe(true);
    expect(advancingTeams(stage, official)).not.toContain(thirdsOf(full)[1]);
    expect(advancingTeams(stage, official)).toHaveLength(10);
  });

  test('nothing said and no matches: staff are asked at once, and everybody else is told', () => {
    const sync = saidWith(stage, []);
    const { official, doubts } = proposalsOf(sync);
    expect(doubts.map(({ kind, teamIds }) => [kind, teamIds])).toEqual([
      ['no_places', thirdsOf(sync)],
    ]);
    expect(fatesIn(official, thirdsOf(sync))).toEqual([null, null, null, null]);
    expect(advancingTeams(stage, official)).toHaveLength(8);
    // Staff's word ends it, and the wiki takes nothing of it back.
    const told = thirdsOf(sync).map((teamId, at) => ({
      eventStageId: stage.eventStageId,
      eventSubstageId: stage.substages[at]?.eventSubstageId ?? 0,
      teamId,
      pickTypeId: at < 2 ? advancing : eliminated,
    }));
    const after = syncAfter(sync, {
      ...official,
      groupStagePicks: [...official.groupStagePicks, ...told],
    });
    const again = proposalsOf(after);
    expect(again.doubts).toEqual([]);
    expect(fatesIn(again.official, thirdsOf(sync))).toEqual([
      advancing,
      advancing,
      eliminated,
      eliminated,
    ]);
  });

  test('all matches known: the comparison waits for staff to confirm it', () => {
    const sync = saidWith(stage, [], matchesOf(stage, [0, 1, 1, 0]));
    const waits = proposalsOf(sync);
    expect(waits.doubts.map(({ kind, canApply }) => [kind, canApply])).toEqual([
      ['unconfirmed_places', true],
    ]);
    const applied = new Set(waits.doubts.map(({ key }) => key));
    const { official, doubts } = proposalsOf({ ...sync, applied });
    expect(doubts).toEqual([]);
    expect(fatesIn(official, thirdsOf(sync))).toEqual([
      eliminated,
      advancing,
      advancing,
      eliminated,
    ]);
    expect(proposalsOf(syncAfter({ ...sync, applied }, official)).official).toEqual(official);
  });

  test('level thirds are asked of staff', () => {
    const sync = saidWith(stage, [], matchesOf(stage, [1, 0, 0, 0]));
    const { doubts } = proposalsOf(sync);
    const [first, ...level] = thirdsOf(sync);
    expect(first).toBeDefined();
    expect(doubts.map(({ kind, teamIds }) => [kind, teamIds])).toEqual([['tied_places', level]]);
  });
});
