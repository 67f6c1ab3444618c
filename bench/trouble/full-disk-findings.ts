import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage, swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import type { Answer } from './client.ts';
import { atLeast, atMost, exactly, type Finding, told } from './finding.ts';
import { findingsOfSaves } from './kept-saves.ts';
import { type PageAnswer, startReaders } from './page-readers.ts';
import type { ServerProcess } from './server-process.ts';
import type { SmallDisk } from './small-disk.ts';
import { waitUntil } from './wait-until.ts';
import { insertPeople, type Person, savePath, slipOf } from './world.ts';
import { type Acknowledged, startWriters, type Writers } from './writers.ts';

const writers = 8;
/** Saves that show that saving goes on. */
const some = 3 * writers;
const recoveredWithinMs = 20_000;

/** Product processes, and the disk of their database. */
export interface FullDisk {
  readonly db: Db;
  readonly servers: readonly ServerProcess[];
  readonly disk: SmallDisk;
  /** Milliseconds for which the disk stays full after the first refusals. */
  readonly fullMs: number;
  /** Uses up room meanwhile. */
  readonly whileFull?: () => Promise<void>;
}

interface World {
  readonly open: LoadedEvent;
  readonly scored: LoadedEvent;
  readonly chief: Person;
  readonly people: readonly Person[];
}

/** Fills the disk while people save and read, frees it, and waits until all is well again. */
export async function fillAmidSaves(
  full: FullDisk,
): Promise<{ findings: Finding[]; unread: number }> {
  const { db, servers, disk } = full;
  const world = await prepareWorld(full);
  const { open, people } = world;
  const clients = servers.map(({ client }) => client);
  const saving = startWriters({ event: open, people: people.slice(servers.length), clients });
  const reading = startReaders(clients, pathsOf(world), people[0]?.cookie ?? '');
  await waitUntil('people save', 30_000, () => saving.acknowledged.length >= some);
  const readBefore = reading.answers.length;
  disk.fill();
  await stayFull(full, saving);
  const readUntil = reading.answers.length;
  disk.free();
  const recovered = await recover(full, world, saving);
  await saving.stop();
  await reading.stop();
  const pages = reading.answers.slice(readBefore, readUntil);
  const acknowledged = [...saving.acknowledged, ...recovered.acknowledged];
  const findings = [
    ...findingsOfRefusals(saving),
    ...findingsOfPages(pages, reading.answers),
    ...recovered.findings,
    ...(await findingsOfSaves(db, open, acknowledged)),
  ];
  return { findings, unread: pages.filter(({ answer }) => answer.status !== 200).length };
}

/** An event to save for, and one that is over and has a leaderboard. */
async function prepareWorld({ db, servers: [server] }: FullDisk): Promise<World> {
  const open = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
  const scored = await testEvent(db, { stages: [swissStage()] });
  const [chief] = await insertPeople(db, 1, { prefix: 'chief', roles: ['Admin'] });
  const people = await insertPeople(db, writers + 2);
  if (!server || !chief) throw new Error('Nobody to talk to');
  const { id } = scored.row;
  for (const [at, { cookie }] of people.entries()) {
    await server.client.post(savePath(id), { body: slipOf(scored, at), cookie });
  }
  const lock = { eventId: id, action: 'lock', relockTime: null, reason: '' };
  await server.client.post('/api/event/stage', { body: lock, cookie: chief.cookie });
  const world = { open, scored, chief, people };
  await enterResults(server, world, 0);
  return world;
}

async function enterResults(
  { client }: ServerProcess,
  { scored, chief }: World,
  version: number,
): Promise<void> {
  const { id } = scored.row;
  const slip = slipOf(scored, 100 + version);
  const body = { userId: null, eventStageId: scored.stages[0]?.id, reason: '', version, ...slip };
  const before = await client.get(boardPath(scored));
  const entered = await client.post(`/api/picks/override/${id}`, { body, cookie: chief.cookie });
  if (entered.status !== 200) throw new Error(`${entered.status} ${entered.body}`);
  await waitUntil('the board shows the results', recoveredWithinMs, async () => {
    const { status, body: board } = await client.get(boardPath(scored));
    return status === 200 && board !== before.body;
  });
}

const boardPath = ({ row }: LoadedEvent): string => `/api/picks/get/leaderboard/${row.id}`;
const withoutDatabase = ['/healthz', '/'];

const pathsOf = ({ open, scored }: World): string[] => [
  ...withoutDatabase,
  boardPath(scored),
  `/api/event/get?eventId=${open.row.id}`,
  `/api/picks/get/official/${scored.row.id}`,
  `/api/picks/get/user/${open.row.id}`,
];

async function stayFull(full: FullDisk, saving: Writers): Promise<void> {
  const { fullMs, whileFull = async () => {} } = full;
  const isRefused = async (): Promise<boolean> => {
    await whileFull();
    return saving.failed.length >= some;
  };
  await waitUntil('saves are refused', 60_000, isRefused);
  await pause(fullMs);
}

interface Recovery {
  readonly findings: Finding[];
  readonly acknowledged: Acknowledged[];
}

/** Everybody saves again, each process is ready and takes a save, and a result reaches the board. */
async function recover(full: FullDisk, world: World, saving: Writers): Promise<Recovery> {
  const startedAt = performance.now();
  const acknowledged: Acknowledged[] = [];
  for (const [at, server] of full.servers.entries()) {
    await waitUntil('a save is taken', 2 * recoveredWithinMs, async () => {
      const person = world.people[at];
      const picks = slipOf(world.open, 1_000_000 + at);
      if (!person) throw new Error('Nobody to save for');
      const answer = await server.client.post(savePath(world.open.row.id), {
        body: picks,
        cookie: person.cookie,
      });
      if (answer.status === 200) {
        const { version } = JSON.parse(answer.body) as { version: number };
        acknowledged.push({ userId: person.id, version, picks });
      }
      return answer.status === 200;
    });
    await server.ready(recoveredWithinMs);
  }
  const enough = saving.acknowledged.length + some;
  await waitUntil('people save again', 30_000, () => saving.acknowledged.length >= enough);
  const savedMs = performance.now() - startedAt;
  const failedBefore = saving.failed.length;
  for (const [at, server] of full.servers.entries()) await enterResults(server, world, 1 + at);
  return {
    acknowledged,
    findings: [
      atMost('room is back, until every process saves', savedMs, 'ms', recoveredWithinMs),
      atMost(
        'room is back, until new results are on every board',
        performance.now() - startedAt,
        'ms',
        recoveredWithinMs,
      ),
      exactly('refusals after that', saving.failed.length - failedBefore, '', 0),
    ],
  };
}

const isComeBack = ({ status, headers }: Answer): boolean =>
  status === 503 && Number(headers['retry-after']) > 0;

function findingsOfRefusals(saving: Writers): Finding[] {
  const wrong = saving.failed.filter((answer) => !isComeBack(answer));
  for (const { status, body } of wrong.slice(0, 5)) console.error(status, body);
  return [
    atLeast('saves refused', saving.failed.length, '', some),
    exactly('answers to saves but 200 and "503, come back"', wrong.length, '', 0),
    atMost('slowest answer to a save', saving.slowest(), 'ms', 3000),
  ];
}

function findingsOfPages(meanwhile: readonly PageAnswer[], all: readonly PageAnswer[]): Finding[] {
  const wrong = all.filter(({ answer }) => answer.status !== 200 && !isComeBack(answer));
  for (const { path, answer } of wrong.slice(0, 5)) console.error(path, answer.status, answer.body);
  const asleep = meanwhile.filter(
    ({ path, answer }) => withoutDatabase.includes(path) && answer.status !== 200,
  );
  return [
    atLeast('pages asked for meanwhile', meanwhile.length, '', some),
    exactly('answers to pages but 200 and "503, come back"', wrong.length, '', 0),
    atMost('slowest page', Math.max(...all.map(({ answer }) => answer.ms)), 'ms', 3000),
    exactly('pages that need no database and failed', asleep.length, '', 0),
    ...['leaderboard', 'official', 'event', 'user'].map((word) => answeredOf(meanwhile, word)),
  ];
}

/** Cached pages are answered without the database; the rest comes back with it. */
function answeredOf(pages: readonly PageAnswer[], word: string): Finding {
  const asked = pages.filter(({ path }) => path.includes(`/${word}/`));
  const answered = asked.filter(({ answer }) => answer.status === 200).length;
  return told(`pages of "${word}" answered meanwhile`, (100 * answered) / asked.length, '%');
}
