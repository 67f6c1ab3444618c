import { joinTables, readFolder, recordedFolder, tournamentsIn } from '@callshot/fake-wiki';
import { draftTournament, type EventFormat } from '@callshot/rules';
import { expect, test } from 'vitest';
import { readStages } from '../../../apps/server/src/desk/liquipedia/reading/read-stages.ts';
import { compareDrafts } from '../../../packages/rules/src/draft/compare-drafts.ts';
import { structureOf } from '../../../packages/rules/src/draft/structure.ts';
import { builtMajor, builtWorlds } from './built-formats.ts';

const recorded = tournamentsIn(
  joinTables(readFolder(recordedFolder()).map(({ tables }) => tables)),
);

async function draftOf(name: string) {
  const found = recorded.find((one) => one.name.includes(name));
  if (!found) throw new Error(`${name} is not recorded`);
  const { match, standingstable, standingsentry, placement } = found.tables;
  return draftTournament(
    await readStages({
      matches: match,
      tables: standingstable,
      entries: standingsentry,
      placements: placement,
    }),
  );
}

/** The differences that staff see between a draft and a format that was built by hand. */
async function differences(name: string, byHand: EventFormat) {
  const draft = await draftOf(name);
  const [drafted, built] = [structureOf(draft), structureOf({ ...draft, format: byHand })];
  if (!drafted || !built) throw new Error(`${name} has no structure`);
  return compareDrafts(built, drafted).changes;
}

test.each([
  { name: 'Austin Major', byHand: builtMajor },
  { name: 'RLCS 2021-22', byHand: builtWorlds },
])('$name is drafted as it was built by hand [rule: drafts-6]', async ({ name, byHand }) => {
  expect(await differences(name, byHand)).toEqual([]);
});

test('a format with other numbers is not the drafted one', async () => {
  const byHand: EventFormat = JSON.parse(
    JSON.stringify(builtMajor).replace('"advancingCount":8', '"advancingCount":7'),
  );
  expect(await differences('Austin Major', byHand)).toEqual([
    { code: 'advancing_changed', stage: 'Stage 1', was: '7', is: '8' },
  ]);
});
