import { type Endpoint, type EndpointKey, endpoints } from '@callshot/contract';
import type { PickSet } from '@callshot/rules';
import { expect, test } from 'vitest';
import { clickedSlip } from '../../../../../packages/rules/fixtures/clicked-slip.ts';
import { randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { type Chooser, sampleOf } from '../../../testing/platform/sample.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';

// Runs every read as a visitor, as a user without picks and as an Admin. Picks of others in an open
// stage must change no answer.

const product = await testProduct();
const { db, app } = product;
const keys = Object.keys(endpoints) as EndpointKey[];
const reads = keys.filter((key) => {
  const { mutates }: Endpoint = endpoints[key];
  return key.startsWith('GET ') && !mutates;
});
const players: TestUser[] = [];
for (let at = 1; at <= 6; at += 1) players.push(await product.user(`Player ${at}`));
const readers = {
  visitor: {},
  user: Object.fromEntries((await product.user('reader')).cookies),
  admin: Object.fromEntries((await product.user('chief', ['Admin'])).cookies),
};

/** Everybody picks the same, so that nothing in an answer could be of one of them alone. */
async function pickAll(event: LoadedEvent, seed: number): Promise<PickSet> {
  const [first] = event.stages;
  if (!first) throw new Error('no stage');
  const slip = clickedSlip(first.stage, randomOf(seed));
  for (const player of players) {
    const saved = await player.post(`/api/picks/save/user/${event.row.id}`, slip);
    expect(saved.statusCode, saved.body).toBe(200);
  }
  return slip;
}

const namesOf = (event: LoadedEvent, userId: number): Chooser => {
  const known: Readonly<Record<string, unknown>> = {
    eventId: event.row.id,
    eventStageId: event.stages[0]?.id,
    userId,
    id: userId,
    username: 'Player 1',
    text: 'Player',
    searchValue: 'Player',
  };
  return (field, schema) => {
    const value = known[field];
    if (value === undefined) return;
    return schema.type === 'string' || schema.type === undefined ? String(value) : value;
  };
};

/** Instants and versions of what was saved tell nothing of what it was. */
const withoutTimes = (body: string): string =>
  body.replaceAll(/"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/g, '""').replaceAll(/"versions":\{[^}]*\}/g, '""');

/** The log tells Admins that somebody saved, and when. */
const isOfLog = (key: EndpointKey): boolean => key.includes('/audit/');

async function readAll(event: LoadedEvent): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const [first] = players;
  for (const key of reads) {
    if (isOfLog(key)) continue;
    for (const [who, cookies] of Object.entries(readers)) {
      const { method, url } = sampleOf(key, namesOf(event, first?.id ?? 0));
      const answer = await app.inject({ method, url, headers: { game: '1' }, cookies });
      expect(answer.statusCode, `${key} ${who}`).not.toBe(500);
      answers[`${key} ${who}`] = [answer.statusCode, withoutTimes(answer.body)];
    }
  }
  return answers;
}

test.each([
  { why: 'a Swiss stage', stage: swissStage() },
  { why: 'groups', stage: groupStage() },
  { why: 'a bracket', stage: playoffStage({ teams: 8 }) },
])('what is picked of $why that is open is in no answer', async ({ stage }) => {
  const event = await testEvent(db, { stages: [stage] });
  const before = await pickAll(event, 1);
  // The number of entrants is read after the picks.
  const path = `/api/event/get?eventId=${event.row.id}`;
  await expect
    .poll(async () => (await product.visitor.get(path)).json().bracketsSubmitted)
    .toBe(players.length);
  const answers = await readAll(event);
  expect(await pickAll(event, 2)).not.toEqual(before);
  expect(await readAll(event)).toEqual(answers);
});
