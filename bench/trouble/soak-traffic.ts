import { setTimeout as pause } from 'node:timers/promises';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage, swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import type { Answer } from './client.ts';
import type { Deployment } from './deployment.ts';
import { type LiveReader, openLive } from './live-reader.ts';
import { sendAtRate, type Tally } from './traffic.ts';
import { insertPeople, type Person, password, savePath, slipOf } from './world.ts';

const perSecond = 100;
const readers = 60;
const players = 400;
const resultsEveryMs = 3000;

/** Goes on until it is over; answers how it went. */
export type Traffic = (isOver: () => boolean) => Promise<{ tally: Tally; results: number }>;

/** An evening's traffic: saves, pages, logins, results, and browsers that come and go. */
export async function prepareTraffic({ db, servers }: Deployment): Promise<Traffic> {
  const open = await testEvent(db, { stages: [playoffStage({ teams: 16, hasReset: true })] });
  const scored = await testEvent(db, { stages: [swissStage()] });
  const [chief] = await insertPeople(db, 1, { prefix: 'chief', roles: ['Admin'] });
  const people = await insertPeople(db, players);
  if (!chief) throw new Error('no admin');
  const clientOf = (turn: number) => {
    const server = servers[turn % servers.length];
    if (!server) throw new Error('no process');
    return server.client;
  };
  const post = (turn: number, path: string, body: unknown, person?: Person): Promise<Answer> =>
    clientOf(turn).post(path, { body, ...(person ? { cookie: person.cookie } : {}) });
  const personOf = (turn: number): Person => people[turn % people.length] ?? chief;
  for (const [turn, person] of people.entries()) {
    await post(turn, savePath(scored.row.id), slipOf(scored, turn), person);
  }
  const lock = { eventId: scored.row.id, action: 'lock', relockTime: null, reason: '' };
  await post(0, '/api/event/stage', lock, chief);

  const pages = [
    `/api/event/get?eventId=${open.row.id}`,
    `/api/picks/get/leaderboard/${scored.row.id}`,
    `/api/picks/get/official/${scored.row.id}`,
    `/api/picks/get/leaderboard/additional/${scored.row.id}/me`,
    `/api/picks/get/score/${scored.row.id}`,
    '/api/event/currentEvents',
    '/api/notification/all',
  ];
  const send = (turn: number): Promise<Answer> => {
    const person = personOf(Math.floor(turn / 3));
    if (turn % 3 === 0) return post(turn / 3, savePath(open.row.id), slipOf(open, turn), person);
    if (turn % 100 === 1) return logIn(turn, personOf(turn));
    const page = pages[Math.floor(turn / 3) % pages.length] ?? '';
    return clientOf(Math.floor(turn / 2)).get(page, { cookie: person.cookie });
  };
  const logIn = async (turn: number, { username }: Person): Promise<Answer> => {
    const answer = await post(turn, '/api/auth/login', { username, password });
    const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join(';');
    if (answer.status !== 200) return answer;
    return clientOf(turn + 1).post('/api/auth/logout', { cookie });
  };
  const enterResults = async (isOver: () => boolean): Promise<number> => {
    let version = 0;
    while (!isOver()) {
      const eventStageId = scored.stages[0]?.id;
      const slip = slipOf(scored, version);
      const body = { userId: null, eventStageId, reason: 'again', version, ...slip };
      const answer = await post(version, `/api/picks/override/${scored.row.id}`, body, chief);
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
      version += 1;
      await pause(resultsEveryMs);
    }
    return version;
  };
  const origins = servers.map(({ origin }) => origin);
  return async (isOver) => {
    const [tally, results] = await Promise.all([
      sendAtRate({ perSecond, isOver, send }),
      enterResults(isOver),
      comeAndGo(origins, isOver),
    ]);
    return { tally, results };
  };
}

/** A constant number of live connections; some close and others open all the time. */
async function comeAndGo(origins: readonly string[], isOver: () => boolean): Promise<void> {
  const open: LiveReader[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    open.push(await openLive(origins[turn % origins.length] ?? ''));
    if (open.length > readers) open.shift()?.close();
    await pause(100);
  }
  for (const reader of open) reader.close();
}
