import { expect, test } from 'vitest';
import { threeOfEight } from '../../fixtures/hybrid-brackets.ts';
import { madeUpTournament } from '../../fixtures/made-up-tournament.ts';
import { type Random, randomOf } from '../../fixtures/synthetic-picks.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { drawnWith, shareOf } from '../../fixtures/test-share.ts';
import { checkFormat } from '../format/check-format.ts';
import type { BracketStage } from '../model/format.ts';
import type { BracketPlace, WikiMatch } from '../wiki/records.ts';
import { draftTournament } from './draft-tournament.ts';

const GROUP = {
  stage: playoffStage({ teams: 8, bracket: threeOfEight() }).format as BracketStage,
  teams: 8,
  goOn: 3,
};

const oneOf = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T;

/** A record that an editor got wrong. */
function broken(match: WikiMatch, all: readonly WikiMatch[], random: Random): WikiMatch {
  const { matchId } = oneOf(all, random);
  const bestOf = oneOf([null, 0, 2, 4, 6, 11, 1000], random);
  if (match.place.kind === 'list') return { ...match, bestOf };
  const place: Partial<BracketPlace> = oneOf(
    [
      { feeders: [{ matchId, slot: 0 }] },
      { feeders: [{ matchId: match.matchId, slot: 1 }] },
      { feeders: [], winnerTo: matchId },
      { winnerTo: match.matchId, loserTo: match.matchId },
      { loserTo: matchId },
      { isThirdPlace: true },
      { isReset: true },
      { section: 'mid', sectionIndex: 7 },
      { roundIndex: 900, indexInRound: -1 },
      { roundIndex: 0 },
      { qualifiesWinner: true, qualifiesLoser: true },
    ] satisfies Partial<BracketPlace>[],
    random,
  );
  return { ...match, bestOf, place: { ...match.place, ...place } };
}

const SEEDS = shareOf(
  Array.from({ length: 2000 }, (_, seed) => seed),
  500,
  'broken',
);

test(`of ${SEEDS.length} broken pages, ${drawnWith}, each is drafted, or a doubt says why not [rule: drafts-9]`, () => {
  for (const seed of SEEDS) {
    const random = randomOf(seed);
    const { before, after } = madeUpTournament(random, [GROUP], [GROUP]);
    const page = oneOf([before, after], random);
    const often = oneOf([0.02, 0.2, 0.8], random);
    const matches = page.matches.flatMap((match) => {
      if (random() < often / 4) return [];
      return random() < often ? [broken(match, page.matches, random)] : [match];
    });
    const draft = draftTournament({ matches, tables: random() < 0.5 ? [] : page.tables });
    const { stages, format, mapping, doubts } = draft;
    const made = format?.stages.length ?? 0;
    const refused = doubts.filter(({ code }) => code === 'stage_not_made').length;
    expect(made + refused, `${seed}`).toBe(stages.length);
    if (format) expect(checkFormat(format).problems, `${seed}`).toEqual([]);
    expect(
      mapping.every(({ stageIndex }) => stageIndex < made),
      `${seed}`,
    ).toBe(true);
  }
});

test('a page that leads in a circle is drafted without it', () => {
  const { before } = madeUpTournament(randomOf(1), [GROUP], [GROUP]);
  const groupId = before.matches.find(({ place }) => place.kind === 'bracket')?.groupId;
  const own = before.matches.filter((match) => match.groupId === groupId);
  const roundOf = ({ place }: WikiMatch) => (place.kind === 'bracket' ? place.roundIndex : 0);
  const upper = own.filter(({ place }) => place.kind === 'bracket' && place.section === 'upper');
  const last = upper.toSorted((a, b) => roundOf(b) - roundOf(a))[0];
  const matches = own.map((match): WikiMatch => {
    if (!last || roundOf(match) > 0 || !upper.includes(match)) return match;
    const feeders = [{ matchId: last.matchId, slot: 0 } as const];
    return { ...match, place: { ...(match.place as BracketPlace), feeders } };
  });
  const { stages, format } = draftTournament({ matches, tables: [] });
  expect(stages[0]?.parts[0]).toMatchObject({ kind: 'bracket' });
  expect(format === null || checkFormat(format).problems.length === 0).toBe(true);
});
