import { type GameId, groupsOf, suggestMapping, type WikiDetails } from '@callshot/rules';
import { expect, test } from 'vitest';
import { majorFormat, worldsFormat } from '../../../../../seed/src/formats/formats.ts';
import { beforePlay, beginningIn, movedBy, syncDesk } from '../../../testing/desk/sync.ts';
import { austinPage, testWiki, worldsPage } from '../../../testing/desk/wiki.ts';
import { loadedEvent } from '../../../testing/play/events.ts';

const wiki = await testWiki();
const { db, capabilities } = wiki;
const admin = await wiki.user('chief', ['Admin']);
const { follow, look } = syncDesk(wiki);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

async function recorded(gameId: GameId, pageId: number): Promise<WikiDetails> {
  const looked = await capabilities.services.wiki.details(gameId, pageId);
  if (!looked.ok || !looked.value.value) throw new Error('The fake has no such tournament');
  return looked.value.value;
}

const tournaments = [
  {
    why: 'Swiss stages and playoffs',
    of: beginningIn(await recorded(2, austinPage), hourMs),
    format: majorFormat.format,
    at: 'counterstrike',
  },
  {
    why: 'Swiss, brackets of groups and playoffs',
    of: beginningIn(await recorded(1, worldsPage), hourMs),
    format: worldsFormat.format,
    at: 'rocketleague',
  },
] as const;

const deskOf = async (eventId: number) => {
  const { serverTime: _, ...desk } = (await admin.get(`/api/event/desk/${eventId}`)).json();
  return desk;
};
const versionsOf = async (eventId: number) => {
  const { row } = await loadedEvent(db, eventId);
  return [row.version, row.officialVersion];
};

/** Everything that staff can say by hand of times, each apart from what the wiki says. */
async function sayAll(eventId: number): Promise<void> {
  const { stages } = await deskOf(eventId);
  const startsAt = new Date(Date.now() + 2 * hourMs).toISOString();
  for (const { substages, matches } of stages) {
    for (const { id } of substages) {
      const set = { eventId, eventSubstageId: id, slot: '', startsAt };
      expect((await admin.post('/api/event/matchTime', set)).statusCode).toBe(200);
    }
    for (const { eventSubstageId, slot } of matches.slice(0, 3)) {
      const set = { eventId, eventSubstageId, slot, startsAt };
      expect((await admin.post('/api/event/matchTime', set)).statusCode).toBe(200);
    }
  }
  const { version, nameOverride, startDate } = await deskOf(eventId);
  const edited = await admin.post('/api/event/edit', {
    ...{ eventId, version, nameOverride: `${nameOverride} by hand`, url: '', imageUrl: '' },
    ...{ startsAt: startDate, endsAt: new Date(Date.now() + 30 * hourMs).toISOString() },
  });
  expect(edited.statusCode, edited.body).toBe(200);
}

test.each(tournaments)(
  'a look that brings nothing new changes nothing, whatever staff said: $why',
  async ({ of, format, at }) => {
    const mapping = suggestMapping(format, groupsOf(of));
    const eventId = await follow(beforePlay(of), format, at, mapping);
    await look(eventId, beforePlay(of));
    const untouched = await versionsOf(eventId);
    await look(eventId, beforePlay(of));
    expect(await versionsOf(eventId)).toEqual(untouched);
    await sayAll(eventId);
    const [said, versions] = [await deskOf(eventId), await versionsOf(eventId)];
    for (let looks = 0; looks < 3; looks += 1) {
      await look(eventId, beforePlay(of));
      expect(await versionsOf(eventId)).toEqual(versions);
      expect(await deskOf(eventId)).toEqual(said);
    }
    // A change on the wiki keeps staff's word and moves the rest once.
    const later = movedBy(beforePlay(of), 3 * dayMs);
    await look(eventId, later);
    const moved = await versionsOf(eventId);
    await look(eventId, later);
    expect(await versionsOf(eventId)).toEqual(moved);
    const { stages } = await deskOf(eventId);
    for (const [index, stage] of stages.entries()) {
      for (const [place, { startsAt }] of stage.matches.slice(0, 3).entries()) {
        expect(startsAt).toBe(said.stages[index].matches[place].startsAt);
      }
      for (const [place, { startsAt }] of stage.substages.entries()) {
        expect(startsAt).toBe(said.stages[index].substages[place].startsAt);
      }
    }
  },
);

test('the end follows the last match when that moves, and stays where staff set it until then', async () => {
  const [{ of, format, at }] = tournaments;
  const eventId = await follow(of, format, at, suggestMapping(format, groupsOf(of)));
  const first = await look(eventId, beforePlay(of));
  const last = Math.max(...of.matches.map(({ startsAt }) => Date.parse(startsAt ?? '')));
  const lastSecond = (ms: number) =>
    new Date(`${new Date(ms).toISOString().slice(0, 10)}T23:59:59Z`);
  expect(first.row.endsAt).toEqual(lastSecond(last));
  await sayAll(eventId);
  const [{ endDate }] = [await deskOf(eventId)];
  await look(eventId, beforePlay(of));
  expect((await deskOf(eventId)).endDate).toBe(endDate);
  const postponed = await look(eventId, movedBy(beforePlay(of), dayMs));
  expect(postponed.row.endsAt).toEqual(lastSecond(last + dayMs));
});
