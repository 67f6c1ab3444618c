import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { up } from '../../../../migrations/0021-team-marks.ts';
import { testDatabase } from '../../../../testing/platform/database.ts';
import { loadedEvent, testEvent } from '../../../../testing/play/events.ts';
import type { LoadedEvent } from '../loaded-event.ts';
import { makeTeamMarks } from './team-marks.service.ts';

const marksOf = ({ teams }: LoadedEvent) => new Map(teams.map(({ id, mark }) => [id, mark]));
const fieldsOf = (event: LoadedEvent) => [...marksOf(event).values()].map(({ field }) => field);

test('teams get their marks with the event and keep them, in this event and the next', async () => {
  const { db } = await testDatabase();
  const event = await testEvent(db, { stages: [swissStage()] });
  expect(new Set(fieldsOf(event)).size).toBe(marksOf(event).size);

  const [first] = event.teams;
  await db
    .updateTable('teams')
    .set({ name: 'Renamed' })
    .where('id', '=', first?.id ?? 0)
    .execute();
  await makeTeamMarks(db, event.row.id);
  const later = await testEvent(db, { stages: [swissStage()] });
  for (const read of [await loadedEvent(db, event.row.id), later]) {
    expect(marksOf(read)).toEqual(marksOf(event));
  }
});

test('events that were made before there were marks get the same ones', async () => {
  const { db } = await testDatabase();
  const event = await testEvent(db, { stages: [swissStage()] });
  await sql`drop table event_team_marks`.execute(db);
  // A migration knows no tables.
  await up(db as unknown as Kysely<unknown>);
  expect(marksOf(await loadedEvent(db, event.row.id))).toEqual(marksOf(event));
});
