import { isStageDecided, NO_PICKS, PickType } from '@callshot/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { runs } from '../../../../../packages/rules/fixtures/test-share.ts';
import {
  expectNothingAgainst,
  followed,
  namesOf,
  through,
} from '../../../testing/desk/followed-stage.ts';
import { groupTournament } from '../../../testing/desk/group-tournament.ts';
import { swissTournament } from '../../../testing/desk/swiss-tournament.ts';
import type { Tables } from '../../../testing/desk/tournaments.ts';

// Stages of made-up tournaments, followed from the draw to the last word: what is official never is against
// the tournament's word in the end, and nothing is over before it.

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('a Swiss stage', () => {
  const CASES = [
    { why: 'half go on', teams: 16, advance: 8, tables: 'from the start' },
    { why: 'half go on, without a table', teams: 16, advance: 8, tables: 'none' },
    { why: 'half of eight, whose table comes late', teams: 8, advance: 4, tables: 'at the end' },
    { why: 'half of twenty-four', teams: 24, advance: 12, tables: 'from the start' },
    { why: 'seven of sixteen', teams: 16, advance: 7, tables: 'from the start' },
    {
      why: 'seven of sixteen, whose table comes late',
      teams: 16,
      advance: 7,
      tables: 'at the end',
    },
    { why: 'ten of sixteen', teams: 16, advance: 10, tables: 'from the start' },
    { why: 'five of twelve', teams: 12, advance: 5, tables: 'from the start' },
    { why: 'four of ten', teams: 10, advance: 4, tables: 'from the start' },
    {
      why: 'seven of fifteen, one of them with a bye',
      teams: 15,
      advance: 7,
      tables: 'from the start',
    },
    {
      why: 'a team is disqualified',
      teams: 16,
      advance: 7,
      tables: 'from the start',
      isOneDisqualified: true,
    },
    {
      why: 'those who go on stay up',
      teams: 16,
      advance: 7,
      tables: 'from the start',
      words: ['stayup', 'down'],
    },
    {
      why: 'those who go on are called nothing',
      teams: 16,
      advance: 9,
      tables: 'from the start',
      words: ['', 'down'],
    },
    {
      why: 'those who go on only stay',
      teams: 16,
      advance: 6,
      tables: 'from the start',
      words: ['stay', 'down'],
    },
  ] as const;

  test.each(CASES)(
    'ends as the tournament says, and no earlier: $why [rule: groups-6, results-17]',
    async (own) => {
      await fc.assert(
        fc.asyncProperty(seeds, async (seed) => {
          const tournament = swissTournament({ ...own, random: randomOf(seed) });
          const isHalf = 2 * own.advance === own.teams;
          const last = tournament.moments.length - 1;
          const end = await followed(tournament, (is, at) => {
            expectNothingAgainst(tournament, is);
            // Until then a late result may be a doubt.
            const isAsked = own.tables === 'at the end' && at === last - 1;
            expect(is.kinds).toEqual(isAsked && !isHalf ? ['no_places'] : []);
            if (!isHalf && at < last) expect(is.official).toEqual(NO_PICKS);
          });
          expect(namesOf(tournament, end.official, PickType.advancing)).toEqual(
            through(tournament),
          );
          expect(isStageDecided(end.sync.stage, end.official)).toBe(true);
        }),
        runs(3),
      );
    },
  );
});

describe('groups', () => {
  const CASES = [
    { why: 'two of four', size: 4, advance: 2, tables: 'from the start' },
    { why: 'three of four', size: 4, advance: 3, tables: 'from the start' },
    { why: 'a table that comes in the end', size: 4, advance: 2, tables: 'at the end' },
    {
      why: 'the second stays',
      size: 4,
      advance: 2,
      tables: 'from the start',
      words: ['up', 'stay', 'down', 'down'],
    },
    {
      why: 'each place has its word',
      size: 4,
      advance: 3,
      tables: 'from the start',
      words: ['up', 'stayup', 'staydown', 'down'],
    },
    {
      why: 'one colour for who goes on and who does not',
      size: 5,
      advance: 2,
      tables: 'from the start',
      words: ['up', 'stay', 'stay', 'down', 'down'],
    },
    {
      why: 'only the first is coloured',
      size: 4,
      advance: 2,
      tables: 'from the start',
      words: ['up'],
    },
    {
      why: 'the last is coloured',
      size: 6,
      advance: 5,
      tables: 'from the start',
      words: ['', '', '', '', '', 'down'],
    },
  ] as const;

  test.each(CASES)('end as the tournament says, and no earlier: $why', async (own) => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const tournament = groupTournament({ ...own, groups: 2, random: randomOf(seed) });
        const end = await followed(tournament, (is) => expectNothingAgainst(tournament, is));
        expect(end.kinds).toEqual([]);
        expect(namesOf(tournament, end.official, PickType.advancing)).toEqual(through(tournament));
        expect(isStageDecided(end.sync.stage, end.official)).toBe(true);
      }),
      runs(3),
    );
  });

  test.each([
    { why: 'staff confirm them', size: 4, advance: 2 },
    { why: 'of five', size: 5, advance: 3 },
    { why: 'of three', size: 3, advance: 1 },
  ])('without tables go by wins, and by the matches that part who is level: $why', async (own) => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const tables: Tables = 'none';
        const tournament = groupTournament({
          ...own,
          groups: 2,
          tables,
          ties: 'in the list',
          random: randomOf(seed),
        });
        const waits = await followed(tournament, (is) => expect(is.official).toEqual(NO_PICKS));
        expect(waits.kinds).toEqual(['unconfirmed_places', 'unconfirmed_places']);
        const end = await followed(tournament, (is) => expectNothingAgainst(tournament, is), {
          staffConfirm: true,
        });
        expect(end.kinds).toEqual([]);
        expect(namesOf(tournament, end.official, PickType.advancing)).toEqual(through(tournament));
        expect(isStageDecided(end.sync.stage, end.official)).toBe(true);
      }),
      runs(3),
    );
  });

  test.each([
    { ties: 'in the section', tables: 'none' },
    { ties: 'elsewhere', tables: 'none' },
    { ties: 'in the section', tables: 'at the end' },
    { ties: 'elsewhere', tables: 'from the start' },
  ] as const)(
    'wait where matches that part who is level stand $ties, tables $tables, and keep their own',
    async (own) => {
      await fc.assert(
        fc.asyncProperty(seeds, async (seed) => {
          const tournament = groupTournament({
            ...own,
            groups: 2,
            size: 4,
            advance: 2,
            random: randomOf(seed),
          });
          const end = await followed(tournament, (is, at) => {
            expectNothingAgainst(tournament, is);
            if (at < tournament.moments.length - 1) expect(is.official).toEqual(NO_PICKS);
            for (const { eventSubstageId, match } of is.sync.said) {
              expect(match.groupId).toBe(`GROUPLIST${'AB'[eventSubstageId - 10]}`);
            }
          });
          if (own.tables === 'none') {
            // Staff say who goes through, of what waits in each group.
            expect(end.kinds).toHaveLength(2);
            return;
          }
          expect(end.kinds).toEqual([]);
          expect(namesOf(tournament, end.official, PickType.advancing)).toEqual(
            through(tournament),
          );
        }),
        runs(3),
      );
    },
  );
});
