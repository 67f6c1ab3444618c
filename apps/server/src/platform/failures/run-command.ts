import { explainFailure } from './explain-failure.ts';
import { failOnUncaught } from './last-handler.ts';

/**
 * Runs a command. A failure becomes a sentence, or a trace if it is the program's fault, and the
 * exit code. It exits at once, because the driver leaves broken connections open.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  failOnUncaught();
  try {
    await work();
  } catch (error) {
    console.error(explainFailure(error) ?? error);
    process.exit(1);
  }
}
