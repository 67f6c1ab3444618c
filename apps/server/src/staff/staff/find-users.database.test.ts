import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { redrawDesk } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db } = product;
const chief = await product.user('chief', ['Admin']);
const plain = await product.user('Plain', ['Analyst', 'Moderator']);
const mailed = await product.user('jo@example.com');
const chieftain = await product.user('a chieftain');
const [sender, other] = [await product.user('Sender'), await product.user('Another')];
await db
  .updateTable('users')
  .set((eb) => ({
    email: eb
      .case()
      .when('id', '=', sender.id)
      .then('me@post.example')
      .else('some@post.example')
      .end(),
  }))
  .where('id', 'in', [sender.id, other.id])
  .execute();
await db
  .updateTable('users')
  .set({ email: 'someone@mail.example' })
  .where('id', '=', plain.id)
  .execute();

const search = async (text: string) => {
  const answer = await chief.get(`/api/user/search?searchValue=${encodeURIComponent(text)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const namesOf = async (text: string): Promise<string[]> =>
  (await search(text)).map(({ username }: { username: string }) => username);
const managed = async (id: number) => (await chief.get(`/api/user/managed?userId=${id}`)).json();

test.each([
  { why: 'part of a name, any case', text: 'LAI', names: ['Plain'] },
  { why: 'part of an email', text: '@mail.ex', names: ['Plain'] },
  { why: 'the whole name first', text: 'chief', names: ['chief', 'a chieftain'] },
  { why: 'the whole address first', text: 'ME@post.example', names: ['Sender', 'Another'] },
  { why: 'wildcards are letters', text: '%%', names: [] },
  {
    why: 'without a text the newest first',
    text: '',
    names: ['Another', 'Sender', 'a chieftain', 'jo@example.com', 'Plain', 'chief'],
  },
])('staff find users: $why', async ({ text, names }) => {
  expect(await namesOf(text)).toEqual(names);
});

test('who is found says at a glance what staff look for, and no email [rule: staff-11]', async () => {
  const since = new Date();
  await db
    .updateTable('users')
    .set({ disabledAt: since, isIneligible: true })
    .where('id', '=', plain.id)
    .execute();
  const [found] = await search('plain');
  expect(found).toEqual({
    id: plain.id,
    username: 'Plain',
    userExternalLogins: [],
    usernameChangeAvailable: false,
    created: expect.stringMatching(/Z$/),
    roles: ['Moderator', 'Analyst'],
    isIneligible: true,
    isDisabled: true,
    nameplateId: 0,
    emailState: 'unconfirmed',
    lastSeenAt: expect.stringMatching(/Z$/),
    events: 0,
    formerUsername: null,
  });
  expect(JSON.stringify([await search(''), await managed(plain.id)])).not.toContain('mail.example');
});

test('staff do not find who is gone, and a search needs two characters or none', async () => {
  const gone = await product.user('gone player');
  await db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute();
  expect(await search('gone player')).toEqual([]);
  expect(await namesOf('')).not.toContain('gone player');
  expect((await chief.get('/api/user/search?searchValue=a')).statusCode).toBe(400);
  expect((await plain.get('/api/user/search?searchValue=chief')).statusCode).toBe(401);
  expect((await chieftain.get('/api/user/search?searchValue=chief')).statusCode).toBe(403);
});

test('a user is found by a former name, and the user manager tells of all of them, newest first', async () => {
  const { version } = await managed(chieftain.id);
  const rename = (username: string, more: object) =>
    chief.post('/api/user/update', {
      userId: chieftain.id,
      username,
      roleIds: [],
      flagUsernameChange: false,
      analystParticipationGameId: null,
      createAnalystInfluencerLeague: false,
      ...more,
    });
  expect((await rename('Warlord', { version })).statusCode).toBe(200);
  expect((await rename('Peaceful', {})).statusCode).toBe(200);
  const [found] = await search('chieft');
  expect(found).toMatchObject({ username: 'Peaceful', formerUsername: 'a chieftain' });
  expect((await search('peaceful'))[0].formerUsername).toBeNull();
  expect((await managed(chieftain.id)).formerUsernames).toEqual([
    { username: 'Warlord', changedAt: expect.any(String), changedBy: 'staff' },
    { username: 'a chieftain', changedAt: expect.any(String), changedBy: 'staff' },
  ]);
});

test('the user manager tells of the email whether there is one and whether it is confirmed, never which', async () => {
  const stateOf = async (id: number) => (await managed(id)).emailState;
  const { version } = await managed(mailed.id);
  const set = (fields: object) =>
    db.updateTable('users').set(fields).where('id', '=', mailed.id).execute();
  await set({ email: null });
  expect(await stateOf(mailed.id)).toBe('none');
  await set({ email: 'other@mail.example' });
  expect(await stateOf(mailed.id)).toBe('unconfirmed');
  await set({ emailVerifiedAt: new Date() });
  expect(await stateOf(mailed.id)).toBe('confirmed');
  const glance = (await search('other@mail'))[0];
  expect(glance).toMatchObject({ id: mailed.id, emailState: 'confirmed' });
  await db.deleteFrom('sessions').where('userId', '=', mailed.id).execute();
  await db.deleteFrom('knownDevices').where('userId', '=', mailed.id).execute();
  expect((await search('other@mail'))[0].lastSeenAt).toBeNull();
  // Confirming an address is no conflict with staff's edits.
  expect((await managed(mailed.id)).version).toBe(version);
  await db
    .insertInto('usernameHistory')
    .values({
      userId: mailed.id,
      username: 'old@mail.example',
      usernameKey: 'old@mail.example',
      changedBy: null,
    })
    .execute();
  const answer = await managed(mailed.id);
  expect(answer.formerUsernames).toEqual([
    { username: `player-${mailed.id}`, changedAt: expect.any(String), changedBy: 'user' },
  ]);
  expect(JSON.stringify(answer)).not.toContain('mail.example');
  expect((await search('old@mail'))[0].formerUsername).toBe(`player-${mailed.id}`);
});

test('the user manager lists the events that the user has picks in', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await redrawDesk(product, chief).save(event, 0, [chieftain]);
  expect((await managed(chieftain.id)).entered).toEqual([
    { eventId: event.row.id, gameId: 1, name: 'Test Major' },
  ]);
  expect((await managed(mailed.id)).entered).toEqual([]);
  const [found] = await search('a chieftain');
  expect(found.events).toBe(1);
});
