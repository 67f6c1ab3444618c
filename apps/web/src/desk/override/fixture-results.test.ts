import { openFixture, type PickSet, replayOfficial } from '@callshot/rules';
import { expect, test } from 'vitest';
import { fixturesWith } from '../../../../../packages/rules/fixtures/clickable-stages.ts';
import { groupsOfFixtures } from '../../play/picks/fixtures/fixture-state.ts';
import { endIn, endsOfFixture, withFixtureEnd } from './fixture-results.ts';

const nameOf = (teamId: number | null): string => `Team ${teamId}`;
const NOTHING: PickSet = { groupStagePicks: [], matchPicks: [] };

test.each([1, 2, 3, 5])(
  'every end of a best of %i is possible, told, and taken back [rule: groups-26]',
  (bestOf) => {
    const stage = fixturesWith({ bestOf }, [3]);
    const [group] = groupsOfFixtures(stage);
    const [fixture] = group?.list ?? [];
    if (!group || !fixture) throw new Error('no match');
    const open = openFixture(stage, group.substage, fixture);
    const ends = endsOfFixture(group.details.fixtures, open, nameOf);
    expect(new Set(ends.map(({ label }) => label)).size).toBe(ends.length);
    expect(ends.some(({ value }) => value === 'draw')).toBe(bestOf === 2);
    for (const end of ends) {
      const told = withFixtureEnd(stage, NOTHING, open, end);
      expect(replayOfficial(stage, told)).toEqual({ ok: true, value: told });
      expect(endIn(ends, told.matchPicks[0] ?? null)).toBe(end);
      const [none] = ends;
      if (none) expect(withFixtureEnd(stage, told, open, none)).toEqual(NOTHING);
    }
  },
);
