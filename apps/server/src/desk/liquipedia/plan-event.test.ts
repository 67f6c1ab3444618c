import { expect, test } from 'vitest';
import { planFromWiki } from './plan-event.ts';

test('players have the flags of the countries that the wiki names', () => {
  const member = (username: string, flag: string | null) => ({
    position: 'Player' as const,
    username,
    flag,
  });
  const team = (key: string, ...members: ReturnType<typeof member>[]) => ({
    ...{ key, name: key, shortName: key, template: null, logoUrl: null },
    members,
  });
  const event = planFromWiki(
    {
      wanted: { gameId: 2, nameOverride: 'Cup', rewardType: 1, eventFormatId: 1 } as never,
      links: { url: 'https://x.example', imageUrl: '', imageSource: null },
      details: {
        tournament: { title: 'Cup' },
        teams: [
          team('alpha', member('ada', 'Sweden'), member('ben', 'nowhere'), member('cy', null)),
          team('not in the event', member('dan', 'Sweden')),
        ],
      } as never,
      draft: { stages: [], startsAt: null, endsAt: null } as never,
      ended: [],
      format: { id: 1, name: 'Format', value: { stages: [] } as never },
    },
    new Map([['alpha', 7]]),
  );
  expect(event.members).toEqual([
    { teamId: 7, role: 'Player', username: 'ada', flagImageUrl: '/flags/SE.svg' },
    { teamId: 7, role: 'Player', username: 'ben', flagImageUrl: null },
    { teamId: 7, role: 'Player', username: 'cy', flagImageUrl: null },
  ]);
});
