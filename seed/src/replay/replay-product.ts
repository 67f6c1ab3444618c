import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FakeWiki } from '@callshot/fake-wiki';
import { OperatorProblem } from '@callshot/server';

export interface ReplayProduct {
  readonly origin: string;
  /** Its environment, for commands beside it. */
  readonly env: NodeJS.ProcessEnv;
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** The built product, beside this command's own file. */
const program = fileURLToPath(new URL('../main.js', import.meta.url));

/** A product with a demo world, a database of its own and the fake wiki, which it asks every second. */
export async function startReplayProduct({
  data,
  wiki,
}: {
  readonly data: string;
  readonly wiki: FakeWiki;
}): Promise<ReplayProduct> {
  chmodSync(data, 0o711);
  const port = process.env.PORT ?? '3000';
  const env = {
    ...process.env,
    PORT: port,
    HOST: 'localhost',
    PUBLIC_URL: '',
    TRUST_PROXY: '',
    DATABASE_URL: '',
    CALLSHOT_DATA: data,
    LOG_LEVEL: 'error',
    FINISH_WAIT_SECONDS: '0',
    SAVES_PER_MINUTE_PER_ADDRESS: '1000000',
    LIQUIPEDIA_URL: wiki.url,
    LIQUIPEDIA_API_KEY: wiki.apiKey,
    LIQUIPEDIA_POLL_SECONDS: '1',
    LIQUIPEDIA_REQUESTS_PER_HOUR: '1000000',
  };
  const origin = `http://localhost:${port}`;
  if (await answers(origin)) throw new OperatorProblem(`Something is served at ${origin} already.`);
  const product = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  await untilReady(product, origin);
  return {
    origin,
    env,
    ended: product.exitCode === null ? once(product, 'exit') : Promise.resolve(),
    stop: async () => {
      if (product.exitCode !== null) return;
      product.kill('SIGTERM');
      await once(product, 'exit');
    },
  };
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady(product: ChildProcess, origin: string): Promise<void> {
  while (product.exitCode === null) {
    if (await answers(origin)) return;
    await pause(200);
  }
  throw new OperatorProblem('The product did not start.');
}
