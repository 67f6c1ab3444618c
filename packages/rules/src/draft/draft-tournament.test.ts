import { expect, test } from 'vitest';
import { drawnFreely, finalEight, threeOfEight } from '../../fixtures/hybrid-brackets.ts';
import { madeUpTournament } from '../../fixtures/made-up-tournament.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { drawnWith, shareOf } from '../../fixtures/test-share.ts';
import { generateGroupBracket } from '../bracket/generate-group-bracket.ts';
import { startFrom } from '../edit/starting-points.ts';
import { checkFormat } from '../format/check-format.ts';
import type { Bracket, BracketStage } from '../model/format.ts';
import { problemsOfMapping } from '../wiki/check-mapping.ts';
import { groupsOf } from '../wiki/groups.ts';
import { draftTournament } from './draft-tournament.ts';
import type { DraftedPart } from './drafted.ts';

const drawn = (bracket: Bracket): BracketStage =>
  playoffStage({ teams: 8, bracket }).format as BracketStage;

/** Single elimination without a final. */
const qualifier = (teams: number, goOn: number): Bracket =>
  drawnFreely({
    U: Array.from({ length: Math.log2(teams / goOn) }, (_, col) =>
      Array.from({ length: teams / 2 ** (col + 1) }, (_, at) =>
        teams / 2 ** (col + 1) === goOn
          ? {}
          : { winner: ['U', col + 1, Math.floor(at / 2), at % 2 === 0] as const },
      ),
    ),
  });

const GROUPS = [
  { stage: drawn(generateGroupBracket()), teams: 8, goOn: 4 },
  { stage: drawn(threeOfEight()), teams: 8, goOn: 3 },
  { stage: drawn(qualifier(8, 4)), teams: 8, goOn: 4 },
  { stage: drawn(qualifier(16, 2)), teams: 16, goOn: 2 },
];

const knockout = (
  teams: number,
  elimination: 'single' | 'double',
  more: { readonly hasReset?: boolean; readonly hasThirdPlace?: boolean } = {},
) => {
  const from = {
    kind: 'knockout',
    teamCount: teams,
    elimination,
    hasReset: false,
    ...more,
  } as const;
  const [stage] = startFrom(from).stages;
  if (!stage?.bracket) throw new Error('no bracket');
  return { stage, teams, goOn: 0 };
};

const PLAYOFFS = [
  ...[4, 6, 8, 12, 16, 32].map((teams) => knockout(teams, 'single')),
  ...[4, 8, 16].map((teams) => knockout(teams, 'double')),
  knockout(8, 'single', { hasThirdPlace: true }),
  knockout(8, 'double', { hasReset: true }),
  { stage: drawn(finalEight()), teams: 8, goOn: 0 },
];

/** The facts that the generator knows. */
const factsOf = (part: DraftedPart) => ({
  title: part.title,
  kind: part.kind,
  ...{ teams: part.teams, advancing: part.advancing, bestOfs: part.bestOfs },
  ...(part.kind === 'swiss' && { wins: part.ends?.wins }),
  ...(part.kind === 'league' && { legs: part.legs }),
});

const SEEDS = shareOf(
  Array.from({ length: 4000 }, (_, seed) => seed),
  1000,
  'drafts',
);

test(`of ${SEEDS.length} tournaments, ${drawnWith}, every structure is drafted as it is, before and after [rule: drafts-1, drafts-2, drafts-3, drafts-4, drafts-5]`, () => {
  for (const seed of SEEDS) {
    const { truth, stages, leftOut, before, after } = madeUpTournament(
      randomOf(seed),
      GROUPS,
      PLAYOFFS,
    );
    for (const [when, records] of Object.entries({ before, after })) {
      const draft = draftTournament(records);
      const parts = draft.stages.flatMap((stage) => stage.parts);
      expect(parts.map(factsOf), `${seed} ${when}`).toEqual(truth);
      expect(
        draft.stages.map((stage) => stage.parts.length),
        `${seed} ${when}`,
      ).toEqual(stages);
      const matches = draft.leftOut.reduce((sum, one) => sum + one.matches, 0);
      expect(matches, `${seed} ${when}`).toBe(leftOut);
      expect(draft.doubts.filter(({ code }) => code !== 'lengths_differ')).toEqual([]);
    }
  }
});

test('its format is an ordinary one that its groups fit [rule: drafts-6]', () => {
  for (const seed of SEEDS.slice(0, 100)) {
    const { after } = madeUpTournament(randomOf(seed), GROUPS, PLAYOFFS);
    const { format, mapping } = draftTournament(after);
    if (!format) throw new Error(`${seed}: no format`);
    expect(checkFormat(format).problems, `${seed}`).toEqual([]);
    expect(problemsOfMapping(format, groupsOf(after), mapping), `${seed}`).toEqual([]);
  }
});
