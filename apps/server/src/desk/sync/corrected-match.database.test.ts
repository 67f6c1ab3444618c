import { suggestMapping } from '@callshot/rules';
import { expect, test } from 'vitest';
import { randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { followedWiki } from '../../../testing/desk/followed-wiki.ts';
import { idOfMatch, type RawMoment } from '../../../testing/desk/lpdb.ts';
import { swissTournament } from '../../../testing/desk/swiss-tournament.ts';

// A published Swiss result that changes later is told as a correction.

const { product, follow, look, syncOf, showMoment } = await followedWiki();
const visitor = product.visitor;
const { format, moments } = swissTournament({
  teams: 16,
  advance: 8,
  random: randomOf(4),
  tables: 'from the start',
});
const [drawn, begun] = moments as [RawMoment, RawMoment];
const published = begun.matches.find(({ result }) => result !== null);
if (!published?.result) throw new Error('Some match has ended');
const { winner, scores } = published.result;

const withResult = (result: typeof published.result): RawMoment => ({
  ...begun,
  matches: begun.matches.map((match) =>
    idOfMatch(match) === idOfMatch(published) ? { ...match, result } : match,
  ),
});
const turned = withResult({
  winner: winner === 0 ? 1 : 0,
  scores: [scores[1], scores[0]],
});

test('a Swiss match that was published otherwise says what it was, once and for good', async () => {
  showMoment(drawn);
  const eventId = await follow(format, (own, groups) => suggestMapping(own, groups));
  const shown = async () => {
    const matches = (await visitor.get(`/api/event/official?eventId=${eventId}`)).json();
    return matches.find(
      ({ externalId }: { externalId: string }) => externalId === idOfMatch(published),
    );
  };
  const corrections = async () =>
    (await syncOf(eventId)).log
      .map(({ text }: { text: string }) => text)
      .filter((text: string) => text.startsWith('The wiki corrects'));

  showMoment(begun);
  await look(eventId);
  const before = await shown();
  expect(before).not.toHaveProperty('corrected');
  expect(await corrections()).toEqual([]);

  showMoment(turned);
  await look(eventId);
  await look(eventId);
  const { winnerTeamId, topTeamScore, bottomTeamScore } = before;
  expect(await shown()).toMatchObject({
    topTeamScore: bottomTeamScore,
    corrected: { at: expect.any(String), winnerTeamId, topTeamScore, bottomTeamScore },
  });
  const [one, two] = published.sides.map((side) => (typeof side === 'string' ? side : side.name));
  expect(await corrections()).toEqual([
    `The wiki corrects a result: ${one} ${scores[1]}–${scores[0]} ${two}; before that: ${one} ${scores[0]}–${scores[1]} ${two}`,
  ]);
});
