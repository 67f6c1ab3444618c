import type { DeskEvent, EventDesk } from '@callshot/contract';
import {
  type EventFormat,
  type GameId,
  groupsOf,
  suggestMapping,
  type WikiDetails,
  type WikiMatch,
} from '@callshot/rules';
import { expect, test } from 'vitest';
import { majorFormat, worldsFormat } from '../../../../../seed/src/formats/formats.ts';
import {
  beforePlay,
  beginningIn,
  pagesInOrder,
  syncDesk,
  unplayed,
} from '../../../testing/desk/sync.ts';
import { austinPage, testWiki, worldsPage } from '../../../testing/desk/wiki.ts';
import { loadedEvent } from '../../../testing/play/events.ts';
import { alone } from '../../platform/changes/leadership.ts';
import { areResultsComplete, isLocked, type LoadedEvent } from '../../play/events/loaded-event.ts';
import { externalIdOf } from '../liquipedia/wiki-teams.repository.ts';
import { lookAtDueEvents } from './look-at-wiki.service.ts';

const wiki = await testWiki();
const { db, capabilities, visitor } = wiki;
const admin = await wiki.user('chief', ['Admin']);
const { follow, look, doubtsOf, importsOf } = syncDesk(wiki);
const hour = 3_600_000;

async function recorded(gameId: GameId, pageId: number): Promise<WikiDetails> {
  const looked = await capabilities.services.wiki.details(gameId, pageId);
  if (!looked.ok || !looked.value.value) throw new Error('The fake has no such tournament');
  return looked.value.value;
}

const austin = await recorded(2, austinPage);
const worlds = await recorded(1, worldsPage);

/** An event of the Major whose first match is an hour away. */
const comingMajor = async (format = majorFormat.format) => {
  const major = beginningIn(austin, hour);
  const eventId = await follow(
    beforePlay(major),
    format,
    'counterstrike',
    suggestMapping(format, groupsOf(major)),
  );
  return { major, eventId };
};

const withMatch = (
  details: WikiDetails,
  is: (match: WikiMatch) => boolean,
  change: (match: WikiMatch) => WikiMatch,
): WikiDetails => ({
  ...details,
  matches: details.matches.map((match) => (is(match) ? change(match) : match)),
});

const keyOfRow = ({ teamKey }: { readonly teamKey: string }): string => teamKey;

/** The match before it is played, with these teams alone. */
function onlyTeams(match: WikiMatch, keys: ReadonlySet<string>): WikiMatch {
  const [known, open] = [unplayed(match).opponents, unplayed(match, false).opponents];
  const side = (at: 0 | 1) => (keys.has(known[at].teamKey ?? '') ? known[at] : open[at]);
  return { ...unplayed(match), opponents: [side(0), side(1)] };
}

test.each([
  {
    why: 'a Major of three Swiss stages and playoffs',
    of: austin,
    format: majorFormat.format,
    at: 'counterstrike',
  },
  {
    why: 'a Worlds of Swiss, brackets of groups and playoffs',
    of: worlds,
    format: worldsFormat.format,
    at: 'rocketleague',
  },
] as const)(
  'a tournament that is over is official after one look, once: $why',
  async ({ of, format, at }) => {
    const eventId = await follow(of, format, at);
    const event = await look(eventId, of);
    expect(await doubtsOf(eventId)).toEqual([]);
    expect(areResultsComplete(event)).toBe(true);
    expect(event.row.completedAt).not.toBeNull();
    expect(event.officialRows.every(({ source }) => source === 'import')).toBe(true);
    const imports = await importsOf(eventId);
    const version = event.row.officialVersion;
    const again = await look(eventId, of);
    expect([await importsOf(eventId), again.row.officialVersion]).toEqual([imports, version]);
  },
);

/** Stages open with all their teams, which the format leaves to the tournament. */
const namingNone: EventFormat = {
  ...majorFormat.format,
  stages: majorFormat.format.stages.map((stage) => ({ ...stage, teamsToOpenPicks: null })),
};

test.each([
  { why: 'the format says how many teams open a stage', format: majorFormat.format },
  { why: 'the format names no number of teams', format: namingNone },
])(
  'a tournament as it is played, stages lock, open and fill by themselves: $why [rule: results-5]',
  async (row) => {
    const { major, eventId } = await comingMajor(row.format);
    const before = await look(eventId, beforePlay(major));
    expect([before.row.stage, isLocked(before, new Date())]).toEqual([0, false]);
    const [firstPage, secondPage] = pagesInOrder(major);
    const ofPage = (pageId: number | undefined) => (match: WikiMatch) => match.pageId === pageId;
    const untilFirst: WikiDetails = {
      ...major,
      tables: major.tables.map((table) =>
        table.pageId === firstPage ? table : { ...table, isFinished: false, rows: [] },
      ),
      matches: major.matches.map((match) =>
        ofPage(firstPage)(match) ? match : unplayed(match, false),
      ),
    };
    const second = await look(eventId, untilFirst);
    expect(await doubtsOf(eventId)).toEqual([]);
    expect(second.row.stage).toBe(1);
    expect(second.stages[0]?.sealedAt).not.toBeNull();
    expect(second.stages[1]?.stage.substages[0]?.teamIds).toHaveLength(16);
    const start = Math.min(
      ...major.matches.filter(ofPage(secondPage)).map(({ startsAt }) => Date.parse(startsAt ?? '')),
    );
    expect(second.row.lockAt?.getTime()).toBe(start);
    const end = await look(eventId, major);
    expect(await doubtsOf(eventId)).toEqual([]);
    expect(areResultsComplete(end)).toBe(true);
  },
);

test('a stage that opens after its first match began is locked by the same look', async () => {
  const { eventId } = await comingMajor();
  const [firstPage, secondPage] = pagesInOrder(austin);
  const startOf = (pageId: number | undefined) =>
    Math.min(
      ...austin.matches
        .filter((match) => match.pageId === pageId)
        .map(({ startsAt }) => Date.parse(startsAt ?? '')),
    );
  // The second stage began a minute ago.
  const begun = beginningIn(austin, startOf(firstPage) - startOf(secondPage) - 60_000);
  const event = await look(eventId, {
    ...begun,
    tables: begun.tables.map((table) =>
      table.pageId === firstPage ? table : { ...table, isFinished: false, rows: [] },
    ),
    matches: begun.matches.map((match) =>
      match.pageId === firstPage ? match : unplayed(match, false),
    ),
  });
  expect(event.row.stage).toBe(1);
  expect(event.stages[1]?.sealedAt).not.toBeNull();
  expect(event.row.lockAt).toEqual(event.stages[1]?.sealedAt);
  const log = await db
    .selectFrom('wikiLog')
    .select('text')
    .where('eventId', '=', eventId)
    .execute();
  expect(log.map(({ text }) => text)).toContain(
    `${event.stages[1]?.name}: picks were locked at once, since its first match began before now`,
  );
});

/** A Major of which the wiki names, an hour before it begins, also who enters its second and third stage. */
async function enteringMajor() {
  const major = beginningIn(austin, hour);
  const [firstPage] = pagesInOrder(major);
  const opening = beforePlay(major);
  const eventId = await follow(
    { ...opening, tables: opening.tables.filter(({ pageId }) => pageId === firstPage) },
    majorFormat.format,
    'counterstrike',
    suggestMapping(majorFormat.format, groupsOf(major)),
  );
  const isEntering = ({ pageId, place }: WikiMatch) =>
    pageId !== firstPage && place.kind === 'list' && place.round === 1;
  const invited = new Set(opening.tables.slice(1).flatMap(({ rows }) => rows.map(keyOfRow)));
  const drawn = {
    ...opening,
    matches: opening.matches.map((match, at) =>
      isEntering(match) ? onlyTeams(major.matches[at] ?? match, invited) : match,
    ),
  };
  return { major, eventId, drawn };
}

const listedIn = ({ stages }: LoadedEvent): number[] =>
  stages.map(({ stage }) => stage.substages.flatMap(({ teamIds }) => teamIds).length);

test('teams that take part and enter a later stage have their places there once the wiki names them', async () => {
  const { major, eventId, drawn } = await enteringMajor();
  expect(listedIn(await loadedEvent(db, eventId))).toEqual([16, 0, 0, 0]);
  expect(listedIn(await look(eventId, drawn))).toEqual([16, 8, 8, 0]);
  expect(await doubtsOf(eventId)).toEqual([]);
  const end = await look(eventId, major);
  expect(await doubtsOf(eventId)).toEqual([]);
  expect(areResultsComplete(end)).toBe(true);
});

test('a team that staff took out of a stage to come is not put back by what the wiki says', async () => {
  const { eventId, drawn } = await enteringMajor();
  const [out] = (await look(eventId, drawn)).stages[1]?.stage.substages[0]?.teamIds ?? [];
  await db
    .deleteFrom('eventTeams')
    .where('teamId', '=', out ?? 0)
    .where('eventSubstageId', 'in', (eb) =>
      eb
        .selectFrom('eventSubstages as u')
        .innerJoin('eventStages as s', 's.id', 'u.eventStageId')
        .select('u.id')
        .where('s.eventId', '=', eventId),
    )
    .execute();
  expect(listedIn(await look(eventId, drawn))).toEqual([16, 7, 8, 0]);
  expect((await doubtsOf(eventId)).map(({ kind }) => kind)).toEqual(['unknown_team']);
});

test('a first match that is postponed takes the lock along; one that is moved to before now locks at once [rule: stages-11]', async () => {
  const { major, eventId } = await comingMajor();
  const upcoming = beforePlay(major);
  await look(eventId, upcoming);
  const later = beforePlay(beginningIn(austin, 3 * hour));
  const moved = await look(eventId, later);
  const start = Math.min(...later.matches.map(({ startsAt }) => Date.parse(startsAt ?? '')));
  expect([moved.row.lockAt?.getTime(), moved.row.startsAt.getTime()]).toEqual([start, start]);
  const locked = await look(eventId, beforePlay(beginningIn(austin, -60_000)));
  expect(locked.stages[0]?.sealedAt).not.toBeNull();
  const notices = await db
    .selectFrom('notices')
    .select('kind')
    .where('eventId', '=', eventId)
    .execute();
  expect(notices.map(({ kind }) => kind)).toContain('locked-early');
});

test('an inexact time moves no lock', async () => {
  const { major, eventId } = await comingMajor();
  const before = await look(eventId, beforePlay(major));
  const vague = beforePlay(beginningIn(austin, -5 * hour));
  const after = await look(eventId, {
    ...vague,
    matches: vague.matches.map((match) => ({ ...match, isExact: false })),
  });
  expect(after.row.lockAt).toEqual(before.row.lockAt);
  expect(isLocked(after, new Date())).toBe(false);
});

test('results while picks are open lock these first', async () => {
  const { major, eventId } = await comingMajor();
  const [firstPage] = pagesInOrder(major);
  const swiss = major.matches.filter(({ pageId }) => pageId === firstPage);
  const twoRounds = {
    ...beforePlay(major),
    matches: major.matches.map((match) =>
      swiss.includes(match) && match.place.kind === 'list' && (match.place.round ?? 9) <= 3
        ? { ...match }
        : unplayed(match, false),
    ),
  };
  const event = await look(eventId, twoRounds);
  expect(event.stages[0]?.sealedAt).not.toBeNull();
  expect(event.stages[0]?.official.groupStagePicks.length).toBeGreaterThan(0);
});

const inPlayoffs = (details: WikiDetails) =>
  details.matches.filter(({ place }) => place.kind === 'bracket');

test('a walkover waits; a click applies it, with its effect told before; then it is not asked again', async () => {
  const { major, eventId } = await comingMajor();
  const opening = inPlayoffs(major).at(-1);
  const walkover = withMatch(
    major,
    (match) => match === opening,
    (match) => {
      const [a, b] = match.opponents;
      const isFirst = match.winner === 'first';
      return {
        ...match,
        opponents: [
          { ...a, score: null, status: isFirst ? 'W' : 'FF' },
          { ...b, score: null, status: isFirst ? 'FF' : 'W' },
        ],
      };
    },
  );
  const event = await look(eventId, walkover);
  expect(areResultsComplete(event)).toBe(false);
  const shown = (await admin.get(`/api/sync/${eventId}`)).json();
  expect(shown.doubts).toMatchObject([{ kind: 'walkover', official: expect.any(String) }]);
  const [{ id: doubtId }] = shown.doubts;
  const effect = await admin.get(`/api/sync/effect/${eventId}?doubtId=${doubtId}`);
  expect(effect.statusCode, effect.body).toBe(200);
  expect(effect.json().changes).toHaveLength(1);
  const given = { eventId, doubtId, answer: 'apply', note: '' };
  const answered = await admin.post('/api/sync/answer', given);
  expect(answered.statusCode, answered.body).toBe(204);
  expect((await admin.post('/api/sync/answer', given)).json().code).toBe('doubt_not_found');
  const after = await look(eventId, walkover);
  expect(areResultsComplete(after)).toBe(true);
  expect((await admin.get(`/api/sync/${eventId}`)).json().doubts).toEqual([]);
  const matches = (await visitor.get(`/api/event/official?eventId=${eventId}`)).json();
  expect(matches.filter(({ state }: { state: string }) => state === 'WALK_OVER')).toHaveLength(1);
});

/** In the list of events, and at the event's own desk. */
const waitingIn = async (eventId: number): Promise<(number | undefined)[]> => {
  const listed: DeskEvent[] = (await admin.get('/api/event/desk?gameId=2')).json();
  const desk: EventDesk = (await admin.get(`/api/event/desk/${eventId}`)).json();
  return [listed.find(({ id }) => id === eventId)?.doubtsWaiting, desk.wiki?.doubtsWaiting];
};

test('a dismissed doubt stays away until the wiki says something new', async () => {
  const { major, eventId } = await comingMajor();
  const opening = inPlayoffs(major)[0];
  const scored = (score: number) =>
    withMatch(
      major,
      (match) => match === opening,
      (match) => {
        const [a, b] = match.opponents;
        return {
          ...match,
          games: [
            { map: 'Mirage', scores: [13, 7], winner: 'first' },
            { map: 'Nuke', scores: null, winner: 'second' },
            { map: 'Inferno', scores: null, winner: null },
          ],
          opponents: [
            { ...a, score },
            { ...b, score },
          ],
        };
      },
    );
  await look(eventId, scored(7));
  const [doubt] = await doubtsOf(eventId);
  expect(await waitingIn(eventId)).toEqual([1, 1]);
  const [shown] = (await admin.get(`/api/sync/${eventId}`)).json().doubts;
  expect(shown.wiki.games).toEqual([
    { map: 'Mirage', scores: [13, 7], winner: 0 },
    { map: 'Nuke', scores: null, winner: 1 },
    { map: 'Inferno', scores: null, winner: null },
  ]);
  const given = { eventId, doubtId: doubt?.id, answer: 'dismiss', note: 'a slip of the editor' };
  expect((await admin.post('/api/sync/answer', given)).statusCode).toBe(204);
  expect(await waitingIn(eventId)).toEqual([0, 0]);
  await look(eventId, scored(7));
  expect((await doubtsOf(eventId)).filter(({ answer }) => answer === null)).toEqual([]);
  await look(eventId, scored(8));
  expect((await doubtsOf(eventId)).filter(({ answer }) => answer === null)).toHaveLength(1);
  // A doubt that the wiki settles itself is no longer asked.
  const event = await look(eventId, major);
  expect((await doubtsOf(eventId)).filter(({ answer }) => answer === null)).toEqual([]);
  expect(areResultsComplete(event)).toBe(true);
});

test('what staff entered stays until it is released [rule: results-7]', async () => {
  const { major, eventId } = await comingMajor();
  const event = await look(eventId, major);
  const playoffs = event.stages[3];
  const final = playoffs?.official.matchPicks.at(-1);
  if (!playoffs || !final) throw new Error('The Major has playoffs');
  const turned = {
    ...final,
    winnerTeamId: final.loserTeamId,
    loserTeamId: final.winnerTeamId,
    topTeamScore: final.bottomTeamScore,
    bottomTeamScore: final.topTeamScore,
  };
  const body = {
    userId: null,
    eventStageId: playoffs.id,
    reason: 'seen on stage',
    version: event.row.officialVersion,
    groupStagePicks: [],
    matchPicks: [...playoffs.official.matchPicks.slice(0, -1), turned],
  };
  const entered = await admin.post(`/api/picks/override/${eventId}`, body);
  expect(entered.statusCode, entered.body).toBe(200);
  const winnerNow = async () =>
    (await loadedEvent(db, eventId)).stages[3]?.official.matchPicks.at(-1)?.winnerTeamId;
  await look(eventId, major);
  expect(await winnerNow()).toBe(final.loserTeamId);
  const shown = (await admin.get(`/api/sync/${eventId}`)).json();
  expect(shown.doubts.map(({ kind }: { kind: string }) => kind)).toEqual(['staff_says_otherwise']);
  expect(shown.held).toHaveLength(1);
  const { eventSubstageId, slot } = shown.held[0];
  const answer = await admin.post('/api/sync/release', { eventId, eventSubstageId, slot });
  expect(answer.statusCode, answer.body).toBe(204);
  await look(eventId, major);
  const [again] = (await admin.get(`/api/sync/${eventId}`)).json().doubts;
  expect(again.kind).toBe('changed_after_applied');
  await admin.post('/api/sync/answer', { eventId, doubtId: again.id, answer: 'apply', note: '' });
  expect(await winnerNow()).toBe(final.winnerTeamId);
  const toldOf = async (action: string) => {
    const { rows } = (await admin.get(`/api/audit/log?action=${action}`)).json();
    return rows[0].told;
  };
  expect(await toldOf('doubt.answered')).toMatchObject({
    lines: ['Applied: changed after applied'],
  });
  const [released] = (await toldOf('official.released')).lines;
  expect(released).toMatch(/^The wiki decides again: .+ – .+/);
  expect((await toldOf('official.imported')).lines).toHaveLength(1);
});

test('a result that staff took away does not come back by itself', async () => {
  const { major, eventId } = await comingMajor();
  const event = await look(eventId, major);
  const playoffs = event.stages[3];
  if (!playoffs) throw new Error('The Major has playoffs');
  const body = {
    userId: null,
    eventStageId: playoffs.id,
    reason: 'not confirmed',
    version: event.row.officialVersion,
    groupStagePicks: [],
    matchPicks: playoffs.official.matchPicks.slice(0, -1),
  };
  expect((await admin.post(`/api/picks/override/${eventId}`, body)).statusCode).toBe(200);
  const after = await look(eventId, major);
  expect(after.stages[3]?.official.matchPicks.at(-1)?.winnerTeamId ?? null).toBeNull();
  expect((await admin.get(`/api/sync/${eventId}`)).json().held).toHaveLength(1);
});

test('a bracket whose ids changed is told of, and nothing that stands is lost', async () => {
  const { major, eventId } = await comingMajor();
  const whole = await look(eventId, major);
  const renewed = withMatch(
    major,
    ({ place }) => place.kind === 'bracket',
    (match) => ({ ...match, groupId: `new${match.groupId}`, matchId: `new${match.matchId}` }),
  );
  const after = await look(eventId, renewed);
  expect((await doubtsOf(eventId)).map(({ kind }) => kind)).toEqual(['group_gone']);
  expect(after.stages.map(({ official }) => official)).toEqual(
    whole.stages.map(({ official }) => official),
  );
});

test('a team that is renamed is asked about once, and its other name settles it', async () => {
  const { major, eventId } = await comingMajor();
  const [team] = major.teams;
  const renamed = {
    ...major,
    tables: [],
    matches: major.matches.map((match) => ({
      ...match,
      opponents: match.opponents.map((opponent) =>
        opponent.teamKey === team?.key
          ? { ...opponent, teamKey: 'brand new name', name: 'Brand New Name' }
          : opponent,
      ) as unknown as WikiMatch['opponents'],
    })),
  };
  await look(eventId, renamed);
  expect((await doubtsOf(eventId)).map(({ kind }) => kind)).toContain('unknown_team');
  const row = await db
    .selectFrom('teams')
    .select(['id', 'gameId'])
    .where('externalId', '=', externalIdOf(team?.key ?? ''))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('teamAliases')
    .values({ gameId: row.gameId, alias: 'brand new name', teamId: row.id })
    .execute();
  const event = await look(eventId, renamed);
  expect(await doubtsOf(eventId)).toEqual([]);
  expect(areResultsComplete(event)).toBe(true);
});

test('two processes that take the same answer apply it once', async () => {
  const { major, eventId } = await comingMajor();
  await Promise.all([look(eventId, major), look(eventId, major), look(eventId, major)]);
  const once = await comingMajor();
  await look(once.eventId, once.major);
  expect(await importsOf(eventId)).toBe(await importsOf(once.eventId));
});

test('the job looks at events that are due, in one request, and not while they are paused', async () => {
  const { fake } = wiki;
  await db.updateTable('eventWikis').set({ nextLookAt: null }).execute();
  const eventId = await follow(austin, majorFormat.format, 'counterstrike');
  expect((await admin.post('/api/sync/pause', { eventId })).statusCode).toBe(204);
  expect((await admin.get(`/api/sync/${eventId}`)).json()).toMatchObject({
    isMapped: true,
    isPaused: true,
  });
  const before = fake.asked.length;
  const leader = { ...capabilities.services, standing: alone };
  await db
    .updateTable('eventWikis')
    .set({ nextLookAt: new Date(0) })
    .where('eventId', '=', eventId)
    .execute();
  await lookAtDueEvents(leader);
  expect(fake.asked.length).toBe(before);
  expect((await admin.post('/api/sync/resume', { eventId })).statusCode).toBe(204);
  await lookAtDueEvents(leader);
  // Its matches, and since it is new its tables.
  expect(fake.asked.length - before).toBe(3);
  expect(areResultsComplete(await loadedEvent(db, eventId))).toBe(true);
  const shown = (await admin.get(`/api/sync/${eventId}`)).json();
  expect(shown).toMatchObject({ isPaused: false, failure: null, lastLookAt: expect.any(String) });
  expect(shown.log.length).toBeGreaterThan(0);
});

test('matches of a Swiss stage are answered as the wiki has them [rule: events-19]', async () => {
  const eventId = await follow(austin, majorFormat.format, 'counterstrike');
  await look(eventId, austin);
  const matches = (await visitor.get(`/api/event/official?eventId=${eventId}`)).json();
  const swiss = matches.filter(({ bracketPart }: { bracketPart: string }) => bracketPart === '');
  expect(swiss).toHaveLength(99);
  expect(swiss[0]).toMatchObject({
    round: 1,
    isLive: false,
    externalId: expect.any(String),
    startTime: expect.any(String),
  });
});
