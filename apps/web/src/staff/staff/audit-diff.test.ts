import { expect, test } from 'vitest';
import { diffOf } from './audit-diff.ts';

test.each([
  { why: 'nothing to tell', before: null, after: null, lines: [] },
  { why: 'the same twice', before: { name: 'Jo' }, after: { name: 'Jo' }, lines: [] },
  {
    why: 'a field that changed, not one that stayed',
    before: { username: 'Jo', id: 1 },
    after: { username: 'Joe', id: 1 },
    lines: [{ path: 'username', before: 'Jo', after: 'Joe' }],
  },
  {
    why: 'something new',
    before: null,
    after: { version: 1 },
    lines: [{ path: 'version', before: null, after: '1' }],
  },
  {
    why: 'yes and no',
    before: { isDisabled: false },
    after: { isDisabled: true },
    lines: [{ path: 'is disabled', before: 'no', after: 'yes' }],
  },
  {
    why: 'a list of words, whole',
    before: { roles: [] },
    after: { roles: ['Admin', 'Analyst'] },
    lines: [{ path: 'roles', before: 'none', after: 'Admin, Analyst' }],
  },
  {
    why: 'of a list of things, what left and what came',
    before: { picks: [{ team: 1 }, { team: 2 }] },
    after: { picks: [{ team: 2 }, { team: 3, score: null }] },
    lines: [
      { path: 'picks', before: 'team 1', after: null },
      { path: 'picks', before: null, after: 'team 3' },
    ],
  },
  {
    why: 'fields within fields',
    before: { lock: { at: 'noon' } },
    after: { lock: { at: null } },
    lines: [{ path: 'lock at', before: 'noon', after: 'none' }],
  },
  {
    why: 'instants and settings that are not set',
    before: { at: '2026-12-11T23:00:00.000Z', discordUrl: 'null' },
    after: { at: '2026-12-11T22:30:00Z', discordUrl: 'https://discord.gg/x' },
    lines: [
      {
        path: 'at',
        before: 'Dec 11, 2026, 11:00:00 PM UTC',
        after: 'Dec 11, 2026, 10:30:00 PM UTC',
      },
      { path: 'discord url', before: 'not set', after: 'https://discord.gg/x' },
    ],
  },
  { why: 'bare values', before: 1, after: 'x', lines: [{ path: '', before: '1', after: 'x' }] },
])('$why', ({ before, after, lines }) => {
  expect(diffOf(before, after)).toEqual(lines);
});
