import { commandLine } from '@callshot/command-line';
import type { Db } from '../platform/database/database.ts';
import { explainFailure } from '../platform/failures/explain-failure.ts';
import { handleUncaught } from '../platform/failures/last-handler.ts';
import { createLog } from '../platform/log/log.ts';
import type { WikiSettings } from '../platform/parts.ts';
import { type Config, readConfig } from './config.ts';
import { type Product, startProduct } from './product.ts';

const line = commandLine('start');
const read = readConfig(process.env);
if (!read.ok) {
  for (const problem of read.problems) console.error(problem);
  process.exit(1);
}
const { config } = read;

/** Ctrl-C, a service manager, a terminal that closes. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
// A terminal that has closed takes no more lines, and that must not cut the stopping short.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const log = createLog({ level: config.logLevel });
/** Longer than anything takes that is finished in order. */
const finishWithinMs = 30_000;

let running: Product | null = null;
const { figures } = handleUncaught({
  log,
  stop: async () => running?.stop(),
  stopWithinMs: config.drainSeconds * 1000 + finishWithinMs,
});
const product = await start().catch(refuseToStart);
running = product;
console.log(`\n  Callshot is served at ${config.publicUrl}\n`);
for (const note of product.notes) console.log(`  ${note}`);
if (config.isDemoSignIn) {
  console.log('  Discord, Google and Reddit are fakes on this machine (DEMO_SIGN_IN).');
}
if (product.isWikiDemo) {
  console.log('  The tournament wiki is a fake on this machine, with recorded tournaments.');
}
console.log('  Ctrl-C stops it.\n');

let isStopping = false;
for (const signal of endings) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    product.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

async function start(): Promise<Product> {
  const standIns = await findStandIns(config);
  return startProduct({
    config: { ...config, ...standIns },
    log,
    figures,
    plant: prepareDemoWorld,
    findWiki,
  });
}

/** The demo world is loaded beside the product: it is none of its parts. */
async function prepareDemoWorld(db: Db): Promise<readonly string[]> {
  const { prepareDemoWorld: prepare } = await import('@callshot/seed');
  const asked = line.has('demo') ? 'demo' : line.has('empty') ? 'empty' : null;
  return prepare(db, { asked, isLocal: config.isLocal, now: new Date() });
}

/** Loads stand-ins of the providers only when asked for. They end with the process. */
async function findStandIns({
  isDemoSignIn,
  publicUrl,
  providers,
  discord,
}: Config): Promise<Pick<Config, 'providers' | 'discord'>> {
  if (!isDemoSignIn) return { providers, discord };
  const { startFakeProviders, startFakeDiscordApi } = await import('@callshot/fake-providers');
  const { origin, botToken, webhookAddress } = await startFakeDiscordApi();
  console.log(`\n  What is sent to Discord is shown at ${origin}/`);
  console.log(`  A webhook of its server to try: ${webhookAddress}`);
  return { providers: await startFakeProviders({ publicUrl }), discord: { origin, botToken } };
}

/**
 * Without a key a demo world starts its own wiki, unless the product can be reached from elsewhere.
 */
async function findWiki(db: Db): Promise<WikiSettings> {
  const { wiki, isLocal } = config;
  if (wiki.apiKey !== null || !isLocal) return wiki;
  const { existsPlantedEvent } = await import('@callshot/seed');
  if (!(await existsPlantedEvent(db))) return wiki;
  const { startDemoWiki } = await import('@callshot/fake-wiki');
  const { url, apiKey } = await startDemoWiki();
  // This wiki has no other users, so that its limit need not hold up a demo.
  const requestsPerHour = Math.max(wiki.requestsPerHour, 1000);
  return { ...wiki, url, apiKey, requestsPerHour, isDemo: true };
}

/** Faults that an operator can mend are explained in words. Others show their stack. */
function refuseToStart(error: unknown): Promise<Product> {
  console.error(explainFailure(error, config.host) ?? error);
  process.exit(1);
}
