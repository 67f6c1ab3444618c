import { bodyLimitOf, type Endpoint, endpoints } from '@callshot/contract';
import { type Client, createClient } from './client.ts';
import { withDeployment } from './deployment.ts';
import { atLeast, exactly, type Finding } from './finding.ts';
import { installedProxies, startProxy } from './proxy.ts';

export const isInBrief = true;
export const needsProxies = true;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly largest: number;
}

/** The calls with a body, with any id in the place of each. */
const calls: readonly Call[] = Object.entries<Endpoint>(endpoints).flatMap(([key, endpoint]) => {
  const [method = '', path = ''] = key.split(' ');
  const called = path.replaceAll(/:\w+/g, '1');
  return endpoint.body ? [{ method, path: called, largest: bodyLimitOf(endpoint) }] : [];
});

/** The largest body of every call, and one byte more, through each proxy: the product alone judges it. */
export function run(): Promise<Finding[]> {
  return withDeployment({ processes: 2 }, async ({ servers, origin }) => {
    const direct = createClient(origin);
    const findings: Finding[] = [];
    for (const name of installedProxies()) {
      const proxy = await startProxy(
        name,
        servers.map(({ port }) => port),
      );
      const client = createClient(proxy.origin);
      const stopped: string[] = [];
      for (const call of calls) {
        if (!(await isPassedOn(call, client, direct))) stopped.push(`${call.method} ${call.path}`);
      }
      client.close();
      await proxy.stop();
      if (stopped.length > 0) console.error(`${name} stops ${stopped.join(', ')}`);
      findings.push(
        atLeast(`${name}: calls with a body`, calls.length, '', 80),
        exactly(`${name}: calls whose largest body it stops or judges`, stopped.length, '', 0),
      );
    }
    direct.close();
    return findings;
  });
}

async function isPassedOn(call: Call, client: Client, direct: Client): Promise<boolean> {
  const { method, path, largest } = call;
  // A text in its quotation marks.
  const body = 'x'.repeat(largest - 2);
  const [through, itself, more] = [
    await client.send(method, path, { body }),
    await direct.send(method, path, { body }),
    await client.send(method, path, { body: `${body}x` }),
  ];
  const isTaken = through.status === itself.status && ![0, 413].includes(through.status);
  return isTaken && more.status === 413 && more.body.includes('"too_large"');
}
