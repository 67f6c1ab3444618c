import { type FormatStage, newStageFields, StageType } from '@callshot/rules';
import { expect, test } from 'vitest';
import { stageFacts } from './stage-words.ts';

test('a Swiss stage says how many wins it needs where these are not three', () => {
  const fields = newStageFields(StageType.swiss);
  if (fields.type !== StageType.swiss) throw new Error('No Swiss stage');
  const { swissStageDetails } = fields;
  const factsOf = (details: object) => stageFacts({ ...fields, ...details } as FormatStage);
  expect(factsOf({})).toBe('8 teams advance');
  expect(factsOf({ swissStageDetails: { ...swissStageDetails, winsNeeded: 2 } })).toBe(
    '8 teams advance with 2 wins',
  );
});
