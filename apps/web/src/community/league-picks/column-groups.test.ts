import type { LeaguePicks } from '@callshot/contract';
import { compileBracket, type EventStage, NO_PICKS } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  groupStage,
  playoffStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import {
  event,
  eventOf,
  now,
  official,
  played,
  stage,
  TAGS,
  toCome,
} from '../../../testing/swiss-of-picture.ts';
import { columnGroups, type GroupInput } from './column-groups.ts';

type Column = LeaguePicks['columns'][number];

/** The server's columns: teams in the order of the event. */
const columnsOf = ({ substages }: EventStage): Column[] =>
  substages.flatMap(({ eventSubstageId, teamIds }) =>
    teamIds.map((teamId) => ({
      ...{ eventSubstageId, teamId, matchKey: null, options: [], backing: [] },
    })),
  );

const swiss = { event, stage, official, now, columns: columnsOf(stage) };
const shown = (input: GroupInput) =>
  columnGroups(input).map(({ title, columns }) => [title, columns.map(({ tag }) => tag).join(' ')]);

test('teams of a Swiss stage stand by record, and each knows its letter in the cells', () => {
  const groups = columnGroups({ ...swiss, matches: [...played, ...toCome] });
  expect(
    groups.map(({ title, fate, columns }) => [title, fate, columns.map((c) => c.tag)]),
  ).toEqual([
    ['3-0', 'through', TAGS.slice(0, 2)],
    ['3-1 advanced', 'through', TAGS.slice(2, 5)],
    ['2-2 still playing', 'playing', TAGS.slice(5, 11)],
    ['1-3 out', 'out', TAGS.slice(11, 14)],
    ['0-3', 'out', TAGS.slice(14)],
  ]);
  const [, , playing] = groups;
  expect(playing?.columns.map(({ at, name, fate }) => [at, name, fate]).at(3)).toEqual([
    8,
    'Team HERO',
    'playing',
  ]);
});

test('who is paired stands together, in the order of the matches, and columns keep the letters of the answer', () => {
  const turned = { ...swiss, columns: swiss.columns.toReversed() };
  const groups = columnGroups({ ...turned, matches: [...played, ...toCome.toReversed()] });
  const playing = groups.find(({ fate }) => fate === 'playing');
  expect(playing?.columns.map(({ tag, at }) => [tag, at])).toEqual([
    ['NMG', 6],
    ['LVG', 5],
    ['B8', 8],
    ['HERO', 7],
    ['FAZE', 10],
    ['MIBR', 9],
  ]);
});

test('without matches that tell records, teams stand by what is official', () => {
  expect(shown({ ...swiss, matches: [] })).toEqual([
    ['3-0', 'VP LGCY'],
    ['Advanced', '3DM PAIN FUR'],
    ['Still playing', 'FAZE MIBR B8 HERO NMG LVG'],
    ['Eliminated', 'FLCN M80 TYLO'],
    ['0-3', 'BB OG'],
  ]);
});

test('a team that the answer has no column of is left out, and so is a group without any', () => {
  const columns = swiss.columns.filter(({ teamId }) => teamId !== 1 && (teamId ?? 0) < 12);
  expect(shown({ ...swiss, columns, matches: [...played, ...toCome] })).toEqual([
    ['3-0', 'LGCY'],
    ['3-1 advanced', '3DM PAIN FUR'],
    ['2-2 still playing', 'FAZE MIBR B8 HERO NMG LVG'],
  ]);
});

test('teams of groups stand in their group, the first before the others', () => {
  const groups = groupStage();
  const ids = groups.substages.flatMap(({ teamIds }) => teamIds);
  const first = { eventStageId: 1, eventSubstageId: 11, teamId: 103, pickTypeId: 5 as const };
  const input = {
    ...{ event: eventOf(ids), stage: groups, matches: [], now, columns: columnsOf(groups) },
    official: { matchPicks: [], groupStagePicks: [first] },
  };
  expect(shown(input)).toEqual([
    ['Group 1', 'VP LGCY 3DM PAIN FUR'],
    ['Group 2', 'B8 FAZE MIBR HERO NMG'],
  ]);
  expect(columnGroups(input).map(({ fate }) => fate)).toEqual([null, null]);
});

test('matches of a bracket stand by round with who plays them, then with who won', () => {
  const bracket = playoffStage({ teams: 4, elimination: 'single' });
  const { matches } = compileBracket(bracket.format);
  const columns = matches.map(({ key }) => ({
    ...{ eventSubstageId: 10, teamId: null, matchKey: key, options: [], backing: [] },
  }));
  const input = { event, official: NO_PICKS, matches: [], now, columns };
  const [substage] = bracket.substages;
  const [opening, other] = substage?.officialMatches ?? [];
  if (!substage || !opening || !other) throw new Error('No match is drawn');
  expect(shown({ ...input, stage: bracket })).toEqual([
    ['Semi-Finals', 'VP–PAIN LGCY–3DM'],
    ['Final', 'TBD'],
  ]);
  const won = { ...opening, winnerTeamId: 1, loserTeamId: 4, topTeamScore: 2, bottomTeamScore: 1 };
  const [semis, final] = columnGroups({
    ...input,
    stage: { ...bracket, substages: [{ ...substage, officialMatches: [won, other] }] },
  });
  expect(semis?.columns.map(({ tag, name, winnerTeamId }) => [tag, name, winnerTeamId])).toEqual([
    ['VP', 'Semi-Finals 1, Team VP against Team PAIN', 1],
    ['LGCY–3DM', 'Semi-Finals 2, Team LGCY against Team 3DM', null],
  ]);
  expect(final?.columns.map(({ tag, name }) => [tag, name])).toEqual([['VP', 'Final']]);
});
