import { explainDatabase } from './explain-database.ts';
import { explainFile } from './explain-file.ts';
import { explainListening } from './explain-listening.ts';
import { OperatorProblem } from './operator-problem.ts';

/**
 * Why a start or a command failed, in words for its caller; null for faults of the program itself.
 * `host` is the setting HOST, where something is served.
 */
export function explainFailure(error: unknown, host?: string): string | null {
  for (const reason of reasonsOf(error)) {
    if (reason instanceof OperatorProblem) return reason.message;
    const text = explainListening(reason, host) ?? explainDatabase(reason) ?? explainFile(reason);
    if (text !== null) return text;
  }
  return null;
}

/** The error, what several attempts failed of, and what caused it. */
function* reasonsOf(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return;
  if (error instanceof AggregateError) for (const inner of error.errors) yield* reasonsOf(inner);
  yield error;
  yield* reasonsOf(error.cause);
}
