import { expect, test } from 'vitest';
import { inviteOf } from './invite-text.ts';

test.each([
  { typed: '7Q4K-M2XD', invite: '7Q4K-M2XD', why: 'a code' },
  { typed: '  7q4k m2xd\n', invite: '7q4km2xd', why: 'with blanks, as a chat breaks it' },
  { typed: 'https://callshot.example/join/7Q4K-M2XD', invite: '7Q4K-M2XD', why: 'a whole link' },
  { typed: 'callshot.example/join/ab_c-1?from=chat#x', invite: 'ab_c-1', why: 'what a chat adds' },
  { typed: '   ', invite: '', why: 'nothing' },
])('$why', ({ typed, invite }) => {
  expect(inviteOf(typed)).toBe(invite);
});
