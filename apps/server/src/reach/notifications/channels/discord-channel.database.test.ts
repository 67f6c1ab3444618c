import { startFakeDiscordApi } from '@callshot/fake-providers';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { swissStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../../testing/play/events.ts';
import { testDiscordMessages } from '../../../../testing/reach/discord-messages.ts';
import { countRetries } from './deliveries.repository.ts';

const testing = await testDiscordMessages();
const { db, fake, log, settings, start, wake, wait, link, messaged, announce } = testing;
const { toldTo, deliveriesOf, wayOf } = testing;
const notifications = start();
const send = () => notifications.sendDiscordMessages();

describe('messages on Discord', () => {
  test('go to the linked account, once, however many processes send [rule: notifications-11, notifications-12]', async () => {
    const { user, accountId } = await messaged('messaged');
    await announce('Hello <b>there</b>', 'A subject');
    const another = start();
    await Promise.all([send(), another.sendDiscordMessages()]);
    await send();
    const [told, ...others] = toldTo(accountId);
    expect(others).toEqual([]);
    expect(told?.split('\n').slice(0, 2)).toEqual(['**A subject**', 'Hello **there**']);
    expect((await deliveriesOf(user)).map(({ outcome }) => outcome)).toEqual(['sent']);
  });

  test('are off by default, and end with the link', async () => {
    const quiet = await testing.user('quiet');
    await link(quiet);
    const { user, accountId } = await messaged('unlinked');
    await announce('to those who asked');
    await db.deleteFrom('externalLogins').where('userId', '=', user.id).execute();
    await send();
    expect(await deliveriesOf(quiet)).toEqual([]);
    expect(toldTo(accountId)).toEqual([]);
    expect((await deliveriesOf(user)).map(({ outcome }) => outcome)).toEqual(['skipped']);
    await link(user);
    const { discord, discordState } = (await user.get('/api/notification/preferences')).json();
    expect({ discord, discordState }).toEqual({ discord: false, discordState: 'ready' });
  });

  test('call nobody, whatever is written', async () => {
    const { accountId } = await messaged('called');
    await announce('@everyone <b>@here</b> &lt;@123456789012345678&gt;', '@everyone');
    await send();
    expect(toldTo(accountId)).toHaveLength(1);
    expect(fake.messages.flatMap(({ pings }) => pings)).toEqual([]);
    expect(toldTo(accountId)[0]).not.toMatch(/@everyone|@here|<@/);
  });

  test.each([50_007, 50_278] as const)(
    'are switched off where they are refused (%i), which the product says once',
    async (code) => {
      const { user, accountId } = await messaged(`closed-${code}`);
      fake.closeMessages(accountId, code);
      await announce(`first of ${code}`);
      await announce(`second of ${code}`);
      await send();
      const read = async () => (await user.get('/api/notification/preferences')).json();
      expect(await read()).toMatchObject({ discord: false, discordState: 'closed' });
      const bell = (await user.get('/api/notification/all')).json();
      expect(JSON.stringify(bell).match(/Discord messages are switched off/g)).toHaveLength(1);

      const again = await user.post('/api/notification/discord', { isOn: true });
      expect(again.statusCode).toBe(409);
      fake.openMessages(accountId);
      wait(11_000);
      expect((await user.post('/api/notification/discord', { isOn: true })).statusCode).toBe(200);
      expect(await read()).toMatchObject({ discord: true, discordState: 'ready' });
    },
  );

  test('a wrong token rests the way, is told staff, and loses nothing', async () => {
    const { user, accountId } = await messaged('patient');
    fake.revokeToken(true);
    await announce('later');
    await send();
    const calls = fake.calls();
    await send();
    expect(fake.calls()).toBe(calls);
    const { health } = (await testing.admin.get('/api/staff/overview')).json();
    expect(health.discord).toMatchObject({ isSent: true, waiting: 1 });
    expect(health.discord.problems).toMatchObject([{ way: 'bot', what: 'token' }]);
    fake.revokeToken(false);
    await wake();
    await send();
    expect(toldTo(accountId)).toHaveLength(1);
    expect((await deliveriesOf(user)).map(({ outcome }) => outcome)).toEqual(['sent']);
    expect((await wayOf('bot')).problem).toBeNull();
    expect(log.join()).not.toContain(settings.botToken);
  });

  test.each(['global-limit', 'shut-out'] as const)(
    '%s is waited for as long as it says',
    async (fault) => {
      const { accountId } = await messaged(`limited-${fault}`);
      await announce(fault);
      fake.misbehave(fault, 1);
      await send();
      const calls = fake.calls();
      await wake();
      wait(59_000);
      await send();
      // This process remembers by itself, too.
      expect(fake.calls()).toBe(calls);
      await wake();
      wait(2000);
      await send();
      expect(toldTo(accountId)).toHaveLength(1);
    },
  );

  test('the limit of one channel is gone by before Discord has to say so', async () => {
    const { accountId } = await messaged('often');
    for (let at = 0; at < 7; at += 1) await announce(`number ${at}`);
    const sending = send();
    // Five in five seconds; real time passes while the clock of the fake is moved.
    const moving = setInterval(() => wait(1000), 100);
    await sending;
    clearInterval(moving);
    for (let at = 0; at < 5; at += 1) {
      wait(6000);
      await wake();
      await send();
    }
    expect(toldTo(accountId)).toHaveLength(7);
  });

  test.each(['outage', 'server-error'] as const)(
    '%s is tried again, and given up in the end',
    async (fault) => {
      const { user, accountId } = await messaged(`outage-${fault}`);
      await announce(fault);
      fake.misbehave(fault);
      for (let at = 0; at < 3; at += 1) {
        await send();
        await wake();
        wait(400_000);
      }
      expect(await deliveriesOf(user)).toMatchObject([{ outcome: null, tries: 3 }]);
      expect(await countRetries(db)).toBe(1);
      await send();
      expect(await countRetries(db)).toBe(0);
      expect(await deliveriesOf(user)).toMatchObject([{ outcome: 'failed' }]);
      expect(toldTo(accountId)).toEqual([]);
    },
  );

  test('an outage is told staff once it lasts', async () => {
    await messaged('lasting');
    await announce('lasting');
    fake.misbehave('outage');
    const problems: unknown[] = [];
    for (let at = 0; at < 3; at += 1) {
      await send();
      problems.push((await wayOf('bot')).problem);
      await db.updateTable('discordWays').set({ restsUntil: null }).execute();
      wait(400_000);
    }
    expect(problems).toEqual([null, null, 'outage']);
  });

  test('what was sent and not answered is not said twice', async () => {
    const { user, accountId } = await messaged('lost');
    await announce('lost');
    fake.misbehave('lost', 1);
    await send();
    expect(toldTo(accountId)).toHaveLength(1);
    expect(await deliveriesOf(user)).toMatchObject([{ outcome: 'sent' }]);
  });

  test('what hangs ends, and is not sent again', async () => {
    const { user } = await messaged('hanging');
    await announce('hanging');
    fake.misbehave('hang');
    await send();
    expect(await deliveriesOf(user)).toMatchObject([{ outcome: 'failed' }]);
  });

  test('Discord that is not there is waited for', async () => {
    const { user, accountId } = await messaged('away');
    await announce('away');
    const gone = await startFakeDiscordApi();
    await gone.stop();
    const away = start({ ...settings, origin: gone.origin });
    await away.sendDiscordMessages();
    expect(await deliveriesOf(user)).toMatchObject([{ outcome: null, tries: 0 }]);
    await wake();
    wait(10_000);
    await send();
    expect(toldTo(accountId)).toHaveLength(1);
  });

  test('a channel that Discord forgot is opened anew', async () => {
    const { accountId } = await messaged('forgotten');
    await announce('forgotten');
    fake.forgetChannels();
    await send();
    expect(toldTo(accountId)).toHaveLength(1);
  });

  test('a reminder is not sent after its lock', async () => {
    const { user, accountId } = await messaged('late');
    const hour = 3_600_000;
    const locksInMs = 0.5 * hour + (await testing.lead());
    const event = await testEvent(db, { stages: [swissStage()], locksInMs });
    await sql`update event_stages set opened_at = clock_timestamp() - interval '3 days'
      where event_id = ${event.row.id}`.execute(db);
    await notifications.makeDue();
    await notifications.tell();
    expect(await deliveriesOf(user)).toMatchObject([{ outcome: null }]);
    fake.misbehave('global-limit', 1);
    await send();
    await wake();
    wait(hour);
    await send();
    expect(await deliveriesOf(user)).toMatchObject([{ outcome: 'skipped' }]);
    expect(toldTo(accountId)).toEqual([]);
  });
});

describe('switching Discord on', () => {
  test('needs a linked account, and greets it', async () => {
    const user = await testing.user('greeted');
    const choose = (isOn: boolean) => user.post('/api/notification/discord', { isOn });
    expect((await user.get('/api/notification/preferences')).json().discordState).toBe('unlinked');
    expect((await choose(true)).json().code).toBe('discord_not_linked');
    const accountId = await link(user);
    wait(11_000);
    expect((await choose(true)).json()).toMatchObject({ discord: true, discordState: 'ready' });
    const greetings = () => fake.messages.filter((message) => message.accountId === accountId);
    expect(greetings()).toHaveLength(1);
    expect((await choose(false)).json()).toMatchObject({ discord: false });
    expect((await choose(true)).json()).toMatchObject({ discord: true });
    expect(greetings()).toHaveLength(1);
  });

  test('fails where Discord does, and changes nothing', async () => {
    const user = await testing.user('unlucky');
    await link(user);
    fake.misbehave('outage');
    const answer = await user.post('/api/notification/discord', { isOn: true });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'discord_unavailable']);
    expect((await user.get('/api/notification/preferences')).json().discord).toBe(false);
  });
});
