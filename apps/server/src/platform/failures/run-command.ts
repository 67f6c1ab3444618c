import { explainFailure } from './explain-failure.ts';

/**
 * Does a command's work; a failure is told in a sentence, or with its trace, and in the exit code, at
 * once: the driver leaves connections open on which it found nothing to say.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explainFailure(error) ?? error);
    process.exit(1);
  }
}
