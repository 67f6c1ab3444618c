import type { BodyInput, League } from '@callshot/contract';
import {
  discordLinkProblem,
  keptPassword,
  type LeagueFault,
  leagueNameProblem,
  leaguePasswordProblem,
  sayLeagueFault,
  tidyLeagueName,
} from '@callshot/rules';
import type { Difference } from '../../../platform/editing/conflict-dialog.tsx';
import { m } from '../words/messages.js';

export interface LeagueFields {
  readonly name: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly isPasswordRemoved: boolean;
  /** 0 = Classic. */
  readonly nameplateId: number;
  readonly requireDiscord: boolean;
  readonly requireReddit: boolean;
  readonly discordUrl: string;
}

/** The changed fields of a league. */
export type LeagueDraft = Partial<LeagueFields>;

/** The errors of the fields, each beside its own. */
export interface LeagueErrors {
  readonly nameError: string | null;
  readonly passwordError: string | null;
  readonly confirmPasswordError: string | null;
  readonly discordUrlError: string | null;
}

const newLeague: LeagueFields = {
  name: '',
  password: '',
  confirmPassword: '',
  isPasswordRemoved: false,
  nameplateId: 0,
  requireDiscord: false,
  requireReddit: false,
  discordUrl: '',
};

/** Null = a new one. An existing password stands as asterisks [rule: leagues-6]. */
export function fieldsOf(league: League | null): LeagueFields {
  if (league === null) return newLeague;
  const password = league.hasPassword ? keptPassword : '';
  return {
    name: league.name,
    password,
    confirmPassword: password,
    isPasswordRemoved: false,
    nameplateId: league.nameplateId,
    requireDiscord: league.requireDiscord,
    requireReddit: league.requireReddit,
    discordUrl: league.discordUrl ?? '',
  };
}

/** The touched fields that differ from what is stored. */
export function ownChanges(stored: LeagueFields, draft: LeagueDraft): LeagueDraft {
  const all = Object.entries(draft) as [keyof LeagueFields, unknown][];
  return Object.fromEntries(all.filter(([name, value]) => value !== stored[name]));
}

export const isChanged = (stored: LeagueFields, draft: LeagueDraft): boolean =>
  Object.keys(ownChanges(stored, draft)).length > 0;

/** The confirmation is emptied as soon as another password is typed: its asterisks confirm the old one. */
export function typePassword(fields: LeagueFields, password: string): LeagueDraft {
  const isOldConfirmed = fields.confirmPassword === keptPassword && password !== keptPassword;
  return isOldConfirmed ? { password, confirmPassword: '' } : { password };
}

/** A password that was emptied and left is the stored one again: only the box removes it. */
export const leavePassword = (fields: LeagueFields, stored: LeagueFields): LeagueDraft =>
  fields.password === '' && stored.password === keptPassword
    ? { password: keptPassword, confirmPassword: keptPassword }
    : {};

/** The errors that are known before the fields are sent. */
export function errorsOf(fields: LeagueFields, stored: LeagueFields): LeagueErrors {
  const { password, confirmPassword, isPasswordRemoved } = fields;
  const isSet = !isPasswordRemoved && password !== stored.password;
  const discordUrl = fields.discordUrl.trim();
  return {
    nameError: said(leagueNameProblem(tidyLeagueName(fields.name))),
    passwordError: isSet && password !== '' ? said(leaguePasswordProblem(password)) : null,
    confirmPasswordError:
      isPasswordRemoved || password === confirmPassword ? null : m.passwordsDiffer(),
    discordUrlError: discordUrl === '' ? null : said(discordLinkProblem(discordUrl)),
  };
}

const said = (fault: LeagueFault | null): string | null => fault && sayLeagueFault(fault);

/** The body of a save, for the fields of a league as it was read. */
export function saveOf(
  league: League | null,
  fields: LeagueFields,
): BodyInput<'POST /api/leagues/save'> {
  const discordUrl = fields.discordUrl.trim();
  return {
    id: league?.id ?? null,
    ...(league && { version: league.version }),
    name: tidyLeagueName(fields.name),
    ...(fields.isPasswordRemoved
      ? { removePassword: true }
      : { password: fields.password, confirmPassword: fields.confirmPassword }),
    nameplateId: fields.nameplateId,
    requireDiscord: fields.requireDiscord,
    requireReddit: fields.requireReddit,
    discordUrl: discordUrl === '' ? null : discordUrl,
  };
}

const yesOrNo = (is: boolean) => (is ? m.loginNeeded() : m.loginNotRequired());

const told: readonly { what: string; of(fields: LeagueFields): string }[] = [
  { what: m.name(), of: ({ name }) => tidyLeagueName(name) },
  {
    what: m.password(),
    of: ({ password, isPasswordRemoved }) =>
      isPasswordRemoved || password === ''
        ? m.passwordNone()
        : password === keptPassword
          ? m.passwordKept()
          : m.passwordNew(),
  },
  {
    what: m.nameplate(),
    of: ({ nameplateId }) => (nameplateId === 0 ? m.classicPlate() : m.anotherPlate()),
  },
  { what: m.discordLogin(), of: ({ requireDiscord }) => yesOrNo(requireDiscord) },
  { what: m.redditLogin(), of: ({ requireReddit }) => yesOrNo(requireReddit) },
  { what: m.discordServer(), of: ({ discordUrl }) => discordUrl.trim() || m.serverNone() },
];

/**
 * The fields that another user saved since the league was read here, beside those that would be
 * saved from here.
 */
export function differencesOf(
  before: LeagueFields,
  latest: LeagueFields,
  draft: LeagueDraft,
): Difference[] {
  const yours = { ...latest, ...draft };
  return told
    .filter(({ of }) => of(before) !== of(latest) || of(latest) !== of(yours))
    .map(({ what, of }) => ({ what, mine: of(yours), theirs: of(latest) }));
}
