import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import type { Answer, Client } from './client.ts';
import { type Deployment, withDeployment } from './deployment.ts';
import { atMost, exactly, type Finding, type TroubleOptions } from './finding.ts';
import { openLive } from './live-reader.ts';
import { waitUntil } from './wait-until.ts';
import { insertPeople, type Person, password, savePath, slipOf } from './world.ts';

export const isInBrief = true;

/** A change at one process holds at the other at once. */
export const run = (_options: TroubleOptions): Promise<Finding[]> =>
  withDeployment({}, async (deployment) => {
    const { db } = deployment;
    const [chief] = await insertPeople(db, 1, { prefix: 'chief', roles: ['Admin'] });
    const people = await insertPeople(db, 4);
    if (!chief) throw new Error('no admin');
    const two = { ...bothOf(deployment), chief, people };
    return [
      await limitsAreShared(two),
      ...(await accountsAgree(two)),
      await sealedOnce(deployment),
      ...(await boardsAgree(deployment, two)),
    ];
  });

interface Two {
  readonly one: Client;
  readonly other: Client;
  readonly chief: Person;
  readonly people: readonly Person[];
}

function bothOf({ servers }: Deployment): Pick<Two, 'one' | 'other'> {
  const [one, other] = servers;
  if (!one || !other) throw new Error('two processes are needed');
  return { one: one.client, other: other.client };
}

/** Ten guesses at an account in a quarter of an hour, wherever they arrive [rule: accounts-25]. */
async function limitsAreShared({ one, other }: Two): Promise<Finding> {
  const guesses = Array.from({ length: 30 }, (_, at) =>
    (at % 2 === 0 ? one : other).post('/api/auth/login', {
      body: { username: 'player1', password: `wrong guess ${at}` },
    }),
  );
  const looked = (await Promise.all(guesses)).filter(({ status }) => status === 401).length;
  return exactly('of 30 guesses at two processes, looked at', looked, '', 10);
}

async function accountsAgree(two: Two): Promise<Finding[]> {
  const { one, other, people } = two;
  const [, leaving, promoted, disabled] = people;
  if (!leaving || !promoted || !disabled) throw new Error('too few people');
  const isKnown = async ({ cookie }: Person): Promise<boolean> =>
    (await other.get('/api/user/currentUser', { cookie })).body !== 'null';
  const mayManage = async ({ cookie }: Person): Promise<boolean> =>
    (await other.get('/api/settings/admin', { cookie })).status === 200;
  const update = (person: Person, changes: object) => updateUser(two, person, changes);
  const before = [await isKnown(leaving), await mayManage(promoted), await isKnown(disabled)];
  await one.post('/api/auth/logout', { cookie: leaving.cookie });
  const afterLogout = await isKnown(leaving);
  await update(promoted, { roleIds: [1] });
  const login = { username: promoted.username, password };
  const again = await one.post('/api/auth/login', { body: login });
  const session = { ...promoted, cookie: cookieOf(again.headers['set-cookie']) };
  const afterPromotion = await mayManage(session);
  await update(promoted, { roleIds: [] });
  const afterDemotion = await mayManage(session);
  await update(disabled, { isDisabled: true, reason: 'agreement' });
  const afterDisabling = await isKnown(disabled);
  const wrong = [
    ...before.map((is, at) => is === (at !== 1)),
    !afterLogout,
    afterPromotion,
    !afterDemotion,
    !afterDisabling,
  ].filter((isRight) => !isRight).length;
  return [
    exactly(
      'logout, roles, disabling: answers of the other that are out of date',
      wrong,
      'of 7',
      0,
    ),
  ];
}

const cookieOf = (lines: readonly string[] | undefined): string =>
  (lines ?? []).map((line) => line.split(';')[0]).join('; ');

/** Staff change a user at the first process. */
async function updateUser({ one, chief }: Two, person: Person, changes: object): Promise<void> {
  const unchanged = {
    userId: person.id,
    username: person.username,
    roleIds: [],
    flagUsernameChange: false,
    analystParticipationGameId: null,
    createAnalystInfluencerLeague: false,
  };
  const body = { ...unchanged, ...changes };
  const answer = await one.post('/api/user/update', { body, cookie: chief.cookie });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
}

/** Several locks pass by themselves, and both processes look every second what is due. */
async function sealedOnce({ db }: Deployment): Promise<Finding> {
  const due = 5;
  for (let at = 0; at < due; at += 1) {
    await testEvent(db, { stages: [swissStage()], locksInMs: 1500 });
  }
  const countSeals = async (): Promise<number> => {
    const rows = db.selectFrom('auditLog').select('id').where('action', '=', 'stage.sealed');
    return (await rows.execute()).length;
  };
  await waitUntil('the stages are sealed', 20_000, async () => (await countSeals()) >= due);
  await waitUntil('another second has passed', 20_000, isAfter(2000));
  return exactly(`seals of ${due} stages that both processes watch`, await countSeals(), '', due);
}

function isAfter(ms: number): () => boolean {
  const at = performance.now() + ms;
  return () => performance.now() >= at;
}

async function boardsAgree({ db, servers }: Deployment, two: Two): Promise<Finding[]> {
  const { one, other, people } = two;
  const event = await testEvent(db, { stages: [swissStage()], locksInMs: 60_000 });
  const { id } = event.row;
  const reader = await openLive(servers[1]?.origin ?? '');
  const savers = people.slice(0, 2);
  for (const [at, { cookie }] of savers.entries()) {
    await one.post(savePath(id), { body: slipOf(event, at), cookie });
  }
  const board = `/api/picks/get/leaderboard/${id}`;
  const boardMs = await enterResults(two, event, async () => isScored(await other.get(board)));
  const [saver] = savers;
  if (saver) await updateUser(two, saver, { username: 'renamed here' });
  const nameMs = await waitUntil('the other board names them', 5000, async () =>
    (await other.get(board)).body.includes('renamed here'),
  );
  const names = ['SubmissionUpdate', 'EventUpdate', 'ResultsUpdate'] as const;
  await waitUntil('live updates reach the other', 5000, () =>
    names.every((update) => reader.names(id).includes(update)),
  );
  reader.close();
  const [first, second] = [await one.get(board), await other.get(board)];
  return [
    atMost('result entered at one, board right at the other', boardMs, 'ms', 1000),
    atMost('renamed at one, board right at the other', nameMs, 'ms', 1000),
    exactly('boards that differ', first.body === second.body ? 0 : 1, '', 0),
    exactly('live updates that reached the other', names.length, 'kinds', names.length),
  ];
}

/** Locks the stage and enters its results at the first process; ms from their answer until `isRight`. */
async function enterResults(
  { one, chief }: Two,
  event: LoadedEvent,
  isRight: () => Promise<boolean>,
): Promise<number> {
  const { id } = event.row;
  const lock = { eventId: id, action: 'lock', relockTime: null, reason: '' };
  await one.post('/api/event/stage', { body: lock, cookie: chief.cookie });
  const eventStageId = event.stages[0]?.id;
  const body = { userId: null, eventStageId, reason: '', version: 0, ...slipOf(event, 9) };
  const entered = await one.post(`/api/picks/override/${id}`, { body, cookie: chief.cookie });
  if (entered.status !== 200) throw new Error(`${entered.status} ${entered.body}`);
  return waitUntil('the other board is right', 5000, isRight);
}

const isScored = ({ body }: Answer): boolean => {
  const { records } = JSON.parse(body) as { records: { totalScore: number | null }[] };
  return records.some(({ totalScore }) => (totalScore ?? 0) > 0);
};
