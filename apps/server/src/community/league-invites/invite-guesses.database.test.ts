import { expect, test } from 'vitest';
import {
  invitationPath,
  inviteOf,
  joinBy,
  signedInAt,
} from '../../../testing/community/invites.ts';
import { leagueOf } from '../../../testing/community/leagues.ts';
import { testClient } from '../../../testing/platform/client.ts';
import { untilAnswered } from '../../../testing/platform/until-answered.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
/** Another process on the same database. */
const elsewhere = await testProduct(product);
const creator = await product.user('creator');
const league = await leagueOf(creator);
const { code, token } = await inviteOf(creator, league.id);

const letters = 'ABCDEFGHJK';
/** Codes that no league has. */
const guess = (at: number): string =>
  `ZZZZ${String(at)
    .padStart(4, '0')
    .replaceAll(/\d/g, (digit) => letters[Number(digit)] ?? '')}`;

test('of an address, sixty codes that open nothing are looked up, by all processes together', async () => {
  const address = '198.51.100.7';
  const here = testClient(product.app, address);
  const there = testClient(elsewhere.app, address);
  // All at once: no way around what is counted.
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      untilAnswered(() => (at % 2 ? here : there).get(invitationPath(guess(at)))),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(60);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
  const right = await there.get(invitationPath(code));
  expect([right.statusCode, right.json().code]).toEqual([429, 'too_many_tries']);
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  // A link is no guess, and other addresses are not concerned.
  expect((await there.get(invitationPath(token))).statusCode).toBe(200);
  expect((await testClient(product.app, '198.51.100.8').get(invitationPath(code))).statusCode).toBe(
    200,
  );
});

test('of a user, twenty, from however many addresses', async () => {
  const user = await product.user('guesser');
  const from = (at: number) =>
    signedInAt(user, (at % 2 ? product : elsewhere).app, `203.0.113.${at}`);
  for (let at = 0; at < 20; at += 1) {
    const text = guess(at + 200);
    const client = from(at);
    const answer =
      at % 3 === 0 ? await joinBy(client, text) : await client.get(invitationPath(text));
    expect([at, answer.statusCode]).toEqual([at, 404]);
  }
  const refused = await joinBy(from(30), code);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
  expect((await joinBy(from(31), token)).statusCode).toBe(200);
});

test('right codes use nothing up, as many as come from one venue', async () => {
  const venue = testClient(product.app, '192.0.2.1');
  for (let at = 0; at < 70; at += 1) {
    expect((await venue.get(invitationPath(code))).statusCode).toBe(200);
  }
});
