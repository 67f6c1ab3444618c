import { expect, test } from 'vitest';
import { expectPlayable } from '../../../packages/rules/fixtures/expect-playable.ts';
import { mutatedFormat } from '../../../packages/rules/fixtures/mutated-formats.ts';
import { randomOf } from '../../../packages/rules/fixtures/synthetic-picks.ts';
import { parseFormat } from '../../../packages/rules/src/format/parse-format.ts';
import {
  doubleElimination8,
  groupsFormat,
  majorFormat,
  swissFormat,
  worldsFormat,
} from './formats.ts';

test.each([majorFormat, worldsFormat, groupsFormat, swissFormat, doubleElimination8])(
  '$name: what is accepted of it can be played',
  ({ format }) => {
    expectPlayable(format, randomOf(1));
    let accepted = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const random = randomOf(seed);
      const parsed = parseFormat(JSON.stringify(mutatedFormat(format, random)));
      if (!parsed.ok) continue;
      accepted += 1;
      expectPlayable(parsed.value, random);
    }
    expect(accepted).toBeGreaterThan(0);
  },
);
