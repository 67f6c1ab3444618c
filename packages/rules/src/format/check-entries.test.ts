import { describe, expect, test } from 'vitest';
import {
  CROSSED,
  formatOf,
  knockout,
  SEVERAL_SOURCES,
  stageOf,
  TWO_GROUPS,
  withEntries,
} from '../../fixtures/crossed-formats.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { waysOut } from '../bracket/ways-out.ts';
import { STARTING_POINTS, startFrom } from '../edit/starting-points.ts';
import type { EventFormat, StageEntry } from '../model/format.ts';
import { checkFormat } from './check-format.ts';
import { parseFormat } from './parse-format.ts';
import { teamsThrough } from './stage-flow.ts';

const without = (format: EventFormat) => ({
  ...format,
  stages: format.stages.map(({ entries: _, ...stage }) => stage),
});

/** TWO_GROUPS with other entries in its playoffs, as it is written. */
const written = (entries: unknown): unknown => {
  const [groups, playoffs] = without(TWO_GROUPS).stages;
  return { ...TWO_GROUPS, stages: [groups, { ...playoffs, entries }] };
};
const from = (group: number, place: number, stage = 0): StageEntry => ({ stage, group, place });
const problemsOf = (format: unknown) => {
  const parsed = parseFormat(format);
  return parsed.ok ? [] : parsed.problems;
};

describe('entries are read, and refused where they can never be filled [rule: formats-44]', () => {
  test.each(CROSSED)('$why: read as it is written, without a problem', ({ format }) => {
    expect(parseFormat(JSON.stringify(format))).toEqual({ ok: true, value: format });
    const codes = checkFormat(format).warnings.map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('entr'))).toEqual([]);
  });

  test.each([
    {
      why: 'a place that the stage does not decide',
      entries: [[from(0, 3), from(1, 2), from(1, 1), from(0, 2)]],
      path: [0, 0],
      fault: { code: 'entry_not_decided', places: 2 },
    },
    {
      why: 'a group that the stage does not have',
      entries: [[from(0, 1), from(1, 2), from(1, 1), from(2, 1)]],
      path: [0, 3],
      fault: { code: 'entry_not_decided', places: 0 },
    },
    {
      why: 'the same place twice',
      entries: [[from(0, 1), from(1, 2), from(1, 1), from(0, 1)]],
      path: [0, 3],
      fault: { code: 'entry_twice', stage: 'Groups', place: 1 },
    },
    {
      why: 'a stage that does not come before',
      entries: [[from(0, 1, 1), from(1, 2), from(1, 1), from(0, 2)]],
      path: [0, 0],
      fault: { code: 'entry_not_before' },
    },
    {
      why: 'fewer places than the bracket has',
      entries: [[from(0, 1), from(1, 2)]],
      path: [0],
      fault: { code: 'wrong_entry_count', listed: 2, wanted: 4 },
    },
    {
      why: 'more lists than the stage has groups',
      entries: [[], []],
      path: [],
      fault: { code: 'wrong_entry_count', listed: 2, wanted: 1 },
    },
    {
      why: 'no such word',
      entries: [['whoever', from(1, 2), from(1, 1), from(0, 2)]],
      path: [0, 0],
      fault: { code: 'bad_entry' },
    },
    {
      why: 'a place from nought',
      entries: [[{ stage: 0, group: 0, place: 0 }, from(1, 2), from(1, 1), from(0, 2)]],
      path: [0, 0, 'place'],
      fault: { code: 'not_in_range', least: 1, most: 250 },
    },
  ])('$why', ({ entries, path, fault }) => {
    expect(problemsOf(written(entries))).toContainEqual({
      ...fault,
      path: ['stages', 1, 'entries', ...path],
    });
  });

  test('nobody comes into the first stage by a result', () => {
    const [groups, playoffs] = TWO_GROUPS.stages;
    const stages = [{ ...groups, entries: [[], []] }, playoffs];
    expect(problemsOf({ ...TWO_GROUPS, stages })).toContainEqual({
      code: 'entry_of_first_stage',
      path: ['stages', 0, 'entries'],
    });
  });

  test('an entry that names nobody, and a team that comes nowhere, are warned of', () => {
    const entries = [[from(0, 1), null, from(1, 1), 'invited']];
    const parsed = parseFormat(written(entries));
    if (!parsed.ok) throw new Error('refused');
    const path = ['stages', 1, 'entries'];
    const { warnings } = checkFormat(parsed.value);
    expect(warnings).toContainEqual({ path, code: 'entries_empty', count: 1 });
    expect(warnings).toContainEqual({ path, code: 'entries_unused', count: 2, from: 'Groups' });
  });

  test('a place of any earlier stage can be named', () => {
    const sources = new Set(
      SEVERAL_SOURCES.stages[2]!.entries!.flat().map((entry) =>
        typeof entry === 'object' ? entry?.stage : entry,
      ),
    );
    expect(sources).toEqual(new Set([0, 1, 'invited']));
  });
});

const BRACKETS = [
  ...EVERY_STAGE.map(({ stage }) => stage.format),
  ...STARTING_POINTS.flatMap(({ from: start }) => startFrom(start).stages),
].flatMap((format) => (format.bracket ? [{ format, bracket: format.bracket }] : []));

test('a bracket decides as many places as it has ways out', () => {
  expect(BRACKETS.length).toBeGreaterThan(20);
  for (const { format, bracket } of BRACKETS) {
    expect(waysOut(compileBracket(format))).toHaveLength(teamsThrough(bracket));
  }
});

describe('the proposal crosses groups [rule: formats-44]', () => {
  test.each([
    { groups: 2, advancing: 2 },
    { groups: 4, advancing: 2 },
    { groups: 2, advancing: 4 },
    { groups: 8, advancing: 2 },
    { groups: 4, advancing: 4 },
  ])('$groups groups of which $advancing go on', ({ groups, advancing }) => {
    const first = stageOf({ kind: 'groups', groupCount: groups, of: 'teams' }, 'Groups');
    const counts = { advancingCount: advancing, totalAdvancing: advancing };
    const groupStageDetails = { ...first.groupStageDetails, ...counts };
    const stage = { ...first, groupStageDetails } as typeof first;
    const format = withEntries(formatOf(stage, knockout(groups * advancing)), 1);
    expect(checkFormat(format)).toMatchObject({ problems: [] });
    const entries = format.stages[1]!.entries![0]!;
    for (let at = 0; at < entries.length; at += 2) {
      const [one, other] = [entries[at], entries[at + 1]];
      if (typeof one !== 'object' || typeof other !== 'object') throw new Error('invited');
      expect(one?.group).not.toBe(other?.group);
      expect((one?.place ?? 0) + (other?.place ?? 0)).toBe(advancing + 1);
    }
  });
});
