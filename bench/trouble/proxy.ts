import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProxy } from '../../scripts/lib/proxies.mjs';
import { createClient } from './client.ts';
import { freePort } from './free-port.ts';
import { ownProcess } from './own-processes.ts';
import { waitUntil } from './wait-until.ts';

export type ProxyName = 'nginx' | 'haproxy';

/** A proxy that runs the sample configuration of docs/operating in front of the given ports. */
export interface FrontProxy {
  readonly origin: string;
  /** Its complaints. */
  log(): string;
  stop(): Promise<void>;
}

const samples: Record<ProxyName, string> = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' };
const placeOfPort = { listen: 8080, backends: [3001, 3002] };

/** Those of the two that this machine has; says which one it does without. */
export function installedProxies(): ProxyName[] {
  return (['nginx', 'haproxy'] as const).filter((name) => {
    const isFound = findProxy(name) !== null;
    if (!isFound) console.error(`${name} is not installed: what needs it is left out`);
    return isFound;
  });
}

export async function startProxy(
  name: ProxyName,
  backends: readonly number[],
): Promise<FrontProxy> {
  const program = findProxy(name);
  if (program === null) throw new Error(`${name} is not installed`);
  const folder = mkdtempSync('/tmp/callshot-proxy-');
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, samples[name]);
  writeFileSync(file, render(name, { folder, port, backends }));
  const words =
    name === 'nginx'
      ? ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;']
      : ['-W', '-db', '-f', file];
  const child = ownProcess(spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] }));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const origin = `http://127.0.0.1:${port}`;
  const client = createClient(origin);
  await waitUntil(`${name} answers`, 30_000, async () => {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${output.join('')}`);
    return (await client.get('/readyz')).status === 200;
  });
  client.close();
  return {
    origin,
    log: () => output.join(''),
    stop: async () => {
      const exited = once(child, 'exit');
      // Both take this as "at once": live connections are not waited for.
      child.kill(name === 'nginx' ? 'SIGTERM' : 'SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Places {
  readonly folder: string;
  readonly port: number;
  readonly backends: readonly number[];
}

/** The sample with other ports, and without the folders and accounts of an installed service. */
function render(name: ProxyName, { folder, port, backends }: Places): string {
  const path = new URL(`../../docs/operating/${samples[name]}`, import.meta.url);
  let text = readFileSync(path, 'utf8');
  const replace = (from: string | RegExp, to: string): void => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${samples[name]} has no ${from}`);
    text = next;
  };
  placeOfPort.backends.forEach((at, index) => {
    replace(new RegExp(`(server .*)127\\.0\\.0\\.1:${at}`, 'g'), `$1127.0.0.1:${backends[index]}`);
  });
  if (name === 'nginx') {
    replace(`listen ${placeOfPort.listen};`, `listen 127.0.0.1:${port};`);
    replace(/^user .*$/m, process.getuid?.() === 0 ? 'user root;' : '');
    replace(/^pid .*$/m, `pid ${folder}/nginx.pid;`);
    replace(/^error_log .*$/m, 'error_log stderr warn;');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((use) => `${use}_temp_path ${folder}/${use};`)
      .join(' ');
    replace('http {', `http { ${temporary}`);
  } else {
    replace(`bind :${placeOfPort.listen}`, `bind 127.0.0.1:${port}`);
    replace(/^ {2}log \/dev\/log .*$/m, '');
    for (const word of ['chroot', 'user', 'group'])
      replace(new RegExp(`^ {2}${word} .*$`, 'm'), '');
  }
  return text;
}
