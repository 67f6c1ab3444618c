import { describe, expect, test } from 'vitest';
import { demoTables, joinTables, readFolder, recordedFolder } from './index.ts';

const recorded = joinTables(readFolder(recordedFolder()).map(({ tables }) => tables));
const tablesAt = demoTables(recorded);
const day = 86_400_000;
const days = Array.from({ length: 15 }, (_, index) => Date.UTC(2026, 10, 1, 7) + 4 * index * day);

describe('the wiki of the demo world', () => {
  test('has on every day tournaments of both games that begin within 30 days', () => {
    for (const now of days) {
      const [from, to] = [now, now + 30 * day].map((at) => new Date(at).toISOString().slice(0, 10));
      const ahead = tablesAt(now).tournament.filter(
        ({ startdate, status }) =>
          String(startdate) >= from! && String(startdate) <= to! && status === '',
      );
      expect(new Set(ahead.map(({ wiki }) => wiki))).toEqual(
        new Set(['counterstrike', 'rocketleague']),
      );
      expect(ahead.every(({ name }) => / \(replay \d{4}-\d\d-\d\d\)$/.test(String(name)))).toBe(
        true,
      );
    }
  });

  test('keeps them where they are from one day to the next', () => {
    const begin = (now: number) =>
      new Map(tablesAt(now).tournament.map(({ pageid, startdate }) => [pageid, startdate]));
    days.slice(1).forEach((now, index) => {
      const before = begin(days[index]!);
      for (const [pageid, startdate] of begin(now)) {
        if (before.has(pageid)) expect(startdate).toBe(before.get(pageid));
      }
    });
  });

  test('has every record once, under pages that lead to each other', () => {
    const tables = tablesAt(days[0]!);
    for (const table of ['tournament', 'match', 'standingstable', 'standingsentry'] as const) {
      const names = tables[table].map(({ wiki, objectname }) => `${wiki} ${objectname}`);
      expect(new Set(names).size).toBe(names.length);
    }
    const ids = tables.match.map(({ match2id }) => match2id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { pagename, wiki } of tables.tournament) {
      const own = tables.match.filter(
        (record) => record.wiki === wiki && [record.parent, record.pagename].includes(pagename!),
      );
      expect([106, 60, 33]).toContain(own.length);
      const has = new Set(own.map(({ match2id }) => match2id));
      const listed = tables.standingstable
        .filter((table) => table.parent === pagename)
        .flatMap(({ matches }) => (Array.isArray(matches) ? matches : []));
      expect(listed.filter((id) => !has.has(id))).toEqual([]);
    }
  });

  test('has the recorded ones as well, as they were', () => {
    const names = tablesAt(days[0]!).tournament.map(({ name, startdate }) => [name, startdate]);
    expect(names).toContainEqual(['BLAST.tv Austin Major 2025', '2025-06-03']);
    expect(names).toContainEqual(['PGL Masters Bucharest 2025', '2025-10-26']);
  });
});
