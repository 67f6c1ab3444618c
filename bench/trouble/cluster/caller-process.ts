import { createClient } from '../client.ts';
import type { CallerAnswer, CallerRequest } from './caller.ts';
import { onJsonLines } from './json-lines.ts';

/** Makes the calls of the rehearsal itself, which runs on no host: a line in, a line out. */
const clients = new Map<string, ReturnType<typeof createClient>>();

onJsonLines<CallerRequest>(process.stdin, ({ nr, origin, method, path, body, cookie }) => {
  const client = clients.get(origin) ?? createClient(origin, { timeoutMs: 8000 });
  clients.set(origin, client);
  client
    .send(method, path, {
      ...(body !== undefined && { body }),
      ...(cookie !== undefined && { cookie }),
    })
    .then((answer) => {
      const line: CallerAnswer = { nr, status: answer.status, body: answer.body };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    })
    .catch(() => process.exit(1));
});
