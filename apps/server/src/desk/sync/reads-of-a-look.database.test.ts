import { groupsOf, suggestMapping, type WikiDetails } from '@callshot/rules';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { worldsFormat } from '../../../../../seed/src/formats/formats.ts';
import { beforePlay, beginningIn, syncDesk } from '../../../testing/desk/sync.ts';
import { testWiki, worldsPage } from '../../../testing/desk/wiki.ts';
import { loadedEvent } from '../../../testing/play/events.ts';
import { areResultsComplete } from '../../play/events/loaded-event.ts';
import { applyLook } from './apply-look.service.ts';

const wiki = await testWiki();
const { db, capabilities } = wiki;
const { follow, look } = syncDesk(wiki);
const hour = 3_600_000;

async function worlds(): Promise<WikiDetails> {
  const looked = await capabilities.services.wiki.details(1, worldsPage);
  if (!looked.ok || !looked.value.value) throw new Error('The fake has no such tournament');
  return looked.value.value;
}

const over = await worlds();
const coming = beginningIn(over, hour);

/** Number of statements of a look within its transaction, and how often it reads the whole event. */
async function costOf(eventId: number, { matches, tables }: WikiDetails) {
  const cost = { reads: 0, statements: 0 };
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      cost.statements += 1;
      if (JSON.stringify(node).includes('"name":"event_team_members"')) cost.reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const answer = { matches, tables, readAt: new Date() };
  const applied = await applyLook(db.withPlugin(counter), eventId, answer, 120);
  return { ...cost, applied };
}

const followWorlds = (details: WikiDetails) =>
  follow(
    details,
    worldsFormat.format,
    'rocketleague',
    suggestMapping(worldsFormat.format, groupsOf(details)),
  );

test('a look that finds nothing new reads an event of three stages once', async () => {
  const eventId = await followWorlds(over);
  const event = await look(eventId, over);
  expect([event.stages.length, areResultsComplete(event)]).toEqual([3, true]);
  const { applied, reads, statements } = await costOf(eventId, over);
  expect(applied).toMatchObject({ hasResults: false, hasMatches: false, hasMoved: false });
  expect(reads).toBe(1);
  expect(statements).toBeLessThanOrEqual(16);
});

test('a look before play, too', async () => {
  const before = beforePlay(coming);
  const eventId = await followWorlds(before);
  await look(eventId, before);
  const { reads, statements } = await costOf(eventId, before);
  expect(reads).toBe(1);
  expect(statements).toBeLessThanOrEqual(16);
});

/** Each stage is locked, written and left for the next one; starts and numbers of teams come first. */
const written = 3 * 3 + 2;

test('a look that brings every result reads the event again after each write alone', async () => {
  const eventId = await followWorlds(over);
  const { applied, reads } = await costOf(eventId, over);
  expect(applied).toMatchObject({ hasResults: true });
  expect(areResultsComplete(await loadedEvent(db, eventId))).toBe(true);
  expect(reads).toBeLessThanOrEqual(1 + written);
});
