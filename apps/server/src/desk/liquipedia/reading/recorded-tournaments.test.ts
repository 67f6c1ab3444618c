import { readFolder, recordedFolder } from '@callshot/fake-wiki';
import {
  draftEvent,
  type EventFormat,
  editFormat,
  groupsOf,
  problemsOfMapping,
  type StartingPoint,
  startFrom,
  suggestMapping,
  type WikiDetails,
  wordsOfMapping,
} from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { readStages } from './read-stages.ts';

const TOURNAMENT: WikiDetails['tournament'] = {
  pageId: 1,
  pageName: 'Recorded',
  title: 'Recorded',
  start: '2022-08-04',
  end: null,
  bannerUrl: null,
  wikiLink: '',
  tier: 1,
  tierType: '',
  status: '',
  teamCount: null,
};

/** The recorded tournament whose matches stand on pages under this one. */
async function recorded(page: string): Promise<WikiDetails> {
  for (const { tables } of readFolder(recordedFolder())) {
    const details = await readStages({
      matches: tables.match,
      tables: tables.standingstable,
      entries: tables.standingsentry,
      placements: tables.placement,
    });
    const isOfPage = details.matches[0]?.pageName.startsWith(page);
    if (isOfPage) return { ...details, tournament: TOURNAMENT };
  }
  throw new Error(`${page} is not recorded`);
}

const swiss: StartingPoint = { kind: 'swiss', teamCount: 16 };
const playoffs: StartingPoint = {
  kind: 'knockout',
  teamCount: 8,
  elimination: 'single',
  hasReset: false,
};

const formatOf = (...starts: readonly StartingPoint[]): EventFormat => {
  const [first, ...others] = starts.map(startFrom);
  if (!first) throw new Error('A format has stages');
  return { ...first, stages: [...first.stages, ...others.flatMap(({ stages }) => stages)] };
};

/** With every series of the brackets so long. */
const withSeries = (format: EventFormat, bestOf: number): EventFormat =>
  format.stages.reduce(
    (changed, { bracket }, stage) =>
      (bracket?.parts ?? []).reduce(
        (inStage, { identifier: part, columns }) =>
          columns.reduce((inPart, _, col) => {
            const to = { bestOf };
            const next = editFormat(inPart, { kind: 'changeColumn', stage, part, col, to });
            if (!next.ok) throw new Error(next.fault.code);
            return next.format;
          }, inStage),
        changed,
      ),
    format,
  );

function drafted(details: WikiDetails, format: EventFormat) {
  const draft = draftEvent(details, format, suggestMapping(format, groupsOf(details)));
  if (!draft.ok) throw new Error(JSON.stringify(draft.problems));
  const { stages, startsAt, warnings } = draft.value;
  return {
    startsAt,
    warnings,
    teams: stages.map(({ substages }) => substages.map(({ teamKeys }) => teamKeys.length)),
    openings: stages.map(({ substages }) => substages.map(({ openings }) => openings.length)),
  };
}

describe('recorded tournaments map themselves to their formats', () => {
  test('a Major: three Swiss stages on pages of their own, playoffs on the main page', async () => {
    const major = await recorded('BLAST/');
    expect(drafted(major, withSeries(formatOf(swiss, swiss, swiss, playoffs), 3))).toEqual({
      startsAt: '2025-06-03T15:15:00.000Z',
      warnings: [],
      teams: [[16], [16], [16], [8]],
      openings: [[0], [0], [0], [4]],
    });
  });

  test('a world championship: double elimination groups, and hardly a time known', async () => {
    const worlds = await recorded('Rocket_League_Championship_Series/');
    const groups: StartingPoint = { kind: 'groups', groupCount: 2, of: 'brackets' };
    expect(drafted(worlds, withSeries(formatOf(swiss, groups, playoffs), 7))).toEqual({
      startsAt: '2022-08-04T00:00:00.000Z',
      warnings: [{ code: 'no_time', day: '2022-08-04', isByHand: false }],
      teams: [[16], [8, 8], [8]],
      openings: [[0], [4, 4], [4]],
    });
  });

  test('a Swiss stage that has no table, in the middle of its fourth round', async () => {
    const masters = await recorded('PGL/');
    expect(drafted(masters, formatOf(swiss))).toMatchObject({ teams: [[16]], warnings: [] });
  });
});

test('a final that is longer than the format has it is told, once a round', async () => {
  const major = await recorded('BLAST/');
  const format = formatOf(swiss, swiss, swiss, playoffs);
  const groups = groupsOf(major);
  const problems = problemsOfMapping(format, groups, suggestMapping(withSeries(format, 3), groups));
  expect(problems.map((problem) => wordsOfMapping(problem).says)).toEqual([
    'Quarter-Finals: best of 3 on the wiki, best of 5 in the format.',
    'Semi-Finals: best of 3 on the wiki, best of 5 in the format.',
    'Final: best of 3 on the wiki, best of 5 in the format.',
  ]);
  expect(problems.map(({ path }) => path.join('.'))).toEqual(
    Array.from({ length: 3 }, () => 'stages.3.substages.0.match'),
  );
});
