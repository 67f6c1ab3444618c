import { describe, expect, test } from 'vitest';
import { ALIGNABLE_STAGES } from '../../fixtures/alignable-stages.ts';
import { draftedSubstage } from '../../fixtures/drafted-substage.ts';
import { drawWiki } from '../../fixtures/drawn-wiki.ts';
import { eventOf } from '../../fixtures/planned-event.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { formatOf, WIKI_FORMATS } from '../../fixtures/wiki-formats.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { startFrom } from '../edit/starting-points.ts';
import { problemsOfNewEvent } from '../event/new-event.ts';
import { openingPlacesOf } from '../stage/open-stage.ts';
import { draftEvent, type EventDraft } from './draft-event.ts';
import type { WikiDetails, WikiMatch } from './records.ts';

const [major] = WIKI_FORMATS;

function drafted(
  details: WikiDetails,
  format = major!.format,
  mapping = drawWiki(format, { random: randomOf(1) }).mapping,
): EventDraft {
  const draft = draftEvent(details, format, mapping);
  if (!draft.ok) throw new Error(JSON.stringify(draft.problems));
  return draft.value;
}

describe('an event can be made of every tournament that fits', () => {
  test.each(WIKI_FORMATS)('$why', ({ format }) => {
    const { details, mapping } = drawWiki(format, { random: randomOf(11) });
    const draft = drafted(details, format, mapping);
    const event = eventOf([]);
    const ids = new Map<string, number>();
    const idOf = (key: string) => ids.get(key) ?? ids.set(key, ids.size + 1).size;
    const stages = draft.stages.map(({ substages }) => ({
      substages: substages.map((substage) =>
        draftedSubstage(substage, { idOf, instantOf: () => event.startsAt }),
      ),
    }));
    expect(problemsOfNewEvent({ ...event, format, stages })).toEqual([]);
    const places = stages.flatMap(({ substages }) =>
      substages.map(({ teamIds }) => teamIds.length),
    );
    expect(Math.min(...places)).toBeGreaterThan(3);
    expect(draft.warnings).toEqual([]);
  });
});

const { details, mapping } = drawWiki(major!.format, { random: randomOf(1) });
const changed = (change: (match: WikiMatch) => WikiMatch): WikiDetails => ({
  ...details,
  matches: details.matches.map(change),
});

describe('when it starts and ends', () => {
  test('with the first match of the first stage, at the end of the last day [rule: events-10]', () => {
    const { startsAt, endsAt, stages } = drafted(details);
    expect([startsAt, endsAt]).toEqual(['2026-03-01T12:00:00.000Z', '2026-03-20T23:59:59.000Z']);
    expect(stages.map(({ substages: [only] }) => only?.startsAt)).toEqual(
      [1, 2, 3, 4].map((day) => `2026-03-0${day}T12:00:00.000Z`),
    );
  });

  test('a last match that is later moves the end [rule: events-11]', () => {
    const late = changed((match) =>
      match.place.kind === 'bracket' ? { ...match, startsAt: '2026-03-21T01:00:00.000Z' } : match,
    );
    expect(drafted(late).endsAt).toBe('2026-03-21T23:59:59.000Z');
  });

  test.each([
    { why: 'of a day, at its beginning', day: '2026-03-02', at: '2026-03-02T00:00:00.000Z' },
    { why: 'of nothing, on the first day of the tournament', day: '2026-03-01', at: null },
  ])('where no more is known than $why', ({ day, at }) => {
    const vague = changed((match) => ({ ...match, startsAt: at, isExact: false }));
    const draft = drafted(vague);
    expect(draft.startsAt).toBe(`${day}T00:00:00.000Z`);
    expect(draft.stages[0]?.substages[0]?.startsAt).toBeNull();
    expect(draft.warnings).toEqual([{ code: 'no_time', day, isByHand: false }]);
  });

  test('without any day there is no event', () => {
    const never = changed((match) => ({ ...match, startsAt: null, isExact: false }));
    const tournament = { ...details.tournament, start: null, end: null };
    expect(draftEvent({ ...never, tournament }, major!.format, mapping)).toEqual({
      ok: false,
      problems: [{ path: [], code: 'no_start' }],
    });
  });
});

describe('who takes part', () => {
  test('a Swiss stage has the better teams of its first round first', () => {
    const [swiss] = drafted(details).stages;
    const teams = swiss?.substages[0]?.teamKeys ?? [];
    expect([...teams].toSorted()).toEqual(
      Array.from({ length: 16 }, (_, at) => `S0x0t${at + 1}`).toSorted(),
    );
    const firsts = details.matches
      .filter(({ groupId }) => groupId === 'S0x00')
      .map(({ opponents }) => opponents[0].teamKey);
    expect(new Set(teams.slice(0, 8))).toEqual(new Set(firsts));
  });

  test('the first stage says how many are open', () => {
    const open = changed((match) => ({
      ...match,
      opponents: [
        match.opponents[0],
        match.groupId === 'S0x00'
          ? { ...match.opponents[1], kind: 'open', teamKey: null }
          : match.opponents[1],
      ],
    }));
    expect(drafted({ ...open, tables: [] }, major!.format, mapping).warnings).toEqual([
      { code: 'teams_open', substage: 'Swiss Stage', known: 8, teams: 16 },
    ]);
  });

  test('a Swiss stage that sends on others than those with three wins waits for its table', () => {
    const stages = major!.format.stages.map((stage, at) =>
      at === 0 && stage.swissStageDetails
        ? { ...stage, swissStageDetails: { ...stage.swissStageDetails, advancingCount: 7 } }
        : stage,
    ) as NonNullable<typeof major>['format']['stages'];
    expect(drafted(details, { ...major!.format, stages }, mapping).warnings).toEqual([
      { code: 'waits_for_table', substage: 'Swiss Stage', teams: 8, format: 7 },
    ]);
  });

  test.each(ALIGNABLE_STAGES)('$why: they begin where the page has them', ({ stage }) => {
    const format = formatOf([stage]);
    const own = drawWiki(format, { random: randomOf(6) });
    const [drawn] = drafted(own.details, format, own.mapping).stages;
    const openings = drawn?.substages[0]?.openings ?? [];
    const began = openings.flatMap(({ topTeam, bottomTeam, isBye }) => {
      expect(isBye).toBe(false);
      return [topTeam, bottomTeam].filter((team) => team !== null);
    });
    expect(began.toSorted()).toEqual(drawn?.substages[0]?.teamKeys.toSorted());
    expect(began).toHaveLength(openingPlacesOf(stage, 0) ?? 0);
    const singles = openings.filter(({ topTeam, bottomTeam }) => !topTeam || !bottomTeam);
    const { matches } = compileBracket(stage);
    for (const { matchIndex, topTeam } of singles) {
      expect(matches[matchIndex]?.top.kind === 'opening').toBe(topTeam !== null);
    }
  });

  test('a bracket has them where they begin, whichever way the wiki writes them', () => {
    const knockout = startFrom({
      kind: 'knockout',
      teamCount: 8,
      elimination: 'single',
      hasReset: false,
    });
    const format = formatOf(knockout.stages);
    const own = drawWiki(format, { random: randomOf(4) });
    const [stage] = drafted(own.details, format, own.mapping).stages;
    const pairs = stage?.substages[0]?.openings.map(({ topTeam, bottomTeam }) =>
      [topTeam, bottomTeam].toSorted(),
    );
    expect(pairs).toEqual([1, 3, 5, 7].map((team) => [`S0x0t${team}`, `S0x0t${team + 1}`]));
  });
});

test('what cannot be mapped cannot be made', () => {
  const halved = mapping.map((own, at) => (at === 0 ? { ...own, standingsKey: null } : own));
  expect(draftEvent(details, major!.format, halved)).toMatchObject({
    ok: false,
    problems: [{ code: 'slot_empty', kind: 'standings' }],
  });
});

test('a stage that is left to staff begins without teams, and the others follow the wiki', () => {
  const whole = drafted(details);
  const { stages, warnings, startsAt } = drafted(details, major!.format, mapping.slice(0, 3));
  expect(stages[3]?.substages).toMatchObject([{ teamKeys: [], openings: [], startsAt: null }]);
  expect(stages.slice(0, 3)).toEqual(whole.stages.slice(0, 3));
  expect(startsAt).toBe(whole.startsAt);
  expect(warnings).toEqual([{ code: 'by_hand', substages: ['Playoffs'] }]);
  // The tournament's first day tells when it begins, where nothing of it is followed.
  const none = drafted(details, major!.format, []);
  expect(none.startsAt).toBe('2026-03-01T00:00:00.000Z');
  expect(none.warnings).toContainEqual({ code: 'no_time', day: '2026-03-01', isByHand: true });
});
