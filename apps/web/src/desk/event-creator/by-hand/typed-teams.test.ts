import { expect, test } from 'vitest';
import { inSeveral, MAX_TEAM_NAME, readTeams } from './typed-teams.ts';

test.each([
  { why: 'one a line', text: 'Vitality\nSpirit\n', names: ['Vitality', 'Spirit'] },
  { why: 'blanks', text: '\r\n  Team   Falcons \r\n\r\nMOUZ', names: ['Team Falcons', 'MOUZ'] },
  { why: 'a numbered list', text: '1. Vitality\n2. Spirit', names: ['Vitality', 'Spirit'] },
  { why: 'names with numbers', text: '9INE\n100 Thieves', names: ['9INE', '100 Thieves'] },
  {
    why: 'a club whose name begins so',
    text: 'Spirit\n1. FC Köln',
    names: ['Spirit', '1. FC Köln'],
  },
  { why: 'bullets', text: '- Vitality\n• Spirit', names: ['Vitality', 'Spirit'] },
  { why: 'nothing', text: ' \n ', names: [] },
])('teams are read as they are typed: $why', ({ text, names }) => {
  expect(readTeams(text).names).toEqual(names);
});

test('a team that is named again is said, whatever its case', () => {
  expect(readTeams('Vitality\nvitality\nSpirit\nVITALITY').twice).toEqual(['vitality', 'VITALITY']);
  expect(readTeams('Vitality\nSpirit\nTBD\ntbd\nBYE\nBYE').twice).toEqual([]);
});

test('a name has a limit', () => {
  const long = 'W'.repeat(MAX_TEAM_NAME + 1);
  expect(readTeams(`${long}\n${long.slice(1)}`).tooLong).toEqual([long]);
});

test('a team plays in one group', () => {
  const lists = ['A\nB\nTBD', 'C\na\nTBD', 'D'].map(readTeams);
  expect(inSeveral(lists)).toEqual(['a']);
});
