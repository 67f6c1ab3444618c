import { commandLine } from '@callshot/command-line';
import { OperatorProblem } from '../platform/failures/operator-problem.ts';
import { runCommand } from '../platform/failures/run-command.ts';
import { type ChainHead, nameOfHead } from '../staff/audit/audit-chain.repository.ts';
import { verifyAudit } from '../staff/audit/verify-audit.service.ts';
import { openForMaintenance } from './maintenance.ts';

/** `npm run audit -- verify [--head NR:HASH]`: beside a running product or without one. */
const line = commandLine('audit');

await runCommand(async () => {
  const knownHead = readHead(line.text('head'));
  const { db, close } = await openForMaintenance(process.env, 'refuse');
  try {
    const { rows, links, head, faults } = await verifyAudit(db, knownHead);
    const end = head === null ? '' : `, the last of them ${nameOfHead(head)}`;
    console.log(`${rows} rows of the audit log in ${links} links${end}`);
    if (faults.length > 0) throw new OperatorProblem(faults.join('\n'));
    console.log('All rows are as written.');
  } finally {
    await close();
  }
});

function readHead(text: string | null): ChainHead | null {
  if (text === null) return null;
  const [, nr, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (nr !== undefined && hash !== undefined) return { nr: Number(nr), hash };
  throw new OperatorProblem(
    `--head is what verify or the log printed, such as 12: and 64 hexadecimal digits, not "${text}".`,
  );
}
