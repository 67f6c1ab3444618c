import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';

/** Records that could be read, and what is told of the others. */
export interface ReadRecords<T> {
  readonly read: readonly T[];
  readonly leftOut: readonly string[];
}

/** After so long others have their turn. */
const sliceMs = 2;

/** One odd record is left out and told of; the others are not worse for it. */
export async function readRecords<S extends z.ZodType>(
  schema: S,
  what: string,
  records: readonly unknown[],
): Promise<ReadRecords<z.output<S>>> {
  const read: z.output<S>[] = [];
  const leftOut: string[] = [];
  await nextTurn();
  let since = performance.now();
  for (const record of records) {
    if (performance.now() - since > sliceMs) {
      await nextTurn();
      since = performance.now();
    }
    const result = schema.safeParse(record);
    if (result.success) read.push(result.data);
    else leftOut.push(`${what} ${nameOf(record)}: ${tellIssue(result.error)}`);
  }
  return { read, leftOut };
}

function nameOf(record: unknown): string {
  const { objectname, match2id, pagename } = Object(record);
  const name = [objectname, match2id, pagename].find((text) => typeof text === 'string' && text);
  return name === undefined ? 'without a name' : `'${String(name).slice(0, 120)}'`;
}

function tellIssue({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'cannot be read';
  const at = issue.path.join('.');
  return at === '' ? 'it is no record' : `${at} cannot be read`;
}
