import { newStageFields, StageType } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { criteriaOf, errorsOf, fieldsOf, flagsOf, formOf, mostOf, payingOf } from './stage-form.ts';
import type { StageForm } from './typed-stage.ts';

const NEXT = 'groupStageDetails.bestOfNextPlace';
const plain = formOf({ ...newStageFields(StageType.group), name: 'Groups' });
const with_ = (form: StageForm, own: Partial<StageForm>): StageForm => ({
  ...form,
  flags: { ...form.flags, ...own.flags },
  numbers: { ...form.numbers, ...own.numbers },
});
const asked = with_(plain, { flags: { [NEXT]: true } });

describe('the best of the next place in the stage dialog [rule: formats-55]', () => {
  test('is asked for by a switch, compared as a table is', () => {
    expect(fieldsOf(plain, true)).not.toHaveProperty(NEXT.split('.'));
    expect(fieldsOf(asked, true)).toMatchObject({
      groupStageDetails: {
        bestOfNextPlace: { count: 1, criteria: ['points', 'map_difference', 'maps_won'] },
      },
    });
    // Four groups of three, and one more.
    expect(payingOf(asked).map((line) => mostOf(asked, line))[0]).toBe(2 * 13);
  });

  test('a list of criteria grows by one, and is read back in its order', () => {
    const chosen = with_(asked, {
      numbers: {
        [`${NEXT}.criteria.0`]: 'maps_won',
        [`${NEXT}.criteria.1`]: 'points',
        [`${NEXT}.criteria.2`]: '',
      },
    });
    expect(criteriaOf(chosen).map(({ value }) => value)).toEqual(['maps_won', 'points', '']);
    const fields = fieldsOf(chosen, true);
    expect(fields).toMatchObject({
      groupStageDetails: { bestOfNextPlace: { criteria: ['maps_won', 'points'] } },
    });
    expect(fieldsOf(formOf(fields), true)).toEqual(fields);
    const none = with_(asked, {
      numbers: Object.fromEntries([0, 1, 2, 3].map((at) => [`${NEXT}.criteria.${at}`, ''])),
    });
    expect(criteriaOf(none)).toHaveLength(1);
    expect(fieldsOf(none, true)).toMatchObject({
      groupStageDetails: { bestOfNextPlace: { criteria: [] } },
    });
  });

  test('says what cannot be, and is gone with a single group', () => {
    const all = with_(asked, { numbers: { [`${NEXT}.count`]: '4' } });
    expect(errorsOf(all, true)).toEqual({
      [`${NEXT}.count`]: 'Must be smaller than the number of groups.',
    });
    const nobody = with_(asked, { numbers: { 'groupStageDetails.totalAdvancing': '0' } });
    expect(errorsOf(nobody, true)).toEqual({
      'groupStageDetails.totalAdvancing': 'Each group has to send on a team for sure.',
    });
    const order = with_(asked, {
      flags: { 'groupStageDetails.wholeOrder': true },
      numbers: { 'groupStageDetails.totalAdvancing': '4' },
    });
    expect(errorsOf(order, true)).toEqual({ 'groupStageDetails.totalAdvancing': '1 to 3.' });
    const alone = with_(asked, { numbers: { 'groupStageDetails.groupCount': '1' } });
    expect(flagsOf(alone).map(({ key }) => key)).not.toContain(NEXT);
    expect(fieldsOf(alone, true)).not.toHaveProperty(NEXT.split('.'));
  });
});
