import {
  type Fault,
  type JsonObject,
  replayOf,
  startFakeWiki,
  tournamentsIn,
  type WikiTables,
} from '@callshot/fake-wiki';
import { type EventFormat, suggestMapping } from '@callshot/rules';
import { afterAll, expect, test } from 'vitest';
import { worldsFormat } from '../../../../../seed/src/formats/formats.ts';
import { recorded, settingsOf, timeoutMs, worldsPage } from '../../../testing/desk/wiki.ts';
import { loadedEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { alone } from '../../platform/changes/leadership.ts';
import { areResultsComplete } from '../../play/events/loaded-event.ts';
import { lookAtDueEvents } from './look-at-wiki.service.ts';

/** A tournament that is over, and what the wiki said of it before each of its parts. */
const source = tournamentsIn(recorded()).find(
  ({ tables }) => Number(tables.tournament[0]?.pageid) === worldsPage,
);
if (!source) throw new Error('The tournament is not recorded');
const parts = 6;
const startsAt = Date.now() - 60 * 86_400_000;
const replay = replayOf(source.tables, { startsAt, speed: 1 });
const played = (part: number): WikiTables =>
  replay.at(startsAt + ((replay.endsAt - startsAt) * part) / parts);

let said: WikiTables = played(0);
const fake = await startFakeWiki({ tables: () => said });
afterAll(() => fake.stop());
const settings = { ...settingsOf(fake), timeoutMs };
const product = await testProduct(undefined, { config: { wiki: settings } });
const { db, capabilities } = product;
const staff = await product.user('maker', ['Admin', 'EventCreator']);

const { id: eventFormatId } = await db
  .insertInto('eventFormats')
  .values({ name: 'Worlds', json: JSON.stringify(worldsFormat.format), modifiedByUserId: null })
  .returning('id')
  .executeTakeFirstOrThrow();

/** An event of the tournament as it is announced. */
async function follow(format: EventFormat): Promise<number> {
  said = played(0);
  const page = `gameId=1&pageId=${worldsPage}`;
  const details = (await staff.get(`/api/liquipedia/getDetails?${page}`)).json();
  const made = await staff.post('/api/liquipedia/create', {
    tournamentId: worldsPage,
    liquipediaUrl: '',
    imageUrl: '',
    rewardType: 1,
    gameId: 1,
    nameOverride: 'Worlds',
    eventFormatId,
    stageMapping: suggestMapping(format, details.groups),
    isSecondEvent: true,
    confirmed: ['startsAt'],
  });
  expect(made.statusCode, made.body).toBe(200);
  return made.json().eventId;
}

interface Delivery {
  readonly tables: WikiTables;
  readonly fault?: Fault;
}

async function look(eventId: number, { tables, fault }: Delivery): Promise<void> {
  said = tables;
  await db.updateTable('wikiLooks').set({ waitsUntil: null }).execute();
  await db.updateTable('eventWikis').set({ nextLookAt: null }).execute();
  await db
    .updateTable('eventWikis')
    .set({ nextLookAt: new Date(0) })
    .where('eventId', '=', eventId)
    .execute();
  fake.misbehave(fault ?? null);
  // Nothing comes of it however long one waits.
  settings.timeoutMs = fault?.kind === 'slow' ? 200 : timeoutMs;
  await lookAtDueEvents({ ...capabilities.services, standing: alone });
  fake.misbehave(null);
  const { failure } = await db
    .selectFrom('eventWikis')
    .select('failure')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  expect(failure === null, failure ?? '').toBe(fault === undefined);
}

/** Everything that is official, with places instead of ids of stages. */
async function officialOf(eventId: number): Promise<string[]> {
  const { stages, officialRows } = await loadedEvent(db, eventId);
  const substages = stages.flatMap(({ stage }) =>
    stage.substages.map(({ eventSubstageId }) => eventSubstageId),
  );
  return officialRows
    .filter(({ pickTypeId, winnerTeamId }) => pickTypeId !== null || winnerTeamId !== null)
    .map((row) =>
      JSON.stringify([
        substages.indexOf(row.eventSubstageId),
        row.slot,
        row.teamId,
        [row.topTeamId, row.topTeamScore, row.bottomTeamId, row.bottomTeamScore],
        row.winnerTeamId,
        row.outcome,
      ]),
    )
    .sort();
}

async function deliver(deliveries: readonly Delivery[]): Promise<number> {
  const eventId = await follow(worldsFormat.format);
  let before: readonly string[] = [];
  for (const delivery of deliveries) {
    await look(eventId, delivery);
    const official = await officialOf(eventId);
    expect(official).toEqual(expect.arrayContaining([...before]));
    before = official;
  }
  const waiting = await db
    .selectFrom('wikiDoubts')
    .select('kind')
    .where('eventId', '=', eventId)
    .execute();
  expect(waiting).toEqual([]);
  return eventId;
}

const answer = (part: number): Delivery => ({ tables: played(part) });
const broken = (part: number, kind: 'server-error' | 'slow' | 'garbage'): Delivery => ({
  tables: played(part),
  fault: { kind },
});

/** Every other match, and no table. */
const partly = (part: number): Delivery => ({
  tables: {
    ...played(part),
    match: played(part).match.filter((_, at) => at % 2 === 0),
    standingstable: [],
    standingsentry: [],
  },
});

/** The template of a team has another name from now on; its page is the same. */
function withTemplateRenamed({ tables }: Delivery): Delivery {
  const [first] = tables.placement;
  const [was, is] = [String(first?.opponenttemplate), 'renamed 2027'];
  expect(was.length).toBeGreaterThan(0);
  const renamed = <T extends JsonObject>(record: T): T =>
    JSON.parse(JSON.stringify(record), (key, value) =>
      ['template', 'opponenttemplate'].includes(key) && value === was ? is : value,
    );
  return {
    tables: {
      ...tables,
      match: tables.match.map(renamed),
      standingsentry: tables.standingsentry.map(renamed),
      placement: tables.placement.map(renamed),
    },
  };
}

const orderly = [0, 1, 2, 3, 4, 5, 6].map(answer);
const expected = deliver(orderly).then(officialOf);

test('a tournament in orderly answers is official whole', async () => {
  expect((await expected).length).toBeGreaterThan(40);
});

test.each([
  {
    why: 'repeated, reordered and partial answers with faults between',
    deliveries: [
      answer(0),
      answer(2),
      answer(2),
      answer(1),
      broken(3, 'server-error'),
      partly(3),
      broken(4, 'slow'),
      answer(4),
      partly(2),
      broken(5, 'garbage'),
      answer(6),
      answer(3),
      partly(5),
      answer(6),
    ],
  },
  {
    why: 'a template that is renamed while the tournament is played',
    deliveries: orderly.map((delivery, at) => (at < 3 ? delivery : withTemplateRenamed(delivery))),
  },
])(
  'the same tournament in other answers ends with the same results: $why',
  async ({ deliveries }) => {
    const official = await expected;
    const eventId = await deliver(deliveries);
    expect(await officialOf(eventId)).toEqual(official);
    expect(areResultsComplete(await loadedEvent(db, eventId))).toBe(true);
  },
);
