import { spokenSentences } from '@callshot/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tellIssue } from './told-issue.ts';

const named = { name: z.string() };

test.each([
  { schema: z.number(), value: 'x', code: 'input_invalid_type', says: /type than number$/ },
  { schema: z.number().min(3), value: 2, code: 'input_too_small', says: /^The least is 3$/ },
  { schema: z.string().min(2), value: 'x', code: 'input_too_small', says: /least 2 characters$/ },
  { schema: z.string().max(2), value: 'xxx', code: 'input_too_big', says: /most 2 characters$/ },
  {
    schema: z.array(z.any()).max(1),
    value: [1, 2],
    code: 'input_too_big',
    says: /^Give at most 1$/,
  },
  { schema: z.iso.date(), value: 'x', code: 'input_invalid_format', says: /another form/ },
  { schema: z.enum(['a', 'b']), value: 'c', code: 'input_invalid_value', says: /none of a, b$/ },
  {
    schema: z.int().multipleOf(5),
    value: 3,
    code: 'input_not_multiple_of',
    says: /multiple of 5$/,
  },
  {
    schema: z.strictObject(named),
    value: { name: 'x', age: 1 },
    code: 'input_unrecognized_keys',
    says: /^Leave out age$/,
  },
  {
    schema: z.string().regex(/^a/, 'Begin with a'),
    value: 'b',
    code: 'input_custom',
    says: /^Begin with a$/,
  },
  {
    schema: z.string().refine(() => false, 'Say why'),
    value: '',
    code: 'input_custom',
    says: /^Say why$/,
  },
])(
  'what a schema refuses is said by $code: $says [rule: api-25]',
  ({ schema, value, code, says }) => {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    if (issue === undefined) throw new Error('Nothing was refused');
    const { message, ...problem } = tellIssue('body.x', issue);
    expect([problem.code, problem.path, message]).toEqual([code, 'body.x', issue.message]);
    expect(spokenSentences.ofProblem(problem)).toMatch(says);
  },
);
