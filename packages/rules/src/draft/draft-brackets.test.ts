import { describe, expect, test } from 'vitest';
import { drawWikiBracket } from '../../fixtures/drawn-wiki-bracket.ts';
import { finalEight, finalTwelve, threeOfEight } from '../../fixtures/hybrid-brackets.ts';
import { drawnRows, playedRows } from '../../fixtures/played-page.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { templateColumns } from '../../fixtures/template-columns.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { generateGroupBracket } from '../bracket/generate-group-bracket.ts';
import type { MatchNode, SlotSource } from '../bracket/graph.ts';
import { startFrom } from '../edit/starting-points.ts';
import type { Bracket, BracketStage } from '../model/format.ts';
import type { WikiMatch } from '../wiki/records.ts';
import { draftTournament } from './draft-tournament.ts';
import type { BracketDraft, DraftedSide } from './drafted.ts';

const knockout = (
  teamCount: number,
  elimination: 'single' | 'double',
  more: { readonly hasReset?: boolean; readonly hasThirdPlace?: boolean } = {},
): BracketStage => {
  const from = { kind: 'knockout', teamCount, elimination, hasReset: false, ...more } as const;
  const [stage] = startFrom(from).stages;
  if (!stage?.bracket) throw new Error('no bracket');
  return stage;
};

const drawn = (bracket: Bracket): BracketStage =>
  playoffStage({ teams: 8, bracket }).format as BracketStage;

interface Case {
  readonly why: string;
  readonly stage: BracketStage;
  /** Teams that go on, where nobody becomes champion. */
  readonly goOn?: number;
  /** The ways of losers cannot be known before they have come: the wiki crosses them otherwise. */
  readonly crosses?: boolean;
}

const CASES: readonly Case[] = [
  ...[4, 8, 16, 32, 64].map((teams) => ({
    why: `single elimination of ${teams}`,
    stage: knockout(teams, 'single'),
  })),
  { why: 'third place', stage: knockout(8, 'single', { hasThirdPlace: true }) },
  { why: 'six teams, two of them in the semi-finals', stage: knockout(6, 'single') },
  { why: 'twelve teams', stage: knockout(12, 'single') },
  ...[4, 8, 16, 32, 64].map((teams) => ({
    why: `double elimination of ${teams}`,
    stage: knockout(teams, 'double'),
    crosses: teams > 8,
  })),
  { why: 'a reset', stage: knockout(8, 'double', { hasReset: true }) },
  { why: 'a group of eight, four go on', stage: drawn(generateGroupBracket()), goOn: 4 },
  { why: 'a group of eight, three go on', stage: drawn(threeOfEight()), goOn: 3 },
  { why: 'group winners start above', stage: drawn(finalEight()) },
  { why: 'three of each group', stage: drawn(finalTwelve()), crosses: true },
];

/** The page of a bracket on which so many matches, of ten, are over. */
function pageOf({ stage, goOn }: Case, tenths: number, seed: number, swaps: boolean) {
  const graph = compileBracket(stage);
  const rows = playedRows(
    stage,
    drawnRows(stage, () => true),
    randomOf(seed),
  );
  const over = Math.floor((rows.length * tenths) / 10);
  const isOver = (source: SlotSource) => source.kind === 'opening' || source.match < over;
  const shown = rows.map((row) => {
    const node = graph.matches[row.matchIndex] as MatchNode;
    const isPlayed = row.matchIndex < over;
    return {
      ...row,
      topTeamId: isOver(node.top) && (!node.isReset || isPlayed) ? row.topTeamId : null,
      bottomTeamId: isOver(node.bottom) && (!node.isReset || isPlayed) ? row.bottomTeamId : null,
      winnerTeamId: isPlayed ? row.winnerTeamId : null,
    };
  });
  const page = drawWikiBracket(stage, {
    groupId: 'draft',
    random: randomOf(seed + 1),
    rows: shown,
    swaps,
    style: {
      roundOf: templateColumns(graph),
      sectionOf: ({ part }, isLower) => (isLower || part === 'L' ? 'lower' : 'upper'),
    },
    own: { section: 'Playoffs' },
  });
  const matches = page.matches.map((match): WikiMatch => {
    const node = graph.byKey.get(page.keys.get(match.matchId) ?? '');
    if (match.place.kind !== 'bracket' || !node || goOn === undefined) return match;
    const qualifiesWinner = node.winnerTo === null;
    const place = { ...match.place, qualifiesWinner, qualifiesLoser: node.bothTeamsAdvance };
    return { ...match, place };
  });
  return { page, graph, matches };
}

function partOf(matches: readonly WikiMatch[]): BracketDraft {
  const part = draftTournament({ matches, tables: [] }).stages[0]?.parts[0];
  if (part?.kind !== 'bracket') throw new Error('no bracket is drafted');
  return part;
}

const textOf = (side: DraftedSide): string =>
  side.kind === 'match' ? `${side.as} of ${side.from}` : 'start';

describe.each(CASES)('$why', (own) => {
  test.each([0, 1, 2, 3, 4, 5])(
    'seed %i: every team comes from where it comes [rule: drafts-7]',
    (seed) => {
      for (const tenths of own.crosses ? [10] : [0, 3, 6, 10]) {
        const { page, graph, matches } = pageOf(own, tenths, seed, seed % 2 === 1);
        const part = partOf(matches);
        const ids = new Map([...page.keys].map(([id, key]) => [graph.byKey.get(key)?.index, id]));
        const expected = graph.matches
          .filter(({ isReset }) => !isReset)
          .map((node) => {
            const id = ids.get(node.index) ?? '';
            const sides = [node.top, node.bottom].map((source) =>
              source.kind === 'opening' ? 'start' : `${source.kind} of ${ids.get(source.match)}`,
            );
            return { id, sides: page.swapped.size > 0 ? sides.toSorted() : sides };
          });
        const found = expected.map(({ id }) => {
          const sides = part.matches.find(({ matchId }) => matchId === id)?.sides.map(textOf);
          return { id, sides: page.swapped.size > 0 ? sides?.toSorted() : sides };
        });
        expect(found, `after ${tenths} tenths`).toEqual(expected);
        expect(part.advancing).toBe(own.goOn ?? 0);
        expect(part.reset !== null).toBe(graph.reset !== null);
      }
    },
  );

  test.each([0, 1, 2, 3])(
    'seed %i: it has the same columns all the time [rule: drafts-1]',
    (seed) => {
      const shapes = [0, 2, 5, 8, 10].map((tenths) => {
        const { teams, columns, advancing, thirdPlace } = partOf(
          pageOf(own, tenths, seed, false).matches,
        );
        return { teams, columns, advancing, thirdPlace };
      });
      expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    },
  );
});
