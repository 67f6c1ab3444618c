import { describe, expect, test } from 'vitest';
import { ViewType, viewTypeOf, viewTypesOf } from './view-types.ts';

describe('the view types of the navigator', () => {
  test.each([
    { chosen: null, joined: 2, is: ViewType.joined, why: 'members of a league see theirs first' },
    { chosen: null, joined: 0, is: ViewType.popular, why: 'everybody else gets Popular' },
    { chosen: ViewType.new, joined: 0, is: ViewType.new, why: 'New is offered to everybody' },
    { chosen: ViewType.joined, joined: 0, is: ViewType.popular, why: 'the last one was left' },
    { chosen: ViewType.popular, joined: 1, is: ViewType.popular, why: 'it was chosen' },
  ])('$why', ({ chosen, joined, is }) => {
    expect(viewTypeOf(chosen, joined)).toBe(is);
  });

  test('Joined is offered only to members of a league [rule: leagues-10]', () => {
    expect(viewTypesOf(1)).toEqual([0, 1, 2]);
    expect(viewTypesOf(0)).toEqual([1, 2]);
  });
});
