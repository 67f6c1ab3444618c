import { expect, test } from 'vitest';
import { GROUPS, PLAYOFFS } from '../../fixtures/made-up-brackets.ts';
import { madeUpTournament } from '../../fixtures/made-up-tournament.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { drawnWith, shareOf } from '../../fixtures/test-share.ts';
import { checkFormat } from '../format/check-format.ts';
import { teamsThrough } from '../format/stage-flow.ts';
import { StageType } from '../model/format.ts';
import { problemsOfMapping } from '../wiki/check-mapping.ts';
import { groupsOf } from '../wiki/groups.ts';
import { draftTournament } from './draft-tournament.ts';
import type { DraftedPart } from './drafted.ts';

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
    const { format, mapping, stages } = draftTournament(after);
    if (!format) throw new Error(`${seed}: no format`);
    for (const [at, { bracket, type }] of format.stages.entries()) {
      if (!bracket || type !== StageType.group) continue;
      expect(teamsThrough(bracket), `${seed}`).toBe(stages[at]?.parts[0]?.advancing);
    }
    expect(checkFormat(format).problems, `${seed}`).toEqual([]);
    expect(problemsOfMapping(format, groupsOf(after), mapping), `${seed}`).toEqual([]);
  }
});

test('brackets side by side can end a tournament: each has its winner [rule: drafts-6]', () => {
  let met = 0;
  for (let seed = 0; met < 3; seed += 1) {
    const { truth, stages, after } = madeUpTournament(randomOf(seed), PLAYOFFS, PLAYOFFS);
    if (stages[0] !== 2 || stages.length !== 2 || truth[0]?.kind !== 'bracket') continue;
    const matches = after.matches.filter(({ section }) => section.startsWith('Group'));
    // Groups have no match for third place.
    if (matches.some(({ place }) => place.kind === 'bracket' && place.isThirdPlace)) continue;
    met += 1;
    const { format, doubts } = draftTournament({ tables: [], matches });
    expect(format?.stages.map((stage) => stage.groupStageDetails?.groupCount)).toEqual([2]);
    expect(doubts.filter(({ code }) => code === 'stage_not_made')).toEqual([]);
  }
});
