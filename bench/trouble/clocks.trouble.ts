import { fileURLToPath } from 'node:url';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { type Deployment, withDeployment } from './deployment.ts';
import { atLeast, atMost, exactly, type Finding } from './finding.ts';
import type { ServerProcess } from './server-process.ts';
import { insertPeople, password, savePath, slipOf } from './world.ts';

const minuteMs = 60_000;
const locksInMs = 4000;
const preload = fileURLToPath(new URL('./clock-shift.mjs', import.meta.url));

/** The application's clock ten minutes fast and ten minutes slow; the database's is right. */
export async function run(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const minutes of [10, -10]) {
    const server = {
      nodeOptions: ['--import', preload],
      env: { CLOCK_SHIFT_MS: String(minutes * minuteMs) },
    };
    const name = minutes > 0 ? '10 min fast' : '10 min slow';
    const found = await withDeployment({ processes: 1, server }, underWrongClock);
    findings.push(...found.map((finding) => ({ ...finding, name: `${name}: ${finding.name}` })));
  }
  return findings;
}

async function underWrongClock(deployment: Deployment): Promise<Finding[]> {
  const [server] = deployment.servers;
  if (!server) throw new Error('no process');
  return [...(await signIn(server, deployment)), ...(await saveUntilLocked(server, deployment))];
}

interface Save {
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly status: number;
}

/** People save without pause across the lock; this process's clock is the database's. */
async function saveUntilLocked(server: ServerProcess, { db }: Deployment): Promise<Finding[]> {
  const people = await insertPeople(db, 4, { prefix: 'saver' });
  const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })], locksInMs });
  const lockAt = event.row.lockAt?.getTime() ?? Number.NaN;
  const saves: Save[] = [];
  const saving = people.map(async ({ cookie }, at) => {
    for (let turn = at; Date.now() < lockAt + 1500; turn += people.length) {
      const sentAt = Date.now();
      const { status } = await server.client.post(savePath(event.row.id), {
        body: slipOf(event, turn),
        cookie,
      });
      saves.push({ sentAt, answeredAt: Date.now(), status });
    }
  });
  const told = await server.client.get(`/api/event/get?eventId=${event.row.id}`);
  const { serverTime } = JSON.parse(told.body) as { serverTime: string };
  const wrongByMs = Math.abs(Date.parse(serverTime) - Date.now());
  await Promise.all(saving);
  const late = saves.filter(({ sentAt, status }) => sentAt > lockAt && status === 200);
  const early = saves.filter(({ answeredAt, status }) => answeredAt < lockAt && status !== 200);
  const stored = await db
    .selectFrom('entryRevisions')
    .innerJoin('eventStages', 'eventStages.id', 'entryRevisions.eventStageId')
    .select('savedAt')
    .where('eventId', '=', event.row.id)
    .execute();
  return [
    atLeast('saves before the lock', saves.filter(({ status }) => status === 200).length, '', 20),
    atLeast('refusals after it', saves.filter(({ status }) => status !== 200).length, '', 20),
    exactly('entries let in late', late.length, '', 0),
    exactly(
      'entries stored late',
      stored.filter(({ savedAt }) => savedAt.getTime() >= lockAt).length,
      '',
      0,
    ),
    exactly('entries refused early', early.length, '', 0),
    atMost('countdown wrong by', wrongByMs, 'ms', 1000),
  ];
}

/** Sessions, limits and reset links live by the database's clock as well. */
async function signIn({ client }: ServerProcess, { db }: Deployment): Promise<Finding[]> {
  const [member, guessed] = await insertPeople(db, 2, { prefix: 'member' });
  const [admin] = await insertPeople(db, 1, { prefix: 'chief', roles: ['Admin'] });
  if (!member || !guessed || !admin) throw new Error('nobody');
  const login = (username: string, word: string) =>
    client.post('/api/auth/login', { body: { username, password: word } });
  const signedIn = await login(member.username, password);
  const cookie = [signedIn.headers['set-cookie']].flat().join(';').split(';')[0] ?? '';
  const own = await client.get('/api/user/currentUser', { cookie });
  const path = `/api/user/resetpassword?userId=${member.id}`;
  const link = await client.get(path, { cookie: admin.cookie });
  const { resetId } = JSON.parse(link.body) as { resetId: string };
  const chosen = `${password}, another`;
  const names = { resetId, username: member.username };
  const body = { ...names, password: chosen, confirmPassword: chosen };
  await client.post('/api/account/changepassword', { body });
  const again = await login(member.username, chosen);
  let guesses = 0;
  let answer = await login(guessed.username, 'a guess');
  for (; answer.status === 401 && guesses < 50; guesses += 1) {
    answer = await login(guessed.username, 'a guess');
  }
  return [
    exactly('signing in answered', signedIn.status, '', 200),
    atLeast('letters that the new session told of its user', own.body.length, '', 20),
    exactly('signing in after a reset answered', again.status, '', 200),
    exactly('too many guesses answered', answer.status, '', 429),
    atMost('and told to wait', Number(answer.headers['retry-after']), 's', 3600),
  ];
}
