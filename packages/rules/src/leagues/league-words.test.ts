import { expect, test } from 'vitest';
import { type LeagueFault, sayLeagueFault } from './league-sentences.ts';
import {
  discordLinkProblem,
  leagueNameProblem,
  leaguePasswordProblem,
  tidyLeagueName,
} from './league-words.ts';

const said = (fault: LeagueFault | null) => fault && sayLeagueFault(fault);

const badLength = "A league's name has 3 to 40 characters";
const badSigns = 'Use letters, digits, signs and spaces';

test.each([
  { why: 'the shortest', name: 'abc', problem: null },
  { why: 'too short', name: 'ab', problem: badLength },
  { why: 'the longest', name: 'x'.repeat(40), problem: null },
  { why: 'too long', name: 'x'.repeat(41), problem: badLength },
  { why: 'signs of two units count once', name: '🏆'.repeat(40), problem: null },
  { why: 'any script and signs', name: 'Лига №1 «Мы» & 友達!', problem: null },
  { why: 'turned round', name: 'abc\u202Edef', problem: badSigns },
  { why: 'a letter that shows nothing', name: 'abc\u200Bdef', problem: badSigns },
  { why: 'marks heaped on a letter', name: 'Z\u0301\u0302\u0303\u0304lgo', problem: badSigns },
  { why: 'half of a sign', name: 'abc\uD800', problem: badSigns },
])('a name: $why [rule: leagues-5]', ({ name, problem }) => {
  expect(said(leagueNameProblem(name))).toBe(problem);
});

test('a name stands in one line', () => {
  expect(tidyLeagueName('  The \n Late\tNight   Crew ')).toBe('The Late Night Crew');
});

const badPassword = "A league's password has 4 to 64 characters";

test.each([
  { why: 'the shortest', password: 'abcd', problem: null },
  { why: 'too short', password: 'abc', problem: badPassword },
  { why: 'the longest', password: 'x'.repeat(64), problem: null },
  { why: 'too long', password: 'x'.repeat(65), problem: badPassword },
  { why: 'blanks around it belong to it', password: ' ab ', problem: null },
  { why: 'nothing but blanks', password: '    ', problem: 'A password is more than blanks' },
  { why: 'what stands for one', password: '********', problem: 'Choose another password' },
])('a password: $why', ({ password, problem }) => {
  expect(said(leaguePasswordProblem(password))).toBe(problem);
});

const notDiscord =
  'Enter an invitation that begins with https://discord.gg/ or https://discord.com/';

test.each([
  { why: 'an invitation', link: 'https://discord.gg/abc-DEF2', problem: null },
  { why: 'a long one', link: 'https://discord.com/invite/abcDEF2', problem: null },
  { why: 'with www', link: 'https://www.discord.com/invite/abcDEF2', problem: null },
  { why: 'no server', link: 'https://discord.gg/', problem: notDiscord },
  { why: 'not encrypted', link: 'http://discord.gg/abc', problem: notDiscord },
  { why: 'a script', link: 'javascript:alert(1)//discord.gg/abc', problem: notDiscord },
  { why: 'another site', link: 'https://discord.gg.example.com/abc', problem: notDiscord },
  { why: 'somebody at it', link: 'https://discord.gg@example.com/abc', problem: notDiscord },
  { why: 'another port', link: 'https://discord.gg:8443/abc', problem: notDiscord },
  {
    why: 'leads on',
    link: 'https://discord.com/invite/a?to=https://example.com',
    problem: notDiscord,
  },
  {
    why: 'a second line',
    link: 'https://discord.gg/abc\nhttps://example.com',
    problem: notDiscord,
  },
  {
    why: 'too long',
    link: `https://discord.gg/${'x'.repeat(200)}`,
    problem: 'A link has at most 200 characters',
  },
])('a Discord link: $why', ({ link, problem }) => {
  expect(said(discordLinkProblem(link))).toBe(problem);
});
