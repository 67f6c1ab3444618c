import { groupsOf, suggestMapping, type WikiDetails, type WikiMatch } from '@callshot/rules';
import { expect, test } from 'vitest';
import { clickedSlip } from '../../../../../packages/rules/fixtures/clicked-slip.ts';
import { randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { majorFormat } from '../../../../../seed/src/formats/formats.ts';
import {
  beforePlay,
  beginningIn,
  pagesInOrder,
  syncDesk,
  unplayed,
} from '../../../testing/desk/sync.ts';
import { austinPage, testWiki } from '../../../testing/desk/wiki.ts';
import type { LoadedEvent, LoadedStage } from '../../play/events/loaded-event.ts';

// A format may open a Swiss stage before all its teams are known. Somebody picks it, and the tournament
// goes on: the event has to follow to its end, whatever was picked when.

const wiki = await testWiki();
const { capabilities } = wiki;
const admin = await wiki.user('chief', ['Admin']);
const player = await wiki.user('player');
const { follow, look, doubtsOf } = syncDesk(wiki);
const looked = await capabilities.services.wiki.details(2, austinPage);
if (!looked.ok || !looked.value.value) throw new Error('The fake wiki has no Austin Major');
const austin: WikiDetails = looked.value.value;

const stageIn = ({ stages }: LoadedEvent, index: number): LoadedStage => {
  const stage = stages[index];
  if (!stage) throw new Error(`no stage ${index}`);
  return stage;
};
const teamsIn = (event: LoadedEvent) =>
  event.stages.map(({ stage }) => stage.substages.flatMap(({ teamIds }) => teamIds).length);

test('a Major whose second stage opens with twelve of sixteen, and is picked at once, is played to its end', async () => {
  const format = {
    ...majorFormat.format,
    stages: majorFormat.format.stages.map((stage, index) =>
      index === 1 ? { ...stage, teamsToOpenPicks: 12 } : stage,
    ),
  };
  const major = beginningIn(austin, 3_600_000);
  const mapping = suggestMapping(format, groupsOf(major));
  const eventId = await follow(beforePlay(major), format, 'counterstrike', mapping);
  const act = (action: string, relockTime: string | null = null) =>
    admin.post('/api/event/stage', { eventId, action, relockTime, reason: 'test' });
  await act('lock');
  const [firstPage] = pagesInOrder(major);
  const isPlayed = ({ pageId, place }: WikiMatch, rounds: number): boolean =>
    pageId === firstPage && place.kind === 'list' && (place.round ?? 9) <= rounds;
  const after = (rounds: number): WikiDetails => ({
    ...beforePlay(major),
    matches: major.matches.map((match) =>
      isPlayed(match, rounds) ? match : unplayed(match, false),
    ),
  });
  await look(eventId, after(3));
  const early = await look(eventId, after(4));
  expect(early.row.stage).toBe(1);
  expect(teamsIn(early)[1]).toBeLessThan(16);
  await act('relock', new Date(Date.now() + 3_600_000).toISOString());
  const slip = clickedSlip(stageIn(early, 1).stage, randomOf(1));
  const saved = await player.post(`/api/picks/save/user/${eventId}`, slip);
  expect(saved.statusCode, saved.body).toBe(200);

  await look(eventId, major);
  const over = await look(eventId, major);
  expect(teamsIn(over)).toEqual([16, 16, 16, 8]);
  expect(over.row.completedAt).not.toBeNull();
  expect(await doubtsOf(eventId)).toEqual([]);
  const kept = (await player.get(`/api/picks/get/user/${eventId}`)).json();
  const namesOf = (picks: readonly { teamId: number; pickTypeId: number }[]) =>
    picks.map(({ teamId, pickTypeId }) => `${teamId} ${pickTypeId}`).sort();
  expect(namesOf(kept.groupStagePicks)).toEqual(namesOf(slip.groupStagePicks));
  const score = (await player.get(`/api/picks/get/score/${eventId}`)).json();
  expect(score).toMatchObject({ rank: 1, totalScore: expect.any(Number) });
  expect(score.totalScore).toBeGreaterThan(0);
});
