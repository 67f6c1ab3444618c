import { OperatorProblem } from '../platform/failures/operator-problem.ts';
import type { ChainHead } from '../staff/audit/audit-chain.repository.ts';

/** An end of the audit log's chain, as `verify` and the log print it. */
export function readHead(option: string, text: string | null): ChainHead | null {
  if (text === null) return null;
  const [, nr, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (nr !== undefined && hash !== undefined) return { nr: Number(nr), hash };
  throw new OperatorProblem(
    `--${option} is what verify or the log printed, such as 12: and 64 hexadecimal digits, not "${text}".`,
  );
}
