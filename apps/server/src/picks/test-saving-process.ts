import type { AddressInfo } from 'node:net';
import { accountHandlers } from '../accounts/account-handlers.ts';
import { buildApp } from '../app.ts';
import { createCapabilities } from '../capabilities.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log/log.ts';
import { settingHandlers } from '../settings/setting-handlers.ts';

/** A server to be killed while it saves: says its port on the first line, then serves until it dies. */
const connectionString = process.env.DATABASE_URL ?? '';
const db = createDatabase(connectionString);
const log = createLog({ level: 'silent' });
const config = { publicUrl: 'http://localhost:3000', isAnswerChecked: false, trustProxy: false };
const capabilities = createCapabilities({ db, connectionString, log });
const app = await buildApp({
  db,
  log,
  config,
  readiness: { isDraining: () => false },
  live: capabilities.live,
  handlers: {
    ...accountHandlers({ db, log, config }),
    ...settingHandlers({ db, log, config }),
    ...capabilities.handlers,
  },
});
await capabilities.start();
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
