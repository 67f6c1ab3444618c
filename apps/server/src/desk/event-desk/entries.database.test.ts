import type { EventDesk } from '@callshot/contract';
import {
  type EventFormat,
  type EventStage,
  encodePicks,
  NO_PICKS,
  substageCountOf,
} from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  formatOf,
  knockout,
  stageOf as started,
  withEntries,
} from '../../../../../packages/rules/fixtures/crossed-formats.ts';
import { inAnHour, redrawDesk, stageOf } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const player = await product.user('player');
const desks = redrawDesk({ db }, admin);

const IN_GROUP = 3;

/** Two groups of three by hand, of which two go on, and playoffs that say who comes in. */
function crossed(details: object = {}, teamsToOpenPicks: number | null = null): EventFormat {
  const groups = started({ kind: 'groups', groupCount: 2, of: 'teams' }, 'Groups');
  const groupStageDetails = {
    ...groups.groupStageDetails,
    advancingCount: 2,
    totalAdvancing: 2,
    ...details,
  };
  const stage = { ...groups, groupStageDetails } as typeof groups;
  return withEntries(formatOf(stage, { ...knockout(4), teamsToOpenPicks }), 1);
}

const stagesOf = ({ stages }: EventFormat, teamsIn: readonly number[]): EventStage[] =>
  stages.map((format, stageIndex) => ({
    eventStageId: stageIndex + 1,
    stageIndex,
    format,
    substages: Array.from({ length: substageCountOf(format) }, (_, at) => ({
      eventSubstageId: 10 * stageIndex + at + 1,
      title: `Group ${at}`,
      teamIds: Array.from(
        { length: teamsIn[stageIndex] ?? 0 },
        (_unused, team) => 100 * stageIndex + 10 * at + team + 1,
      ),
      officialMatches: [],
    })),
  }));

const made = (format = crossed(), teamsIn: readonly number[] = [IN_GROUP]) =>
  testEvent(db, { stages: stagesOf(format, teamsIn), locksInMs: -1000 });

const groupOf = (event: LoadedEvent, at: number, stage = 0) => {
  const substage = stageOf(event, stage).stage.substages[at];
  if (!substage) throw new Error(`no group ${at}`);
  return substage;
};

/** The matches of a group that ends in this order, counted from 0: the earlier wins. */
const playedIn = (event: LoadedEvent, at: number, order: readonly number[]) => {
  const { eventSubstageId, teamIds } = groupOf(event, at);
  return [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([one = 0, other = 0], round) => {
    const [top, bottom] = [teamIds[one] ?? 0, teamIds[other] ?? 0];
    const isTop = order.indexOf(one) < order.indexOf(other);
    return {
      id: null as number | null,
      eventSubstageId,
      round: round + 1,
      topTeamId: top,
      bottomTeamId: bottom,
      bestOf: 1,
      startsAt: null,
      outcome: 'won',
      winnerTeamId: isTop ? top : bottom,
      topTeamScore: isTop ? 1 : 0,
      bottomTeamScore: isTop ? 0 : 1,
    };
  });
};
type Match = ReturnType<typeof playedIn>[number];

/** Each beats one other: nothing parts them. */
const circleIn = (event: LoadedEvent, at: number): Match[] => {
  const [first, second, third] = playedIn(event, at, [0, 1, 2]);
  if (!first || !second || !third) throw new Error('three matches');
  const lost = { winnerTeamId: second.bottomTeamId, topTeamScore: 0, bottomTeamScore: 1 };
  return [first, { ...second, ...lost }, third];
};

async function play(
  event: LoadedEvent,
  matches: readonly Match[],
  orders: readonly object[] = [],
): Promise<LoadedEvent> {
  const { id, handVersion, byHand } = stageOf(await desks.now(event), 0);
  const known = [...byHand.values()].flatMap((own) => own.matches);
  const answer = await admin.post('/api/event/matches', {
    eventId: event.row.id,
    eventStageId: id,
    version: handVersion,
    matches: matches.map((match) => ({
      ...match,
      id:
        known.find(
          (one) => one.topTeamId === match.topTeamId && one.bottomTeamId === match.bottomTeamId,
        )?.id ?? null,
    })),
    orders,
    reason: 'played',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return desks.now(event);
}

/** Teams of the draw of the playoffs, pair by pair, by group and place in it: 'A1' is the first that was listed. */
const drawOf = (event: LoadedEvent): (string | null)[] => {
  const names = new Map(
    [0, 1].flatMap((at) =>
      groupOf(event, at).teamIds.map((id, team) => [id, `${'AB'[at]}${team + 1}`] as const),
    ),
  );
  const rows = stageOf(event, 1).official.matchPicks.filter(({ bracketCol }) => bracketCol === 0);
  return [0, 1].flatMap((match) => {
    const row = rows.find(({ bracketColIndex }) => bracketColIndex === match);
    return [row?.topTeamId, row?.bottomTeamId].map((id) =>
      id ? (names.get(id) ?? `team ${id}`) : null,
    );
  });
};

const deskOf = async (event: LoadedEvent): Promise<EventDesk> =>
  (await admin.get(`/api/event/desk/${event.row.id}`)).json();
const kindsOf = async (event: LoadedEvent) =>
  (await deskOf(event)).stages[1]?.entries.map(({ kind }) => kind);

const IN_ORDER = [0, 1, 2];

describe('later stages fill by the entries of the format [rule: formats-45]', () => {
  test('group by group, and the stage opens by itself', async () => {
    const event = await made();
    const groupA = playedIn(event, 0, IN_ORDER);
    const half = await play(event, groupA);
    expect(drawOf(half)).toEqual(['A1', null, null, 'A2']);
    expect(half.row.stage).toBe(0);
    expect(await kindsOf(half)).toEqual(['placed', 'waits', 'waits', 'placed']);
    const whole = await play(half, [...groupA, ...playedIn(event, 1, [2, 0, 1])]);
    expect(drawOf(whole)).toEqual(['A1', 'B1', 'B3', 'A2']);
    expect(whole.row.stage).toBe(1);
    expect(await kindsOf(whole)).toEqual(['placed', 'placed', 'placed', 'placed']);
  });

  test('a correction exchanges places in the draw, and takes out who does not go on', async () => {
    const event = await made();
    const groupB = playedIn(event, 1, IN_ORDER);
    await play(event, [...playedIn(event, 0, IN_ORDER), ...groupB]);
    const swapped = await play(event, [...playedIn(event, 0, [1, 0, 2]), ...groupB]);
    expect(drawOf(swapped)).toEqual(['A2', 'B2', 'B1', 'A1']);
    const out = await play(event, [...playedIn(event, 0, [2, 1, 0]), ...groupB]);
    expect(drawOf(out)).toEqual(['A3', 'B2', 'B1', 'A2']);
    const open = await play(event, groupB);
    expect(drawOf(open)).toEqual([null, 'B2', 'B1', null]);
    // It opened by itself, and nobody has picked it.
    expect(open.row.stage).toBe(0);
  });

  test('picks follow the place to another team, whoever it is, and their owner is told', async () => {
    const event = await made();
    const groupB = playedIn(event, 1, IN_ORDER);
    await play(event, [...playedIn(event, 0, IN_ORDER), ...groupB]);
    await desks.act(event, 'relock', inAnHour());
    const open = await desks.now(event);
    await desks.save(open, 1, [player]);
    const [a1, a2] = groupOf(event, 0).teamIds;
    const before = JSON.stringify((await desks.picksOf(event, player)).matchPicks);
    const swapped = await play(event, [...playedIn(event, 0, [1, 0, 2]), ...groupB]);
    expect(drawOf(swapped)).toEqual(['A2', 'B2', 'B1', 'A1']);
    const after = JSON.stringify((await desks.picksOf(event, player)).matchPicks);
    const exchanged = before.replaceAll(
      new RegExp(`TeamId":(${a1}|${a2})\\b`, 'g'),
      (_, id) => `TeamId":${Number(id) === a1 ? a2 : a1}`,
    );
    expect(after).toBe(exchanged);
    expect(after).not.toBe(before);
    const notices = await db
      .selectFrom('notices')
      .select('kind')
      .where('eventId', '=', event.row.id)
      .execute();
    expect(notices.length).toBeGreaterThan(0);
  });

  test('to its end, with a correction at every step', async () => {
    const event = await made();
    const groupB = playedIn(event, 1, IN_ORDER);
    await play(event, playedIn(event, 0, [2, 1, 0]));
    await play(event, [...playedIn(event, 0, IN_ORDER), ...groupB]);
    await desks.act(event, 'relock', inAnHour());
    await desks.save(await desks.now(event), 1, [player]);
    await desks.act(event, 'lock');
    const swapped = await play(event, [...playedIn(event, 0, [1, 0, 2]), ...groupB]);
    const rows = stageOf(swapped, 1).official.matchPicks;
    const [first, second] = rows.filter(({ bracketCol }) => bracketCol === 0);
    if (!first || !second) throw new Error('two semi-finals');
    const won = (row: typeof first) => ({
      ...row,
      winnerTeamId: row.topTeamId,
      loserTeamId: row.bottomTeamId,
      topTeamScore: 3,
      bottomTeamScore: 0,
    });
    const final = {
      ...won(first),
      bracketCol: 1,
      bracketColIndex: 0,
      matchIndex: 2,
      topTeamId: first.topTeamId,
      bottomTeamId: second.topTeamId,
      winnerTeamId: first.topTeamId,
      loserTeamId: second.topTeamId,
    };
    const ended = await desks.enter(event, 1, {
      groupStagePicks: [],
      matchPicks: [won(first), won(second), final],
    });
    expect(ended.row.completedAt).not.toBeNull();
    // The first of group A is corrected once more: the results go along with the place.
    const corrected = await play(event, [...playedIn(event, 0, IN_ORDER), ...groupB]);
    expect(drawOf(corrected)).toEqual(['A1', 'B2', 'B1', 'A2']);
    const last = stageOf(corrected, 1).official.matchPicks.find(
      ({ matchIndex }) => matchIndex === 2,
    );
    expect(last?.winnerTeamId).toBe(groupOf(event, 0).teamIds[0]);
    expect(corrected.row.completedAt).not.toBeNull();
  });
});

describe('where no result decides a place staff are told [rule: formats-47]', () => {
  test('teams in a circle wait for staff’s order, and then come in', async () => {
    const event = await made();
    const matches = [...circleIn(event, 0), ...playedIn(event, 1, IN_ORDER)];
    const level = await play(event, matches);
    expect(drawOf(level)).toEqual([null, 'B2', 'B1', null]);
    expect(await kindsOf(level)).toEqual(['waits', 'placed', 'placed', 'waits']);
    const { eventSubstageId, teamIds } = groupOf(event, 0);
    const order = { eventSubstageId, teamIds: [teamIds[2], teamIds[0], teamIds[1]], note: 'Drawn' };
    const ordered = await play(event, matches, [order]);
    expect(drawOf(ordered)).toEqual(['A3', 'B2', 'B1', 'A1']);
  });

  test('where the format asks for no first place a tie of two that go on counts here alone', async () => {
    const event = await made(crossed({ scoreFirstPlace: false, scoreSecondPlace: false }));
    // All three are level, and staff name two of them without saying who is first.
    const matches = [...circleIn(event, 0), ...playedIn(event, 1, IN_ORDER)];
    await play(event, matches);
    const { id, official } = stageOf(await desks.now(event), 0);
    const { eventSubstageId, teamIds } = groupOf(event, 0);
    const through = teamIds.slice(0, 2).map((teamId) => ({
      eventStageId: id,
      eventSubstageId,
      teamId,
      pickTypeId: 1 as const,
    }));
    const told = await desks.enter(event, 0, {
      ...official,
      groupStagePicks: [...official.groupStagePicks, ...through],
    });
    expect(await kindsOf(told)).toEqual(['tied', 'placed', 'placed', 'tied']);
    // At once, wherever staff look.
    expect((await deskOf(told)).overdue?.kind).toBe('opening');
    expect(drawOf(told)).toEqual([null, 'B2', 'B1', null]);
    // Staff's order changes no official row, and the draw follows it.
    const order = { eventSubstageId, teamIds: [teamIds[1], teamIds[0], teamIds[2]], note: 'Drawn' };
    const ordered = await play(event, matches, [order]);
    expect(drawOf(ordered)).toEqual(['A2', 'B2', 'B1', 'A1']);
    expect(await kindsOf(ordered)).toEqual(['placed', 'placed', 'placed', 'placed']);
  });

  test('a draw that is picked in keeps its empty place, and says who is to stand there', async () => {
    const event = await made(crossed({}, 2));
    const half = await play(event, playedIn(event, 0, IN_ORDER));
    expect(half.row.stage).toBe(1);
    await desks.act(event, 'relock', inAnHour());
    const opened = await desks.now(event);
    const { id, stage, layout } = stageOf(opened, 1);
    await db
      .insertInto('entries')
      .values({
        eventStageId: id,
        userId: player.id,
        slots: Buffer.from(encodePicks(stage, layout, NO_PICKS)),
        layoutFingerprint: layout.fingerprint,
      })
      .execute();
    const whole = await play(event, [
      ...playedIn(event, 0, IN_ORDER),
      ...playedIn(event, 1, IN_ORDER),
    ]);
    expect(drawOf(whole)).toEqual(['A1', null, null, 'A2']);
    expect(await kindsOf(whole)).toEqual(['placed', 'free', 'free', 'placed']);
  });
});

describe('staff’s word and the wiki’s stand over the entries [rule: formats-46]', () => {
  test('another team that staff put into a place stays there', async () => {
    const event = await made();
    const groupB = playedIn(event, 1, IN_ORDER);
    await play(event, playedIn(event, 0, IN_ORDER));
    const desk = await deskOf(event);
    const stage = desk.stages[1];
    if (!stage) throw new Error('no playoffs');
    const [own] = stage.substages;
    const [, a2, a3] = groupOf(event, 0).teamIds;
    const seated = await admin.post('/api/event/slots', {
      eventId: desk.id,
      version: desk.version,
      eventStageId: stage.id,
      substages: [{ eventSubstageId: own?.id, teamIds: [a3, a2] }],
      openings: [
        {
          eventSubstageId: own?.id,
          slot: 'UB-0-0',
          topTeamId: a3,
          bottomTeamId: null,
          isBye: false,
        },
        {
          eventSubstageId: own?.id,
          slot: 'UB-0-1',
          topTeamId: null,
          bottomTeamId: a2,
          isBye: false,
        },
      ],
    });
    expect(seated.statusCode, seated.body).toBe(200);
    const whole = await play(event, [...playedIn(event, 0, IN_ORDER), ...groupB]);
    expect(drawOf(whole)).toEqual(['A3', 'B2', 'B1', 'A2']);
    expect(await kindsOf(whole)).toEqual(['staff', 'placed', 'placed', 'placed']);
    // A correction elsewhere moves nobody here.
    const other = await play(event, [
      ...playedIn(event, 0, IN_ORDER),
      ...playedIn(event, 1, [1, 0, 2]),
    ]);
    expect(drawOf(other)).toEqual(['A3', 'B1', 'B2', 'A2']);
  });

  test('a stage that follows the wiki is drawn by the wiki', async () => {
    const event = await made();
    await db
      .insertInto('eventWikis')
      .values({
        eventId: event.row.id,
        wiki: 'counterstrike',
        pageId: 4711,
        pageName: 'Cup',
        mapping: JSON.stringify([
          {
            stageIndex: 1,
            substageIndex: 0,
            matchKeys: ['4711|Cup|abcdefghij'],
            standingsKey: null,
          },
        ]),
      })
      .execute();
    const whole = await play(event, [
      ...playedIn(event, 0, IN_ORDER),
      ...playedIn(event, 1, IN_ORDER),
    ]);
    expect(drawOf(whole)).toEqual([null, null, null, null]);
    expect(await kindsOf(whole)).toEqual([]);
  });
});

test('an invited team keeps its seed, and those who come stand where the format has them', async () => {
  const swiss = started({ kind: 'swiss', teamCount: 8 }, 'Swiss Stage');
  const [groups] = crossed().stages;
  if (!groups) throw new Error('no groups');
  const from = (group: number, place: number) => ({ stage: 0, group, place });
  const entries = [
    [
      from(0, 1),
      'invited' as const,
      from(1, 1),
      'invited' as const,
      from(0, 2),
      from(1, 2),
      'invited' as const,
      'invited' as const,
    ],
  ];
  const event = await made(withEntries(formatOf(groups, swiss), 1, entries), [IN_GROUP, 4]);
  const invited = groupOf(event, 0, 1).teamIds;
  const groupB = playedIn(event, 1, IN_ORDER);
  await play(event, groupB);
  const whole = await play(event, [...playedIn(event, 0, IN_ORDER), ...groupB]);
  const [[a1, a2], [b1, b2]] = [groupOf(event, 0).teamIds, groupOf(event, 1).teamIds];
  expect(groupOf(whole, 0, 1).teamIds).toEqual([
    a1,
    invited[0],
    b1,
    invited[1],
    a2,
    b2,
    invited[2],
    invited[3],
  ]);
  expect(whole.row.stage).toBe(1);
});
