import { describe, expect, test } from 'vitest';
import { bracketStage } from '../../fixtures/alignable-stages.ts';
import { oneRound } from '../../fixtures/hybrid-brackets.ts';
import { syncOf } from '../../fixtures/said-tournament.ts';
import { formatOf } from '../../fixtures/wiki-formats.ts';
import { openPairs, roundRobin, teamsNamed, wikiList } from '../../fixtures/wiki-records.ts';
import { startFrom } from '../edit/starting-points.ts';
import type { EventStage } from '../model/event-stage.ts';
import { mappedStage } from '../sync/mapped-stage.ts';
import { proposalsOf } from '../sync/proposals.ts';
import { wordsOfMapping } from '../words/mapping-words.ts';
import { alignBracket } from './align.ts';
import { problemsOfMapping } from './check-mapping.ts';
import { draftEvent } from './draft-event.ts';
import { groupsOf, readGroups } from './groups.ts';
import type { WikiDetails, WikiMatch } from './records.ts';
import { suggestMapping } from './suggest.ts';

const pairsOf = (matches: number, from = 0) =>
  Array.from({ length: matches }, (_, at): [string, string] => [
    `t${from + 2 * at + 1}`,
    `t${from + 2 * at + 2}`,
  ]);

/** A round in a list of its own. */
const round = (number: number, pairs: readonly (readonly [string | null, string | null])[]) =>
  wikiList(`R${number}`, pairs, {
    section: `Round ${number}`,
    startsAt: `2026-03-0${number}T12:00:00.000Z`,
    isExact: true,
    place: { title: `Round ${number}`, listIndex: number, round: number },
  });

const groups = (matches: readonly WikiMatch[]) =>
  groupsOf({ matches, tables: [] }).filter(({ kind }) => kind === 'match');

describe('a list in which nobody plays twice is a bracket of one round', () => {
  const stage = bracketStage(oneRound(7));

  test.each([
    { why: 'drawn', pairs: pairsOf(7) },
    { why: 'not drawn yet', pairs: openPairs(7) },
  ])('$why', ({ pairs }) => {
    const aligned = alignBracket(stage, groups(round(1, pairs)));
    const places = aligned.ok ? [...aligned.value.places] : [];
    expect(places.map(([id, { colIndex }]) => [id, colIndex])).toEqual(
      pairs.map((_, at) => [`R1_${at}`, at]),
    );
  });

  test('of five matches, too, which could be a group of four', () => {
    const aligned = alignBracket(bracketStage(oneRound(5)), groups(round(1, openPairs(5))));
    expect(aligned).toMatchObject({ ok: true });
  });

  test.each([
    { why: 'a round robin', list: roundRobin(teamsNamed(4)), of: 6, code: 'no_bracket' },
    { why: 'a match more', list: pairsOf(8), of: 7, code: 'match_count' },
    { why: 'a match fewer', list: pairsOf(6), of: 7, code: 'match_count' },
  ])('but not $why', ({ list, of, code }) => {
    const aligned = alignBracket(bracketStage(oneRound(of)), groups(wikiList('L', list)));
    expect(aligned).toMatchObject({ ok: false, problems: [{ code }] });
  });
});

describe('rounds that are drawn anew are stages one after the other', () => {
  const format = formatOf(
    [bracketStage(oneRound(16))],
    [bracketStage(oneRound(8))],
    [bracketStage(oneRound(4))],
    startFrom({ kind: 'knockout', teamCount: 4, elimination: 'single', hasReset: false }).stages,
  );
  const matches = [...round(1, pairsOf(16)), ...round(2, openPairs(8)), ...round(3, openPairs(4))];
  const details: WikiDetails = {
    tournament: {
      pageId: 1,
      pageName: 'Cup/2026',
      title: 'Cup',
      start: '2026-03-01',
      end: '2026-03-09',
      bannerUrl: null,
      wikiLink: '',
      tier: 1,
      tierType: '',
      status: '',
      teamCount: 32,
    },
    matches,
    tables: [],
    teams: [],
    leftOut: [],
  };

  test('each list is offered for itself, and mapped', () => {
    expect(groupsOf(details).map(({ groupId }) => groupId)).toEqual(['R1', 'R2', 'R3']);
    expect(suggestMapping(format, groupsOf(details)).map(({ matchKeys }) => matchKeys)).toEqual(
      ['R1', 'R2', 'R3'].map((id) => [`1|Cup/2026|${id}`]),
    );
  });

  test('who plays is who is drawn', () => {
    const mapping = suggestMapping(format, groupsOf(details));
    const draft = draftEvent(details, { ...format, stages: format.stages.slice(0, 3) }, mapping);
    expect(
      draft.ok && draft.value.stages.map(({ substages: [own] }) => own?.teamKeys.length),
    ).toEqual([32, 0, 0]);
    expect(draft.ok && draft.value.warnings).toEqual([]);
  });

  test('its results are those of the list', () => {
    const stage = format.stages[0];
    if (!stage?.bracket) throw new Error('no bracket');
    const event: EventStage = {
      eventStageId: 1,
      stageIndex: 0,
      format: stage,
      substages: [
        {
          eventSubstageId: 10,
          title: '',
          teamIds: Array.from({ length: 32 }, (_, at) => at + 1),
          officialMatches: [],
        },
      ],
    };
    const played = matches.slice(0, 16).map((match): WikiMatch => {
      const [first, second] = match.opponents;
      return {
        ...match,
        isFinished: true,
        winner: 'second',
        opponents: [
          { ...first, score: 1, status: 'S' },
          { ...second, score: 2, status: 'S' },
        ],
      };
    });
    const sync = syncOf({ stage: event, said: [], tables: [] });
    const records = readGroups({ matches: played, tables: [] });
    const { said } = mappedStage(event, suggestMapping(format, groupsOf(details)), {
      groups: records,
      teamIdOf: sync.teamIdOf,
    });
    const { official, doubts } = proposalsOf({ ...sync, said });
    expect(doubts).toEqual([]);
    expect(official.matchPicks.map(({ winnerTeamId }) => winnerTeamId)).toEqual(
      pairsOf(16).map(([, second]) => Number(second.slice(1))),
    );
  });
});

test('what a list that is no round can be is said without a way that leads nowhere', () => {
  const list = wikiList('L', roundRobin(teamsNamed(4)), { place: { title: 'Group A' } });
  const format = formatOf([bracketStage(oneRound(6))]);
  const [problem] = problemsOfMapping(format, groups(list), [
    { stageIndex: 0, substageIndex: 0, matchKeys: ['1|Cup/2026|L'], standingsKey: null },
  ]);
  expect(problem && wordsOfMapping(problem)).toEqual({
    says: 'Group A has 6 matches on the wiki that say nothing of whom winners meet; the format plays a bracket here.',
    change: 'Choose a bracket, or enter the results here by hand.',
  });
});
