import {
  callOfByte,
  EXACT_SCORE,
  type FixtureCall,
  isScoreCalled,
  MATCH_RESULT,
} from '../fixtures/fixture-calls.ts';
import {
  type EndedFixture,
  type EndedGroup,
  endedGroups,
  type FixtureEnd,
} from '../fixtures/fixture-ends.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { FixtureStage, Fixtures } from '../model/format.ts';
import type { PickSet } from '../model/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import type { LedgerOutcome, LedgerRow } from './ledger.ts';
import { type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';

/** Scores groups whose matches are picked: each match by itself [rule: scoring-21]. */
export function judgeFixtures(
  stage: EventStage<FixtureStage>,
  layout: SlotLayout,
  official: PickSet,
): StageJudges {
  const groups = endedGroups(stage, official);
  const slots = layout.slots.flatMap((slot, at): [number, SlotJudge][] => {
    if (slot.kind !== 'fixture') return [];
    const group = groups[slot.substage];
    const match = group?.matches[slot.match];
    if (!group || !match) throw new Error(`Slot ${at} belongs to no match`);
    return [[at, judgeMatch(stage.stageIndex, group, match)]];
  });
  const judges = new Map(slots);
  return {
    slots: judges,
    fused: new Map(),
    perfectTotal: groups.reduce((sum, group) => sum + perfectTotal(group), 0),
    // No match decides another, so that all that is open can come true together [rule: scoring-24].
    maximumOf: (entry) => ({
      points: slots.reduce((sum, [at, judge]) => sum + mostOf(judge(entry[at] ?? 0)), 0),
      isExact: true,
    }),
  };
}

const mostOf = (rows: readonly LedgerRow[]): number =>
  rows.reduce(
    (sum, { worth, outcome }) => sum + (outcome === 'correct' || outcome === 'pending' ? worth : 0),
    0,
  );

/** Every match that counts, with its score where one can be right. */
function perfectTotal({ details: { fixtures }, matches }: EndedGroup): number {
  return matches.reduce((sum, { end }) => {
    if (end.kind === 'void') return sum;
    const isScored = end.kind === 'open' || end.scores !== null;
    return sum + fixtures.pointsPerResult + (isScored ? (fixtures.pointsPerExactScore ?? 0) : 0);
  }, 0);
}

/** Rows are made once a call and then shared. */
function judgeMatch(
  stageIndex: number,
  { substage: { eventSubstageId }, details: { fixtures } }: EndedGroup,
  { fixture, row, end }: EndedFixture,
): SlotJudge {
  const rules = rulesOf(fixtures);
  const known = new Map<number, readonly LedgerRow[]>();
  return (byte) => {
    const call = callOfByte(fixtures, byte);
    if (call === null) return [];
    const made = known.get(byte);
    if (made) return made;
    const winners = { top: row.topTeamId, bottom: row.bottomTeamId };
    const teamId = call.winner === null ? null : winners[call.winner];
    const base = { stageIndex, eventSubstageId, teamId, matchKey: fixture.key };
    const rows = rules.map(({ rule, worth, outcomeOf }) =>
      settled({ ...base, rule, worth, outcome: outcomeOf(call, end) }),
    );
    known.set(byte, rows);
    return rows;
  };
}

interface PaidRule {
  readonly rule: string;
  readonly worth: number;
  outcomeOf(call: FixtureCall, end: FixtureEnd): LedgerOutcome;
}

const rulesOf = (fixtures: Fixtures): readonly PaidRule[] =>
  [
    { rule: MATCH_RESULT, worth: fixtures.pointsPerResult, outcomeOf: resultOutcome },
    ...(isScoreCalled(fixtures)
      ? [{ rule: EXACT_SCORE, worth: fixtures.pointsPerExactScore ?? 0, outcomeOf: scoreOutcome }]
      : []),
  ].filter(({ worth }) => worth > 0);

function resultOutcome({ winner }: FixtureCall, end: FixtureEnd): LedgerOutcome {
  if (end.kind === 'open') return 'pending';
  if (end.kind === 'void') return 'void';
  return end.winner === winner ? 'correct' : 'wrong';
}

/** A score that nobody tells, or of a walkover, makes nobody right [rule: scoring-23]. */
function scoreOutcome({ winner, scores }: FixtureCall, end: FixtureEnd): LedgerOutcome {
  if (end.kind !== 'ended') return resultOutcome({ winner, scores }, end);
  if (end.winner !== winner) return 'wrong';
  if (end.scores === null) return 'void';
  return end.scores.every((maps, at) => maps === scores[at]) ? 'correct' : 'wrong';
}
