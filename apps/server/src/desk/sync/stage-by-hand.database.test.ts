import type { EventDesk } from '@callshot/contract';
import { groupsOf, type StageMapping, suggestMapping, type WikiDetails } from '@callshot/rules';
import { expect, test } from 'vitest';
import { majorFormat } from '../../../../../seed/src/formats/formats.ts';
import { beforePlay, beginningIn, syncDesk } from '../../../testing/desk/sync.ts';
import { austinPage, testWiki } from '../../../testing/desk/wiki.ts';
import { areResultsComplete, type LoadedEvent } from '../../play/events/loaded-event.ts';

// A stage that nothing of the wiki is mapped to is played by staff [rule: event-creator-23].

const wiki = await testWiki();
const { db, capabilities } = wiki;
const admin = await wiki.user('chief', ['Admin']);
const { follow, look, doubtsOf } = syncDesk(wiki);
const { format } = majorFormat;

const looked = await capabilities.services.wiki.details(2, austinPage);
if (!looked.ok || !looked.value.value) throw new Error('The fake has no such tournament');
const major: WikiDetails = beginningIn(looked.value.value, 3_600_000);
const mapping: StageMapping = suggestMapping(format, groupsOf(major));
const without = (at: number) => mapping.filter(({ stageIndex }) => stageIndex !== at);

const deskOf = async (eventId: number): Promise<EventDesk> =>
  (await admin.get(`/api/event/desk/${eventId}`)).json();
const remap = async (eventId: number, stageMapping: StageMapping) =>
  admin.post('/api/event/mapping', {
    eventId,
    version: (await deskOf(eventId)).version,
    stageMapping,
  });

/** Official rows without the ids of their event. */
const officialOf = ({ stages }: LoadedEvent) =>
  stages.map(({ official: { groupStagePicks, matchPicks } }) => ({
    teams: groupStagePicks.map(({ eventStageId: _, eventSubstageId: __, ...row }) => row),
    matches: matchPicks.map(({ eventStageId: _, eventSubstageId: __, ...row }) => row),
  }));

const followed = await look(
  await follow(beforePlay(major), format, 'counterstrike', mapping),
  major,
);

test('the stages before it follow the wiki, and it does as well once it is mapped', async () => {
  const eventId = await follow(beforePlay(major), format, 'counterstrike', without(3));
  const waiting = await look(eventId, major);
  expect(officialOf(waiting).slice(0, 3)).toEqual(officialOf(followed).slice(0, 3));
  expect(waiting.stages[3]?.official.matchPicks).toEqual([]);
  expect(waiting.stages[3]?.stage.substages[0]?.teamIds).toHaveLength(8);
  expect((await remap(eventId, mapping)).statusCode).toBe(200);
  const after = await look(eventId, major);
  expect(officialOf(after)).toEqual(officialOf(followed));
  expect(areResultsComplete(after)).toBe(true);
  expect(await doubtsOf(eventId)).toEqual([]);
});

test('staff play it, and the stages after it follow the wiki [rule: event-creator-23]', async () => {
  const eventId = await follow(beforePlay(major), format, 'counterstrike', without(1));
  await look(eventId, major);
  const desk = await deskOf(eventId);
  const [, byHand] = desk.stages;
  const [substage] = byHand?.substages ?? [];
  if (!byHand || !substage) throw new Error('The format has a second stage');
  expect(byHand.state).toBe('ahead');
  const own = followed.stages[1]?.stage.substages[0]?.teamIds ?? [];
  const offered = [...desk.teams, ...(desk.wiki?.unplaced ?? [])].map(({ id }) => id);
  expect(offered).toEqual(expect.arrayContaining([...own]));
  expect(substage.teamIds.filter((teamId) => !own.includes(teamId))).toEqual([]);

  const seated = await admin.post('/api/event/slots', {
    eventId,
    version: desk.version,
    eventStageId: byHand.id,
    substages: [{ eventSubstageId: substage.id, teamIds: own }],
    openings: [],
  });
  expect(seated.statusCode, seated.body).toBe(200);
  const opened: EventDesk = seated.json();
  expect([opened.stage, opened.wiki?.unplaced]).toEqual([1, []]);
  const entered = await admin.post(`/api/picks/override/${eventId}`, {
    userId: null,
    eventStageId: byHand.id,
    reason: '',
    version: opened.officialVersion,
    groupStagePicks: followed.stages[1]?.official.groupStagePicks.map((row) => ({
      ...row,
      eventStageId: byHand.id,
      eventSubstageId: substage.id,
    })),
    matchPicks: [],
  });
  expect(entered.statusCode, entered.body).toBe(200);

  const after = await look(eventId, major);
  expect(officialOf(after)).toEqual(officialOf(followed));
  expect(areResultsComplete(after)).toBe(true);
  expect(await doubtsOf(eventId)).toEqual([]);
});

test('a stage that is given back to staff keeps what is official, and says nothing more', async () => {
  const eventId = await follow(beforePlay(major), format, 'counterstrike', mapping);
  const before = await look(eventId, major);
  expect((await remap(eventId, without(3))).statusCode).toBe(200);
  const other: WikiDetails = {
    ...major,
    matches: major.matches.map((match) =>
      match.place.kind === 'bracket' && match.winner !== null
        ? { ...match, winner: match.winner === 'first' ? 'second' : 'first' }
        : match,
    ),
  };
  const after = await look(eventId, other);
  expect(officialOf(after)).toEqual(officialOf(before));
  expect(await doubtsOf(eventId)).toEqual([]);
  const kept = await db
    .selectFrom('wikiMatches')
    .select('matchId')
    .where('eventStageId', '=', after.stages[3]?.id ?? 0)
    .execute();
  expect(kept).toEqual([]);
});
