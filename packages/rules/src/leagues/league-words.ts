import { type LeagueFault, leagueFault } from './league-sentences.ts';

const shortestName = 3;
const longestName = 40;
const shortestPassword = 4;
const longestPassword = 64;
const longestLink = 200;

/** Stands in the field of a password that there is; leaving it keeps that [rule: leagues-6]. */
export const keptPassword = '********';

/** Nothing that breaks the line, turns the direction of text or shows nothing. */
const plainForm = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
const hiddenForm = /\p{Default_Ignorable_Code_Point}|(?:^| )\p{M}|\p{M}{4}/u;

/** The stored form of a league’s name: one line with single spaces. */
export const tidyLeagueName = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** The problem of a tidied name, or null. */
export function leagueNameProblem(name: string): LeagueFault | null {
  const { length } = [...name];
  if (length < shortestName || length > longestName) {
    return leagueFault('league_name_length', { least: shortestName, most: longestName });
  }
  return plainForm.test(name) && !hiddenForm.test(name) ? null : leagueFault('name_form');
}

/** The problem of a password as such, or null. */
export function leaguePasswordProblem(password: string): LeagueFault | null {
  const { length } = [...password];
  if (length < shortestPassword || length > longestPassword) {
    return leagueFault('league_password_length', {
      least: shortestPassword,
      most: longestPassword,
    });
  }
  if (password === keptPassword) return leagueFault('password_of_stars');
  return password.trim() === '' ? leagueFault('password_blank') : null;
}

/** The problem of the invitation to a league’s own server, or null. */
export function discordLinkProblem(link: string): LeagueFault | null {
  if (link.length > longestLink) return leagueFault('link_long', { most: longestLink });
  // Before the address is read: what it makes of blanks and strokes is not what was typed.
  const isWhole = /^https:\/\/(?:discord\.gg|(?:www\.)?discord\.com)\/[\w/-]+$/i.test(link);
  return isWhole ? null : leagueFault('discord_link_form');
}
