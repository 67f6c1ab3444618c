import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CROSSED } from '../../fixtures/crossed-formats.ts';
import { edited, newFreeform, newPlayoffs } from '../../fixtures/edited.ts';
import { expectMaximum } from '../../fixtures/expect-maximum.ts';
import { expectPlayable } from '../../fixtures/expect-playable.ts';
import { mutatedFormat } from '../../fixtures/mutated-formats.ts';
import { randomEdit } from '../../fixtures/random-edits.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { checkFormat } from '../format/check-format.ts';
import { readFormat } from '../format/read-format.ts';
import type { EventFormat } from '../model/format.ts';
import { formatMaximum } from '../preview/format-maximum.ts';
import { editFormat } from './edit-format.ts';
import { emptyFormat } from './empty-format.ts';
import { startFrom } from './starting-points.ts';

const BASES: readonly { readonly why: string; readonly format: EventFormat }[] = [
  ...CROSSED,
  { why: 'nothing', format: emptyFormat() },
  { why: 'Swiss', format: startFrom({ kind: 'swiss', teamCount: 16 }) },
  { why: 'groups', format: startFrom({ kind: 'groups', groupCount: 2, of: 'teams' }) },
  {
    why: 'groups with brackets',
    format: startFrom({ kind: 'groups', groupCount: 2, of: 'brackets' }),
  },
  { why: 'GSL groups', format: startFrom({ kind: 'groups', groupCount: 2, of: 'gsl' }) },
  { why: 'playoffs as they begin', format: newPlayoffs() },
  { why: 'a drawing', format: newFreeform('A', 'B', 'Grand Final') },
  {
    why: 'double elimination with a reset',
    format: startFrom({ kind: 'knockout', teamCount: 8, elimination: 'double', hasReset: true }),
  },
];

describe('whatever is edited', () => {
  test.each(BASES)('$why', ({ format: base }) => {
    let [ready, refused, done] = [0, 0, 0];
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const states = [frozen(base)];
        for (let step = 0; step < 14; step += 1) {
          const before = states.at(-1)!;
          const edit = randomEdit(before, random);
          const next = editFormat(before, edit);
          if (!next.ok) {
            refused += 1;
            continue;
          }
          done += 1;
          states.push(frozen(next.format));
          expectKept(before, next.format);
          if (edit.kind === 'setLoserPath' || edit.kind === 'setWinnerPath') {
            expect(badLinks(next.format)).toBeLessThanOrEqual(badLinks(before));
          }
        }
        const problems = states.map((state) => checkFormat(state).problems);
        states.forEach((state, at) => {
          const read = { format: trimmed(state), problems: problems[at] };
          expect(readFormat(JSON.stringify(state))).toEqual(read);
        });
        const last = problems.findLastIndex((own) => own.length === 0);
        if (last <= 0) return;
        ready += 1;
        expectPlayable(states[last]!, random);
        expectMaximum(states[last]!);
      }),
      { numRuns: 6 },
    );
    expect([ready > 0, refused > 0, done > 0]).toEqual([true, true, true]);
  });
});

test('a draft with whatever problems is checked and edited like any other format', () => {
  const bases = BASES.slice(3).map(({ format }) => format);
  let drafts = 0;
  fc.assert(
    fc.property(fc.integer(), fc.nat(bases.length - 1), (seed, at) => {
      const random = randomOf(seed);
      const { format } = readFormat(JSON.stringify(mutatedFormat(bases[at]!, random)));
      if (!format) return;
      let state = frozen(format);
      for (let step = 0; step < 6; step += 1) {
        const { problems } = checkFormat(state);
        const { stages } = formatMaximum(state);
        if (problems.length > 0) drafts += 1;
        else expect(stages).not.toContain(null);
        const next = editFormat(state, randomEdit(state, random));
        if (next.ok) state = frozen(next.format);
      }
    }),
    { numRuns: 20 },
  );
  expect(drafts).toBeGreaterThan(0);
});

const BAD_LINKS = new Set(['slot_fed_twice', 'leads_back', 'leads_nowhere']);

const badLinks = (format: EventFormat): number =>
  checkFormat(format).problems.filter(({ code }) => BAD_LINKS.has(code)).length;

/** Unchanged parts stay the same object, so that an undo restores the very state. */
function expectKept(before: EventFormat, after: EventFormat): void {
  if (JSON.stringify(before) === JSON.stringify(after)) expect(after).toBe(before);
  after.stages.forEach((stage, at) => {
    const was = before.stages[at];
    if (JSON.stringify(was) === JSON.stringify(stage)) expect(stage).toBe(was);
  });
}

/** Writing to a state that was left behind throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** Reading takes the spaces off the ends of names. */
function trimmed(format: EventFormat): EventFormat {
  return JSON.parse(JSON.stringify(format), (key, value) =>
    key === 'name' && typeof value === 'string' ? value.trim() : value,
  );
}

test('an edit of the largest bracket changes what it names, and nothing else', () => {
  const large = startFrom({
    kind: 'knockout',
    teamCount: 64,
    elimination: 'double',
    hasReset: true,
  });
  const after = edited(large, {
    kind: 'changeColumn',
    stage: 0,
    part: 'LB',
    col: 9,
    to: { name: 'Lower Final' },
  });
  const [before, next] = [large.stages[0]?.bracket, after.stages[0]?.bracket];
  expect(next?.parts[0]).toBe(before?.parts[0]);
  expect(next?.parts[1]?.columns[8]).toBe(before?.parts[1]?.columns[8]);
  expect(next?.parts[1]?.columns[9]).not.toBe(before?.parts[1]?.columns[9]);
  expect(next?.scoringGroups).toBe(before?.scoringGroups);
});
