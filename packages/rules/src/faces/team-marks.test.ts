import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letteringOf, MARK_FIELDS, type TeamMark } from './mark-art.ts';
import { markLettersOf } from './mark-letters.ts';
import { markOfName, teamMarksOf } from './team-marks.ts';

/** The teams of a real Swiss stage, by seed. */
const AUSTIN =
  'Falcons,FaZe,3DMAX,Virtus.pro,paiN,FURIA,MIBR,M80,B8,HEROIC,BetBoom,OG,Nemiga,Lynn Vision,Legacy,TYLOO'.split(
    ',',
  );

const named = (names: readonly string[]) => names.map((name) => ({ name, mark: null }));
const inFull = ({ field, shape, charge }: TeamMark) => `${field}.${shape}.${charge}`;
const pairOf = ({ field, shape }: TeamMark) => `${field}.${shape}`;

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', 'X', 'A'.repeat(20), '🔥', '\ud800', 'ǅ', ' \t', '日本', 'Ω'),
);
const anyMark: fc.Arbitrary<TeamMark> = fc.record({
  field: fc.nat(15),
  shape: fc.nat(7),
  charge: fc.nat(5),
});
const anyTeam = fc.record({ name: anyName, mark: fc.option(anyMark) });

describe('marks', () => {
  test('the teams of a real stage have these', () => {
    expect(teamMarksOf(named(AUSTIN)).map(inFull)).toEqual(
      '6.6.3 7.4.2 13.6.2 2.5.1 8.1.5 1.5.2 4.1.1 5.4.0 12.0.3 9.7.2 0.3.2 14.7.3 11.2.4 10.2.5 3.0.2 15.3.2'.split(
        ' ',
      ),
    );
  });

  test('a name asks for the same mark however its capitals are set', () => {
    expect(markOfName('FAZE')).toEqual(markOfName('FaZe'));
  });

  test.each([
    { why: 'an event of today', most: 16 },
    { why: 'a large event', most: 128 },
  ])('field and shape together differ: $why', ({ most }) => {
    fc.assert(
      fc.property(fc.array(anyTeam, { maxLength: most }), (teams) => {
        const marks = teamMarksOf(teams);
        expect(new Set(marks.map(pairOf)).size).toBe(teams.length);
      }),
    );
  });

  test('up to 16 new teams differ in their fields', () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 16 }), (names) => {
        const fields = teamMarksOf(named(names)).map(({ field }) => field);
        expect(new Set(fields).size).toBe(names.length);
      }),
    );
  });

  test('a team keeps its mark beside any others, but for one that an earlier team already has', () => {
    fc.assert(
      fc.property(fc.array(anyTeam, { maxLength: 60 }), (teams) => {
        const marks = teamMarksOf(teams);
        const seen = new Set<string>();
        for (const [at, { mark }] of teams.entries()) {
          if (mark === null) continue;
          if (!seen.has(pairOf(mark))) expect(marks[at]).toEqual(mark);
          seen.add(pairOf(mark));
        }
      }),
    );
  });

  test('more teams than there are marks still get one each', () => {
    const names = Array.from({ length: 300 }, (_, at) => `Team ${at}`);
    expect(teamMarksOf(named(names))).toHaveLength(300);
  });
});

describe('letters', () => {
  const shortOf = (...teams: [name: string, abbreviation: string][]) =>
    markLettersOf(teams.map(([name, abbreviation]) => ({ name, abbreviation }))).map(
      ({ tag, short }) => `${tag}:${short}`,
    );

  test.each([
    { why: 'the first two', teams: [['HEROIC', 'HERO']], letters: ['HERO:HE'] },
    {
      why: 'first and last where an earlier team has those',
      teams: [
        ['HEROIC', 'HERO'],
        ['Hellions', 'HELL'],
      ],
      letters: ['HERO:HE', 'HELL:HL'],
    },
    {
      why: 'the same tag twice',
      teams: [
        ['B8', 'B'],
        ['Bad News', 'B'],
      ],
      letters: ['B:B', 'B:BA'],
    },
    { why: 'no tag', teams: [['paiN', '']], letters: ['PAIN:PA'] },
    { why: 'signs are not read', teams: [['', 'G-2.']], letters: ['G2:G2'] },
    { why: 'a wide letter fills a small mark', teams: [['日本チーム', '']], letters: ['日本:日'] },
    { why: 'a picture that is put together', teams: [['👨‍👩‍👧', '']], letters: ['👨‍👩‍👧:👨‍👩‍👧'] },
    { why: 'half a character', teams: [['', '\ud800']], letters: ['\ufffd:\ufffd'] },
    { why: 'nothing at all', teams: [['', '']], letters: [':'] },
  ] as const)('$why', ({ teams, letters }) => {
    expect(shortOf(...teams.map(([name, tag]): [string, string] => [name, tag]))).toEqual(letters);
  });

  test('no two teams of an event share two letters', () => {
    const anyTag = fc.record({ name: anyName, abbreviation: anyName });
    fc.assert(
      fc.property(fc.array(anyTag, { maxLength: 64 }), (teams) => {
        const shorts = markLettersOf(teams).map(({ short }) => short);
        expect(new Set(shorts).size).toBe(teams.length);
      }),
    );
  });

  test('a small mark carries its two letters, a larger one its tag', () => {
    const mark = { field: 12, shape: 0, charge: 0, tag: 'HERO', short: 'HE' };
    expect(letteringOf(mark, 20)).toMatchObject({ letters: 'HE', ink: '#171100' });
    expect(letteringOf(mark, 64)).toMatchObject({ letters: 'HERO', fontSize: 22.5, middle: 30.5 });
  });
});

test('letters are read on every field', () => {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const { field, ink } of MARK_FIELDS) {
    const [low = 0, high = 0] = [luminance(field), luminance(ink)].sort((a, b) => a - b);
    expect.soft((high + 0.05) / (low + 0.05), `${ink} on ${field}`).toBeGreaterThanOrEqual(4.5);
  }
});
