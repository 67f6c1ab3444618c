import { commandLine } from '@callshot/command-line';
import { OperatorProblem } from '../platform/failures/operator-problem.ts';
import { runCommand } from '../platform/failures/run-command.ts';
import { nameOfHead } from '../staff/audit/audit-chain.repository.ts';
import { verifyAudit } from '../staff/audit/verify-audit.service.ts';
import { openForMaintenance } from './maintenance.ts';
import { readHead } from './read-head.ts';

/** `npm run audit -- verify [--head NR:HASH]`: beside a running product or without one. */
const line = commandLine('audit');

await runCommand(async () => {
  const knownHead = readHead('head', line.text('head'));
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
