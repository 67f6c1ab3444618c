import type { Event, EventDesk } from '@callshot/contract';
import { type EventFormat, FORMAT_VERSION } from '@callshot/rules';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { playoffStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import { deleteUnsavedPictures } from '../../../community/surveys/survey-pictures.repository.ts';
import { upsertTeams } from '../../../play/events/teams/event-teams.repository.ts';
import { decodePicture } from '../../../play/pictures/decode-picture.ts';
import { insertPicture } from '../../../play/pictures/pictures.repository.ts';
import { insertFormat } from '../../formats/formats.repository.ts';
import { offerLogo } from '../../liquipedia/wiki-teams.repository.ts';

const product = await testProduct();
const { db, visitor } = product;
const creator = await product.user('creator', ['EventCreator']);
const format: EventFormat = {
  version: FORMAT_VERSION,
  stages: [playoffStage({ teams: 4, elimination: 'single' }).format],
  scoringBreakdown: { groups: [] },
};
const eventFormatId = await insertFormat(db, {
  name: 'Cup',
  json: JSON.stringify(format),
  modifiedByUserId: creator.id,
});

const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function cupOf(...teams: string[]): Promise<EventDesk> {
  const made = await creator.post('/api/event/create', {
    gameId: 2,
    nameOverride: `Cup of ${teams.join(', ')}`,
    imageUrl: '',
    url: '',
    startsAt: hour(1),
    endsAt: hour(48),
    eventFormatId,
    rewardType: 1,
    stages: [{ substages: [{ title: '', teams, startsAt: null }] }],
    confirmed: ['nameOverride'],
  });
  expect(made.statusCode, made.body).toBe(200);
  return deskOf(made.json().eventId);
}

const deskOf = async (eventId: number): Promise<EventDesk> =>
  (await creator.get(`/api/event/desk/${eventId}`)).json();
const teamOf = ({ teams }: EventDesk, name: string) => {
  const team = teams.find((own) => own.name === name);
  if (!team) throw new Error(`No ${name}`);
  return team;
};
const rename = (desk: EventDesk, from: string, name: string, more: object = {}) => {
  const { id: teamId, abbreviation } = teamOf(desk, from);
  const was = { name: from, abbreviation };
  const body = { eventId: desk.id, teamId, name, abbreviation: '', was, ...more };
  return creator.post('/api/event/teamName', body);
};
const picture = (desk: EventDesk, name: string, body: object) =>
  creator.post('/api/event/teamPicture', {
    eventId: desk.id,
    teamId: teamOf(desk, name).id,
    ...body,
  });
const undo = (desk: EventDesk, editId = desk.teamEdits[0]?.id) =>
  creator.post('/api/event/undoTeamEdit', { eventId: desk.id, editId });
const shownIn = async (eventId: number): Promise<(readonly [string, string | null])[]> => {
  const event: Event = (await visitor.get(`/api/event/get?eventId=${eventId}`)).json();
  return event.teams.map(({ name, logoUrl }) => [name, logoUrl] as const);
};
const actions = async (): Promise<string[]> => {
  const rows = await db
    .selectFrom('auditLog')
    .select('action')
    .where('action', 'like', 'event.team_%')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};
const pngOf = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

test('a team is called otherwise in all of its events at once, nobody is told, and it is taken back', async () => {
  const before = await cupOf('Fanatic', 'Beta', 'Gamma', 'Delta');
  const other = await cupOf('Fanatic', 'Omega', 'Sigma', 'Theta');
  // Both are held in memory.
  expect((await shownIn(other.id))[0]).toEqual(['Fanatic', null]);
  const answer = await rename(before, 'Fanatic', 'Fnatic');
  expect(answer.statusCode, answer.body).toBe(200);
  const after: EventDesk = answer.json();
  expect(after.teams[0]).toMatchObject({
    name: 'Fnatic',
    abbreviation: 'FNAT',
    aliases: ['fanatic'],
  });
  for (const { id } of [before, other]) {
    expect((await shownIn(id)).map(([name]) => name)).not.toContain('Fanatic');
  }
  expect(await db.selectFrom('notices').select('id').execute()).toEqual([]);
  // The old name still finds the same team.
  const again = await cupOf('fanatic', 'Kappa', 'Gamma', 'Delta');
  expect(again.teams[0]?.id).toBe(after.teams[0]?.id);
  // Once more after a lost answer changes nothing.
  expect((await rename(before, 'Fanatic', 'Fnatic')).json().teamEdits).toHaveLength(1);
  expect(after.teamEdits).toMatchObject([
    { text: 'Fanatic is called Fnatic', isUndoable: true, teamId: after.teams[0]?.id },
  ]);
  const undone = await undo(after);
  expect(undone.json(), undone.body).toMatchObject({ teamEdits: [] });
  expect((await shownIn(other.id))[0]).toEqual(['Fanatic', null]);
  expect((await undo(after)).json().code).toBe('edit_not_found');
  // The mistaken name is free again.
  const free = await cupOf('Fnatic', 'Kappa', 'Gamma', 'Delta');
  expect(free.teams[0]?.id).not.toBe(after.teams[0]?.id);
  expect(await actions()).toEqual(['event.team_renamed', 'event.team_edit_undone']);
});

test('a name is refused that is no team’s, another team’s, or that somebody was quicker to change', async () => {
  const desk = await cupOf('Alpha', 'Omicron', 'Pi', 'Rho');
  const rows = await db.selectFrom('teams').selectAll().orderBy('id').execute();
  expect((await rename(desk, 'Alpha', 'tbd')).json().code).toBe('name_reserved');
  expect((await rename(desk, 'Alpha', '')).json().code).toBe('bad_request');
  expect((await rename(desk, 'Alpha', 'OMICRON ')).json()).toMatchObject({
    code: 'name_taken',
    current: { teamId: teamOf(desk, 'Omicron').id, name: 'Omicron', playsHere: true },
  });
  expect((await rename(desk, 'Alpha', 'Theta')).json()).toMatchObject({
    code: 'name_taken',
    current: { name: 'Theta', playsHere: false },
  });
  expect((await rename(desk, 'Alpha', 'New', { teamId: 999_999 })).json().code).toBe(
    'team_not_found',
  );
  expect((await rename(desk, 'Alpha', 'New', { eventId: 999_999 })).json().code).toBe(
    'event_not_found',
  );
  const was = { name: 'Older', abbreviation: 'OLD' };
  expect((await rename(desk, 'Alpha', 'New', { was })).json()).toMatchObject({
    code: 'team_changed',
    current: { name: 'Alpha' },
  });
  expect(await db.selectFrom('teams').selectAll().orderBy('id').execute()).toEqual(rows);
  expect((await deskOf(desk.id)).version).toBe(desk.version);
  // Only one of two simultaneous renames gets the name.
  const both = await Promise.all([rename(desk, 'Pi', 'Tau'), rename(desk, 'Rho', 'Tau')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('only its short name may change, and what was changed again since is not taken back', async () => {
  const desk = await cupOf('Nova', 'Orion', 'Lyra', 'Vega');
  const short: EventDesk = (await rename(desk, 'Nova', 'Nova', { abbreviation: 'NV' })).json();
  expect(short.teamEdits[0]).toMatchObject({ text: 'Nova is NV for short, was NOVA' });
  const named: EventDesk = (await rename(short, 'Nova', 'Nova Prime')).json();
  expect(named.teamEdits.map(({ isUndoable }) => isUndoable)).toEqual([true, false]);
  expect((await undo(named, short.teamEdits[0]?.id)).json().code).toBe('edited_since');
  await undo(named);
  expect((await undo(named, short.teamEdits[0]?.id)).json().teams[0]).toMatchObject({
    name: 'Nova',
    abbreviation: 'NOVA',
  });
});

test('a picture is taken by upload or by link, checked by its content, shown everywhere, and taken back', async () => {
  const desk = await cupOf('Lynx', 'Puma', 'Ocelot', 'Serval');
  const uploaded = { picture: (await pngOf('red')).toString('base64') };
  const first: EventDesk = (await picture(desk, 'Lynx', uploaded)).json();
  const red = teamOf(first, 'Lynx').logoUrl;
  expect(red).toMatch(/^\/api\/picture\/[0-9a-f]{64}$/);
  expect((await visitor.get(red ?? '')).headers['content-type']).toBe('image/webp');
  expect((await shownIn(desk.id))[0]).toEqual(['Lynx', red]);
  expect((await picture(desk, 'Lynx', uploaded)).json().teamEdits).toHaveLength(1);
  const decoded = await decodePicture(await pngOf('blue'));
  if (!decoded.ok) throw new Error(decoded.code);
  const address = 'https://liquipedia.net/lynx.png';
  await insertPicture(db, address, decoded.value);
  const second: EventDesk = (await picture(desk, 'Lynx', { address })).json();
  expect(teamOf(second, 'Lynx')).toMatchObject({
    logoUrl: `/api/picture/${decoded.value.hash}`,
    logoSource: address,
  });
  const none: EventDesk = (await picture(desk, 'Lynx', { isRemoved: true })).json();
  expect([teamOf(none, 'Lynx').logoUrl, none.teamEdits[0]?.text]).toEqual([
    null,
    'Lynx has no picture',
  ]);
  // A picture that an undo can bring back is kept, even when it is shown nowhere.
  await db
    .updateTable('pictures')
    .set({ createdAt: new Date('2020-01-01') })
    .execute();
  await deleteUnsavedPictures(db);
  await undo(none);
  expect(teamOf((await undo(second)).json(), 'Lynx').logoUrl).toBe(red);
  expect((await visitor.get(red ?? '')).statusCode).toBe(200);
});

test.each([
  {
    why: 'it is no picture',
    body: { picture: Buffer.from('<svg/>').toString('base64') },
    code: 'picture_no_picture',
  },
  {
    why: 'its host is not the operator’s',
    body: { address: 'https://elsewhere.example/a.png' },
    code: 'picture_foreign_host',
  },
  {
    why: 'its address is not https',
    body: { address: 'http://liquipedia.net/a.png' },
    code: 'picture_bad_address',
  },
  {
    why: 'its address is within',
    body: { address: 'https://127.0.0.1/a.png' },
    code: 'picture_foreign_host',
  },
])('a picture is refused in words: $why', async ({ body, code }) => {
  const desk = await cupOf('Fox', 'Wolf', 'Jackal', 'Coyote');
  const refused = await picture(desk, 'Fox', body);
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'picture_refused']);
  expect(refused.json().problems).toEqual([
    {
      path: Object.keys(body)[0],
      code,
      values: expect.any(Object),
      message: expect.stringMatching(/\w/),
    },
  ]);
  expect((await deskOf(desk.id)).version).toBe(desk.version);
});

test('no later word of another source takes back what staff said', async () => {
  const [id = 0] = await upsertTeams(db, 2, [
    { externalId: 'liquipedia:raven', name: 'Raven', abbreviation: 'RVN', logoPath: null },
  ]);
  const desk = await cupOf('Raven', 'Heron', 'Crane', 'Stork');
  await rename(desk, 'Raven', 'Raven Esports', { abbreviation: 'RAV' });
  const named = await deskOf(desk.id);
  await picture(named, 'Raven Esports', { isRemoved: true });
  const address = 'https://liquipedia.net/raven.png';
  await upsertTeams(db, 2, [
    {
      externalId: 'liquipedia:raven',
      name: 'RVN',
      abbreviation: 'RVN',
      logoPath: null,
      logoSource: address,
    },
  ]);
  await offerLogo(db, id, address);
  expect(teamOf(await deskOf(desk.id), 'Raven Esports')).toMatchObject({
    id,
    abbreviation: 'RAV',
    logoUrl: null,
    logoSource: null,
  });
});
