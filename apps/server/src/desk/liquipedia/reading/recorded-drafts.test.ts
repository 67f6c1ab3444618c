import {
  joinTables,
  readFolder,
  recordedFolder,
  replayOf,
  tournamentsIn,
} from '@callshot/fake-wiki';
import { draftFile, draftTournament } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { readStages } from './read-stages.ts';

type Tables = Parameters<typeof replayOf>[0];

const recorded = tournamentsIn(
  joinTables(readFolder(recordedFolder()).map(({ tables }) => tables)),
);

async function draftOf(tables: Tables) {
  const stages = await readStages({
    matches: tables.match,
    tables: tables.standingstable,
    entries: tables.standingsentry,
    placements: tables.placement,
  });
  const draft = draftTournament(stages);
  return { ...draftFile(draft), leftOut: draft.leftOut };
}

describe.each(recorded)('$name', ({ tables }) => {
  const replay = replayOf(tables, { startsAt: Date.UTC(2026, 0, 5), speed: 600 });
  const span = replay.endsAt - replay.startsAt;

  test('drafts the same format before the first match, in the middle and after the end [rule: drafts-1]', async () => {
    const after = await draftOf(tables);
    expect(after.stages.length).toBeGreaterThan(0);
    for (const part of [-0.1, 0.1, 0.3, 0.5, 0.7, 0.9]) {
      const during = await draftOf(replay.at(replay.startsAt + part * span));
      expect(
        during.stages.map(({ sure: _, ...stage }) => stage),
        `at ${part}`,
      ).toEqual(after.stages.map(({ sure: _, ...stage }) => stage));
    }
  });
});
