import type { ImportForm } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { bracketSite } from '../../../testing/desk/bracket-site.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const maker = await product.user('maker', ['EventCreator']);
const player = await product.user('player');

const cup = (elimination: 'single' | 'double' = 'single', locksInMs = -1000) =>
  testEvent(db, {
    stages: [playoffStage({ teams: 4, elimination, hasReset: elimination === 'double' })],
    locksInMs,
  });
const namesOf = (event: LoadedEvent): string[] => {
  const ids = event.stages[0]?.stage.substages[0]?.teamIds ?? [];
  return ids.map((id) => event.teams.find((team) => team.id === id)?.name ?? '');
};
const fileOf = (event: LoadedEvent, form: ImportForm, content: string | object) => ({
  eventId: event.row.id,
  form,
  text: typeof content === 'string' ? content : JSON.stringify(content),
  eventStageId: null as number | null,
});
/** A user imports at most 30 files at once. */
const importers = [
  admin,
  await product.user('second', ['Admin']),
  await product.user('third', ['Admin']),
];
let imported = 0;
const load = async (file: object) => {
  imported += 1;
  const answer = await (importers[imported % 3] ?? admin).post('/api/results/import', file);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const download = async (event: LoadedEvent, as: 'csv' | 'json'): Promise<string> =>
  (await maker.get(`/api/results/file/${event.row.id}?as=${as}`)).body;
/** Winners and scores of all matches that have ended, by the names of their teams. */
const resultsOf = async ({ row, teams }: LoadedEvent) => {
  const nameOf = (id: number | null) => teams.find((team) => team.id === id)?.name;
  const { officialRows } = await loadedEvent(db, row.id);
  return officialRows
    .filter(({ winnerTeamId }) => winnerTeamId !== null)
    .map((own) => `${nameOf(own.winnerTeamId)} ${own.topTeamScore}:${own.bottomTeamScore}`);
};
const doubtsOf = async (event: LoadedEvent) =>
  (await admin.get(`/api/sync/${event.row.id}`)).json().doubts;

describe('matches as a file [rule: results-31]', () => {
  test.each(['csv', 'json'] as const)('go out, are filled in and come in as %s', async (as) => {
    const event = await cup();
    const out = await download(event, as);
    const filled =
      as === 'csv'
        ? out.replace(/,open,,,/, ',played,top,3,1')
        : out
            .replace(
              '"winner":null,"topScore":null,"bottomScore":null',
              '"winner":"top","topScore":3,"bottomScore":1',
            )
            .replace('"outcome":"open"', '"outcome":"played"');
    expect(filled).not.toBe(out);
    const file = fileOf(event, as, filled);
    const preview = await admin.post('/api/results/previewFile', file);
    expect(preview.json(), preview.body).toMatchObject({ placed: 3, leftOut: [] });
    expect(await resultsOf(event)).toEqual([]);
    expect(await load(file)).toEqual(preview.json());
    expect(await resultsOf(event)).toEqual([`${namesOf(event)[0]} 3:1`]);
    // The same file again changes nothing, nor does what goes out now.
    expect((await load(file)).log).toEqual([]);
    expect((await load(fileOf(event, as, await download(event, as)))).log).toEqual([]);
  });

  test('are for staff alone, and come in by Admins', async () => {
    const event = await cup();
    const file = fileOf(event, 'json', { matches: [] });
    for (const call of ['previewFile', 'import']) {
      expect((await maker.post(`/api/results/${call}`, file)).statusCode).toBe(403);
      expect((await player.post(`/api/results/${call}`, file)).statusCode).toBe(403);
    }
    expect((await player.get(`/api/results/file/${event.row.id}?as=csv`)).statusCode).toBe(403);
  });

  test.each<[ImportForm, string]>([
    ['csv', 'a,b\n1,2'],
    ['csv', ''],
    ['json', '{"matches":7}'],
    ['json', '[[[['],
    ['startgg', '{"data":{}}'],
    ['challonge', '{"tournament":{"matches":{}}}'],
    ['challonge', 'null'],
  ])('that are not what was chosen are refused: %s %s', async (form, text) => {
    const answer = await admin.post('/api/results/import', fileOf(await cup(), form, text));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'file_unreadable']);
  });

  test('leave out rows that cannot be read, and matches of a group that is not theirs', async () => {
    const event = await cup();
    const rows = [{ externalId: 'x', outcome: 'lost' }, 7, { externalId: 'y', outcome: 'open' }];
    expect((await load(fileOf(event, 'json', rows))).leftOut).toEqual([
      { name: 'x', code: 'unreadable' },
      { name: '2', code: 'unreadable' },
      { name: 'y', code: 'unknown_id' },
    ]);
  });

  test('take the place of matches by hand, which the preview says [rule: results-30]', async () => {
    const event = await testEvent(db, { stages: [swissStage()], locksInMs: -1000 });
    const [stage] = event.stages;
    const [group] = stage?.stage.substages ?? [];
    if (!stage || !group) throw new Error('An event has a stage');
    const [topTeamId = 0, bottomTeamId = 0] = group.teamIds;
    const match = {
      id: null,
      eventSubstageId: group.eventSubstageId,
      round: 1,
      topTeamId,
      bottomTeamId,
      bestOf: 1,
      startsAt: null,
      outcome: 'won',
      winnerTeamId: topTeamId,
      topTeamScore: 1,
      bottomTeamScore: 0,
    };
    const body = { eventId: event.row.id, eventStageId: stage.id, orders: [], reason: '' };
    const entered = await admin.post('/api/event/matches', {
      ...body,
      version: 0,
      matches: [match],
    });
    expect(entered.statusCode, entered.body).toBe(200);
    const file = fileOf(event, 'csv', await download(event, 'csv'));
    expect((await admin.post('/api/results/previewFile', file)).json().groups).toEqual([
      { title: stage.name },
    ]);
    expect((await load(file)).placed).toBe(1);
    const refused = await admin.post('/api/event/matches', {
      ...body,
      version: 1,
      matches: [match],
    });
    expect(refused.json().code).toBe('not_by_hand');
    const forgotten = { eventId: event.row.id, eventSubstageId: group.eventSubstageId };
    expect((await admin.post('/api/results/forget', forgotten)).statusCode).toBe(204);
    const known = (await admin.get(`/api/picks/get/official/${event.row.id}`)).json().teamMatches;
    expect(known).toMatchObject([{ round: 1, result: 'first' }]);
  });
});

describe.each(['challonge', 'startgg'] as const)('a bracket of %s [rule: results-32]', (form) => {
  test('single elimination, in the other order than the event has it', async () => {
    const event = await cup();
    const names = namesOf(event);
    const site = bracketSite(names, 'single');
    expect((await load(fileOf(event, form, site[form]()))).leftOut).toEqual([]);
    expect(await resultsOf(event)).toEqual([]);
    site.report('B', [3, 0]);
    await load(fileOf(event, form, site[form]()));
    expect(await resultsOf(event)).toEqual([`${names[0]} 3:0`]);
    site.report('A', [1, 3]);
    site.report('C', [2, 3]);
    const whole = await load(fileOf(event, form, site[form]()));
    expect(whole.leftOut).toEqual([]);
    expect(await resultsOf(event)).toEqual([
      `${names[0]} 3:0`,
      `${names[2]} 1:3`,
      expect.stringMatching(new RegExp(`^${names[0]} `)),
    ]);
    expect(await doubtsOf(event)).toEqual([]);
    expect((await load(fileOf(event, form, site[form]()))).log).toEqual([]);
  });

  test('double elimination with a reset, as it is played', async () => {
    const event = await cup('double');
    const names = namesOf(event);
    const site = bracketSite(names, 'double');
    for (const [letter, scores] of [
      ['A', [3, 1]],
      ['B', [3, 2]],
      ['C', [0, 3]],
      ['E', [3, 0]],
      ['F', [3, 2]],
      ['D', [1, 3]],
      ['R', [3, 2]],
    ] as const) {
      site.report(letter, scores);
      expect((await load(fileOf(event, form, site[form]()))).leftOut).toEqual([]);
    }
    expect(await doubtsOf(event)).toEqual([]);
    const results = await resultsOf(event);
    expect(results).toHaveLength(7);
    expect(results.filter((own) => own.startsWith(`${names[0]} `))).toHaveLength(4);
  });

  test('a forfeit and a team that the event does not know wait for staff', async () => {
    const event = await cup();
    const [one = '', two = '', three = ''] = namesOf(event);
    const site = bracketSite([one, two, three, 'Somebody Else'], 'single');
    site.report('B', [3, 0]);
    site.forfeit('A', 1);
    await load(fileOf(event, form, site[form]()));
    const kinds = (await doubtsOf(event)).map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['unknown_team', 'walkover']);
    expect(await resultsOf(event)).toEqual([]);
  });

  test('of another shape has no place, and one that another source tells of neither', async () => {
    const event = await cup('double');
    const other = bracketSite(namesOf(event), 'single');
    expect((await load(fileOf(event, form, other[form]()))).leftOut).toMatchObject([
      { code: 'no_place_found' },
    ]);
    const told = await load(fileOf(event, 'csv', await download(event, 'csv')));
    expect(told.placed).toBeGreaterThan(0);
    const site = bracketSite(namesOf(event), 'double');
    expect((await load(fileOf(event, form, site[form]()))).leftOut).toMatchObject([
      { code: 'other_source' },
    ]);
  });
});
