import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { capabilities } from '../../src/app/capabilities.ts';
import { isLookDue } from '../../src/desk/sync/sync.repository.ts';
import { findDue } from '../../src/platform/background/find-due.repository.ts';
import { everySecondMs, type RepeatedWork } from '../../src/platform/background/ticker.ts';
import type { AnyCapability } from '../../src/platform/capability.ts';
import { isAnyDue } from '../../src/platform/outbox/outbox.repository.ts';
import { isFinishPending } from '../../src/play/events/events.repository.ts';
import { isCorrectionDue } from '../../src/play/official/corrections.repository.ts';
import { isSealDue } from '../../src/play/seals/due-stages.repository.ts';
import { isPostDue } from '../../src/reach/discord/community-posts.repository.ts';
import { deliveriesOf } from '../../src/reach/notifications/channels/deliveries.repository.ts';
import { isNoticePossible } from '../../src/reach/notifications/notices/due-notices.repository.ts';
import { isNoticeUntold } from '../../src/reach/notifications/notices/notices.repository.ts';
import { deliveriesTable } from '../../src/reach/webhooks/deliveries.repository.ts';
import { isRunOpen } from '../../src/rewards/trophies/award-runs.repository.ts';
import { isLinkMissing } from '../../src/staff/audit/audit-chain.repository.ts';
import { testEvent } from '../play/events.ts';
import { testProduct } from './product.ts';

const product = await testProduct();
const { db } = product;
const owner = await product.user('owner');
const needs = product.capabilities.services;
const list: readonly AnyCapability<typeof needs>[] = capabilities;

const conditions: Readonly<Record<string, RawBuilder<boolean>>> = {
  seal: isSealDue,
  finish: isFinishPending,
  correction: isCorrectionDue,
  run: isRunOpen,
  look: isLookDue,
  notice: isNoticePossible,
  untold: isNoticeUntold,
  email: isAnyDue(deliveriesOf('email')),
  push: isAnyDue(deliveriesOf('push')),
  discord: isAnyDue(deliveriesOf('discord')),
  post: isPostDue,
  webhook: isAnyDue(deliveriesTable),
  link: isLinkMissing,
};

/** The names of the conditions that hold. */
async function dueNow(): Promise<string[]> {
  const names = Object.keys(conditions);
  const due = await findDue(db, Object.values(conditions));
  return names.filter((_, at) => due[at]).toSorted();
}

const run = (statement: string) => sql.raw(statement).execute(db);

test('an idle process asks the database once a second', async () => {
  const works = list.flatMap((capability) => [...(capability.make(needs).jobs ?? [])]);
  const everySecond = works.filter(({ everyMs }) => everyMs <= everySecondMs);
  expect(everySecond.length).toBeGreaterThan(10);
  const asked = everySecond.map(({ isDue }: RepeatedWork) => isDue?.() ?? 'always');
  expect(asked).not.toContain('always');
  expect(asked).not.toContain(true);
});

test('work is due from when there is some until it is done', async () => {
  await run('delete from audit_unlinked');
  expect(await dueNow()).toEqual([]);
  const event = await testEvent(db, { stages: [swissStage()] });
  await run('delete from audit_unlinked');
  expect(await dueNow()).toEqual(['notice']);
  const { id } = event.row;
  const stageId = event.stages[0]?.id;

  await run(
    `update events set starts_at = clock_timestamp() - interval '1 second' where id = ${id}`,
  );
  expect(await dueNow()).toEqual(['seal']);
  await run(`update event_stages set sealed_at = clock_timestamp() where event_id = ${id}`);
  expect(await dueNow()).toEqual([]);

  await run(`update events set completed_at = clock_timestamp() where id = ${id}`);
  expect(await dueNow()).toEqual(['finish']);
  await run(
    `update events set finished_at = clock_timestamp(), completed_at = null where id = ${id}`,
  );
  expect(await dueNow()).toEqual(['notice']);
  await run(
    `update events set finished_at = clock_timestamp() - interval '2 days' where id = ${id}`,
  );
  expect(await dueNow()).toEqual([]);

  await run(`insert into corrections (event_stage_id, changes, source, told_from)
    values (${stageId}, '[]', 'manual', clock_timestamp() + interval '1 hour')`);
  expect(await dueNow()).toEqual([]);
  await run('update corrections set told_from = clock_timestamp()');
  expect(await dueNow()).toEqual(['correction']);
  await run('delete from corrections');

  await run(`insert into event_wikis (event_id, wiki, page_id, page_name, mapping, next_look_at)
    values (${id}, 'counterstrike', 1, 'Page', '[]', clock_timestamp())`);
  await run(
    `update events set finished_at = clock_timestamp() - interval '30 hours' where id = ${id}`,
  );
  expect(await dueNow()).toEqual(['look']);
  await run('update event_wikis set paused_at = clock_timestamp()');
  expect(await dueNow()).toEqual([]);
});

test('messages are due when they can be claimed, or are too old', async () => {
  await run(`insert into notices (subject, kind, title, html, url, sent_until, created_at)
    values ('one', 'announcement', 'One', '', '', clock_timestamp() + interval '1 hour', clock_timestamp())`);
  expect(await dueNow()).toEqual(['untold']);
  await run('update notices set told_at = clock_timestamp()');
  await run(`insert into notifications (notice_id, user_id) select id, ${owner.id} from notices`);
  for (const channel of ['email', 'push', 'discord']) {
    const change = (set: string) => run(`update deliveries set ${set}`);
    await run(`insert into deliveries (notification_id, channel, sent_until)
      select id, '${channel}', clock_timestamp() + interval '1 hour' from notifications`);
    expect(await dueNow()).toEqual([channel]);
    await change(`not_before = clock_timestamp() + interval '1 minute'`);
    expect(await dueNow()).toEqual([]);
    await change(`sent_until = clock_timestamp()`);
    expect(await dueNow()).toEqual([channel]);
    await change(`claimed_at = clock_timestamp()`);
    expect(await dueNow()).toEqual([]);
    await run('delete from deliveries');
  }
});

test('posts are due where a webhook wants their kind, until they are claimed', async () => {
  await run(`insert into community_webhooks (webhook_id, token, kinds, posts_since, changed_at)
    values ('${'1'.repeat(18)}', '${'a'.repeat(68)}', '{announcement}',
      clock_timestamp() - interval '1 day', clock_timestamp())`);
  expect(await dueNow()).toEqual(['post']);
  await run(
    `insert into community_posts (notice_id, claimed_at) select id, clock_timestamp() from notices`,
  );
  expect(await dueNow()).toEqual([]);
  await run(
    `update community_posts set claimed_at = null, not_before = clock_timestamp() + interval '1 hour'`,
  );
  expect(await dueNow()).toEqual([]);
  await run(`update community_posts set not_before = clock_timestamp()`);
  expect(await dueNow()).toEqual(['post']);
  await run(`update community_posts set outcome = 'sent'`);
  expect(await dueNow()).toEqual([]);
});

test('a delivery to a webhook is due at its time, unless another process has it', async () => {
  await run(`insert into webhooks (user_id, url, topics, secret)
    values (${owner.id}, 'https://receiver.example/', '{opened}', 'secret')`);
  await run(`insert into webhook_deliveries (webhook_id, next_attempt_at)
    select id, clock_timestamp() + interval '1 minute' from webhooks`);
  expect(await dueNow()).toEqual([]);
  await run('update webhook_deliveries set next_attempt_at = clock_timestamp()');
  expect(await dueNow()).toEqual(['webhook']);
  await run(
    `update webhook_deliveries set claimed_until = clock_timestamp() + interval '1 minute'`,
  );
  expect(await dueNow()).toEqual([]);
  await run('update webhook_deliveries set claimed_until = clock_timestamp()');
  expect(await dueNow()).toEqual(['webhook']);
});
