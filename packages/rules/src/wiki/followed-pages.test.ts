import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALIGNABLE_STAGES, bracketStage } from '../../fixtures/alignable-stages.ts';
import { drawWikiBracket, type PageStyle } from '../../fixtures/drawn-wiki-bracket.ts';
import { finalEight, finalTwelve, threeOfEight } from '../../fixtures/hybrid-brackets.ts';
import { drawnRows, followPage, playedRows, resultOf } from '../../fixtures/played-page.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { drawnWith, runs, shareOf } from '../../fixtures/test-share.ts';
import { bracketFor } from '../bracket/bracket-for.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import type { MatchNode } from '../bracket/graph.ts';
import { seedOrder } from '../bracket/openings.ts';
import type { BracketStage } from '../model/format.ts';
import type { MatchPick } from '../model/picks.ts';
import { alignBracket } from './align.ts';
import { isOpening } from './byes.ts';
import { groupsOf } from './groups.ts';

interface Case {
  readonly why: string;
  readonly stage: BracketStage;
  /** Places without a team are byes. */
  readonly hasTeam?: (slot: number) => boolean;
}

const hybrid = (why: string, bracket: BracketStage['bracket']): Case => ({
  why,
  stage: bracketStage(bracket),
});
/** A format of as many teams as play: its best seeds begin in the second round. */
const exact = (teamCount: number, elimination: 'single' | 'double'): Case => ({
  why: `${elimination} elimination for ${teamCount} teams`,
  stage: bracketStage(bracketFor({ teamCount, elimination })),
});

const HYBRIDS: readonly Case[] = [
  hybrid('a final eight whose upper winners wait in the semi-finals', finalEight()),
  hybrid('the same of twelve teams', finalTwelve()),
  hybrid('a group of eight of which three go on', threeOfEight()),
];

/** The best have byes, as brackets are seeded. */
const seeded = (teamCount: number, elimination: 'single' | 'double'): Case => {
  const order = seedOrder(2 ** Math.ceil(Math.log2(teamCount)));
  return {
    why: `${elimination} elimination of ${teamCount}`,
    stage: bracketStage(generateBracket({ teamCount, elimination, bestOf: () => 3 })),
    hasTeam: (slot) => (order[slot] ?? 0) <= teamCount,
  };
};

const WHOLE: readonly Case[] = [
  ...ALIGNABLE_STAGES.filter(({ why }) => !/(16|32|64)$/.test(why)),
  ...HYBRIDS,
];
const CASES: readonly Case[] = [
  ...WHOLE,
  ...[6, 11].map((teamCount) => seeded(teamCount, 'single')),
  ...[5, 6, 7, 12].map((teamCount) => seeded(teamCount, 'double')),
  ...[6, 10, 12].map((teamCount) => exact(teamCount, 'single')),
  ...[5, 7, 10, 12].map((teamCount) => exact(teamCount, 'double')),
];
const LARGE: readonly Case[] = [
  ...ALIGNABLE_STAGES.filter(({ why }) => /16$/.test(why)),
  ...[9, 13, 24].map((teamCount) => seeded(teamCount, 'double')),
];

interface Style {
  readonly why: string;
  readonly of: (seed: number) => PageStyle;
  /** It says too little of a page that leaves out byes. */
  readonly listsByes?: boolean;
}

/** A number of its own, the same whenever it is asked for. */
const drawnFor = ({ index }: MatchNode, seed: number) => randomOf(seed + 7919 * (index + 1))();

const STYLES: readonly Style[] = [
  { why: 'as a format has it', of: () => ({}) },
  {
    why: 'with ways between its parts stored nowhere',
    of: () => ({ storesWay: (from, to) => from.part === to.part }),
  },
  { why: 'all of it called lower', of: () => ({ sectionOf: () => 'lower' }) },
  { why: 'all of it called upper', of: () => ({ sectionOf: () => 'upper' }) },
  {
    why: 'with the final in the lower bracket, to which only that leads',
    of: () => ({
      sectionOf: ({ part }, isLower) =>
        part === 'F' || part === 'GF' || isLower ? 'lower' : 'upper',
      storesWay: (from, to) => from.part === to.part || from.part === 'L',
    }),
  },
  {
    why: 'with a match for third place that nothing says is one',
    of: () => ({ hidesThirdPlace: true }),
  },
  {
    why: 'with later rounds in any order',
    listsByes: true,
    of: (seed) => ({
      indexOf: (node) => (isOpening(node) ? undefined : drawnFor(node, seed)),
    }),
  },
];

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const everybody = () => true;

const resultsOf = (rows: ReadonlyMap<string, MatchPick>) =>
  new Map([...rows].map(([id, row]) => [id, resultOf(row)]));

function expectFollowed(
  { stage, hasTeam = everybody }: Case,
  page: { readonly seed: number; readonly leavesOutByes?: boolean; readonly style?: PageStyle },
): void {
  const { gone, doubts, official, played } = followPage({
    stage,
    drawn: drawnRows(stage, hasTeam),
    ...page,
  });
  expect([gone, doubts]).toEqual([[], []]);
  expect(resultsOf(official)).toEqual(resultsOf(played));
}

describe.each(STYLES)(
  `a page that is drawn $why is followed to its end, ${drawnWith}`,
  ({ why, of, listsByes }) => {
    test.each(shareOf(CASES, 9, why))('$why', (given) => {
      fc.assert(
        fc.property(seeds, fc.boolean(), (seed, isBare) => {
          const leavesOutByes = isBare && !listsByes;
          expectFollowed(given, { seed, leavesOutByes, style: of(seed) });
        }),
        runs(3),
      );
    });
  },
);

describe(`so is a large one, ${drawnWith}`, () => {
  test.each(shareOf(LARGE, 2, 'large'))('$why', (given) => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, leavesOutByes) => {
        expectFollowed(given, { seed, leavesOutByes });
      }),
      runs(2),
    );
  });
});

describe(`so is one of which half the ways are stored, ${drawnWith}`, () => {
  test.each(shareOf(WHOLE, 9, 'half the ways'))('$why', (given) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const storesWay = (from: MatchNode) => drawnFor(from, seed) < 0.5;
        expectFollowed(given, { seed, style: { storesWay } });
      }),
      runs(3),
    );
  });
});

describe(`so is one whose rounds are called anything, and whose parts are half joined, ${drawnWith}`, () => {
  test.each(shareOf(WHOLE, 9, 'half joined'))('$why', (given) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const style: PageStyle = {
          storesWay: (from, to) => from.part === to.part || drawnFor(from, seed) < 0.5,
          sectionOf: ({ part, col }) =>
            randomOf(seed + 31 * col + part.charCodeAt(0))() < 0.5 ? 'lower' : 'upper',
          hidesThirdPlace: seed % 2 === 0,
        };
        expectFollowed(given, { seed, style });
      }),
      runs(3),
    );
  });
});

describe('so is a hybrid of which no way is stored', () => {
  test.each(HYBRIDS)('$why', (given) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const indexOf = (node: MatchNode) => (isOpening(node) ? undefined : drawnFor(node, seed));
        expectFollowed(given, { seed, style: { storesWay: () => false, indexOf } });
      }),
      runs(20),
    );
  });
});

const ALL = [...CASES, ...LARGE, ...ALIGNABLE_STAGES.filter(({ why }) => /32$/.test(why))];

describe(`once it is over, who played whom is enough, ${drawnWith}`, () => {
  test.each(shareOf(ALL, 9, 'over'))('$why', ({ stage, hasTeam = everybody }: Case) => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, hasWays) => {
        const random = randomOf(seed);
        const rows = playedRows(stage, drawnRows(stage, hasTeam), random);
        const isPlayed = ({ index }: MatchNode) =>
          rows.some((row) => row.matchIndex === index && row.loserTeamId !== null);
        const { matches } = drawWikiBracket(stage, {
          groupId: 'B',
          random,
          rows,
          swaps: true,
          leavesOut: (node) => !hasWays && !node.isReset && !isPlayed(node),
          style: {
            storesWay: () => hasWays,
            sectionOf: (node) => (drawnFor(node, seed) < 0.5 ? 'lower' : 'upper'),
            indexOf: (node) => drawnFor(node, seed),
          },
        });
        expect(alignBracket(stage, groupsOf({ matches, tables: [] }))).toMatchObject({
          ok: true,
          value: { differences: [], leftOut: [] },
        });
      }),
      runs(5),
    );
  });
});
