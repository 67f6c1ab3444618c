import { expect, test } from 'vitest';
import { GROUPS, knockout, PLAYOFFS } from '../../fixtures/made-up-brackets.ts';
import { madeUpTournament } from '../../fixtures/made-up-tournament.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { drawnWith, shareOf } from '../../fixtures/test-share.ts';
import { breakdownOf } from '../edit/breakdown-edits.ts';
import { checkFormat } from '../format/check-format.ts';
import type { Bracket, EventFormat, FormatStage } from '../model/format.ts';
import { problemsOfMapping } from '../wiki/check-mapping.ts';
import { groupsOf } from '../wiki/groups.ts';
import type { WikiDetails, WikiMatch, WikiTable } from '../wiki/records.ts';
import { draftTournament } from './draft-tournament.ts';
import { planRedraft } from './redraft.ts';
import { agreedStructure } from './structure.ts';

type Records = Pick<WikiDetails, 'matches' | 'tables'>;

const SEEDS = shareOf(
  Array.from({ length: 200 }, (_, seed) => seed),
  50,
  'redrafts',
);

/** With points of its own, as staff choose them. */
const paid = (format: EventFormat): EventFormat => {
  const stages = format.stages.map(
    (stage): FormatStage =>
      ({
        ...stage,
        name: `Our ${stage.name}`,
        ...(stage.swissStageDetails && {
          swissStageDetails: { ...stage.swissStageDetails, pointsPerAdvancing: 7 },
        }),
        ...(stage.groupStageDetails && {
          groupStageDetails: { ...stage.groupStageDetails, pointsPerFirstPlace: 5 },
        }),
        ...(stage.bracket && {
          bracket: {
            ...stage.bracket,
            scoringGroups: stage.bracket.scoringGroups.map((group, at) => ({
              ...group,
              pointsPerCorrectParticipant: 10 + at,
            })),
          },
        }),
      }) as FormatStage,
  );
  return { ...format, stages, scoringBreakdown: { groups: breakdownOf(stages) } };
};

const partsOf = ({ freeform, parts, freeformParts }: Bracket) => (freeform ? freeformParts : parts);

/** An event that was made of these records. */
function made(records: Records, own: (format: EventFormat) => EventFormat = paid) {
  const draft = draftTournament(records);
  if (!draft.format) throw new Error('no format');
  const event = { format: own(draft.format), mapping: draft.mapping };
  const structure = agreedStructure(event, draft);
  if (!structure) throw new Error('the format is not the draft’s');
  return { ...event, structure };
}

/** Whether an event can be made of it now: later tables may be empty before the first match. */
const isWhole = (records: Records): boolean => {
  const { format, mapping } = draftTournament(records);
  return format !== null && problemsOfMapping(format, groupsOf(records), mapping).length === 0;
};

const redraft = (event: ReturnType<typeof made>, records: Records) =>
  planRedraft(event, draftTournament(records), records);

const withMatches = (records: Records, change: (match: WikiMatch) => WikiMatch[]): Records => ({
  ...records,
  matches: records.matches.flatMap(change),
});

const tournament = (seed: number, playoffs = PLAYOFFS, groups = GROUPS) =>
  madeUpTournament(randomOf(seed), groups, playoffs);

test(`of ${SEEDS.length} tournaments, ${drawnWith}, none differs from itself at any point of play [rule: drafts-28]`, () => {
  for (const seed of SEEDS) {
    const { before, after } = tournament(seed);
    expect(redraft(made(before), before), `${seed}`).toBeNull();
    expect(redraft(made(before), after), `${seed} after`).toBeNull();
    expect(redraft(made(after), before), `${seed} before`).toBeNull();
  }
});

test('another bracket is the only change, and all before it stays byte for byte [rule: drafts-28, drafts-31]', () => {
  for (const seed of SEEDS) {
    const eight = tournament(seed, [knockout(8, 'single')]);
    const sixteen = tournament(seed, [knockout(16, 'double')]);
    if (!isWhole(sixteen.before)) continue;
    const event = made(eight.before);
    const plan = redraft(event, sixteen.before);
    expect(plan?.changes, `${seed}`).toEqual([
      {
        code: 'columns_changed',
        stage: 'Playoffs',
        was: '4, 2, 1',
        is: expect.stringMatching(/^8, 4, 2, 1, /),
      },
    ]);
    const redrafted = plan?.redrafted;
    if (!redrafted) throw new Error(`${seed}: ${plan?.obstacle?.code}`);
    const { format, mapping } = redrafted;
    const last = event.format.stages.length - 1;
    expect(JSON.stringify(format.stages.slice(0, last))).toBe(
      JSON.stringify(event.format.stages.slice(0, last)),
    );
    expect(format.stages[last]?.name).toBe('Our Playoffs');
    expect(format.scoringBreakdown.groups.map(({ name }) => name)).toContain('Our Playoffs');
    expect(checkFormat(format).problems, `${seed}`).toEqual([]);
    expect(problemsOfMapping(format, groupsOf(sixteen.before), mapping), `${seed}`).toEqual([]);
    // Taken over, it is compared no more; taken back, it is as it was drafted.
    expect(redraft(redrafted, sixteen.before)).toBeNull();
    const back = redraft(redrafted, eight.before)?.redrafted;
    expect(back?.format.stages.map(({ bracket }) => bracket?.parts.length)).toEqual(
      event.format.stages.map(({ bracket }) => bracket?.parts.length),
    );
    expect(back?.structure).toEqual(event.structure);
  }
});

test('rounds keep what they paid by how long before the end they are played [rule: drafts-31]', () => {
  const event = made(tournament(1, [knockout(8, 'single')]).before, (format) => ({
    ...format,
    stages: format.stages.map((stage) =>
      stage.playoffDetails && stage.bracket
        ? {
            ...stage,
            bracket: {
              ...stage.bracket,
              scoringGroups: [3, 6, 12].map((points, col) => ({
                name: ['Quarters', 'Semis', 'Final'][col] ?? '',
                columns: [{ part: partsOf(stage.bracket)[0]?.identifier ?? '', col }],
                scoreParticipants: false,
                scoreWinnersOnly: true,
                pointsPerCorrectParticipant: points,
                scorePlacement: false,
                pointsPerCorrectPlacement: 1,
              })),
            },
          }
        : stage,
    ) as FormatStage[],
  }));
  const plan = redraft(event, tournament(1, [knockout(16, 'single')]).before);
  const stage = plan?.redrafted?.format.stages.at(-1);
  const groups = stage?.bracket?.scoringGroups.map(
    ({ name, columns, pointsPerCorrectParticipant: points }) =>
      `${name} ${columns.map(({ col }) => col)} ${points}`,
  );
  expect(groups).toEqual(['Quarters 0,1 3', 'Semis 2 6', 'Final 3 12']);
});

test.each([
  { why: 'a reset', is: 'reset', of: 'double', more: { hasReset: true } },
  {
    why: 'a match for third place',
    is: 'third_place',
    of: 'single',
    more: { hasThirdPlace: true },
  },
] as const)(
  '$why is told by itself, as it comes and as it goes [rule: drafts-28]',
  ({ is, of, more }) => {
    for (const seed of SEEDS.slice(0, 20)) {
      const [without, others] = [undefined, more].map(
        (own) => tournament(seed, [knockout(8, of, own)]).before,
      );
      if (!without || !others || !isWhole(without) || !isWhole(others)) continue;
      const plan = redraft(made(without), others);
      expect(plan?.changes, `${seed}`).toEqual([{ code: `${is}_added`, stage: 'Playoffs' }]);
      expect(plan?.obstacle, `${seed}`).toBeNull();
      const back = redraft(made(others), without);
      expect(back?.changes, `${seed}`).toEqual([{ code: `${is}_gone`, stage: 'Playoffs' }]);
      expect(back?.obstacle, `${seed}`).toBeNull();
    }
  },
);

test('other lengths of a column are told by it, and nothing else of the bracket changes [rule: drafts-28, drafts-31]', () => {
  for (const seed of SEEDS.slice(0, 60)) {
    const { before } = tournament(seed, [knockout(8, 'single')]);
    if (!isWhole(before)) continue;
    const event = made(before);
    const longer = withMatches(before, (match) => {
      const isFinal =
        match.section === 'Playoffs' &&
        match.place.kind === 'bracket' &&
        match.place.feeders.length > 0;
      return [isFinal ? { ...match, bestOf: 7 } : match];
    });
    const plan = redraft(event, longer);
    const codes = new Set(plan?.changes.map(({ code }) => code));
    expect([...codes], `${seed}`).toEqual(['best_of_changed']);
    const [own, now] = [event.format.stages.at(-1), plan?.redrafted?.format.stages.at(-1)];
    const without = (stage: FormatStage | undefined) =>
      JSON.stringify(stage).replaceAll(/"bestOf":\d/g, '');
    expect(without(now), `${seed}`).toBe(without(own));
    expect(JSON.stringify(now)).not.toBe(JSON.stringify(own));
  }
});

test('a stage that goes and one that comes back are told by their names [rule: drafts-28, drafts-30]', () => {
  for (const seed of SEEDS.slice(0, 100)) {
    const { before } = tournament(seed);
    const event = made(before);
    if (event.structure.stages.length < 2) continue;
    const [first] = draftTournament(before).stages;
    const ids = new Set(
      first?.parts.flatMap(({ records }) => records.matches.map(({ matchId }) => matchId)),
    );
    const rest = withMatches(before, (match) => (ids.has(match.matchId) ? [] : [match]));
    const gone = first?.parts.map(({ standings }) => standings?.table);
    const kept: Records = {
      ...rest,
      tables: rest.tables.filter(
        ({ index, pageId }) => !gone?.some((own) => own?.index === index && own.pageId === pageId),
      ),
    };
    const shorter = draftTournament(kept);
    if (shorter.doubts.length > 0 || shorter.stages.length !== event.structure.stages.length - 1)
      continue;
    const plan = planRedraft(event, shorter, kept);
    expect(
      plan?.changes.filter(({ code }) => code !== 'advancing_changed'),
      `${seed}`,
    ).toEqual([{ code: 'stage_gone', stage: first?.name }]);
    const own = made(kept);
    expect(redraft(own, before)?.changes[0], `${seed}`).toEqual({
      code: 'stage_added',
      stage: first?.name,
    });
  }
});

/** Seven of sixteen go on, by the colours of the table. */
const sendingOn = (table: WikiTable, count: number): WikiTable => ({
  ...table,
  colours: table.colours.map((_, at) => (at < count ? 'up' : 'down')),
});

test('other numbers that go on change a stage, and its 3-0 teams with it where they were the usual ones [rule: drafts-28, drafts-31]', () => {
  let met = 0;
  for (let seed = 0; met < 5; seed += 1) {
    const { before } = tournament(seed);
    const event = made(before);
    const [stage] = event.structure.stages;
    if (stage?.kind !== 'swiss' || stage.teams.length !== 1 || stage.teams[0] !== 16) continue;
    const table = draftTournament(before).stages[0]?.parts[0]?.standings?.table;
    if (!table || stage.advancing[0] !== 8) continue;
    met += 1;
    const fewer = {
      ...before,
      tables: before.tables.map((own) =>
        own.index === table.index && own.pageId === table.pageId ? sendingOn(own, 6) : own,
      ),
    };
    const plan = redraft(event, fewer);
    expect(plan?.changes[0], `${seed}`).toEqual({
      code: 'advancing_changed',
      stage: stage.name,
      was: '8',
      is: '6',
    });
    const swiss = plan?.redrafted?.format.stages[0]?.swissStageDetails;
    expect([swiss?.advancingCount, swiss?.pointsPerAdvancing]).toEqual([6, 7]);
  }
});

const longest = (parts: Bracket['parts']): Bracket['parts'] =>
  parts.map((part) => ({
    ...part,
    columns: part.columns.map((column) => ({ ...column, bestOf: 9 })),
  }));

test('staff’s own choice is not compared with the draft [rule: drafts-29]', () => {
  const { before } = tournament(3, [knockout(8, 'single')]);
  const draft = draftTournament(before);
  const { format, mapping } = draft;
  if (!format) throw new Error('no format');
  const longer = {
    ...format,
    stages: format.stages.map((stage) =>
      stage.playoffDetails && stage.bracket
        ? {
            ...stage,
            bracket: {
              ...stage.bracket,
              parts: longest(stage.bracket.parts),
              freeformParts: longest(stage.bracket.freeformParts),
            },
          }
        : stage,
    ) as FormatStage[],
  };
  expect(agreedStructure({ format, mapping }, draft)).not.toBeNull();
  expect(agreedStructure({ format: longer, mapping }, draft)).toBeNull();
  expect(agreedStructure({ format, mapping: mapping.slice(1) }, draft)).toBeNull();
  expect(
    agreedStructure({ format: { ...format, stages: format.stages.slice(1) }, mapping }, draft),
  ).toBeNull();
});

test('a stage that staff enter by hand is not taken over [rule: drafts-30]', () => {
  const { before } = tournament(5, [knockout(8, 'single')]);
  const event = made(before);
  const last = event.format.stages.length - 1;
  const byHand = {
    ...event,
    mapping: event.mapping.filter(({ stageIndex }) => stageIndex !== last),
  };
  const plan = redraft(byHand, tournament(5, [knockout(4, 'single')]).before);
  expect(plan?.redrafted).toBeNull();
  expect(plan?.obstacle).toEqual({ code: 'stage_by_hand', stage: 'Our Playoffs' });
});
