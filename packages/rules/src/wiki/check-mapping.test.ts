import { describe, expect, test } from 'vitest';
import { bracketStage } from '../../fixtures/alignable-stages.ts';
import { drawWiki } from '../../fixtures/drawn-wiki.ts';
import { FREEFORM_BRACKET } from '../../fixtures/freeform-format.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { formatOf } from '../../fixtures/wiki-formats.ts';
import { startFrom } from '../edit/starting-points.ts';
import type { FormatStage } from '../model/format.ts';
import { wordsOfMapping } from '../words/mapping-words.ts';
import { problemsOfMapping } from './check-mapping.ts';
import { groupsOf } from './groups.ts';
import type { MappedSubstage, StageMapping } from './mapping.ts';
import type { MappingFault } from './mapping-problem.ts';
import type { BracketPlace, WikiMatch, WikiTable } from './records.ts';

const knockout = (
  teamCount: number,
  elimination: 'single' | 'double' = 'single',
  hasReset = false,
) => startFrom({ kind: 'knockout', teamCount, elimination, hasReset }).stages;
const swiss = startFrom({ kind: 'swiss', teamCount: 16 }).stages;
const robins = startFrom({ kind: 'groups', groupCount: 2, of: 'teams' }).stages;
const eights = startFrom({ kind: 'groups', groupCount: 2, of: 'brackets' }).stages;
const third = [bracketStage(FREEFORM_BRACKET)];

/** A tournament, the format that it is checked with, and what somebody made of the mapping. */
interface Case {
  readonly why: string;
  readonly code: MappingFault['code'];
  readonly says: string;
  readonly wiki: readonly (readonly FormatStage[])[];
  /** The format where it is not that of the tournament. */
  readonly format?: readonly (readonly FormatStage[])[];
  readonly records?: (match: WikiMatch, all: readonly WikiMatch[]) => WikiMatch | null;
  readonly tables?: (table: WikiTable) => WikiTable;
  readonly mapping?: (mapping: StageMapping) => StageMapping;
}

const first = (change: Partial<MappedSubstage>) => (mapping: StageMapping) =>
  mapping.map((own, at) => (at === 0 ? { ...own, ...change } : own));

type Change = (
  place: BracketPlace,
  match: WikiMatch,
  all: readonly WikiMatch[],
) => Partial<BracketPlace> | null;

const placed =
  (change: Change) =>
  (match: WikiMatch, all: readonly WikiMatch[]): WikiMatch | null => {
    if (match.place.kind !== 'bracket') return match;
    const changed = change(match.place, match, all);
    return changed && { ...match, place: { ...match.place, ...changed } };
  };

const CASES: readonly Case[] = [
  {
    why: 'a key with one separator',
    code: 'bad_key',
    says: "'101|S0x0' names no group: a key is page id, page name and group id, joined by '|'.",
    wiki: [knockout(8)],
    mapping: first({ matchKeys: ['101|S0x0'] }),
  },
  {
    why: 'a bracket that an editor made anew',
    code: 'group_gone',
    says: "The wiki has no group '101|Holder/2026/Major/Stage_1|GONE' any more.",
    wiki: [knockout(8)],
    mapping: first({ matchKeys: ['101|Holder/2026/Major/Stage_1|GONE'] }),
  },
  {
    why: 'a Swiss stage without its matches',
    code: 'slot_empty',
    says: 'No match group is mapped.',
    wiki: [swiss],
    mapping: first({ matchKeys: [] }),
  },
  {
    why: 'a Swiss stage without its table',
    code: 'slot_empty',
    says: 'No standings are mapped.',
    wiki: [swiss],
    mapping: first({ standingsKey: null }),
  },
  {
    why: 'a stage that the format does not have',
    code: 'no_such_substage',
    says: 'The format has no such stage or group.',
    wiki: [knockout(8)],
    mapping: (mapping) => [...mapping, { ...mapping[0]!, stageIndex: 4, matchKeys: [] }],
  },
  {
    why: 'a stage twice',
    code: 'mapped_twice',
    says: 'The mapping names this stage or group twice.',
    wiki: [knockout(8)],
    mapping: (mapping) => [...mapping, ...mapping],
  },
  {
    why: 'standings for matches',
    code: 'wrong_kind',
    says: 'Stage 1 standings is a standings table, no match group.',
    wiki: [swiss],
    mapping: first({ matchKeys: ['101|Holder/2026/Major/Stage_1|0'] }),
  },
  {
    why: 'a bracket for a Swiss stage',
    code: 'wrong_shape',
    says: 'Stage 2 is a bracket on the wiki, a Swiss stage in the format.',
    wiki: [swiss, knockout(8)],
    mapping: ([own, playoffs]) => [{ ...own!, matchKeys: playoffs!.matchKeys }, playoffs!],
  },
  {
    why: 'a Swiss stage for a group',
    code: 'wrong_shape',
    says: 'Stage 1 standings belongs to a Swiss stage on the wiki, the format plays a group here.',
    wiki: [swiss, robins],
    mapping: ([own, group, ...rest]) => [
      own!,
      { ...group!, standingsKey: own!.standingsKey },
      ...rest,
    ],
  },
  {
    why: 'one bracket for two groups',
    code: 'used_twice',
    says: 'Group A is mapped to Group A already.',
    wiki: [eights],
    mapping: ([own, other]) => [own!, { ...other!, matchKeys: own!.matchKeys }],
  },
  {
    why: 'two lists for a group that is picked by its teams',
    code: 'too_many_groups',
    says: '2 match groups are mapped, the format takes 1 here.',
    wiki: [robins],
    mapping: ([own, other]) => [
      { ...own!, matchKeys: [...own!.matchKeys, ...other!.matchKeys] },
      other!,
    ],
  },
  {
    why: 'standings for a bracket',
    code: 'standings_not_wanted',
    says: 'Stage 1 standings is a standings table, and this stage is picked in a bracket.',
    wiki: [swiss, knockout(8)],
    mapping: ([own, playoffs]) => [own!, { ...playoffs!, standingsKey: own!.standingsKey }],
  },
  {
    why: 'a group that is too small for what its slip names',
    code: 'too_few_teams',
    says: 'Group A standings: 4 teams on the wiki, and a slip of the format names 6.',
    wiki: [robins],
    format: [robins.map((stage) => withAdvancing(stage, 6))],
  },
  {
    why: 'a Swiss stage of sixteen, whose table is finished, in a format for eight',
    code: 'advancing_differs',
    says: 'Stage 1 standings: 8 teams advance on the wiki, 4 in the format.',
    wiki: [swiss],
    format: [startFrom({ kind: 'swiss', teamCount: 8 }).stages],
    tables: (table) => ({
      ...table,
      isFinished: true,
      rows: table.rows.map((row, at) => ({ ...row, definite: at < 8 ? 'up' : 'down' })),
    }),
  },
  {
    why: 'more 3-0 teams than there can be',
    code: 'too_few_undefeated',
    says: 'Stage 1 matches: 2 teams can win every match on the wiki, the format asks for 3.',
    wiki: [swiss],
    format: [swiss.map((stage) => withSweeps(stage, 3, 2))],
  },
  {
    why: 'more 0-3 teams than there can be',
    code: 'too_few_winless',
    says: 'Stage 1 matches: 2 teams can lose every match on the wiki, the format asks for 3.',
    wiki: [swiss],
    format: [swiss.map((stage) => withSweeps(stage, 2, 3))],
  },
  {
    why: 'the standings of one group with the matches of another',
    code: 'teams_differ',
    says: 'Group B standings and Group A are of different teams on the wiki; the format plays one stage here.',
    wiki: [robins],
    mapping: ([own, other]) => [
      { ...own!, standingsKey: other!.standingsKey },
      { ...other!, standingsKey: own!.standingsKey },
    ],
  },
  {
    why: 'a team in two groups',
    code: 'team_in_two_groups',
    says: 'S0x0t1 plays here and in Group A on the wiki; in the format a team plays in one group of a stage.',
    wiki: [eights],
    records: (match) => ({
      ...match,
      opponents: [
        {
          ...match.opponents[0],
          teamKey: match.opponents[0].teamKey?.replace('S0x1t1', 'S0x0t1') ?? null,
        },
        {
          ...match.opponents[1],
          teamKey: match.opponents[1].teamKey?.replace('S0x1t1', 'S0x0t1') ?? null,
        },
      ],
    }),
  },
  {
    why: 'a round robin for a bracket',
    code: 'no_bracket',
    says: 'Group A has 6 matches on the wiki that say nothing of whom winners meet; the format plays a bracket here.',
    wiki: [robins],
    format: [eights],
    mapping: (mapping) => mapping.map((own) => ({ ...own, standingsKey: null })),
  },
  {
    why: 'sixteen teams in a bracket for eight',
    code: 'starting_teams',
    says: "16 teams start in the wiki's bracket, 8 in the format's.",
    wiki: [knockout(16)],
    format: [knockout(8)],
  },
  {
    why: 'and so one round more',
    code: 'round_count',
    says: 'Upper bracket: 4 rounds on the wiki, 3 in the format.',
    wiki: [knockout(16)],
    format: [knockout(8)],
  },
  {
    why: 'double elimination in a format without',
    code: 'lower_only_on_wiki',
    says: "The wiki's bracket has a lower part of 6 matches, the format's has none.",
    wiki: [knockout(8, 'double')],
    format: [knockout(8)],
  },
  {
    why: 'single elimination in a format with double',
    code: 'lower_only_in_format',
    says: "The format's bracket has a lower part of 6 matches, the wiki's has none.",
    wiki: [knockout(8)],
    format: [knockout(8, 'double')],
  },
  {
    why: 'a match fewer below',
    code: 'round_size',
    says: 'Lower bracket, round 1: 1 match on the wiki, 2 in the format.',
    wiki: [knockout(8, 'double')],
    records: placed((place) =>
      place.section === 'lower' && place.feeders.length === 0 && place.indexInRound === 101
        ? null
        : {},
    ),
  },
  {
    why: 'a bracket that ends with its semi-finals',
    code: 'ways_out',
    says: "The wiki's bracket ends in 2 matches, the format's in 1.",
    wiki: [knockout(8)],
    records: placed((place) => (place.winnerTo === null ? null : {})),
  },
  {
    why: 'other winners meet',
    code: 'feeders_differ',
    says: "The wiki's bracket has the format's 14 matches, but other winners meet in them.",
    wiki: [knockout(8, 'double')],
    records: placed(crossedBelow),
  },
  {
    why: 'no match for third place',
    code: 'third_place_missing',
    says: 'The format has a match for third place, the wiki has none.',
    wiki: [third],
    records: placed((place) => (place.isThirdPlace ? null : {})),
  },
  {
    why: 'no reset',
    code: 'reset_missing',
    says: 'The format has a bracket reset, the wiki plays a single grand final.',
    wiki: [knockout(8, 'double')],
    format: [knockout(8, 'double', true)],
  },
  {
    why: 'a reset that the format does not have',
    code: 'reset_only_on_wiki',
    says: 'The wiki has a bracket reset, the format plays a single grand final.',
    wiki: [knockout(8, 'double', true)],
    format: [knockout(8, 'double')],
  },
  {
    why: 'a longer final',
    code: 'series_length',
    says: 'Final: best of 7 on the wiki, best of 5 in the format.',
    wiki: [knockout(8)],
    records: (match) =>
      match.place.kind === 'bracket' && match.place.winnerTo === null
        ? { ...match, bestOf: 7 }
        : match,
  },
];

function withAdvancing(stage: FormatStage, count: number): FormatStage {
  if (stage.bracket !== null || !stage.groupStageDetails) throw new Error('no group');
  const details = { ...stage.groupStageDetails, advancingCount: count, totalAdvancing: count };
  return { ...stage, groupStageDetails: details };
}

function withSweeps(stage: FormatStage, undefeated: number, winless: number): FormatStage {
  if (!stage.swissStageDetails) throw new Error('no Swiss stage');
  const swissStageDetails = {
    ...stage.swissStageDetails,
    cleanSweepWinnerCount: undefeated,
    cleanSweepLoserCount: winless,
  };
  return { ...stage, swissStageDetails };
}

/** One of two that should meet in the lower bracket comes a round later. */
function crossedBelow(
  place: BracketPlace,
  match: WikiMatch,
  all: readonly WikiMatch[],
): Partial<BracketPlace> {
  const meeting = all.find(
    (other) =>
      other.place.kind === 'bracket' &&
      other.place.section === 'lower' &&
      other.place.feeders.length === 2,
  );
  if (meeting?.place.kind !== 'bracket') throw new Error('no lower bracket');
  const [stays, goes] = meeting.place.feeders;
  if (!stays || !goes) throw new Error('nobody meets');
  if (match === meeting) return { feeders: [stays] };
  const isNext = place.feeders.some(({ matchId }) => matchId === meeting.matchId);
  const slot = place.feeders[0]?.slot === 0 ? 1 : 0;
  return isNext ? { feeders: [...place.feeders, { matchId: goes.matchId, slot }] } : {};
}

function checked({ wiki, format = wiki, records, tables, mapping }: Case) {
  const drawn = drawWiki(formatOf(...wiki), { random: randomOf(5) });
  const { matches: all } = drawn.details;
  const matches = records ? all.flatMap((match) => records(match, all) ?? []) : all;
  const told = drawn.details.tables.map((table) => tables?.(table) ?? table);
  const groups = groupsOf({ ...drawn.details, matches, tables: told });
  const given = mapping ? mapping(drawn.mapping) : drawn.mapping;
  return problemsOfMapping(formatOf(...format), groups, given);
}

describe('what does not fit is said with what the wiki has, what the format has, and what to change', () => {
  test.each(CASES)('$why', (given) => {
    const problems = checked(given);
    const found = problems.filter(({ code }) => code === given.code);
    expect(problems.map(({ code }) => code)).toContain(given.code);
    expect(found.map((problem) => wordsOfMapping(problem).says)).toContain(given.says);
    for (const problem of problems) {
      expect(wordsOfMapping(problem).change).toMatch(/^[A-Z].*\.$/);
      // Nobody can give an event another format.
      const ofEvent = wordsOfMapping(problem, 'event');
      expect(ofEvent.says).toBe(wordsOfMapping(problem).says);
      expect(ofEvent.change).toMatch(/^[A-Z].*\.$/);
      expect(ofEvent.change).not.toMatch(/(an?|the) format|in the format|create the event/i);
    }
  });

  test('of at least twelve kinds', () => {
    expect(new Set(CASES.map(({ code }) => code)).size).toBeGreaterThan(25);
  });
});

describe('a single thing that is wrong is a single problem', () => {
  // A group taken from another stage is also used twice, and has other teams than its standings.
  const together = ['wrong_kind', 'wrong_shape', 'standings_not_wanted', 'mapped_twice'];
  const alone = CASES.filter(
    ({ code }) => ![...together, 'starting_teams', 'round_count'].includes(code),
  );
  test.each(alone)('$why', (given) => {
    const codes = new Set(checked(given).map(({ code }) => code));
    if (given.code === 'ways_out') codes.delete('round_count');
    if (given.code.startsWith('lower_only')) codes.delete('starting_teams');
    expect([...codes]).toEqual([given.code]);
  });
});

describe('what is given nothing is left to staff, and keeps nothing else from being mapped', () => {
  const wiki = [swiss, robins, knockout(8)];
  const empty = { matchKeys: [], standingsKey: null };
  test.each<Pick<Case, 'why' | 'mapping'>>([
    { why: 'all of it', mapping: () => [] },
    { why: 'a stage that the mapping does not name', mapping: (all) => all.slice(1) },
    { why: 'a stage that it names without groups', mapping: first(empty) },
    {
      why: 'one of several groups',
      mapping: (all) => all.map((own, at) => (at === 1 ? { ...own, ...empty } : own)),
    },
  ])('$why', ({ mapping }) => {
    expect(
      checked({ why: '', code: 'slot_empty', says: '', wiki, ...(mapping && { mapping }) }),
    ).toEqual([]);
  });

  test('a group that does not fit is told all the same', () => {
    const codes = checked({
      why: '',
      code: 'starting_teams',
      says: '',
      wiki: [swiss, knockout(16)],
      format: [swiss, knockout(8)],
      mapping: (all) => all.slice(1),
    }).map(({ code }) => code);
    expect(codes).toContain('starting_teams');
  });
});

test('one list of days may say when several groups start [rule: event-creator-12]', () => {
  const drawn = drawWiki(formatOf(robins), { random: randomOf(3) });
  const all = { ...drawn.details, matches: drawn.details.matches.map(inOneList) };
  const groups = groupsOf({ ...all, tables: [] });
  const day = groups.find(({ kind }) => kind === 'match');
  const tables = groupsOf(drawn.details);
  const mapping = drawn.mapping.map((own) => ({ ...own, matchKeys: [day?.key ?? ''] }));
  expect(problemsOfMapping(formatOf(robins), [...tables, ...groups], mapping)).toEqual([]);
});

const inOneList = (match: WikiMatch, at: number): WikiMatch => ({
  ...match,
  groupId: 'DAY',
  section: 'March 1',
  place:
    match.place.kind === 'list'
      ? { ...match.place, title: '', index: at, listIndex: 0 }
      : match.place,
});

test('before its table is finished a Swiss stage may send on any number', () => {
  const sendsOn = (advancingCount: number) =>
    swiss.map((stage) => ({
      ...stage,
      swissStageDetails: { ...stage.swissStageDetails!, advancingCount },
    }));
  for (const count of [4, 7, 10]) {
    const format = [sendsOn(count) as readonly FormatStage[]];
    expect(checked({ why: '', code: 'no_start', says: '', wiki: [swiss], format })).toEqual([]);
  }
});
