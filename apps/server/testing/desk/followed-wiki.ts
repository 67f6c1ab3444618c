import { startFakeWiki, type WikiRecord, type WikiTables } from '@callshot/fake-wiki';
import { type EventFormat, type StageMapping, suggestMapping } from '@callshot/rules';
import { afterAll, expect } from 'vitest';
import type { RawStages } from '../../src/desk/liquipedia/reading/read-stages.ts';
import { lookAtDueEvents } from '../../src/desk/sync/look-at-wiki.service.ts';
import { alone } from '../../src/platform/changes/leadership.ts';
import { loadedEvent } from '../play/events.ts';
import { testProduct } from '../product/product.ts';
import { type RawMoment, type RawPage, rawStages } from './lpdb.ts';
import { firstDay, page } from './tournaments.ts';
import { settingsOf, timeoutMs } from './wiki.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const NO_TABLES: WikiTables = {
  broadcasters: [],
  company: [],
  datapoint: [],
  externalmedialink: [],
  match: [],
  placement: [],
  player: [],
  series: [],
  squadplayer: [],
  standingsentry: [],
  standingstable: [],
  team: [],
  teamtemplate: [],
  tournament: [],
  transfer: [],
};

/** The whole product on a strict fake of the wiki, whose pages show what the test says, moment by moment. */
export async function followedWiki() {
  let said = NO_TABLES;
  const fake = await startFakeWiki({ tables: () => said });
  afterAll(() => fake.stop());
  const settings = { ...settingsOf(fake), timeoutMs };
  const product = await testProduct(undefined, { config: { wiki: settings } });
  const { db, capabilities } = product;
  const staff = await product.user('maker', ['Admin', 'EventCreator']);

  const show = (own: RawStages, of: RawPage): void => {
    said = { ...NO_TABLES, ...tablesOf(own, of) };
  };

  /** An event of the tournament as its page shows it now. */
  async function follow(
    format: EventFormat,
    mappingOf: (format: EventFormat, groups: never) => StageMapping = suggestMapping,
  ): Promise<number> {
    const pageId = Number(said.tournament[0]?.pageid);
    const { id: eventFormatId } = await db
      .insertInto('eventFormats')
      .values({ name: 'Test', json: JSON.stringify(format), modifiedByUserId: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('wikiAnswers').execute();
    const details = await staff.get(`/api/liquipedia/getDetails?gameId=2&pageId=${pageId}`);
    const made = await staff.post('/api/liquipedia/create', {
      tournamentId: pageId,
      liquipediaUrl: '',
      imageUrl: '',
      rewardType: 1,
      gameId: 2,
      nameOverride: 'Made Up',
      eventFormatId,
      stageMapping: mappingOf(format, details.json().groups as never),
      isSecondEvent: true,
    });
    expect(made.statusCode, made.body).toBe(200);
    return made.json().eventId;
  }

  async function look(eventId: number) {
    await db.deleteFrom('wikiAnswers').execute();
    await db.updateTable('wikiLooks').set({ waitsUntil: null }).execute();
    await db.updateTable('eventWikis').set({ nextLookAt: null }).execute();
    await db
      .updateTable('eventWikis')
      .set({ nextLookAt: new Date(0) })
      .where('eventId', '=', eventId)
      .execute();
    await lookAtDueEvents({ ...capabilities.services, standing: alone });
    const wiki = await db
      .selectFrom('eventWikis')
      .select('failure')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    expect(wiki.failure).toBeNull();
    return loadedEvent(db, eventId);
  }

  const syncOf = async (eventId: number) => (await staff.get(`/api/sync/${eventId}`)).json();

  return {
    product,
    staff,
    follow,
    look,
    syncOf,
    show,
    /** The first match, as it was planned, is an hour away. */
    showMoment: (moment: RawMoment, of = page) =>
      show(laterBy(rawStages(of, moment), Date.now() + hourMs - firstDay), of),
  };
}

export function laterBy({ matches, ...rest }: RawStages, ms: number): RawStages {
  const later = (record: unknown) => {
    const { date, ...own } = record as { date: string };
    const at = new Date(Date.parse(`${date.replace(' ', 'T')}Z`) + ms).toISOString();
    return { ...own, date: at.slice(0, 19).replace('T', ' ') };
  };
  return { ...rest, matches: matches.map(later) };
}

function tablesOf({ matches, tables, entries, placements }: RawStages, of: RawPage) {
  const rows = (records: readonly unknown[]): WikiRecord[] =>
    records.map(
      (record, at) =>
        ({
          ...common(of),
          objectname: `${of.pageId}_${String(at).padStart(4, '0')}`,
          ...Object(record),
        }) as WikiRecord,
    );
  const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
  const tournament = { name: 'Made Up Cup', startdate: day(0), enddate: day(7 * dayMs) };
  return {
    match: rows(matches),
    standingstable: rows(tables),
    standingsentry: rows(entries),
    placement: rows(placements),
    tournament: rows([{ ...tournament, liquipediatier: '1', liquipediatiertype: '' }]),
  };
}

const common = ({ pageId, pageName }: RawPage) => ({
  wiki: 'counterstrike',
  pageid: pageId,
  pagename: pageName,
  parent: pageName,
  namespace: 0,
});
