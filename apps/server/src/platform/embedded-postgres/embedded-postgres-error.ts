import { explainFile } from '../failures/explain-file.ts';
import { OperatorProblem } from '../failures/operator-problem.ts';

/** The embedded database cannot start; the message says why and what the operator can do. */
export class EmbeddedPostgresError extends OperatorProblem {
  override readonly name = 'EmbeddedPostgresError';
}

/** Does something with the data directory; where that cannot be, says which setting chose it. */
export function inDataDirectory<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const text = error instanceof Error ? explainFile(error, { setting: 'CALLSHOT_DATA' }) : null;
    throw text === null ? error : new EmbeddedPostgresError(text, { cause: error });
  }
}
