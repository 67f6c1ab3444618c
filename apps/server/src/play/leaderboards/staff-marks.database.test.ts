import { beforeAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';

const product = await testProduct();
/** Another process of the same product: nothing but the database joins them. */
const elsewhere = await testProduct(product);
const { db } = product;
const both = [product, elsewhere];
const admin = await product.user('chief', ['Admin']);
const host = await product.user('Host of it', ['Moderator']);
const analyst = await product.user('Analyst of it', ['Analyst']);
const player = await product.user('Player of it');
let open: LoadedEvent;
let sealed: LoadedEvent;

beforeAll(async () => {
  for (const { capabilities } of both) await capabilities.start();
  open = await testEvent(db, { stages: [swissStage()] });
  sealed = await testEvent(db, { stages: [swissStage()] });
  for (const [at, user] of [host, analyst, player].entries()) {
    for (const event of [open, sealed]) {
      const stage = event.stages[0];
      if (!stage) throw new Error('no stage');
      const saved = await user.post(
        `/api/picks/save/user/${event.row.id}`,
        randomPicks(stage.stage, randomOf(at + 1)),
      );
      expect(saved.statusCode).toBe(200);
    }
  }
  const lock = { eventId: sealed.row.id, action: 'lock', relockTime: null, reason: '' };
  expect((await admin.post('/api/event/stage', lock)).statusCode).toBe(200);
});

/** Everywhere that names stand in lists. */
const listsOf = ({ row: { id } }: LoadedEvent) => [
  `/api/picks/get/leaderboard/${id}`,
  `/api/picks/get/leaderboard/${id}/1`,
  `/api/picks/get/leaderboard/additional/${id}/top`,
  `/api/picks/search/leaderboard/${id}/${encodeURIComponent('of it')}`,
];

interface Row {
  readonly userId: number;
  readonly isStaff?: boolean;
}

const marked = async ({ visitor }: typeof product, url: string): Promise<number[]> => {
  const { records }: { records: Row[] } = (await visitor.get(url)).json();
  expect(records).toHaveLength(3);
  return records.filter(({ isStaff }) => isStaff).map(({ userId }) => userId);
};

const setRoles = async ({ id }: TestUser, roleIds: readonly number[]): Promise<void> => {
  const { username } = (await admin.get(`/api/user/managed?userId=${id}`)).json();
  const body = {
    ...{ userId: id, username, roleIds, flagUsernameChange: false },
    ...{ analystParticipationGameId: null, createAnalystInfluencerLeague: false },
  };
  expect((await admin.post('/api/user/update', body)).json().user).not.toBeNull();
};

/** Looking for news takes a small part of the time: the slower the machine, the longer its pauses. */
const patient = { timeout: 60_000 };

test('staff are marked in every list, and nothing more is sent of anybody else', async () => {
  for (const url of [open, sealed].flatMap(listsOf)) {
    expect(await marked(product, url), url).toEqual([host.id]);
    const answer = await product.visitor.get(url);
    expect(answer.body.match(/isStaff/g), url).toHaveLength(1);
  }
});

test('a role given or taken is followed by every process', async () => {
  for (const [roleIds, expected] of [
    [[2], [host.id, player.id].sort()],
    [[5], [host.id]],
  ] as const) {
    await setRoles(player, roleIds);
    for (const url of [open, sealed].flatMap(listsOf)) {
      for (const process of both) {
        await expect
          .poll(async () => (await marked(process, url)).sort(), { ...patient, message: url })
          .toEqual(expected);
      }
    }
  }
});
