import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from './workspace.mjs';

/** Those that take longest, in that order: what began last would be waited for by an idle worker. */
export const longest = [
  'apps/server/src/docs/published-answers.database.test.ts',
  'apps/server/testing/product/demo-at-start.database.test.ts',
  'apps/server/src/platform/embedded-postgres/embedded-postgres.database.test.ts',
  'apps/server/testing/product/hostile-changes.database.test.ts',
  'apps/server/src/platform/backup/backup.database.test.ts',
  'apps/server/testing/product/hostile-input.database.test.ts',
  'apps/server/src/desk/sync/sync.database.test.ts',
  'apps/server/testing/product/demo-world.database.test.ts',
  'apps/server/testing/product/two-users.database.test.ts',
  'apps/server/src/desk/override/redraws-with-picks.database.test.ts',
  'apps/server/src/platform/database/limited-pool.database.test.ts',
  'apps/server/src/desk/sync/recorded-swiss.test.ts',
  'packages/nameplate-style/src/fuzz.test.ts',
  'packages/rules/src/wiki/followed-pages.test.ts',
  'apps/web/src/play/results/matches/one-judge.test.ts',
  'packages/rules/src/scoring/still-possible-swiss.test.ts',
  'packages/fake-wiki/src/replay/replay.test.ts',
  'apps/server/src/desk/sync/simulated-renames.test.ts',
  'packages/rules/src/format/mutated-formats.test.ts',
  'apps/server/src/desk/sync/simulated-stages.test.ts',
  'apps/web/src/desk/event-creator/event-creator.test.tsx',
  'apps/web/src/reach/notifications/clean-html.test.ts',
  'apps/web/src/desk/event-desk/event-desk.test.tsx',
  'apps/web/src/desk/formats/editor/format-editor.test.tsx',
  'apps/web/src/desk/formats/builder/bracket-builder.test.tsx',
  'apps/server/src/reach/notifications/announcing/announcement-html.test.ts',
  'apps/web/src/desk/event-desk/mapping/mapping.test.tsx',
];

const wantsDom = ({ moduleId }) =>
  /^\/\/ @vitest-environment jsdom$/m.test(readFileSync(moduleId, 'utf8'));

const longestFirst = (files) => {
  const placeOf = ({ moduleId }) => {
    const place = longest.indexOf(relative(root, moduleId).replaceAll('\\', '/'));
    return place < 0 ? longest.length : place;
  };
  return files.toSorted((one, other) => placeOf(one) - placeOf(other));
};

const shuffled = (files, order) => {
  const placeOf = ({ moduleId }) =>
    createHash('sha256').update(`${order} ${moduleId}`).digest('hex');
  return files.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
};

/**
 * The longest files come first, those with a DOM last. A worker only continues with a file of the
 * same environment. A new worker loads jsdom and React again, which takes longer than most files.
 * `ORDER=text` shuffles both kinds by a seed, to find a file that depends on others.
 */
export class TestOrder extends BaseSequencer {
  async sort(files) {
    const sorted = process.env.ORDER
      ? shuffled(files, process.env.ORDER)
      : longestFirst(await super.sort(files));
    return [...sorted.filter((file) => !wantsDom(file)), ...sorted.filter(wantsDom)];
  }
}
