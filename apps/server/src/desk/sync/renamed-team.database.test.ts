import { startFrom } from '@callshot/rules';
import { expect, test } from 'vitest';
import { followedWiki } from '../../../testing/desk/followed-wiki.ts';
import {
  type RawMatch,
  type RawMoment,
  type RawTeam,
  rawTeam,
  rawTeams,
} from '../../../testing/desk/lpdb.ts';
import { firstDay } from '../../../testing/desk/tournaments.ts';
import { loadedEvent } from '../../../testing/play/events.ts';
import { areResultsComplete, type LoadedEvent } from '../../play/events/loaded-event.ts';
import { upsertTeams } from '../../play/events/teams/event-teams.repository.ts';

// A team stands under another page and name after the first round, with the same players.

const { product, staff, follow, look, syncOf, showMoment } = await followedWiki();
const { db } = product;
const format = startFrom({
  kind: 'knockout',
  teamCount: 8,
  elimination: 'single',
  hasReset: false,
});
const dayMs = 86_400_000;

const teams = rawTeams(8, 'Cup Team');
const [alpha, , , delta, echo, , , hotel] = teams as [
  RawTeam,
  RawTeam,
  RawTeam,
  RawTeam,
  RawTeam,
  RawTeam,
  RawTeam,
  RawTeam,
];
const bought = rawTeam('Bought Org', { players: alpha.players });

const match = (
  round: number,
  index: number,
  sides: RawMatch['sides'],
  winner: 0 | 1 | null,
): RawMatch => ({
  groupId: 'RENAMEDCUP',
  index,
  startsAt: new Date(firstDay + (round - 1) * dayMs + index * 60_000).toISOString(),
  sides,
  result: winner === null ? null : { winner, scores: winner === 0 ? [3, 1] : [1, 3] },
  bestOf: 5,
  knockout: { round, rounds: 3 },
});

const firstRound = (areOver: boolean): RawMatch[] =>
  [0, 2, 4, 6].map((at) => {
    const [one, two] = [teams[at], teams[at + 1]];
    if (!one || !two) throw new Error('Eight teams play');
    return match(1, 1 + at / 2, [one, two], areOver ? (at % 4 === 0 ? 0 : 1) : null);
  });

const moment = (matches: readonly RawMatch[], isRenamed = true): RawMoment => ({
  matches,
  tables: [],
  teams: isRenamed ? [...teams, bought] : teams,
});

const drawn = moment(
  [
    ...firstRound(false),
    match(2, 1, ['open', 'open'], null),
    match(2, 2, ['open', 'open'], null),
    match(3, 1, ['open', 'open'], null),
  ],
  false,
);
const renamed = moment([
  ...firstRound(true),
  match(2, 1, [bought, delta], null),
  match(2, 2, [echo, hotel], null),
  match(3, 1, ['open', 'open'], null),
]);
const played = moment([
  ...firstRound(true),
  match(2, 1, [bought, delta], 0),
  match(2, 2, [echo, hotel], 0),
  match(3, 1, [bought, echo], null),
]);
const over = moment([
  ...firstRound(true),
  match(2, 1, [bought, delta], 0),
  match(2, 2, [echo, hotel], 0),
  match(3, 1, [bought, echo], 0),
]);

const idOf = ({ teams: own }: LoadedEvent, { name }: RawTeam) =>
  own.find((team) => team.name === name)?.id;

async function begun() {
  showMoment(drawn);
  const eventId = await follow(format);
  await look(eventId);
  showMoment(renamed);
  const event = await look(eventId);
  const teamId = idOf(event, alpha) ?? 0;
  const asked = (await syncOf(eventId)).doubts;
  expect(asked).toEqual([
    expect.objectContaining({ kind: 'unknown_team', likeliestTeamId: teamId }),
  ]);
  return { eventId, teamId, doubtId: asked[0].id };
}

const championOf = ({ officialRows }: LoadedEvent) =>
  officialRows.find(({ bracketCol }) => bracketCol === 2)?.winnerTeamId;

async function expectWonToTheEnd(eventId: number, teamId: number): Promise<void> {
  showMoment(played);
  await look(eventId);
  showMoment(over);
  const event = await look(eventId);
  expect(championOf(event)).toBe(teamId);
  expect(areResultsComplete(event)).toBe(true);
  expect((await syncOf(eventId)).doubts).toEqual([]);
}

test('one answer settles all that it plays, now and later, and leaves no doubt behind [rule: event-creator-21, events-4, results-19]', async () => {
  const { eventId, teamId, doubtId } = await begun();
  showMoment(played);
  await look(eventId);
  const body = { eventId, doubtId, answer: 'apply', note: 'they were bought' };
  expect((await staff.post('/api/sync/answer', body)).statusCode).toBe(204);
  const sync = await syncOf(eventId);
  expect(sync.doubts).toEqual([]);
  expect(sync.names).toMatchObject([{ name: 'bought org', teamId, teamName: alpha.name }]);
  // The same answer once more finds nothing to answer.
  expect((await staff.post('/api/sync/answer', body)).json().code).toBe('doubt_not_found');
  await expectWonToTheEnd(eventId, teamId);
});

test('what staff enter meanwhile is looked at soon, as long as something waits', async () => {
  const { eventId, doubtId } = await begun();
  const isDue = async () => {
    const { nextLookAt } = await db
      .selectFrom('eventWikis')
      .select('nextLookAt')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    return nextLookAt !== null && nextLookAt.getTime() <= Date.now();
  };
  const enter = async () => {
    const event = await loadedEvent(db, eventId);
    const matchPicks = event.stages[0]?.official.matchPicks.map((row) =>
      row.bracketCol === 1 && row.bracketColIndex === 1
        ? { ...row, winnerTeamId: idOf(event, echo), loserTeamId: idOf(event, hotel) }
        : row,
    );
    const entered = await staff.post(`/api/picks/override/${eventId}`, {
      userId: null,
      eventStageId: event.stages[0]?.id,
      ...{ groupStagePicks: [], matchPicks, version: event.row.officialVersion, reason: 'seen' },
    });
    expect(entered.statusCode, entered.body).toBe(200);
  };
  expect(await isDue()).toBe(false);
  await enter();
  expect(await isDue()).toBe(true);
  await staff.post('/api/sync/answer', { eventId, doubtId, answer: 'apply', note: '' });
  await look(eventId);
  await enter();
  expect(await isDue()).toBe(false);
});

test('staff say who it is where the likeliest team is not', async () => {
  const { eventId, teamId, doubtId } = await begun();
  const say = (own: object) => staff.post('/api/sync/sameTeam', { eventId, note: '', ...own });
  expect((await say({ doubtId, teamId: 999_999 })).json().code).toBe('team_not_found');
  expect((await say({ doubtId: 999_999, teamId })).json().code).toBe('doubt_not_found');
  expect((await syncOf(eventId)).names).toEqual([]);
  expect((await say({ doubtId, teamId })).statusCode).toBe(204);
  await expectWonToTheEnd(eventId, teamId);
});

test('a word that is taken back is asked for anew, and what stands stays', async () => {
  const { eventId, teamId, doubtId } = await begun();
  showMoment(played);
  await look(eventId);
  await staff.post('/api/sync/answer', { eventId, doubtId, answer: 'apply', note: '' });
  const forget = (name: string) => staff.post('/api/sync/forgetName', { eventId, name });
  expect((await forget('nobody')).json().code).toBe('name_not_found');
  expect((await forget('bought org')).statusCode).toBe(204);
  const { doubts, names } = await syncOf(eventId);
  expect(names).toEqual([]);
  expect(doubts).toMatchObject([{ kind: 'unknown_team', likeliestTeamId: teamId }]);
  const [again] = doubts;
  await staff.post('/api/sync/answer', { eventId, doubtId: again.id, answer: 'apply', note: '' });
  await expectWonToTheEnd(eventId, teamId);
});

test('a new look at the teams proposes it, since the players are the same, and settles the doubt', async () => {
  const { eventId, teamId } = await begun();
  const update = async (apply?: string) =>
    (await staff.post('/api/event/updateteams', { eventId, apply })).json();
  const { changes, hash } = await update();
  expect(changes).toMatchObject([{ teamId, isRenamed: true, newName: 'Bought Org' }]);
  await update(hash);
  expect((await syncOf(eventId)).doubts).toEqual([]);
  expect((await update()).changes).toEqual([]);
  await expectWonToTheEnd(eventId, teamId);
});

test('a team that took the place of another leaves no doubt behind, whatever the wiki calls either', async () => {
  const { eventId, teamId } = await begun();
  const replaced = await staff.post('/api/event/replaceTeam', {
    eventId,
    teamId,
    name: 'Bought Org',
    reason: 'bought',
  });
  expect(replaced.statusCode, replaced.body).toBe(200);
  const event = await look(eventId);
  const newId = idOf(event, bought) ?? 0;
  expect(newId).not.toBe(teamId);
  await expectWonToTheEnd(eventId, newId);
  const doubts = await db
    .selectFrom('wikiDoubts')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('answeredAt', 'is', null)
    .execute();
  expect(doubts).toEqual([]);
});

test('a team that staff merge into another leaves no doubt behind, whatever the wiki calls either', async () => {
  const { eventId, teamId } = await begun();
  const [keptId = 0] = await upsertTeams(db, 2, [
    { externalId: 'liquipedia:bought org', name: 'Bought Org', abbreviation: 'BO', logoPath: null },
  ]);
  const merged = await staff.post('/api/event/mergeTeams', {
    eventId,
    teamId,
    intoTeamId: keptId,
    was: { name: alpha.name, intoName: 'Bought Org' },
  });
  expect(merged.statusCode, merged.body).toBe(200);
  expect((await look(eventId)).teams.some(({ id }) => id === keptId)).toBe(true);
  await expectWonToTheEnd(eventId, keptId);
});
