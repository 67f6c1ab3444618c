import { type LedgerRow, type MatchPick, PickType } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { FIRST_LOOK, type LiveWatch, lookAt } from './live-watch.ts';
import { momentOf, type Shown } from './moment-of.ts';
import { momentWords } from './moment-words.ts';

const ids = { eventId: 1, userId: null, eventStageId: 1, eventSubstageId: 10 };

function match(
  index: number,
  score: readonly [number, number] | null,
): Shown['official']['matchPicks'][number] {
  const winner = score && Math.max(...score) >= 2 ? (score[0] > score[1] ? 1 : 2) : null;
  const row: MatchPick = {
    ...ids,
    bracketPart: 'upper',
    bracketCol: 0,
    bracketColIndex: index,
    matchIndex: index,
    topTeamId: 1,
    bottomTeamId: 2,
    winnerTeamId: winner,
    loserTeamId: winner === null ? null : 3 - winner,
    topTeamScore: score?.[0] ?? null,
    bottomTeamScore: score?.[1] ?? null,
  };
  return { ...ids, ...row };
}

const advanced = (teamId: number) => ({ ...ids, teamId, pickTypeId: PickType.advancing });

const paid = (points: number, of: Partial<LedgerRow>): LedgerRow => ({
  stageIndex: 0,
  eventSubstageId: 10,
  rule: 'Advancing',
  teamId: null,
  matchKey: null,
  worth: 4,
  outcome: 'correct',
  points,
  ...of,
});

function shown(
  official: Partial<Shown['official']>,
  ledger: readonly LedgerRow[] | null = [],
  rank: number | null = 1,
): Shown {
  const totalScore = (ledger ?? []).reduce((sum, { points }) => sum + points, 0);
  return {
    official: { groupStagePicks: [], matchPicks: [], ...official },
    score: ledger && {
      rank,
      percentile: 8,
      totalScore,
      ledger: [...ledger],
      computedAt: `2026-11-24T10:00:0${totalScore}.000Z`,
    },
  };
}

const before = shown({ matchPicks: [match(0, [1, 1]), match(1, null)] }, [paid(3, { teamId: 9 })]);

describe('what moves', () => {
  test('nothing where nothing changed but a rank', () => {
    expect(
      momentOf(before, { ...before, score: before.score && { ...before.score, rank: 4 } }),
    ).toBe(null);
  });

  test('a match that is decided, from which its points come', () => {
    const after = shown({ matchPicks: [match(0, [2, 1]), match(1, null)] }, [
      paid(3, { teamId: 9 }),
      paid(4, { matchKey: 'upper-0-0', teamId: 1 }),
    ]);
    const item = { kind: 'match', eventSubstageId: 10, key: 'upper-0-0' };
    expect(momentOf(before, after)).toEqual({
      items: [item],
      isCorrection: false,
      isScoreBehind: false,
      score: { from: 3, to: 7 },
      source: item,
    });
  });

  test('a game of a match that is played', () => {
    const after = shown({ matchPicks: [match(0, [1, 1]), match(1, [1, 0])] }, [
      paid(3, { teamId: 9 }),
    ]);
    expect(momentOf(before, after)).toMatchObject({
      items: [{ key: 'upper-0-1' }],
      isCorrection: false,
      score: null,
      source: null,
    });
  });

  test('many teams at once are one moment, and rise from where most is paid', () => {
    const after = shown({ groupStagePicks: [1, 2, 3, 4].map(advanced) }, [
      paid(1, { teamId: 1 }),
      paid(2, { teamId: 3 }),
      paid(1, { teamId: 3, rule: '3-0' }),
      paid(2, { teamId: 4 }),
    ]);
    const moment = momentOf(shown({}), after);
    expect(moment?.items).toHaveLength(4);
    expect(moment).toMatchObject({ score: { from: 0, to: 6 }, source: { teamId: 3 } });
  });

  test('a correction takes points away, which come from nowhere', () => {
    const after = shown({ groupStagePicks: [advanced(2)] }, []);
    expect(
      momentOf(shown({ groupStagePicks: [advanced(1)] }, [paid(2, { teamId: 1 })]), after),
    ).toEqual({
      items: [
        { kind: 'team', eventSubstageId: 10, teamId: 1 },
        { kind: 'team', eventSubstageId: 10, teamId: 2 },
      ],
      isCorrection: true,
      isScoreBehind: false,
      score: { from: 2, to: 0 },
      source: null,
    });
  });

  test('for somebody without picks the results alone', () => {
    const moment = momentOf(shown({}, null), shown({ groupStagePicks: [advanced(1)] }, null));
    expect(moment).toMatchObject({ items: [{ teamId: 1 }], score: null, source: null });
  });

  test('the first points are counted from none', () => {
    const moment = momentOf(
      shown({}, [], null),
      shown({ groupStagePicks: [advanced(1)] }, [paid(2, { teamId: 1 })]),
    );
    expect(moment?.score).toEqual({ from: 0, to: 2 });
  });
});

describe('when it moves', () => {
  const one = shown({});
  const scored = shown({}, [paid(2, { teamId: 1 })]);
  const two = { ...scored, official: shown({ groupStagePicks: [advanced(1)] }).official };
  const at = { isReading: false, isVisible: true, isLate: false };
  const watching: LiveWatch = { seen: one, isCatchingUp: false };

  test('what is there when a page opens is not played, nor what is read again then', () => {
    const opened = lookAt(FIRST_LOOK, { ...at, shown: one, isReading: true });
    expect(opened).toEqual({
      watch: { seen: one, isCatchingUp: true },
      isHeld: false,
      moment: null,
    });
    const read = lookAt(opened.watch, { ...at, shown: two });
    expect(read).toEqual({
      watch: { seen: two, isCatchingUp: false },
      isHeld: false,
      moment: null,
    });
  });

  test('a score that is there before its result waits for it, but not for ever', () => {
    const early = lookAt(watching, { ...at, shown: scored });
    expect(early).toEqual({ watch: watching, isHeld: true, moment: null });
    expect(lookAt(early.watch, { ...at, shown: two }).moment?.items).toHaveLength(1);
    const late = lookAt(early.watch, { ...at, shown: scored, isLate: true });
    expect(late.moment).toMatchObject({ items: [], score: { from: 0, to: 2 } });
  });

  test('a result that is there before its score waits for it, but not for ever', () => {
    const ahead = { ...one, official: two.official };
    const early = lookAt(watching, { ...at, shown: ahead });
    expect(early).toEqual({ watch: watching, isHeld: true, moment: null });
    expect(lookAt(early.watch, { ...at, shown: two }).moment).toMatchObject({
      items: [{ teamId: 1 }],
      score: { from: 0, to: 2 },
    });
    const late = lookAt(early.watch, { ...at, shown: ahead, isLate: true });
    expect(late.moment).toMatchObject({ items: [{ teamId: 1 }], score: null });
  });

  test('a result that pays nothing, and a game of a match, wait for no score', () => {
    const lost = { ...shown({ groupStagePicks: [advanced(1)] }), score: scored.score };
    const pays = (score: Shown['score']) => score && { ...score, totalScore: 0 };
    expect(
      lookAt(watching, { ...at, shown: { ...lost, score: pays(lost.score) } }).moment,
    ).toMatchObject({ items: [{ teamId: 1 }], score: null });
    const game = { ...one, official: shown({ matchPicks: [match(0, [1, 0])] }).official };
    expect(lookAt(watching, { ...at, shown: game }).moment?.items).toHaveLength(1);
  });

  test('for a visitor, who has no score, a result waits for none', () => {
    const nobody = { seen: shown({}, null), isCatchingUp: false };
    const result = shown({ groupStagePicks: [advanced(1)] }, null);
    expect(lookAt(nobody, { ...at, shown: result }).moment?.items).toHaveLength(1);
  });

  test('more of it that is on its way makes one moment of it', () => {
    const half = lookAt(watching, { ...at, shown: two, isReading: true });
    expect(half.isHeld).toBe(true);
    expect(lookAt(half.watch, { ...at, shown: two }).moment).not.toBe(null);
  });

  test('a moment is played once', () => {
    const played = lookAt(watching, { ...at, shown: two });
    expect(lookAt(played.watch, { ...at, shown: two }).moment).toBe(null);
  });

  test('nothing moves in a hidden tab, and nothing of that on coming back', () => {
    const hidden = lookAt(watching, { ...at, shown: one, isVisible: false });
    const back = lookAt(hidden.watch, { ...at, shown: two });
    expect(back.moment).toBe(null);
    expect(lookAt(back.watch, { ...at, shown: one }).moment).not.toBe(null);
  });
});

describe('what is said', () => {
  const teams = [
    { id: 1, name: 'Vitality' },
    { id: 2, name: 'MOUZ' },
  ] as Parameters<typeof momentWords>[0]['teams'];
  const say = (was: Shown, is: Shown, isHidden = false) => {
    const moment = momentOf(was, is);
    if (moment === null) throw new Error('Nothing happened');
    return momentWords({ moment, shown: is, teams, isHidden });
  };

  test('a match with its score, and what it paid', () => {
    const after = shown({ matchPicks: [match(0, [2, 1]), match(1, null)] }, [
      paid(3, { teamId: 9 }),
      paid(4, { matchKey: 'upper-0-0', teamId: 1 }),
    ]);
    expect(say(before, after)).toBe('New result: Vitality 2–1 MOUZ, +4 pts, 7 in all, 1st.');
    expect(say(before, after, true)).toBe('New result, +4 pts, 7 in all, 1st.');
  });

  test('many are counted', () => {
    const after = shown({ groupStagePicks: [advanced(1), advanced(2)] }, [paid(2, { teamId: 1 })]);
    expect(say(shown({}), after)).toBe('2 new results, +2 pts, 2 in all, 1st.');
    expect(say(after, shown({ groupStagePicks: [advanced(2)] }))).toBe(
      'Corrected result: Vitality, −2 pts, 0 in all, 1st.',
    );
  });

  test.each([
    {
      why: 'a team that did not come',
      is: { ...match(0, [2, 0]), outcome: 'walkover' },
      words: 'New result: Vitality beat MOUZ by walkover.',
    },
    {
      why: 'two teams that did not come',
      is: { ...match(0, null), outcome: 'double_forfeit' },
      words: 'New result: Vitality and MOUZ both forfeited.',
    },
    {
      why: 'a match that does not count',
      is: { ...match(0, null), outcome: 'void' },
      words: 'New result: Vitality against MOUZ is void.',
    },
    {
      why: 'a winner without a score',
      is: { ...match(0, null), winnerTeamId: 2, loserTeamId: 1 },
      words: 'New result: MOUZ beat Vitality.',
    },
  ] as const)('$why', ({ is, words }) => {
    expect(say(shown({ matchPicks: [match(0, null)] }), shown({ matchPicks: [is] }))).toBe(words);
  });

  test('a result that is taken back', () => {
    const was = shown({ matchPicks: [match(0, [2, 1])] });
    expect(say(was, shown({ matchPicks: [match(0, null)] }))).toBe(
      'Corrected result: Vitality against MOUZ is open again.',
    );
  });
});
