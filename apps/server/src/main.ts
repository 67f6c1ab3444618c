import { type Config, readConfig } from './config.ts';
import type { Db } from './platform/database/database.ts';
import { isDatabaseUnavailable } from './platform/database/database-unavailable.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres/embedded-postgres-error.ts';
import { describeError } from './platform/log/describe-error.ts';
import { type Product, startProduct } from './product.ts';
import type { ProviderSettings } from './sign-in/provider-settings.ts';

const read = readConfig(process.env);
if (!read.ok) {
  for (const problem of read.problems) console.error(problem);
  process.exit(1);
}

const isEmpty = process.argv.includes('--empty');
const product = await startProduct({
  config: { ...read.config, providers: await findProviders(read.config) },
  ...(isEmpty ? {} : { plant: plantDemoWorld }),
}).catch(refuseToStart);

console.log(`\n  Callshot is served at ${read.config.publicUrl}\n`);
for (const note of product.notes) console.log(`  ${note}`);
if (read.config.isDemoSignIn) {
  console.log('  Discord, Google and Reddit are fakes on this machine (DEMO_SIGN_IN).');
}
console.log('  Ctrl-C stops it.\n');

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
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

/** The demo world is loaded only where there is room for it. */
async function plantDemoWorld(db: Db): Promise<readonly string[]> {
  const {
    demoAccounts,
    isDemoWorld,
    isEmptyWorld,
    plantDemoWorld: plant,
  } = await import('@callshot/seed');
  if (await isEmptyWorld(db)) await plant(db, new Date());
  if (!(await isDemoWorld(db))) return [];
  const { admin, player } = demoAccounts;
  return [
    `Sign in as the demo admin:  ${admin.username}  /  ${admin.password}`,
    `Sign in as a demo player:   ${player.username}  /  ${player.password}`,
  ];
}

/** What stands in for the providers is loaded only where somebody asked for it, and ends with the process. */
async function findProviders({
  isDemoSignIn,
  publicUrl,
  providers,
}: Config): Promise<ProviderSettings> {
  if (!isDemoSignIn) return providers;
  const { startFakeProviders } = await import('@callshot/fake-providers');
  return startFakeProviders({ publicUrl });
}

/** What an operator can mend is said in words; anything else with its trace. */
function refuseToStart(error: unknown): Promise<Product> {
  console.error(sayable(error) ?? error);
  process.exit(1);
}

function sayable(error: unknown): string | null {
  if (error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use by another program. Stop that one, or choose another with PORT.';
  }
  if (!isDatabaseUnavailable(error)) return null;
  return `The database cannot be reached; check DATABASE_URL. (${describeError(error).message})`;
}
