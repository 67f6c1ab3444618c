import { commandLine } from '@callshot/command-line';
import { createDatabase, type Db, patientConnectMs } from '../platform/database/database.ts';
import { OperatorProblem } from '../platform/failures/operator-problem.ts';
import { runCommand } from '../platform/failures/run-command.ts';
import { openForMaintenance } from './maintenance.ts';
import { readHead } from './read-head.ts';
import {
  compareAuditHead,
  type Marked,
  markRecovered,
  requireRecovered,
} from './recovery/mark-recovered.service.ts';
import { tellLostSaves, tellStagesAtRisk } from './recovery/tell-losses.service.ts';

/** `npm run recovered -- --at INSTANT`: after a recovery to a point in time, before the product starts. */
const line = commandLine('recovered');

await runCommand(async () => {
  const at = readInstant(line.text('at'));
  const head = readHead('audit-head', line.text('audit-head'));
  const wait = line.number('wait') ?? 60;
  const { db, close } = await openForMaintenance(process.env, 'refuse', (unmigrated) =>
    requireRecovered(unmigrated, wait),
  );
  try {
    if (head) console.log(await compareAuditHead(db, head));
    const marked = await markRecovered(db, at);
    for (const told of tellMarked(marked)) console.log(told);
    printAll(
      'Stages that were open after the instant:',
      await tellStagesAtRisk(db, at, marked.doneAt),
    );
    const old = line.text('old');
    if (old !== null) await tellLosses(db, old, at);
  } finally {
    await close();
  }
});

function readInstant(text: string | null): Date {
  const at = new Date(text ?? '');
  const hasZone = /T.*(Z|[+-]\d\d:?\d\d)$/i.test(text ?? '');
  if (hasZone && !Number.isNaN(at.getTime())) return at;
  throw new OperatorProblem(
    `--at is the recovered instant with its time zone, such as 2026-11-21T18:30:00Z${text === null ? '.' : `, not "${text}".`}`,
  );
}

function tellMarked({ changed, doneAt }: Marked): string[] {
  if (changed === null) return [`This was done already, at ${doneAt.toISOString()}.`];
  const { sessions, tokens, deliveries, webhooks, posts } = changed;
  return [
    `${sessions} sessions and ${tokens} one-time links ended: everybody signs in again.`,
    `${deliveries} messages, ${webhooks} webhooks and ${posts} posts that were due are skipped.`,
    'Passwords, roles, bans, API keys and ended accounts are as they were at the instant: change again what was changed since.',
  ];
}

function printAll(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([title, ...lines.map((text) => `  ${text}`)].join('\n'));
}

async function tellLosses(db: Db, url: string, at: Date): Promise<void> {
  const old = createDatabase(url, { timeoutMs: 0, connectMs: patientConnectMs });
  try {
    const lost = await tellLostSaves(db, old, at);
    if (lost.length === 0) console.log('No save of the old database is missing.');
    printAll('Lost saves:', lost);
  } finally {
    await old.destroy();
  }
}
