import { groupsOf, suggestMapping, type WikiMatch } from '@callshot/rules';
import { expect, test } from 'vitest';
import { majorFormat } from '../../../../../seed/src/formats/formats.ts';
import { beforePlay, beginningIn, syncDesk } from '../../../testing/desk/sync.ts';
import { austinPage, testWiki } from '../../../testing/desk/wiki.ts';

const wiki = await testWiki();
const { capabilities } = wiki;
const { follow, look, doubtsOf } = syncDesk(wiki);
const hour = 3_600_000;

/** The clock is the database's: the tournament is moved, so that its first match began so many hours ago. */
async function begunAgo(hours: number) {
  const looked = await capabilities.services.wiki.details(2, austinPage);
  if (!looked.ok || !looked.value.value) throw new Error('The fake has no such tournament');
  return beginningIn(looked.value.value, -hours * hour);
}

test('a match that ended without a winner is a doubt a day after its start, and none before [rule: results-6]', async () => {
  const recent = await begunAgo(23);
  const upcoming = beforePlay(recent);
  const eventId = await follow(
    upcoming,
    majorFormat.format,
    'counterstrike',
    suggestMapping(majorFormat.format, groupsOf(recent)),
  );
  const first = upcoming.matches.reduce((one, other) =>
    (other.startsAt ?? '9') < (one.startsAt ?? '9') ? other : one,
  );
  const ended = (match: WikiMatch): WikiMatch =>
    match.matchId === first.matchId ? { ...match, isFinished: true } : match;
  const waiting = async (hours: number) => {
    const { matches, tables } = beforePlay(await begunAgo(hours));
    await look(eventId, { matches: matches.map(ended), tables });
    return (await doubtsOf(eventId)).map(({ kind }) => kind);
  };
  expect(await waiting(23)).toEqual([]);
  expect(await waiting(25)).toEqual(['no_winner']);
});
