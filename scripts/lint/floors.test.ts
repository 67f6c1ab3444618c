import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf, withRowless } from '../lib/floor-rules.mjs';
import { bin } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';

// The generated lint refuses whatever the plan forbids. The samples have a folder of their own,
// with only the generated rules beside them.

const samples = [
  {
    file: 'apps/server/src/play/events/a.ts',
    imports: '../../desk/override/b.ts',
    refused: 'events may import platform,',
    why: 'a capability that does not stand below',
  },
  {
    file: 'apps/server/src/platform/http/a.ts',
    imports: '../../play/events/b.ts',
    refused: 'platform may import no other room.',
    why: 'platform knows no capability, from however deep',
  },
  {
    file: 'apps/server/src/platform/http/b.ts',
    imports: '../audit/b.ts',
    refused: null,
    why: 'a folder of the own room, though a capability has its name',
  },
  {
    file: 'apps/server/src/play/events/b.ts',
    imports: '../../app/product.ts',
    refused: 'events may import platform,',
    why: 'the roof joins the rooms, and none of them imports it',
  },
  {
    file: 'apps/server/src/staff/settings/a.ts',
    imports: '../../account/accounts/b.ts',
    refused: 'settings may import platform.',
    why: 'a capability without a row stands on the ground alone',
  },
  {
    file: 'apps/server/src/staff/settings/b.ts',
    imports: '../../platform/b.ts',
    refused: null,
    why: 'on which all capabilities stand',
  },
  {
    file: 'apps/server/src/play/events/c.test.ts',
    imports: '../../../testing/play/events.ts',
    refused: null,
    why: 'tests are helped by what ships nothing',
  },
  {
    file: 'apps/server/src/play/events/c.ts',
    imports: '../../../testing/play/events.ts',
    refused: 'events may import platform,',
    why: 'help for tests is not shipped',
  },
  {
    file: 'apps/server/src/play/picks/a.ts',
    imports: '../events/b.ts',
    refused: null,
    why: 'a room of the same area that the plan names',
  },
  {
    file: 'apps/server/src/play/events/d.ts',
    imports: '../picks/b.ts',
    refused: 'events may import platform,',
    why: 'a room of the same area that the plan does not name',
  },
  {
    file: 'apps/web/src/play/picks/a.ts',
    imports: '../results/b.ts',
    refused: 'picks may import core, ui',
    why: 'a room of the browser that does not stand below',
  },
  {
    file: 'apps/web/src/platform/ui/controls/a.ts',
    imports: '../../../account/session/b.ts',
    refused: 'ui may import core.',
    why: 'the ground of the browser takes nothing from its rooms',
  },
  {
    file: 'apps/web/src/platform/core/a.ts',
    imports: '../ui/b.ts',
    refused: 'core may import no other room.',
    why: 'nothing lies below core',
  },
  {
    file: 'apps/web/src/play/event-page/a.ts',
    imports: '../../app/b.ts',
    refused: 'event-page may import',
    why: 'nobody imports the roof',
  },
  {
    file: 'apps/web/src/play/picks/b.ts',
    imports: '../bracket/b.ts',
    refused: null,
    why: 'an edge of the plan',
  },
  {
    file: 'apps/web/src/app/a.ts',
    imports: '../play/picks/b.ts',
    refused: null,
    why: 'the roof joins all rooms',
  },
  {
    file: 'apps/web/src/play/picks/c.ts',
    imports: 'zod',
    refused: 'never zod',
    why: 'what a package may not import holds in its rooms, too',
  },
  {
    file: 'packages/rules/src/bracket/a.ts',
    imports: '@callshot/contract',
    refused: 'packages/rules may use @callshot/name-search',
    why: 'a package by the name of its scope',
  },
  {
    file: 'packages/rules/src/bracket/b.ts',
    imports: 'node:fs',
    refused: null,
    why: 'tests of the rules read files',
  },
  {
    file: 'packages/rules/src/bracket/c.ts',
    imports: '../scoring/b.ts',
    refused: 'bracket may import model.',
    why: 'a room of the game that does not stand below',
  },
  {
    file: 'packages/rules/src/bracket/c.test.ts',
    imports: '../scoring/b.ts',
    refused: null,
    why: 'tests ship nothing',
  },
  {
    file: 'packages/contract/src/a.ts',
    imports: 'zod/mini',
    refused: null,
    why: 'what a package may import, with what lies in it',
  },
  {
    file: 'packages/contract/src/players.ts',
    imports: './a.ts',
    refused: 'imports nothing',
    why: 'the stricter row of a single file',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'callshot-floors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let diagnostics: string;
beforeAll(async () => {
  const config = { extends: [join(root, 'scripts/lint/floors.biome.json')] };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const { file, imports } of samples) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `export { b } from '${imports}';\n`);
  }
  diagnostics = await lint();
});

const lint = (): Promise<string> =>
  new Promise((resolve) => {
    execFile(bin('biome'), ['lint', '--reporter=github', '.'], { cwd: folder }, (_, stdout) =>
      resolve(stdout),
    );
  });

test.each(samples)('$file importing $imports: $why', ({ file, refused }) => {
  const said = diagnostics
    .split('\n')
    .find((line) => line.includes(`${file},`) && line.includes('noRestrictedImports'));
  if (refused === null) expect(said).toBeUndefined();
  else expect(said).toContain(refused);
});

const house = {
  at: 'src',
  areas: ['play'],
  ground: ['platform'],
  rooms: { events: ['accounts'] },
  roof: [],
  rowless: '**/*.capability.ts',
  free: [],
};
const files = [
  'platform/audit/audit.capability.ts',
  'accounts/accounts.capability.ts',
  'play/events/events.capability.ts',
  'surveys/surveys.capability.ts',
  'helpers/a.ts',
];
const seen = {
  pathOf: new Map([
    ['platform', 'platform'],
    ['accounts', 'accounts'],
    ['events', 'play/events'],
    ['surveys', 'surveys'],
    ['helpers', 'helpers'],
  ]),
  edges: new Set(['events → accounts']),
};

test('a capability needs no row of the plan, and may be named by one; any other folder needs its own', () => {
  expect(problemsOf(withRowless(house, files), seen)).toEqual([
    'src/helpers is no room of the plan',
  ]);
  expect(problemsOf(withRowless({ ...house, rowless: null }, files), seen)).toContain(
    'src/surveys is no room of the plan',
  );
});
