import type { Saying } from '@callshot/rules';
import type { z } from 'zod';
import { type ToldProblem, tellProblem } from './told-faults.ts';

/** A fault that a schema finds, with zod's own English for programs [rule: api-25]. */
export const tellIssue = (path: string, issue: z.core.$ZodIssue): ToldProblem => ({
  ...tellProblem(path, sayingOfIssue(issue)),
  message: issue.message,
});

const sayingOfIssue = (issue: z.core.$ZodIssue) => {
  switch (issue.code) {
    case 'invalid_type':
      return said('input_invalid_type', { expected: issue.expected });
    case 'too_small':
      return said('input_too_small', { origin: issue.origin, minimum: Number(issue.minimum) });
    case 'too_big':
      return said('input_too_big', { origin: issue.origin, maximum: Number(issue.maximum) });
    case 'invalid_format':
      return isUsual(issue)
        ? said('input_invalid_format', { format: issue.format })
        : said('input_custom', { says: issue.message });
    case 'invalid_value':
      return said('input_invalid_value', { options: issue.values.map(String).join(', ') });
    case 'not_multiple_of':
      return said('input_not_multiple_of', { divisor: issue.divisor });
    case 'unrecognized_keys':
      return said('input_unrecognized_keys', { keys: issue.keys.join(', ') });
    default:
      return said('input_custom', { says: issue.message });
  }
};

/** False where the contract has words of its own for the form. */
const isUsual = ({ message }: z.core.$ZodIssue) => message.startsWith('Invalid ');

const said = <const C extends string>(code: C, values: Saying['values']): Saying<C> => ({
  code,
  values,
});
