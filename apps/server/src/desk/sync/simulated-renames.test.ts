import { isStageDecided, PickType } from '@callshot/rules';
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
import { type RawMoment, type RawTeam, rawTeam } from '../../../testing/desk/lpdb.ts';
import { swissTournament } from '../../../testing/desk/swiss-tournament.ts';
import { pick, type Tournament } from '../../../testing/desk/tournaments.ts';

// A team that the wiki calls otherwise from some moment on: what is asked is who it is, and one answer settles it.

const newName = 'Bought Org';
const newKey = 'bought org';

/** Later matches have the new name, and so do all tables. */
function renamed(
  tournament: Tournament,
  team: RawTeam,
  from: number,
  own: Partial<RawTeam> = {},
): Tournament {
  const later = rawTeam(newName, { players: team.players, ...own });
  const open = new Set(
    tournament.moments[from]?.matches.flatMap((match) =>
      match.result === null ? [idOf(match)] : [],
    ),
  );
  const known = new Set(tournament.moments[from]?.matches.map(idOf));
  return {
    ...tournament,
    moments: tournament.moments.map((moment, at): RawMoment => {
      if (at < from) return moment;
      return {
        ...moment,
        teams: [...moment.teams, later],
        matches: moment.matches.map((match) => {
          if (known.has(idOf(match)) && !open.has(idOf(match))) return match;
          const [one, two] = match.sides.map((side) => (side === team ? later : side));
          return one && two ? { ...match, sides: [one, two] } : match;
        }),
        tables: moment.tables.map((table) => ({
          ...table,
          rows: table.rows.map((row) => (row.team === team ? { ...row, team: later } : row)),
        })),
      };
    }),
  };
}

const idOf = ({ groupId, index }: RawMoment['matches'][number]) => `${groupId} ${index}`;

const seeds = fc.integer({ min: 1, max: 1_000_000 });

const CASES = [
  {
    why: 'of a Swiss stage',
    make: (seed: number) =>
      swissTournament({ teams: 16, advance: 8, tables: 'from the start', random: randomOf(seed) }),
  },
  {
    why: 'of a Swiss stage without a table',
    make: (seed: number) =>
      swissTournament({ teams: 16, advance: 8, tables: 'none', random: randomOf(seed) }),
  },
  {
    why: 'of seven of sixteen that go through',
    make: (seed: number) =>
      swissTournament({ teams: 16, advance: 7, tables: 'from the start', random: randomOf(seed) }),
  },
  {
    why: 'of a group',
    make: (seed: number) =>
      groupTournament({
        groups: 2,
        size: 4,
        advance: 2,
        tables: 'from the start',
        random: randomOf(seed),
      }),
  },
];

describe.each(CASES)('a team $why that is renamed', ({ make }) => {
  test('is asked about, and nothing else is, and whoever it likeliest is it is', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const random = randomOf(seed);
        const plain = make(seed);
        const team = pick(plain.teams, random);
        const from = 1 + Math.floor(random() * (plain.moments.length - 1));
        const teamId = 1 + plain.teams.indexOf(team);
        const end = await followed(renamed(plain, team, from), (is) => {
          expectNothingAgainst(plain, is);
          expect(is.kinds.filter((kind) => kind !== 'unknown_team')).toEqual([]);
          expect(is.kinds.length).toBeLessThanOrEqual(1);
          for (const { teamIds, teamKey } of is.doubts) {
            expect(teamKey).toBe(newKey);
            expect([[], [teamId]]).toContainEqual(teamIds);
          }
        });
        const settled = await followed(
          renamed(plain, team, from),
          (is) => {
            expectNothingAgainst(plain, is);
            expect(is.kinds).toEqual([]);
          },
          { aliases: new Map([[newKey, teamId]]) },
        );
        expect(namesOf(plain, settled.official, PickType.advancing)).toEqual(through(plain));
        expect(isStageDecided(settled.sync.stage, settled.official)).toBe(true);
        expect(end.sync.stage).toEqual(settled.sync.stage);
      }),
      runs(4),
    );
  });

  test('is nobody new where its page moved with it', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const random = randomOf(seed);
        const plain = make(seed);
        const team = pick(plain.teams, random);
        const from = 1 + Math.floor(random() * (plain.moments.length - 1));
        const end = await followed(renamed(plain, team, from, { page: team.page }), (is) => {
          expectNothingAgainst(plain, is);
          expect(is.kinds).toEqual([]);
        });
        expect(namesOf(plain, end.official, PickType.advancing)).toEqual(through(plain));
      }),
      runs(4),
    );
  });
});
