import { expect, test } from 'vitest';
import { startFrom } from '../edit/starting-points.ts';
import { type EventFormat, FORMAT_VERSION } from '../model/format.ts';
import { followedIn, isByHand, mappedTo, type StageMapping, slotsOf } from './mapping.ts';

const format: EventFormat = {
  version: FORMAT_VERSION,
  stages: [
    ...startFrom({ kind: 'swiss', teamCount: 16 }).stages,
    ...startFrom({ kind: 'groups', groupCount: 2, of: 'teams' }).stages,
    ...startFrom({ kind: 'groups', groupCount: 2, of: 'brackets' }).stages,
    ...startFrom({ kind: 'knockout', teamCount: 8, elimination: 'single', hasReset: false }).stages,
  ],
  scoringBreakdown: { groups: [] },
};

test('what each kind of stage wants of the wiki [rule: event-creator-11]', () => {
  const slots = slotsOf(format).map(
    ({ stageIndex, substageIndex, title, kind, isOptional }) =>
      `${stageIndex}.${substageIndex} ${title} ${kind}${isOptional ? '?' : ''}`,
  );
  expect(slots).toEqual([
    '0.0 Swiss Stage standings',
    '0.0 Swiss Stage match',
    '1.0 Group A standings',
    '1.0 Group A match',
    '1.1 Group B standings',
    '1.1 Group B match',
    '2.0 Group A match',
    '2.1 Group B match',
    '3.0 Playoffs match',
    '3.0 Playoffs match?',
  ]);
});

test('what a mapping gives a substage', () => {
  const mapping: StageMapping = [
    { stageIndex: 0, substageIndex: 0, matchKeys: ['1|a|b'], standingsKey: '1|a|0' },
  ];
  expect(mappedTo(mapping, { stageIndex: 0, substageIndex: 0 })?.standingsKey).toBe('1|a|0');
  expect(mappedTo(mapping, { stageIndex: 0, substageIndex: 1 })).toBeNull();
});

test('what a mapping leaves to staff', () => {
  const at = (substageIndex: number) => ({ stageIndex: 1, substageIndex });
  const mapping: StageMapping = [
    { ...at(0), matchKeys: [], standingsKey: '1|a|0' },
    { ...at(1), matchKeys: [], standingsKey: null },
  ];
  expect([0, 1, 2].map((substageIndex) => isByHand(mapping, at(substageIndex)))).toEqual([
    false,
    true,
    true,
  ]);
  expect(followedIn(mapping, 1, 3)).toEqual({ followed: [0], byHand: [1, 2] });
});
