import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../../testing/account/users.ts';
import { testEvent } from '../../../../testing/play/events.ts';
import { testMessages } from '../../../../testing/reach/messages.ts';

const messages = await testMessages();
const { db, notifications, reachable, subscribe, sendAll, pushesTo, wait, announce } = messages;
const hour = 3_600_000;

interface Payload {
  readonly title: string;
  readonly url: string;
  readonly actions?: readonly { readonly action: string; readonly notificationId?: number }[];
}

const putOff = async (user: TestUser, notificationId: unknown) => {
  const answer = await user.post('/api/notification/later', { notificationId });
  expect(answer.statusCode).toBe(200);
  return answer.json().againAt as string | null;
};

test('a reminder that is put off is pushed once more, with the time that is left then [rule: notifications-23]', async () => {
  const event = await testEvent(db, { stages: [swissStage()], locksInMs: 20 * hour });
  await sql`update event_stages set opened_at = clock_timestamp() - interval '3 days'
    where event_id = ${event.row.id}`.execute(db);
  const user = await reachable('later', { push: true });
  const other = await reachable('other', {});
  const browser = await subscribe(user);
  const payloads = () => pushesTo(browser).map(({ payload }) => payload as Payload);
  await notifications.makeDue();
  await notifications.tell();
  await sendAll();
  const [first] = payloads();
  expect(first?.title).toMatch(/^Picks lock in 20 hours/);
  expect(first?.url).toMatch(/\/event\/\d+\?stage=1$/);
  expect(first?.actions?.map(({ action }) => action)).toEqual(['open', 'later']);
  const id = first?.actions?.[1]?.notificationId;

  expect(await putOff(other, id)).toBeNull();
  const again = await putOff(user, id);
  expect(again).not.toBeNull();
  expect(await putOff(user, id)).toBe(again);
  await sendAll();
  expect(payloads()).toHaveLength(1);
  wait(2 * hour + 60_000);
  await sendAll();
  expect(payloads()).toHaveLength(2);
  expect(payloads()[1]?.title).toMatch(/^Picks lock in 18 hours/);
  expect(payloads()[1]?.actions?.map(({ action }) => action)).toEqual(['open']);
  expect(await putOff(user, id)).toBeNull();
});

test('what is no reminder is not told again', async () => {
  const user = await reachable('announced', { push: true });
  const browser = await subscribe(user);
  await announce('Hello');
  await sendAll();
  const [push, ...others] = pushesTo(browser);
  expect(others).toEqual([]);
  expect(push?.payload).toMatchObject({ title: 'News' });
  expect(push?.payload).not.toHaveProperty('actions');
  const { id } = await db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(await putOff(user, id)).toBeNull();
});
