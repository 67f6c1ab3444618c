import { filled, type SayingOf, sayingsOf } from '../model/sentence.ts';

/** Faults of a league's fields. */
export const leagueSentences = {
  league_name_length: "A league's name has {least} to {most} characters",
  name_form: 'Use letters, digits, signs and spaces',
  league_password_length: "A league's password has {least} to {most} characters",
  password_of_stars: 'Choose another password',
  password_blank: 'A password is more than blanks',
  link_long: 'A link has at most {most} characters',
  discord_link_form:
    'Enter an invitation that begins with https://discord.gg/ or https://discord.com/',
} as const;

export type LeagueFault = SayingOf<typeof leagueSentences>;

export const leagueFault = sayingsOf(leagueSentences);

export const sayLeagueFault = ({ code, values }: LeagueFault): string =>
  filled(leagueSentences[code], values) ?? leagueSentences[code];
