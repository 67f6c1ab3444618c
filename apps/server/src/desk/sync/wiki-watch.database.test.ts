import { groupsOf, suggestMapping } from '@callshot/rules';
import { expect, test } from 'vitest';
import { majorFormat } from '../../../../../seed/src/formats/formats.ts';
import { beforePlay, beginningIn, syncDesk } from '../../../testing/desk/sync.ts';
import { austinPage, testWiki } from '../../../testing/desk/wiki.ts';
import { answerDoubt } from './doubts.repository.ts';
import { updateEventWiki } from './sync.repository.ts';
import { createWikiWatch } from './wiki-watch.ts';

const wiki = await testWiki();
const { db, capabilities } = wiki;
const { follow, look, doubtsOf } = syncDesk(wiki);
const hourMs = 3_600_000;

const watch = createWikiWatch(db);

/** The figures as a scrape reads them, after a look. */
async function figures(): Promise<readonly [doubts: number, silentMinutes: number]> {
  await watch.look();
  const read = (name: string): number => {
    const figure = watch.figures.find((one) => one.name === name);
    return figure?.kind === 'gauge' ? figure.read() : Number.NaN;
  };
  return [read('wiki_doubts_waiting'), Math.floor(read('wiki_silent_seconds') / 60)];
}

test('figures tell of doubts that wait, and of a wiki that does not answer', async () => {
  const looked = await capabilities.services.wiki.details(2, austinPage);
  if (!looked.ok || !looked.value.value) throw new Error('The fake has no such tournament');
  const begun = beginningIn(looked.value.value, -25 * hourMs);
  const upcoming = beforePlay(begun);
  const mapping = suggestMapping(majorFormat.format, groupsOf(begun));
  const eventId = await follow(upcoming, majorFormat.format, 'counterstrike', mapping);
  const first = upcoming.matches.reduce((one, other) =>
    (other.startsAt ?? '9') < (one.startsAt ?? '9') ? other : one,
  );
  const ended = upcoming.matches.map((match) =>
    match === first ? { ...match, isFinished: true } : match,
  );
  await look(eventId, { matches: ended, tables: upcoming.tables });
  const [doubt] = await doubtsOf(eventId);
  expect(await figures()).toEqual([1, 0]);

  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const failed = { lastLookAt: ago(90), nextLookAt: ago(-5), failure: 'The wiki did not answer' };
  await updateEventWiki(db, eventId, failed);
  expect(await figures()).toEqual([1, 90]);

  // A paused event waits for nobody.
  await updateEventWiki(db, eventId, { pausedAt: new Date() });
  expect(await figures()).toEqual([0, 0]);
  await updateEventWiki(db, eventId, { pausedAt: null, failure: null });
  expect(await figures()).toEqual([1, 0]);
  await updateEventWiki(db, eventId, { nextLookAt: ago(80) });
  expect(await figures()).toEqual([1, 90]);

  await answerDoubt(db, doubt?.id ?? 0, 'dismiss', new Date());
  expect(await figures()).toEqual([0, 90]);
});
