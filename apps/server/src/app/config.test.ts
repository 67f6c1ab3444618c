import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, settingRows } from './config.ts';

describe('readConfig', () => {
  test('nothing set gives the documented defaults', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      config: {
        port: 3000,
        host: 'localhost',
        publicUrl: 'http://localhost:3000',
        isLocal: true,
        trustedProxies: [],
        databaseUrl: null,
        databasePoolUrl: null,
        dataDirectory: resolve('.callshot'),
        mail: null,
        discord: { botToken: null },
        push: { services: [] },
        wiki: {
          url: 'https://api.liquipedia.net/api/v3',
          apiKey: null,
          contact: 'http://localhost:3000',
          requestsPerHour: 60,
          pollSeconds: 120,
          webhookSecret: null,
        },
        pictureHosts: ['liquipedia.net'],
        patreonWebhookSecret: null,
        admin: null,
        providers: {},
        isDemoSignIn: false,
        finishWaitSeconds: 600,
        boardMemoryBytes: 1024 * 2 ** 20,
        scoringKernel: 'simd',
        worker: 'on',
        rateLimits: { savesPerMinute: 30, savesOfAddressPerMinute: 6000, liveOfAddress: 200 },
        metrics: null,
        logLevel: 'info',
        drainSeconds: 0,
      },
    });
  });

  test('everything set is taken over', () => {
    const result = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://callshot.example/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,loopback',
      DATABASE_URL: 'postgres://u:p@db/callshot',
      DATABASE_POOL_URL: 'postgres://u:p@pool/callshot',
      CALLSHOT_DATA: '/srv/callshot',
      SMTP_URL: 'smtps://mailer:secret@mail.example:465',
      MAIL_FROM: 'Callshot <picks@callshot.example>',
      VAPID_PUBLIC_KEY: `B${'k'.repeat(86)}`,
      VAPID_PRIVATE_KEY: 'p'.repeat(43),
      VAPID_SUBJECT: 'mailto:ops@callshot.example',
      PUSH_SERVICES: 'push.example, localhost:4433',
      LIQUIPEDIA_URL: 'https://lpdb.example/api/v3/',
      LIQUIPEDIA_API_KEY: 'a-key',
      LIQUIPEDIA_CONTACT: 'ops@callshot.example',
      LIQUIPEDIA_REQUESTS_PER_HOUR: '1000',
      LIQUIPEDIA_POLL_SECONDS: '60',
      PICTURE_HOSTS: 'liquipedia.net, Pictures.example',
      LIQUIPEDIA_WEBHOOK_SECRET: 'sixteen-at-least',
      ADMIN_USERNAME: 'ada',
      ADMIN_PASSWORD: ' spaces stay ',
      DISCORD_CLIENT_ID: '1',
      DISCORD_CLIENT_SECRET: 'd',
      DISCORD_BOT_TOKEN: 'MTA.of-a-bot.that_writes',
      REDDIT_CLIENT_ID: '2',
      REDDIT_CLIENT_SECRET: 'r',
      FINISH_WAIT_SECONDS: '120',
      BOARD_MEMORY_MB: '300',
      SCORING_KERNEL: 'plain',
      SERVICE_WORKER: 'push',
      SAVES_PER_MINUTE: '12',
      SAVES_PER_MINUTE_PER_ADDRESS: '100',
      LIVE_CONNECTIONS_PER_ADDRESS: '2000',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.3',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '5',
      PATREON_WEBHOOK_SECRET: 'what-patreon-signs-with',
    });
    expect(result).toEqual({
      ok: true,
      config: {
        port: 8080,
        host: '0.0.0.0',
        publicUrl: 'https://callshot.example',
        isLocal: false,
        trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'loopback'],
        databaseUrl: 'postgres://u:p@db/callshot',
        databasePoolUrl: 'postgres://u:p@pool/callshot',
        dataDirectory: '/srv/callshot',
        mail: {
          smtpUrl: 'smtps://mailer:secret@mail.example:465',
          from: 'Callshot <picks@callshot.example>',
        },
        push: {
          vapidKeys: { publicKey: `B${'k'.repeat(86)}`, privateKey: 'p'.repeat(43) },
          subject: 'mailto:ops@callshot.example',
          services: ['push.example', 'localhost:4433'],
        },
        discord: { botToken: 'MTA.of-a-bot.that_writes' },
        wiki: {
          url: 'https://lpdb.example/api/v3',
          apiKey: 'a-key',
          contact: 'ops@callshot.example',
          requestsPerHour: 1000,
          pollSeconds: 60,
          webhookSecret: 'sixteen-at-least',
        },
        pictureHosts: ['liquipedia.net', 'pictures.example'],
        patreonWebhookSecret: 'what-patreon-signs-with',
        admin: { username: 'ada', password: ' spaces stay ' },
        providers: {
          discord: { clientId: '1', clientSecret: 'd' },
          reddit: { clientId: '2', clientSecret: 'r' },
        },
        isDemoSignIn: false,
        finishWaitSeconds: 120,
        boardMemoryBytes: 300 * 2 ** 20,
        scoringKernel: 'plain',
        worker: 'push',
        rateLimits: { savesPerMinute: 12, savesOfAddressPerMinute: 100, liveOfAddress: 2000 },
        metrics: { host: '10.0.0.3', port: 9464 },
        logLevel: 'warn',
        drainSeconds: 5,
      },
    });
  });

  test.each([
    { why: 'a port that is no number', env: { PORT: 'http' }, says: ['PORT'] },
    { why: 'a port beyond the range', env: { PORT: '65536' }, says: ['PORT'] },
    { why: 'figures at no port', env: { METRICS_PORT: 'on' }, says: ['METRICS_PORT'] },
    {
      why: 'figures where everybody is served',
      env: { PORT: '3000', METRICS_PORT: '3000' },
      says: ['METRICS_PORT'],
    },
    {
      why: 'an address of figures without a port',
      env: { METRICS_HOST: '0.0.0.0' },
      says: ['METRICS_HOST'],
    },
    {
      why: 'an address without a scheme',
      env: { PUBLIC_URL: 'callshot.example' },
      says: ['PUBLIC_URL'],
    },
    {
      why: 'an address with a path',
      env: { PUBLIC_URL: 'https://a.example/x' },
      says: ['PUBLIC_URL'],
    },
    {
      why: 'half a pair of push keys',
      env: { VAPID_PUBLIC_KEY: `B${'k'.repeat(86)}` },
      says: ['VAPID_PRIVATE_KEY'],
    },
    {
      why: 'push keys that are none',
      env: { VAPID_PUBLIC_KEY: 'key', VAPID_PRIVATE_KEY: 'key' },
      says: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
    },
    {
      why: 'a push subject without a scheme',
      env: { VAPID_SUBJECT: 'ops@callshot.example' },
      says: ['VAPID_SUBJECT'],
    },
    {
      why: 'a push service with a path',
      env: { PUSH_SERVICES: 'push.example/x' },
      says: ['PUSH_SERVICES'],
    },
    {
      why: 'a wiki whose key anybody on the way could read',
      env: { LIQUIPEDIA_URL: 'http://lpdb.example/api/v3' },
      says: ['LIQUIPEDIA_URL'],
    },
    {
      why: 'a key of two words',
      env: { LIQUIPEDIA_API_KEY: 'Apikey 1234' },
      says: ['LIQUIPEDIA_API_KEY'],
    },
    {
      why: 'a contact that reaches nobody',
      env: { LIQUIPEDIA_CONTACT: 'the operator' },
      says: ['LIQUIPEDIA_CONTACT'],
    },
    {
      why: 'a secret that is soon guessed',
      env: { LIQUIPEDIA_WEBHOOK_SECRET: 'secret' },
      says: ['LIQUIPEDIA_WEBHOOK_SECRET'],
    },
    {
      why: 'a token with its scheme',
      env: { DISCORD_BOT_TOKEN: 'Bot MTA.of-a-bot.that_writes' },
      says: ['DISCORD_BOT_TOKEN'],
    },
    { why: 'a proxy by its name', env: { TRUST_PROXY: 'nginx' }, says: ['TRUST_PROXY'] },
    { why: 'a network too small', env: { TRUST_PROXY: '10.0.0.0/33' }, says: ['TRUST_PROXY'] },
    { why: 'another kind of database', env: { DATABASE_URL: 'mysql://x' }, says: ['DATABASE_URL'] },
    {
      why: 'a pooler of one',
      env: { DATABASE_POOL_URL: 'mysql://x' },
      says: ['DATABASE_POOL_URL'],
    },
    {
      why: 'an address of a database with a password that breaks it',
      env: { DATABASE_URL: 'postgresql://u:p#ss@db/callshot' },
      says: ['DATABASE_URL'],
    },
    { why: 'an admin without a password', env: { ADMIN_USERNAME: 'a' }, says: ['ADMIN_USERNAME'] },
    {
      why: 'a mail server without a sender',
      env: { SMTP_URL: 'smtp://mail' },
      says: ['SMTP_URL'],
    },
    { why: 'a sender without a mail server', env: { MAIL_FROM: 'a@b.c' }, says: ['MAIL_FROM'] },
    {
      why: 'a mail server that speaks no SMTP',
      env: { SMTP_URL: 'https://mail', MAIL_FROM: 'a@b.c' },
      says: ['SMTP_URL'],
    },
    {
      why: 'a sender whose bracket stays open',
      env: { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Callshot <a@b.c' },
      says: ['MAIL_FROM'],
    },
    {
      why: 'a sender that is no address',
      env: { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Callshot' },
      says: ['MAIL_FROM'],
    },
    { why: 'a password without an admin', env: { ADMIN_PASSWORD: 'a' }, says: ['ADMIN_PASSWORD'] },
    {
      why: 'an admin password nobody could register with',
      env: { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'short' },
      says: ['ADMIN_PASSWORD'],
    },
    {
      why: 'an admin password nobody could log in with',
      env: { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'a'.repeat(257) },
      says: ['ADMIN_PASSWORD'],
    },
    {
      why: 'a provider without its secret',
      env: { GOOGLE_CLIENT_ID: 'a' },
      says: ['GOOGLE_CLIENT_ID'],
    },
    {
      why: 'a secret without its provider',
      env: { REDDIT_CLIENT_SECRET: 'a' },
      says: ['REDDIT_CLIENT_SECRET'],
    },
    {
      why: 'an admin password that everybody knows',
      env: { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'callshot-demo-admin' },
      says: ['ADMIN_PASSWORD'],
    },
    { why: 'half a yes', env: { DEMO_SIGN_IN: 'true' }, says: ['DEMO_SIGN_IN'] },
    {
      why: 'fakes for everybody',
      env: { DEMO_SIGN_IN: 'on', PUBLIC_URL: 'https://callshot.example' },
      says: ['DEMO_SIGN_IN'],
    },
    {
      why: 'fakes on a host that only looks like this machine',
      env: { DEMO_SIGN_IN: 'on', PUBLIC_URL: 'http://127.0.0.1.evil.example' },
      says: ['DEMO_SIGN_IN'],
    },
    {
      why: 'fakes beside a real provider',
      env: { DEMO_SIGN_IN: 'on', DISCORD_CLIENT_ID: 'a', DISCORD_CLIENT_SECRET: 'b' },
      says: ['DEMO_SIGN_IN'],
    },
    { why: 'no saves at all', env: { SAVES_PER_MINUTE: '0' }, says: ['SAVES_PER_MINUTE'] },
    { why: 'an unknown log level', env: { LOG_LEVEL: 'loud' }, says: ['LOG_LEVEL'] },
    {
      why: 'all problems at once',
      env: { PORT: '-1', LOG_LEVEL: 'x' },
      says: ['PORT', 'LOG_LEVEL'],
    },
    {
      why: 'a host of pictures that is none',
      env: { PICTURE_HOSTS: 'liquipedia.net, https://a.example, 127.0.0.1' },
      says: ['PICTURE_HOSTS'],
    },
  ])('refuses $why', ({ env, says }) => {
    const result = readConfig(env);
    expect(result.ok ? [] : result.problems.map((problem) => problem.split(' ')[0])).toEqual(says);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:80', 'http://[::1]:80'])(
    'fakes may stand in at %s',
    (PUBLIC_URL) => {
      const result = readConfig({ DEMO_SIGN_IN: 'on', PUBLIC_URL });
      expect(result.ok && result.config.isDemoSignIn).toBe(true);
    },
  );

  test.each([
    { why: 'nothing is set', env: {}, isLocal: true },
    {
      why: 'loopback by its addresses',
      env: { HOST: '::1', PUBLIC_URL: 'http://[::1]:80' },
      isLocal: true,
    },
    {
      why: 'another port of this machine',
      env: { PUBLIC_URL: 'http://127.0.0.1:9000' },
      isLocal: true,
    },
    { why: 'a domain', env: { PUBLIC_URL: 'https://callshot.example' }, isLocal: false },
    {
      why: 'a name that only begins like it',
      env: { PUBLIC_URL: 'http://localhost.evil.example' },
      isLocal: false,
    },
    { why: 'every address of the machine', env: { HOST: '0.0.0.0' }, isLocal: false },
    { why: 'an address of the network', env: { HOST: '192.168.1.5' }, isLocal: false },
    { why: 'a proxy in front', env: { TRUST_PROXY: 'loopback' }, isLocal: false },
  ])('local or not: $why', ({ env, isLocal }) => {
    const result = readConfig(env);
    expect(result.ok && result.config.isLocal).toBe(isLocal);
  });

  test('figures are this machine’s alone unless told otherwise', () => {
    const result = readConfig({ METRICS_PORT: '9464', HOST: '0.0.0.0' });
    expect(result.ok && result.config.metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  test('an empty setting counts as unset', () => {
    const empty = Object.fromEntries(
      settingRows.flatMap(({ names }) => names.map((name) => [name, ''])),
    );
    expect(readConfig(empty)).toEqual(readConfig({}));
  });
});
