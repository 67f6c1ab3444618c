import {
  compileBracket,
  compileLayout,
  compileScoring,
  decodePicks,
  type EventFormat,
  type EventStage,
  encodePicks,
  type LedgerRow,
  officialBracket,
  type PickSet,
  parseFormat,
  rowsOfCall,
  type StageCalls,
} from '@callshot/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clickedSlip } from '../../../../../../packages/rules/fixtures/clicked-slip.ts';
import { someResults } from '../../../../../../packages/rules/fixtures/every-ending.ts';
import {
  FREEFORM_BRACKET,
  playoffsFormat,
} from '../../../../../../packages/rules/fixtures/freeform-format.ts';
import { mutatedFormat } from '../../../../../../packages/rules/fixtures/mutated-formats.ts';
import { bothAdvanceStage } from '../../../../../../packages/rules/fixtures/special-brackets.ts';
import {
  playedResults,
  stagedFormat,
} from '../../../../../../packages/rules/fixtures/staged-format.ts';
import {
  type Random,
  randomOf,
  shuffled,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { resultModel } from '../../bracket/results/result-model.ts';
import { ledgerGroups } from '../../leaderboards/breakdown/ledger-groups.ts';
import { ruleSums } from '../summary/rule-sums.ts';
import { readCalls } from './read-calls.ts';

const formatOf = ({ format }: EventStage): EventFormat => ({
  version: 1,
  stages: [format],
  scoringBreakdown: { groups: [] },
});

const FORMATS: readonly { readonly why: string; readonly format: EventFormat }[] = [
  ...EVERY_STAGE.map(({ why, stage }) => ({ why, format: formatOf(stage) })),
  { why: 'both teams advance', format: formatOf(bothAdvanceStage()) },
  { why: 'drawn by hand, with a third place', format: playoffsFormat(FREEFORM_BRACKET) },
];

/** Results as far as they have come in; matches are void, forfeited by both or walked over. */
function incoming(stage: EventStage, random: Random): PickSet {
  if (stage.format.bracket !== null) {
    const { matches } = compileBracket(stage.format);
    const known = Math.floor(random() * (matches.length + 1));
    return {
      groupStagePicks: [],
      matchPicks: stage.substages.flatMap((each) => someResults(stage, each, random, known)),
    };
  }
  const { groupStagePicks, matchPicks } = playedResults(stage, random);
  if (matchPicks.length > 0) {
    const count = Math.floor(random() * (matchPicks.length + 1));
    return { groupStagePicks, matchPicks: shuffled(matchPicks, random).slice(0, count) };
  }
  const known = Math.floor(random() * (groupStagePicks.length + 1));
  return { groupStagePicks: shuffled(groupStagePicks, random).slice(0, known), matchPicks: [] };
}

/** The stage as it is once these results are entered, or have taken the place of others. */
const entered = (stage: EventStage, official: PickSet): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => {
    const rows = official.matchPicks.filter(
      (row) => row.eventSubstageId === substage.eventSubstageId,
    );
    const known = new Set(rows.map((row) => row.matchIndex));
    const drawn = substage.officialMatches.filter((row) => !known.has(row.matchIndex));
    return { ...substage, officialMatches: [...drawn, ...rows] };
  }),
});

const inOrder = (rows: readonly LedgerRow[]): string[] =>
  rows.map((row) => JSON.stringify(row)).sort();

/** Every mark that a stage shows beside its results, with the row that the server makes of it. */
function expectOneJudge(stage: EventStage, calls: StageCalls, ledger: readonly LedgerRow[]): void {
  const rows = [
    ...calls.matches.flatMap(rowsOfCall),
    ...calls.teams.flatMap(({ parts }) => parts.flatMap(({ row }) => row ?? [])),
  ];
  expect(inOrder(rows)).toEqual(inOrder(ledger));
  expectTallies(stage, calls, ledger);
  if (stage.format.bracket !== null) expectBoardMarks(stage, calls);
}

/** What the board says below a match is what became of the rows of its winner, or of its reset. */
function expectBoardMarks(stage: EventStage, { matches }: StageCalls): void {
  const graph = compileBracket(stage.format);
  for (const substage of stage.substages) {
    const calls = matches.filter((call) => call.eventSubstageId === substage.eventSubstageId);
    const official = officialBracket(graph, substage);
    const whose = { isOwn: true, name: null };
    const bare = {
      teams: new Map(),
      facts: new Map(),
      field: null,
      corrections: new Map(),
      title: 'Champion',
    };
    const { results } = resultModel({ graph, official, calls, whose, ...bare });
    const isDrawn = (match: number) => graph.matches[match]?.round !== null;
    const shown = results.flatMap(({ node, call }) =>
      call && !isDrawn(node.index) ? [[node.index, call.outcome]] : [],
    );
    const judged = calls
      .filter(({ match }) => !isDrawn(match))
      .map(({ match, pick, winner, reset }) => [
        match,
        (pick === null ? reset : winner[0])?.outcome ?? null,
      ]);
    expect(shown).toEqual(judged);
    // Below a match of a drawn round stands what became of one of its two teams.
    for (const { node, call } of results) {
      if (!call || !isDrawn(node.index)) continue;
      const { top, bottom } = official.matches[node.index]!;
      const here = [top, bottom].flatMap((slot) => (slot.kind === 'team' ? slot.teamId : []));
      const own = calls.filter(
        ({ match, pick }) =>
          node.round?.matches.includes(match) && here.includes(pick?.winnerTeamId ?? 0),
      );
      expect(own.map(({ winner }) => winner[0]?.outcome ?? null)).toContain(call.outcome);
    }
  }
}

/** The figures above the results are those of the score breakdown. */
function expectTallies(stage: EventStage, calls: StageCalls, ledger: readonly LedgerRow[]): void {
  const { format, stageIndex } = stage;
  const stages = Array.from({ length: stageIndex + 1 }, () => format);
  const broken = ledgerGroups(
    { eventStages: [], teams: [] },
    { ...formatOf(stage), stages },
    ledger,
  );
  const ofBreakdown = broken.flatMap(({ rules }) =>
    rules.map(({ rule, points, tally: { correct, decided, pending } }) => ({
      rule,
      correct,
      pending,
      total: decided + pending,
      points,
    })),
  );
  const byRule = (one: { rule: string }, other: { rule: string }) =>
    one.rule < other.rule ? -1 : 1;
  expect(ruleSums(stage, calls).toSorted(byRule)).toEqual(ofBreakdown.toSorted(byRule));
}

describe.each(FORMATS)('$why', ({ format }) => {
  test('a mark is its row of the ledger, whatever happened and was corrected', () => {
    let marked = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const changed = random() < 0.3 ? format : mutatedFormat(format, random);
        const parsed = parseFormat(JSON.stringify(changed));
        if (!parsed.ok) return;
        for (const drawn of stagedFormat(parsed.value, random)) {
          const layout = compileLayout(drawn);
          const bytes = encodePicks(drawn, layout, clickedSlip(drawn, random));
          // The results of some matches come in, and are corrected: the picks stay what they were.
          for (const official of [incoming(drawn, random), incoming(drawn, random)]) {
            const stage = entered(drawn, official);
            const ledger = compileScoring(stage, layout, official).ledgerOf(bytes);
            const calls = readCalls(stage, decodePicks(stage, layout, bytes), official);
            if (calls === null) throw new Error('Picks and results that fit were not read');
            expectOneJudge(stage, calls, ledger);
            marked += ledger.filter((row) => row.outcome !== 'pending').length;
          }
        }
      }),
      { numRuns: 30 },
    );
    expect(marked).toBeGreaterThan(50);
  });
});
