import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawWiki, groupsOfWiki } from '../../fixtures/drawn-wiki.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { formatOf, WIKI_FORMATS } from '../../fixtures/wiki-formats.ts';
import { startFrom } from '../edit/starting-points.ts';
import type { FormatStage } from '../model/format.ts';
import { problemsOfMapping } from './check-mapping.ts';
import { suggestMapping } from './suggest.ts';

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

describe('a tournament that is played in the format is mapped as it is', () => {
  test.each(WIKI_FORMATS)('$why', ({ format }) => {
    fc.assert(
      fc.property(seeds, fc.boolean(), fc.boolean(), (seed, isOnePage, hasTables) => {
        const drawn = drawWiki(format, { random: randomOf(seed), isOnePage, hasTables });
        const groups = groupsOfWiki(drawn);
        expect(problemsOfMapping(format, groups, drawn.mapping)).toEqual([]);
        expect(suggestMapping(format, groups)).toEqual(drawn.mapping);
      }),
      { numRuns: 12 },
    );
  });
});

const swiss = () => startFrom({ kind: 'swiss', teamCount: 16 }).stages;
const drawn = (...stages: readonly (readonly FormatStage[])[]) =>
  drawWiki(formatOf(...stages), { random: randomOf(7) });

describe('what is ambiguous stays empty', () => {
  test('more groups than stages, none called as one of them', () => {
    const groups = groupsOfWiki(drawn(swiss(), swiss()));
    expect(suggestMapping(formatOf(swiss()), groups)).toEqual([]);
  });

  test('but the one that is called as the stage', () => {
    const own = drawn(swiss(), swiss());
    const named = swiss().map((stage) => ({ ...stage, name: 'Stage 2' }));
    expect(suggestMapping(formatOf(named), groupsOfWiki(own))).toMatchObject([
      { matchKeys: own.mapping[1]?.matchKeys },
    ]);
  });

  test('fewer groups than stages', () => {
    const groups = groupsOfWiki(drawn(swiss()));
    expect(suggestMapping(formatOf(swiss(), swiss()), groups)).toEqual([]);
  });

  test('stages whose names and times contradict each other', () => {
    const own = drawn(swiss(), swiss());
    const matches = own.details.matches.map((match) => ({
      ...match,
      startsAt: match.pageName.endsWith('1') ? '2026-04-01T00:00:00.000Z' : match.startsAt,
    }));
    const groups = groupsOfWiki({ ...own, details: { ...own.details, matches } });
    expect(suggestMapping(formatOf(swiss(), swiss()), groups)).toEqual([]);
  });

  test('a bracket of another size', () => {
    const of = (teamCount: number) =>
      startFrom({ kind: 'knockout', teamCount, elimination: 'single', hasReset: false }).stages;
    expect(suggestMapping(formatOf(of(8)), groupsOfWiki(drawn(of(16))))).toEqual([]);
  });
});

describe('a bracket of which series alone are longer or shorter', () => {
  const knockout = startFrom({
    kind: 'knockout',
    teamCount: 8,
    elimination: 'single',
    hasReset: false,
  }).stages;
  const { details, mapping } = drawn(knockout);
  const matches = details.matches.map((match) => ({ ...match, bestOf: 3 }));

  test('is suggested, and what differs is said', () => {
    const format = formatOf(knockout);
    const groups = groupsOfWiki({ mapping, details: { ...details, matches } });
    expect(suggestMapping(format, groups)).toEqual(mapping);
    const codes = problemsOfMapping(format, groups, mapping).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['series_length']));
  });

  test('is left alone where another has the same', () => {
    const second = matches.map((match) => ({
      ...match,
      pageId: 77,
      pageName: 'Other',
      groupId: `Z${match.groupId}`,
      matchId: `Z${match.matchId}`,
      place:
        match.place.kind === 'bracket'
          ? {
              ...match.place,
              feeders: match.place.feeders.map((own) => ({ ...own, matchId: `Z${own.matchId}` })),
            }
          : match.place,
    }));
    const both = { ...details, matches: [...details.matches, ...second] };
    expect(suggestMapping(formatOf(knockout), groupsOfWiki({ mapping, details: both }))).toEqual(
      mapping,
    );
  });
});
