// Who may import whom: the plan of the house, and the only place where it stands. From it
// `node scripts/generate.mjs` writes the lint rules (floors.biome.json) that hold it, and refuses a
// plan with a circle, a folder that is no room, and an edge that nobody uses.

const server = {
  group: ['react', 'react-*', '@base-ui/**', '@tanstack/**', '@callshot/web', '**/web/**'],
  message: 'apps/server and apps/web never import each other.',
};

/** Between packages: what files may not import, whatever their room; a later row replaces an earlier. */
export const packages = [
  {
    at: 'packages/name-search/src',
    group: ['**', '!./**', '!../**', '!vitest', '!fast-check'],
    message: 'packages/name-search depends on nothing (tests may use vitest and fast-check).',
  },
  {
    at: 'packages/rules/src',
    group: [
      '**',
      '!./**',
      '!../**',
      '!@callshot/name-search',
      '!vitest',
      '!fast-check',
      '!node:fs',
      '!node:path',
      '!node:url',
    ],
    message:
      'packages/rules may use @callshot/name-search (tests: vitest, fast-check and node:fs).',
  },
  {
    at: 'packages/nameplate-style/src',
    group: [
      '**',
      '!./**',
      '!../**',
      '!css-tree',
      '!css-tree/parser',
      '!css-tree/tokenizer',
      '!vitest',
      '!fast-check',
    ],
    message:
      'packages/nameplate-style may use the parser and tokenizer of css-tree, and runs in a browser (tests: vitest and fast-check).',
  },
  {
    at: 'packages/nameplate-style/src/sheet.ts',
    group: ['**'],
    message: 'Every page loads this module: it imports nothing.',
  },
  {
    at: 'packages/contract/src',
    group: ['**', '!./**', '!../**', '!zod', '!zod/**', '!@callshot/rules', '!vitest', '!node:*'],
    message: 'packages/contract may use zod and @callshot/rules.',
  },
  {
    at: 'packages/contract/src/{live,players,roles}.ts',
    group: ['**'],
    message: 'The browser loads this module: it imports nothing.',
  },
  {
    at: 'packages/fake-providers/src',
    group: ['**', '!./**', '!../**', '!vitest', '!node:*'],
    message: 'packages/fake-providers depends on nothing: it judges what the server sends.',
  },
  {
    at: 'packages/fake-wiki/src',
    group: ['**', '!./**', '!../**', '!vitest', '!fast-check', '!node:*'],
    message: 'packages/fake-wiki depends on nothing: it judges what the server sends.',
  },
  { at: 'apps/server/src', ...server },
  { at: 'apps/server/migrations', ...server },
  {
    at: 'apps/web/src',
    group: [
      'node:*',
      'fastify',
      '@fastify/**',
      'kysely',
      'pg',
      'zod',
      'zod/**',
      '@callshot/server',
      '@callshot/seed',
      '**/server/**',
    ],
    message:
      'apps/web may use @callshot/contract (types, @callshot/contract/live, /players and /roles) and @callshot/rules; never the server, never zod.',
  },
];

/**
 * Within a package, by its folders.
 *
 * ground: every room stands on these, and each of them on those before it.
 * rooms: what else a room imports. A row stands below the rows that it names.
 * roof: joins the rooms and is imported by nobody; files beside the folders are roof, too.
 * rowless: a folder with such a file needs no row while it imports no other room.
 * free: files that may import any room, since they ship nothing.
 */
export const houses = [
  {
    at: 'apps/server/src',
    ground: ['platform'],
    rooms: {
      'problem-words': [],
      moderation: ['settings'],
      accounts: ['moderation'],
      profile: ['accounts'],
      'sign-in': ['accounts'],
      events: ['problem-words'],
      seals: ['events'],
      pictures: ['events'],
      picks: ['events', 'problem-words', 'seals'],
      scoreboards: ['accounts', 'events', 'picks'],
      live: ['events', 'scoreboards'],
      leaderboards: ['accounts', 'events', 'picks', 'scoreboards', 'seals'],
      notifications: ['accounts', 'events', 'picks', 'scoreboards'],
      trophies: ['accounts', 'events', 'notifications', 'scoreboards'],
      nameplates: ['accounts', 'live', 'moderation', 'notifications'],
      promo: ['accounts', 'nameplates'],
      supporters: ['nameplates', 'notifications'],
      staff: ['accounts', 'live', 'moderation', 'picks', 'sign-in'],
      audit: ['accounts', 'events', 'picks'],
      official: ['events', 'notifications', 'picks', 'problem-words', 'scoreboards'],
      liquipedia: ['events', 'formats', 'problem-words', 'settings'],
      override: [
        'accounts',
        'events',
        'notifications',
        'official',
        'picks',
        'scoreboards',
        'seals',
      ],
      'event-desk': [
        'events',
        'formats',
        'liquipedia',
        'notifications',
        'official',
        'picks',
        'pictures',
        'problem-words',
        'scoreboards',
        'seals',
      ],
      sync: [
        'accounts',
        'events',
        'liquipedia',
        'notifications',
        'official',
        'override',
        'picks',
        'scoreboards',
        'seals',
      ],
    },
    roof: ['commands', 'docs'],
    rowless: '**/*.capability.ts',
    free: ['**/*.test.ts', '**/test-*.ts'],
  },
  {
    at: 'packages/rules/src',
    ground: ['model'],
    rooms: {
      faces: [],
      lock: [],
      ranking: [],
      awards: ['ranking'],
      bracket: [],
      picks: [],
      group: ['picks'],
      swiss: ['picks'],
      format: ['bracket', 'group', 'swiss'],
      edit: ['bracket', 'format'],
      stage: ['bracket', 'group', 'picks', 'swiss'],
      event: ['bracket', 'stage'],
      wiki: ['bracket', 'group', 'swiss'],
      words: ['edit', 'format', 'wiki'],
      sync: ['bracket', 'group', 'picks', 'stage', 'wiki'],
      results: ['bracket'],
      slots: ['bracket', 'stage'],
      scoring: ['bracket', 'group', 'picks', 'slots', 'swiss'],
      scoreboard: ['awards', 'ranking', 'scoring', 'slots'],
      preview: ['bracket', 'format', 'picks', 'scoring', 'slots', 'stage', 'swiss'],
      calls: ['bracket', 'picks', 'swiss', 'group', 'scoring', 'slots', 'stage'],
    },
    roof: [],
    rowless: null,
    free: ['**/*.test.ts'],
  },
  {
    at: 'apps/web/src',
    ground: ['core', 'ui', 'parts'],
    rooms: {
      session: [],
      commands: [],
      about: ['session'],
      staff: ['commands', 'session'],
      notifications: ['session'],
      'sign-in': ['notifications', 'session'],
      accounts: ['notifications', 'session', 'sign-in'],
      nameplates: ['commands', 'notifications', 'session'],
      promo: ['nameplates', 'session'],
      bracket: [],
      events: [],
      'user-card': ['events'],
      picks: ['bracket', 'events', 'notifications'],
      leaderboards: ['bracket', 'events', 'picks', 'session'],
      trophies: ['events', 'leaderboards', 'session'],
      profile: ['accounts', 'nameplates', 'notifications', 'session', 'sign-in', 'trophies'],
      results: ['bracket', 'events', 'leaderboards', 'session', 'trophies'],
      landing: ['events', 'leaderboards', 'picks', 'results', 'session', 'trophies'],
      live: ['events', 'leaderboards', 'notifications', 'picks'],
      override: ['events', 'leaderboards', 'picks', 'staff'],
      trial: ['events', 'leaderboards', 'picks', 'results'],
      formats: ['bracket', 'commands', 'session', 'trial'],
      mapping: ['formats'],
      'event-creator': ['formats', 'mapping', 'session'],
      'event-desk': ['commands', 'events', 'mapping', 'override', 'session', 'staff'],
      'event-page': [
        'events',
        'leaderboards',
        'live',
        'notifications',
        'picks',
        'results',
        'session',
      ],
    },
    roof: ['app', 'styles'],
    rowless: null,
    free: [],
  },
];
