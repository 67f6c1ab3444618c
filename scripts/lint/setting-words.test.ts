import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownSettings } from '../../apps/server/src/staff/settings/known-settings.ts';
import { root } from '../lib/workspace.mjs';

const english = JSON.parse(
  readFileSync(join(root, 'apps/web/src/staff/staff/words/en.json'), 'utf8'),
) as Readonly<Record<string, string>>;

test.each(knownSettings.map(({ facts }) => facts))(
  '$name means on its page what the API says',
  ({ name, meaning }) => {
    expect(english['settingMeaning']).toContain(` ${name} {${meaning}}`);
  },
);
