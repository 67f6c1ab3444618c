import { describe, expect, test } from 'vitest';
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
])("'%s' is no key [rule: event-creator-9]", (key) => {
  expect(readGroupKey(key)).toBeNull();
});

interface Known {
  readonly key: string;
  readonly kind: 'match' | 'standings';
  readonly groupId: string;
  readonly lists: readonly string[];
  readonly formerId: string | null;
}

const known = (key: string, own: Partial<Known> = {}): Known => {
  const groupId = readGroupKey(key)?.groupId ?? '';
  return { key, kind: 'match', groupId, lists: [groupId], formerId: null, ...own };
};

test('a group is found by its page, whatever that is called by now [rule: event-creator-10]', () => {
  const groups = [known('1|Old|a'), known('2|New|a'), known('2|New|b'), known('2|New|0')];
  expect(groupNamed(groups, '2|Moved|a')).toBe(groups[1]);
  expect(groupNamed(groups, '9|Old|a')).toBe(groups[0]);
  expect(groupNamed(groups, '9|Gone|a')).toBeNull();
  expect(groupNamed(groups, '1|Old|0')).toBeNull();
  expect(groupNamed(groups, 'a')).toBeNull();
});

test('a bracket that moved to another page has its id there', () => {
  const groups = [known('2|New|a'), known('2|New|b')];
  expect(groupNamed(groups, '1|Old|b')).toBe(groups[1]);
});

describe('what a list names', () => {
  const made = known('1|Cup|table:A', { kind: 'standings', lists: ['A'], formerId: '0' });
  const list = known('1|Cup|A');
  const real = known('1|Cup|0', { kind: 'standings', lists: ['A', 'A2'] });
  const whole = known('1|Cup|league:0', { lists: ['A', 'A2'] });

  test.each([
    { why: 'itself', groups: [made, list], key: '1|Cup|table:A', is: made },
    { why: 'a table that came later', groups: [real, list], key: '1|Cup|table:A', is: real },
    {
      why: 'the position that its table would have had',
      groups: [made, list],
      key: '1|Cup|0',
      is: made,
    },
    { why: 'a table at that position', groups: [made, real], key: '1|Cup|0', is: real },
    { why: 'further lists beside it', groups: [real, whole], key: '1|Cup|league:A', is: whole },
    { why: 'what the list is a part of by now', groups: [real, whole], key: '1|Cup|A', is: whole },
    { why: 'the list alone', groups: [list], key: '1|Cup|league:A', is: list },
    { why: 'no other list', groups: [made, list], key: '1|Cup|table:B', is: null },
  ])('$why', ({ groups, key, is }) => {
    expect(groupNamed(groups, key)).toBe(is);
  });
});
