import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRACKET_STAGES } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { impossibleSubmissions } from '../../fixtures/impossible-submissions.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { runs } from '../../fixtures/test-share.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import { acceptBrackets } from './accept-brackets.ts';
import { replayMatchByMatch } from './replay-brackets.ts';

type Field = Exclude<keyof MatchPick, 'bracketPart' | 'outcome'>;

const fields: readonly Field[] = [
  'eventStageId',
  'eventSubstageId',
  'bracketCol',
  'bracketColIndex',
  'matchIndex',
  'topTeamId',
  'bottomTeamId',
  'winnerTeamId',
  'loserTeamId',
  'topTeamScore',
  'bottomTeamScore',
];

/** One thing done to a slip: a field taken from another row, a row gone, twice, or won by the other. */
const change = fc.record({
  kind: fc.constantFrom('field', 'field', 'null', 'drop', 'repeat', 'turn', 'played', 'swap'),
  row: fc.nat({ max: 1000 }),
  from: fc.nat({ max: 1000 }),
  field: fc.constantFrom(...fields),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(rows: readonly MatchPick[], { kind, row: at, from, field }: Change): MatchPick[] {
  const index = at % Math.max(1, rows.length);
  const row = rows[index];
  const other = rows[from % Math.max(1, rows.length)];
  if (!row || !other) return [...rows];
  switch (kind) {
    case 'drop':
      return rows.toSpliced(index, 1);
    case 'repeat':
      return [...rows, row];
    case 'swap':
      return rows.with(index, other).with(rows.indexOf(other), row);
    case 'played':
      return rows.with(index, { ...row, outcome: 'played' });
    case 'turn': {
      const { winnerTeamId, loserTeamId, topTeamScore, bottomTeamScore } = row;
      const turned = {
        winnerTeamId: loserTeamId,
        loserTeamId: winnerTeamId,
        topTeamScore: bottomTeamScore,
        bottomTeamScore: topTeamScore,
      };
      return rows.with(index, { ...row, ...turned });
    }
    default:
      return rows.with(index, { ...row, [field]: kind === 'null' ? null : other[field] });
  }
}

describe.each(BRACKET_STAGES)('at first sight as match by match: $why', ({ stage }) => {
  const graph = compileBracket(stage.format);

  function expectAgreement(picks: PickSet): boolean {
    const accepted = acceptBrackets(stage, graph, picks);
    const replayed = replayMatchByMatch(stage, graph, picks);
    expect(accepted).toEqual(replayed.ok ? replayed.value : null);
    return replayed.ok;
  }

  test('clicked slips are accepted, changed ones exactly when they could have been clicked', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(change, { maxLength: 3 }), (seed, changes) => {
        const slip = clickedSlip(stage, randomOf(seed));
        expect(expectAgreement(slip)).toBe(true);
        expectAgreement({ ...slip, matchPicks: changes.reduce(changed, [...slip.matchPicks]) });
      }),
      runs(25),
    );
  });

  test('every way to break a slip is left to the replay', () => {
    const slip = clickedSlip(stage, randomOf(7));
    const broken = impossibleSubmissions(stage, slip);
    expect(broken.length).toBeGreaterThan(10);
    expect(broken.filter(({ picks }) => expectAgreement(picks)).map(({ why }) => why)).toEqual([]);
  });
});
