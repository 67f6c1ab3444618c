import { expect, test } from 'vitest';
import { groupKey, groupNamed, readGroupKey } from './group-key.ts';

test.each([
  {
    key: '12|Cup/2026/Stage_1|swiss:0',
    read: { pageId: 12, pageName: 'Cup/2026/Stage_1', groupId: 'swiss:0' },
  },
  {
    key: "7|A_(b):c-d'e|User_x_AbCdEfGhIj",
    read: { pageId: 7, pageName: "A_(b):c-d'e", groupId: 'User_x_AbCdEfGhIj' },
  },
])('$key', ({ key, read }) => {
  expect(readGroupKey(key)).toEqual(read);
  expect(groupKey(read)).toBe(key);
});

test.each([
  '',
  '1',
  '1|a',
  '1|a|b|c',
  'x|a|b',
  '|a|b',
  '1||b',
  '1|a|',
  '1.5|a|b',
  '-1|a|b',
  '99999999999999999999|a|b',
])("'%s' is no key", (key) => {
  expect(readGroupKey(key)).toBeNull();
});

test('a group is found by its page, whatever that is called by now', () => {
  const groups = [{ key: '1|Old|a' }, { key: '2|New|a' }, { key: '2|New|b' }];
  expect(groupNamed(groups, '2|Moved|a')).toBe(groups[1]);
  expect(groupNamed(groups, '9|Old|a')).toBe(groups[0]);
  expect(groupNamed(groups, '9|Gone|a')).toBeNull();
  expect(groupNamed(groups, '1|Old|b')).toBeNull();
  expect(groupNamed(groups, 'a')).toBeNull();
});
