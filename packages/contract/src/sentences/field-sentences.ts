import { leagueSentences, type SayingOf, sayingsOf } from '@callshot/rules';

/** Faults of fields: the English sentence of each code, with its values in braces. */
export const fieldSentences = {
  ...leagueSentences,
  password_short: 'A password has at least {least} characters',
  password_long: 'A password has at most {most} characters',
  password_of_username: 'The password must not be the username',
  password_of_email: 'The password must not be the email',
  password_of_site: 'The password must not be the name of this site',
  password_common: 'This password is too common',
  passwords_differ: 'The passwords are not the same',
  password_wrong: 'This is not your password',
  password_missing: 'Enter your password',
  current_password_missing: 'Enter your current password',
  username_length: 'A username has {least} to {most} characters',
  username_form: 'Use letters, digits, _ - . and single spaces between words',
  username_reserved: 'This username is reserved',
  username_taken: 'This username is taken',
  username_same: 'Choose another username',
  username_stays: 'Username change is not available.',
  username_of_link: 'This link is for another username',
  username_not_yours: 'This is not your username, to the letter',
  user_gone: 'There is no such user',
  email_form: 'This is not an email address',
  email_taken: 'There is already an account with this email',
  name_unwanted: 'This name has a word that is not allowed here',
  name_reserved: 'This name is reserved',
  name_taken: 'This name is taken',
  name_same: 'Give another name',
  league_name_taken: 'Another league has this name',
  plate_name_length: 'A name has {least} to {most} characters',
  description_long: 'A description has at most {most} characters',
  reason_missing: 'Say why',
  subject_missing: 'Say in a few words what it is about',
  subject_long: 'A subject has at most {most} characters',
  announcement_empty: 'Write what is to be announced',
  link_form: 'Enter a whole link that begins with https://',
  link_elsewhere: 'Enter a link to {hosts}',
  number_range: 'Enter a whole number from {least} to {most}',
  one_line: 'Use a single line',
  value_missing: 'This cannot be empty',
  value_long: 'Use at most {most} characters',
  value_bare: 'Use words: this would be read as something else',
} as const;

export type FieldFault = SayingOf<typeof fieldSentences>;
export type FieldFaultCode = FieldFault['code'];

export const fieldFault = sayingsOf(fieldSentences);
