import { expect, test } from 'vitest';
import { peopleOf } from './people.ts';

test.each([
  { setting: undefined, people: [], why: 'not set: nobody is named' },
  { setting: 12, people: [], why: 'not text' },
  { setting: ' ; ', people: [], why: 'no name' },
  {
    setting: 'Ann, CEO; Bob, Lead developer',
    people: [
      { name: 'Ann', role: 'CEO' },
      { name: 'Bob', role: 'Lead developer' },
    ],
    why: 'name and role',
  },
  { setting: 'Ann', people: [{ name: 'Ann', role: '' }], why: 'a role is optional' },
])('$why', ({ setting, people }) => {
  expect(peopleOf(setting)).toEqual(people);
});
