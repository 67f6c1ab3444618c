import { expect, test } from 'vitest';
import { actionWords } from './action-words.ts';

const row = { subjectType: 'event', subjectId: 7, actor: { username: 'ida' } };

test.each([
  ['event.edited', 'Major', 'edited Major'],
  ['event.edited', null, 'edited event 7'],
  ['user.renamed', 'ida', 'renamed themselves'],
  ['announcement.sent', null, 'sent an announcement'],
  ['new-kind.was_added', 'Major', 'new kind was added: Major'],
])('%s of %s: “%s”', (action, subjectName, said) => {
  const { before, subject, after } = actionWords({ ...row, action, subjectName });
  expect(`${before}${subject ?? ''}${after}`).toBe(said);
});
