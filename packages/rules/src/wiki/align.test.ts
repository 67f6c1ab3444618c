import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALIGNABLE_STAGES, bracketStage } from '../../fixtures/alignable-stages.ts';
import { type DrawnBracket, drawWikiBracket } from '../../fixtures/drawn-wiki-bracket.ts';
import { finalEight, finalTwelve } from '../../fixtures/hybrid-brackets.ts';
import { drawnRows, playedRows } from '../../fixtures/played-page.ts';
import { DRAWN_STAGES } from '../../fixtures/special-brackets.ts';
import { playedResults, stagedFormat } from '../../fixtures/staged-format.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { runs } from '../../fixtures/test-share.ts';
import { bracketPlace, openPairs, wikiList, wikiMatch } from '../../fixtures/wiki-records.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { gslBracket } from '../edit/gsl-bracket.ts';
import { type BracketStage, type EventFormat, FORMAT_VERSION } from '../model/format.ts';
import type { MatchPick } from '../model/picks.ts';
import { wordsOfMapping } from '../words/mapping-words.ts';
import { alignBracket } from './align.ts';
import type { Alignment } from './alignment.ts';
import { groupsOf } from './groups.ts';
import type { BracketPlace, WikiMatch } from './records.ts';

const groups = (matches: readonly WikiMatch[]) =>
  groupsOf({ matches, tables: [] }).filter(({ kind }) => kind === 'match');

function aligned(stage: BracketStage, matches: readonly WikiMatch[]): Alignment {
  const result = alignBracket(stage, groups(matches));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const keysOf = ({ places }: Alignment) =>
  new Map([...places].map(([id, { part, col, colIndex }]) => [id, `${part}-${col}-${colIndex}`]));

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

describe('a bracket drawn as a page has it finds its way back', () => {
  test.each(ALIGNABLE_STAGES)('$why', ({ stage }) => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, swaps) => {
        const drawn = drawWikiBracket(stage, { groupId: 'B', random: randomOf(seed), swaps });
        const alignment = aligned(stage, drawn.matches);
        expect(keysOf(alignment)).toEqual(drawn.keys);
        expect(alignment.leftOut).toEqual([]);
        expect(alignment.differences).toEqual([]);
        for (const { matchId, place } of drawn.matches) {
          if (place.kind !== 'bracket' || place.feeders.length === 0) continue;
          expect(alignment.places.get(matchId)?.isSwapped).toBe(drawn.swapped.has(matchId));
        }
      }),
      runs(6),
    );
  });
});

const keyOf = ({ bracketPart, bracketCol, bracketColIndex }: MatchPick) =>
  `${bracketPart}-${bracketCol}-${bracketColIndex}`;

const played = (stage: BracketStage, seed: number) => {
  const random = randomOf(seed);
  const format: EventFormat = {
    version: FORMAT_VERSION,
    stages: [stage],
    scoringBreakdown: { groups: [] },
  };
  const [staged] = stagedFormat(format, random);
  return { random, rows: staged ? playedResults(staged, random).matchPicks : [] };
};

describe('with results, every match stands where its teams play', () => {
  test.each(ALIGNABLE_STAGES)('$why', ({ stage }) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { random, rows } = played(stage, seed);
        const drawn = drawWikiBracket(stage, { groupId: 'B', random, rows, swaps: true });
        const alignment = aligned(stage, drawn.matches);
        expect(keysOf(alignment)).toEqual(drawn.keys);
        expect(alignment.differences).toEqual([]);
      }),
      runs(6),
    );
  });
});

test('matches of byes that a page lists and the format has as places are passed over', () => {
  const stage = bracketStage(finalEight());
  const drawn = drawWikiBracket(stage, { groupId: 'B', random: randomOf(5) });
  const entered = drawn.matches.filter(({ matchId }) => drawn.keys.get(matchId)?.startsWith('U-0'));
  expect(entered).toHaveLength(2);
  const byeId = (into: string, slot: 0 | 1) => `${into}_bye${slot}`;
  const byes = entered.flatMap(({ matchId }) =>
    ([0, 1] as const).map((slot) => {
      const [first, second] = wikiMatch([`${matchId}${slot}`, null], {
        matchId: byeId(matchId, slot),
        groupId: 'B',
        place: bracketPlace(),
      }).opponents;
      return wikiMatch([`${matchId}${slot}`, null], {
        matchId: byeId(matchId, slot),
        groupId: 'B',
        isFinished: true,
        winner: 'first',
        opponents: [first, { ...second, kind: 'bye', name: 'BYE' }],
        place: bracketPlace({ winnerTo: matchId, indexInRound: slot }),
      });
    }),
  );
  const page = drawn.matches.map((match): WikiMatch => {
    const { matchId, place } = match;
    if (place.kind !== 'bracket' || !entered.includes(match)) return match;
    const feeders = ([0, 1] as const).map((slot) => ({ matchId: byeId(matchId, slot), slot }));
    return { ...match, place: { ...place, roundIndex: 1, feeders } };
  });
  const alignment = aligned(stage, [...page, ...byes]);
  expect(keysOf(alignment)).toEqual(drawn.keys);
});

describe('pages that leave out the matches of byes', () => {
  const ofAtLeast8 = ALIGNABLE_STAGES.filter(({ why }) => /elimination of (8|16|32|64)/.test(why));
  test.each(ofAtLeast8)('$why', ({ stage }) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { random, rows } = played(stage, seed);
        const leavesOut = ({ index }: MatchNode) => {
          const row = rows.find(({ matchIndex }) => matchIndex === index);
          return row?.topTeamId == null || row.bottomTeamId === null;
        };
        const drawn = drawWikiBracket(stage, { groupId: 'B', random, rows, leavesOut });
        const isFirst = ({ bracketPart, bracketCol }: (typeof rows)[number]) =>
          bracketPart === rows[0]?.bracketPart && bracketCol === rows[0].bracketCol;
        // Without its first round the page shows a bracket of half the size.
        if (rows.filter(isFirst).every(({ outcome }) => outcome === 'bye')) {
          const refused = alignBracket(stage, groups(drawn.matches));
          const codes = refused.ok ? [] : refused.problems.map(({ code }) => code);
          expect(codes).toContain('starting_teams');
          return;
        }
        const alignment = aligned(stage, drawn.matches);
        expect(keysOf(alignment)).toEqual(drawn.keys);
        const byes = rows.filter(({ outcome }) => outcome === 'bye');
        expect(alignment.byes.length).toBeLessThanOrEqual(byes.length);
        for (const { part, col, colIndex, matchId, slot } of alignment.byes) {
          const bye = byes.find(
            (row) =>
              row.bracketPart === part &&
              row.bracketCol === col &&
              row.bracketColIndex === colIndex,
          );
          const next = drawn.matches.find((match) => match.matchId === matchId);
          expect(next?.opponents[slot].teamKey).toBe(`t${bye?.winnerTeamId}`);
        }
      }),
      // The first draws nothing but byes in the first round of eight.
      { ...runs(6), examples: [[408014352]] },
    );
  });
});

describe('a GSL group that is a list of five', () => {
  const stage = bracketStage(gslBracket());
  const [a, b, c, d] = ['a', 'b', 'c', 'd'] as const;
  const keys = (matches: readonly WikiMatch[]) => [...keysOf(aligned(stage, matches)).values()];
  const inOrder = ['Group-0-0', 'Group-0-1', 'Group-1-0', 'Group-1-1', 'Group-2-0'];
  const withHeaders = (headers: readonly string[], pairs: Parameters<typeof wikiList>[1]) =>
    wikiList('G', pairs).map((match, at): WikiMatch => {
      const { place } = match;
      const header = headers[at] ?? '';
      return place.kind === 'list' ? { ...match, place: { ...place, header } } : match;
    });

  test.each([
    { why: 'usual', at: 2, headers: ['Winners Match', 'Elimination Match'] },
    { why: 'the other way round', at: 3, headers: ['Elimination Match', 'Winners Match'] },
  ])('its headers say which match is which, $why', ({ at, headers }) => {
    const matches = withHeaders(['Opening Matches', '', ...headers, 'Decider Match'], openPairs(5));
    expect(keysOf(aligned(stage, matches)).get(`G_${at}`)).toBe('Group-1-0');
  });

  test('without headers, the teams', () => {
    const pairs = [
      [a, b],
      [c, d],
      [b, d],
      [c, a],
      [c, d],
    ] as const;
    const matches = withHeaders(['October 28, 2025'], pairs).map(
      (match, at): WikiMatch => (at < 2 ? { ...match, isFinished: true, winner: 'first' } : match),
    );
    const found = keysOf(aligned(stage, matches));
    expect([found.get('G_2'), found.get('G_3')]).toEqual(['Group-1-1', 'Group-1-0']);
    expect(aligned(stage, matches).places.get('G_3')?.isSwapped).toBe(true);
  });

  test('without either, the usual order', () => {
    expect(keys(wikiList('G', openPairs(5))).toSorted()).toEqual(inOrder);
  });

  test.each([
    { why: 'six matches', matches: wikiList('G', openPairs(6)) },
    {
      why: 'five teams',
      matches: wikiList('G', [
        [a, b],
        [c, d],
        ['e', a],
        [b, c],
        [d, a],
      ]),
    },
  ])('$why are none', ({ matches }) => {
    expect(alignBracket(stage, groups(matches))).toMatchObject({
      ok: false,
      problems: [{ code: 'no_bracket' }],
    });
  });
});

const anyOf = <T>(list: readonly T[], random: () => number): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};
const withFeeders = (match: WikiMatch, feeders: BracketPlace['feeders']): WikiMatch =>
  match.place.kind === 'bracket' ? { ...match, place: { ...match.place, feeders } } : match;
const fedIn = ({ place }: WikiMatch) => (place.kind === 'bracket' ? place.feeders : []);
const drawnOf = (stage: BracketStage, seed: number) => {
  const random = randomOf(seed);
  const { matches } = drawWikiBracket(stage, { groupId: 'B', random, swaps: true });
  const fed = matches.filter((match) => fedIn(match).length > 0);
  return { random, matches, fed };
};

describe("a bracket that is not the format's is refused", () => {
  test.each(ALIGNABLE_STAGES)('$why, a match that others lead to is gone', ({ stage }) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { random, matches, fed } = drawnOf(stage, seed);
        const gone = anyOf(fed, random);
        expect(alignBracket(stage, groups(matches.filter((match) => match !== gone))).ok).toBe(
          false,
        );
      }),
      runs(6),
    );
  });

  test.each(ALIGNABLE_STAGES)('$why, two matches more', ({ stage }) => {
    const { matches } = drawnOf(stage, 3);
    const [first] = matches;
    const more = ['x', 'y'].map((matchId) => ({ ...withFeeders(first!, []), matchId }));
    expect(alignBracket(stage, groups([...matches, ...more])).ok).toBe(false);
  });

  test.each(ALIGNABLE_STAGES)('$why, a longer series in one match is told', ({ stage }) => {
    const { random, matches } = drawnOf(stage, 5);
    const played = matches.filter(({ place }) => place.kind === 'bracket' && !place.isReset);
    const longer = anyOf(played, random);
    const changed = matches.map((match) => (match === longer ? { ...match, bestOf: 9 } : match));
    expect(aligned(stage, changed).differences).toMatchObject([{ code: 'series_length', wiki: 9 }]);
  });
});

describe('a way that the page stores nowhere is found all the same', () => {
  test.each(ALIGNABLE_STAGES)('$why', ({ stage }) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = randomOf(seed);
        const { matches, keys } = drawWikiBracket(stage, { groupId: 'B', random, swaps: true });
        const cut = anyOf(
          matches.filter((match) => fedIn(match).length > 0),
          random,
        );
        const [gone] = fedIn(cut);
        const changed = matches.map((match): WikiMatch => {
          const own = match === cut ? withFeeders(match, fedIn(match).slice(1)) : match;
          if (own.place.kind !== 'bracket' || own.matchId !== gone?.matchId) return own;
          return { ...own, place: { ...own.place, winnerTo: null } };
        });
        expect(keysOf(aligned(stage, changed))).toEqual(keys);
      }),
      runs(6),
    );
  });

  test('and one that is told where it begins alone is that way', () => {
    const stage = bracketStage(finalEight());
    const { matches, keys } = drawWikiBracket(stage, {
      groupId: 'B',
      random: randomOf(4),
      style: { storesWay: (from) => from.part !== 'U' },
    });
    const idOf = (key: string) => [...keys].find(([, own]) => own === key)?.[0] ?? '';
    // The format crosses winners over, the page says that it crosses losers over.
    const told = matches.map((match): WikiMatch => {
      if (match.place.kind !== 'bracket' || match.matchId !== idOf('U-0-0')) return match;
      const place = { ...match.place, winnerTo: idOf('F-0-1'), loserTo: idOf('L-1-1') };
      return { ...match, place };
    });
    const found = keysOf(aligned(stage, told));
    expect(found.get(idOf('U-0-0'))).toBe('U-0-0');
    expect([found.get(idOf('L-0-0')), found.get(idOf('F-0-0'))]).toEqual(['L-0-1', 'F-0-1']);
  });
});

describe('of a bracket whose winners go on by ways that are stored nowhere, only what is sure is said', () => {
  const { matches } = drawWikiBracket(bracketStage(finalEight()), {
    groupId: 'B',
    random: randomOf(4),
    style: {
      storesWay: (from) => from.part !== 'U',
      sectionOf: ({ part }) => (part === 'U' ? 'upper' : 'lower'),
    },
  });
  const saidFor = (bracket: BracketStage['bracket']) => {
    const result = alignBracket(bracketStage(bracket), groups(matches));
    return result.ok ? [] : result.problems.map((problem) => wordsOfMapping(problem));
  };

  test.each([
    {
      why: 'single elimination',
      bracket: generateBracket({ teamCount: 8, elimination: 'single' }),
      says: "The wiki's bracket has a lower part of 7 matches, the format's has none.",
      change: 'Choose a format in whose bracket losers play on.',
    },
    {
      why: 'double elimination',
      bracket: generateBracket({ teamCount: 8, elimination: 'double' }),
      says: "The wiki's bracket has 9 matches, the format's has 14.",
      change: 'Choose a format with 9 matches in its bracket.',
    },
    {
      why: 'twelve teams',
      bracket: finalTwelve(),
      says: "The wiki's bracket has 9 matches, the format's has 13.",
      change: 'Choose a format with 9 matches in its bracket.',
    },
  ])('$why', ({ bracket, says, change }) => {
    expect(saidFor(bracket)).toEqual([{ says, change }]);
  });
});

test('a bracket in which those who lost play on is no single elimination, however many byes that has', () => {
  const hybrid = bracketStage(finalEight());
  const sixteen = bracketStage(
    generateBracket({ teamCount: 16, elimination: 'single', bestOf: () => 5 }),
  );
  const random = randomOf(4);
  const rows = playedRows(
    hybrid,
    drawnRows(hybrid, () => true),
    random,
  );
  const { matches } = drawWikiBracket(hybrid, {
    groupId: 'B',
    random,
    rows,
    style: { storesWay: (from) => from.part !== 'U' },
  });
  expect(alignBracket(hybrid, groups(matches)).ok).toBe(true);
  expect(alignBracket(sixteen, groups(matches)).ok).toBe(false);
});

describe('who stands in the event already keeps standing there', () => {
  const stage = bracketStage(finalEight());
  const { matches, keys } = drawWikiBracket(stage, {
    groupId: 'B',
    random: randomOf(4),
    rows: drawnRows(stage, () => true),
    style: { storesWay: (from) => from.part !== 'U' },
  });
  const teamIdOf = (key: string) => Number(key.slice(1));
  const standing = new Map(drawnRows(stage, () => true).map((row) => [keyOf(row), row]));
  const other = (key: string) => `${key.slice(0, -1)}${1 - Number(key.at(-1))}`;

  test.each([
    { why: 'as the page is drawn', at: (key: string) => key },
    { why: 'the other way round', at: other },
  ])('$why', ({ at }) => {
    const teamsAt = (key: string) => {
      const row = standing.get(at(key));
      return row ? [row.topTeamId, row.bottomTeamId] : [];
    };
    const result = alignBracket(stage, groups(matches), { teamsAt, teamIdOf });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const found = keysOf(result.value);
    for (const [id, key] of keys) {
      if (standing.has(key)) expect(found.get(id)).toBe(at(key));
    }
  });
});

describe('a page that splits the bracket', () => {
  const stage = ALIGNABLE_STAGES.find(({ why }) => why === 'double elimination of 8')?.stage;
  const drawn = drawWikiBracket(stage!, { groupId: 'B', random: randomOf(9) });
  const partOf = (match: WikiMatch) => drawn.keys.get(match.matchId)?.slice(0, 2) ?? '';
  const split = drawn.matches.map((match) => {
    const own = new Set(
      drawn.matches.flatMap((other) => (partOf(other) === partOf(match) ? other.matchId : [])),
    );
    if (match.place.kind !== 'bracket') return match;
    const feeders = match.place.feeders.filter(({ matchId }) => own.has(matchId));
    return { ...match, groupId: partOf(match), place: { ...match.place, feeders } };
  });

  test('upper and lower bracket and the grand final are put together', () => {
    const parts = groups(split);
    expect(parts.map(({ groupId }) => groupId).toSorted()).toEqual(['GF', 'LB', 'UB']);
    expect(keysOf(aligned(stage!, split))).toEqual(drawn.keys);
  });

  test('whatever the parts are called there', () => {
    const allUpper = split.map((match) =>
      match.place.kind === 'bracket'
        ? { ...match, place: { ...match.place, section: 'upper' as const, sectionIndex: 0 } }
        : match,
    );
    expect(keysOf(aligned(stage!, allUpper))).toEqual(drawn.keys);
  });

  test('a grand final in a list of its own, too', () => {
    const [final] = split.filter((match) => partOf(match) === 'GF');
    const asList = wikiList('GF', [[null, null]], {
      bestOf: final!.bestOf,
      matchId: final!.matchId,
    });
    const others = split.filter((match) => match !== final);
    expect(keysOf(aligned(stage!, [...others, ...asList]))).toEqual(drawn.keys);
  });

  test('a part alone is not the bracket', () => {
    const upper = groups(split).filter(({ groupId }) => groupId === 'UB');
    expect(alignBracket(stage!, upper).ok).toBe(false);
  });
});

describe('a reset that the page does not have', () => {
  const stage = ALIGNABLE_STAGES.find(({ why }) => why.endsWith('with a reset'))?.stage;
  const drawn = drawWikiBracket(stage!, { groupId: 'B', random: randomOf(2), swaps: true });
  const without = (winner: 'top' | 'bottom' | null) =>
    drawn.matches.flatMap((match): WikiMatch[] => {
      if (match.place.kind !== 'bracket' || match.place.isReset) return [];
      if (drawn.keys.get(match.matchId) !== 'GF-0-0' || winner === null) return [match];
      const isFirst = (winner === 'top') !== drawn.swapped.has(match.matchId);
      return [{ ...match, isFinished: true, winner: isFirst ? 'first' : 'second' }];
    });

  test('is missed until the final was won from above', () => {
    const missed = (winner: Parameters<typeof without>[0]) =>
      aligned(stage!, without(winner)).differences.map(({ code }) => code);
    expect(missed('top')).toEqual([]);
    expect(missed('bottom')).toEqual(['reset_missing']);
    expect(missed(null)).toEqual(['reset_missing']);
  });
});

test('losers that play elsewhere than the format has them are told, with where they play', () => {
  const stage = ALIGNABLE_STAGES.find(({ why }) => why === 'double elimination of 8')?.stage;
  const { random, rows } = played(stage!, 12);
  const drawn = drawWikiBracket(stage!, { groupId: 'B', random, rows });
  const at = (key: string) => drawn.matches.find((match) => drawn.keys.get(match.matchId) === key);
  const [one, two] = [at('LB-1-0'), at('LB-1-1')];
  const dropped = (match: WikiMatch) => match.opponents[0];
  const matches = drawn.matches.map((match): WikiMatch => {
    if (match === one) return { ...match, opponents: [dropped(two!), match.opponents[1]] };
    return match === two ? { ...match, opponents: [dropped(one!), match.opponents[1]] } : match;
  });
  const told = aligned(stage!, matches).differences.filter(
    ({ code }) => code === 'losers_elsewhere',
  );
  expect(told.length).toBeGreaterThan(0);
});

describe('a round that is drawn later is found by its round, wherever its teams came from [rule: results-34]', () => {
  const stages = DRAWN_STAGES.filter(({ why }) => /semi-finals$|rounds$/.test(why)).flatMap(
    ({ why, stage }) =>
      stage.format.bracket === null || stage.substages.length > 1
        ? []
        : [{ why, stage: stage.format }],
  );
  test.each(stages)('$why', ({ stage }) => {
    const graph = compileBracket(stage);
    const nodeOf = (key: string | undefined) => graph.byKey.get(key ?? '');
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, isPlayed) => {
        const { random, rows } = played(stage, seed);
        const drawn = drawWikiBracket(stage, {
          groupId: 'B',
          random,
          rows: isPlayed ? rows : [],
          style: { storesWay: (_, to) => to.round === null },
        });
        const page = isPlayed ? withWaysOfTeams(drawn, rows, graph) : drawn.matches;
        const teamsAt = (key: string) => {
          const row = rows.find((own) => keyOf(own) === key);
          const isStart = nodeOf(key)?.top.kind === 'opening';
          return isStart && row ? [row.topTeamId, row.bottomTeamId] : [null, null];
        };
        const teamIdOf = (teamKey: string) => Number(teamKey.slice(1));
        const result = alignBracket(stage, groups(page), { teamsAt, teamIdOf });
        if (!result.ok) throw new Error(JSON.stringify(result.problems));
        expect(result.value.differences).toEqual([]);
        const found = keysOf(result.value);
        expect(found.size).toBe(drawn.keys.size);
        for (const [id, key] of drawn.keys) {
          const other = found.get(id) ?? '';
          const node = nodeOf(key);
          // Any place of the round will do: the pair comes with its match.
          if (node?.round) expect(nodeOf(other)?.round).toBe(node.round);
          else if (isPlayed || node?.top.kind !== 'opening') expect(other).toBe(key);
        }
      }),
      runs(10),
    );
  });
});

/** A page that draws the ways into drawn rounds as the teams went, wherever the format has its places. */
function withWaysOfTeams(
  { matches, keys }: DrawnBracket,
  rows: readonly MatchPick[],
  graph: BracketGraph,
): WikiMatch[] {
  const idOf = new Map([...keys].map(([id, key]) => [key, id]));
  const feeders = new Map<string, BracketFeeder[]>();
  for (const row of rows) {
    if (!graph.matches[row.matchIndex]?.round) continue;
    const own = [row.topTeamId, row.bottomTeamId].flatMap((teamId, slot): BracketFeeder[] => {
      const won = rows.findLast(
        ({ matchIndex, winnerTeamId }) => matchIndex < row.matchIndex && winnerTeamId === teamId,
      );
      const matchId = won && idOf.get(keyOf(won));
      return matchId ? [{ matchId, slot: slot === 0 ? 0 : 1 }] : [];
    });
    feeders.set(idOf.get(keyOf(row)) ?? '', own);
  }
  return matches.map((match) => {
    const own = feeders.get(match.matchId);
    return own && match.place.kind === 'bracket'
      ? { ...match, place: { ...match.place, feeders: own } }
      : match;
  });
}

type BracketFeeder = Extract<WikiMatch['place'], { readonly kind: 'bracket' }>['feeders'][number];
