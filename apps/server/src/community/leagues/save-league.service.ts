import {
  type Answer,
  type Body,
  type FieldFault,
  fieldFault,
  type League,
  type RefusalCode,
} from '@callshot/contract';
import {
  canJoin,
  discordLinkProblem,
  keptPassword,
  leagueNameProblem,
  leaguePasswordProblem,
  tidyLeagueName,
} from '@callshot/rules';
import type { Kysely } from 'kysely';
import { forgiveAttempts } from '../../account/accounts/login/attempts.repository.ts';
import { isReservedName } from '../../account/accounts/usernames/reserved-names.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Made } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { wearRefusal } from '../../rewards/nameplates/wear-nameplate.service.ts';
import { unwantedWord } from '../../staff/moderation/clean-name.ts';
import { guessesOf } from './check-league-password.service.ts';
import { findJoiner } from './joiners.repository.ts';
import { insertMember } from './league-members.repository.ts';
import { leagueNameKey } from './league-name-key.ts';
import type { LeagueParts } from './league-parts.ts';
import {
  existsLeagueName,
  findJustMade,
  findLeague,
  insertLeague,
  type LeagueRow,
  lockLeague,
  lockLeagueName,
  updateLeague,
  type WrittenLeague,
} from './leagues.repository.ts';
import { lockJoiner } from './lock-joiner.repository.ts';
import { refuseOther } from './refuse-other.ts';
import { tellLeague } from './told-league.ts';

type Key = 'POST /api/leagues/save';
type Wanted = Body<Key>;
type Saved = Made<Answer<Key>>;
type Refusal = RefusalCode<Key>;
type Errors = Omit<Saved, 'league'>;

const noErrors: Errors = {
  nameError: null,
  passwordError: null,
  confirmPasswordError: null,
  discordUrlError: null,
};

type SavingParts = Omit<LeagueParts, 'cards' | 'tellUser'>;

export interface Creator {
  readonly userId: number;
  readonly isAdmin: boolean;
}

const nameTaken = fieldFault('name_taken');

/** Makes a league or changes one of the own, whole or not at all. */
export async function saveLeague(
  parts: SavingParts,
  creator: Creator,
  wanted: Wanted,
): Promise<Outcome<Saved, Refusal>> {
  const { userId } = creator;
  const { db, changes, passwords } = parts;
  const id = wanted.id ?? null;
  const before = id === null ? null : await findLeague(db, id);
  // Before anything is hashed: only the creator's own wish costs that.
  if (id !== null && before === null) return refuse('league_not_found');
  if (before !== null && before.createdBy !== userId) return refuseOther(db, before, userId);
  const errors = await errorsOf(parts, creator, wanted);
  if (Object.values(errors).some((error) => error !== null)) return failed(errors);
  const password = passwordOf(wanted);
  const hash = password === null ? null : await passwords.hash(password);
  if (hash !== null && !hash.ok) return hash;
  const words = wordsOf(wanted);
  const saved = await db.transaction().execute((trx) =>
    id === null
      ? create(trx, userId, { ...words, passwordHash: hash?.value ?? null })
      : change(trx, userId, {
          id,
          version: wanted.version ?? null,
          words,
          isPasswordRemoved: wanted.removePassword ?? false,
          passwordHash: hash?.value ?? null,
        }),
  );
  if (id === null && isTakenOrFull(saved)) {
    const made = await findMade(parts, userId, words, password);
    if (!made.ok) return made;
    if (made.value !== null) return done({ ...noErrors, league: made.value });
  }
  if (!saved.ok) return saved;
  if (!('league' in saved.value)) return failed({ ...noErrors, nameError: nameTaken });
  const { league, isChanged } = saved.value;
  if (isChanged) changes.announce('league', league.id);
  return done({ ...noErrors, league });
}

const failed = (errors: Errors) => done({ ...errors, league: null });

/** The new password; null = unchanged. */
const passwordOf = ({ password, removePassword }: Wanted): string | null =>
  removePassword || !password || password === keptPassword ? null : password;

type Words = Omit<WrittenLeague, 'passwordHash'>;

function wordsOf(wanted: Wanted): Words {
  const name = tidyLeagueName(wanted.name);
  return {
    name,
    nameKey: leagueNameKey(name),
    requireDiscord: wanted.requireDiscord,
    requireReddit: wanted.requireReddit,
    nameplateId: wanted.nameplateId || null,
    discordUrl: wanted.discordUrl?.trim() || null,
  };
}

async function nameErrorOf(
  { db, isCleanName }: SavingParts,
  { isAdmin }: Creator,
  name: string,
): Promise<FieldFault | null> {
  const problem = leagueNameProblem(name);
  if (problem !== null) return problem;
  // Only Admins speak for the product.
  if (!isAdmin && isReservedName(name)) return fieldFault('name_reserved');
  return (await isCleanName(db, name)) ? null : unwantedWord;
}

async function errorsOf(parts: SavingParts, creator: Creator, wanted: Wanted): Promise<Errors> {
  const { name, discordUrl } = wordsOf(wanted);
  const nameError = await nameErrorOf(parts, creator, name);
  const discordUrlError = discordUrl === null ? null : discordLinkProblem(discordUrl);
  const password = passwordOf(wanted);
  // Asterisks in a new league stand for no password that there is.
  const isKept = wanted.password === keptPassword && (wanted.id ?? null) !== null;
  if (password === null && (isKept || !wanted.password || wanted.removePassword)) {
    return { ...noErrors, nameError, discordUrlError };
  }
  return {
    nameError,
    discordUrlError,
    passwordError: leaguePasswordProblem(wanted.password ?? ''),
    confirmPasswordError:
      wanted.password === wanted.confirmPassword ? null : fieldFault('passwords_differ'),
  };
}

type SavedRow = Outcome<
  { readonly league: League; readonly isChanged: boolean } | typeof nameTaken,
  Exclude<Refusal, 'busy'>
>;

async function create(
  trx: Kysely<Schema>,
  userId: number,
  wanted: WrittenLeague,
): Promise<SavedRow> {
  // Whatever makes this user a member of leagues waits for its turn.
  if (!(await lockJoiner(trx, userId))) return refuse('limit_reached');
  const joiner = await findJoiner(trx, userId);
  const own = { ...wanted, memberCount: 0, isAnalystLeague: false };
  if (canJoin(own, { ...joiner, ...letThroughGates }) !== null) return refuse('limit_reached');
  const refusal = await wearRefusal(trx, userId, wanted.nameplateId ?? 0);
  if (refusal !== null) return refuse(refusal);
  await lockLeagueName(trx, wanted.nameKey);
  if (await existsLeagueName(trx, wanted.nameKey, null)) return done(nameTaken);
  const id = await insertLeague(trx, { ...wanted, createdBy: userId });
  await insertMember(trx, id, userId);
  return done({ league: await tellSaved(trx, id), isChanged: true });
}

/** A retry of a successful save runs into these as well. */
const isTakenOrFull = (saved: SavedRow): boolean =>
  saved.ok ? saved.value === nameTaken : saved.code === 'limit_reached';

/** The league made by an equal earlier call, whose answer may have been lost [rule: leagues-41]. */
async function findMade(
  { db, passwords }: SavingParts,
  userId: number,
  words: Words,
  password: string | null,
): Promise<Outcome<League | null, 'busy'>> {
  const made = await findJustMade(db, userId, words.nameKey);
  if (made === null || !isSame(made, { ...words, passwordHash: made.passwordHash })) {
    return done(null);
  }
  if (password === null || made.passwordHash === null) {
    return done(password === made.passwordHash ? tellOwn(made) : null);
  }
  const verified = await passwords.verify(made.passwordHash, password);
  return verified.ok ? done(verified.value ? tellOwn(made) : null) : verified;
}

/** One's own gates let one through. */
const letThroughGates = {
  isMember: false,
  isBanned: false,
  hasDiscord: true,
  hasReddit: true,
  isDiscordInLeague: false,
  isRedditInLeague: false,
} as const;

interface Change {
  readonly id: number;
  readonly version: number | null;
  readonly words: Words;
  readonly isPasswordRemoved: boolean;
  /** Null = no other than before. */
  readonly passwordHash: string | null;
}

async function change(
  trx: Kysely<Schema>,
  userId: number,
  { id, version, words, isPasswordRemoved, passwordHash }: Change,
): Promise<SavedRow> {
  await lockLeagueName(trx, words.nameKey);
  const before = await lockLeague(trx, id);
  if (before === null) return refuse('league_not_found');
  if (before.createdBy !== userId) return refuseOther(trx, before, userId);
  const wanted: WrittenLeague = {
    ...words,
    passwordHash: isPasswordRemoved ? null : (passwordHash ?? before.passwordHash),
  };
  // Sent again: nothing is lost.
  if (isSame(before, wanted)) return done({ league: tellOwn(before), isChanged: false });
  if (version !== before.version) return refuse('changed_meanwhile', { current: tellOwn(before) });
  if (wanted.nameplateId !== before.nameplateId) {
    const refusal = await wearRefusal(trx, userId, wanted.nameplateId ?? 0);
    if (refusal !== null) return refuse(refusal);
  }
  const { nameKey, ...others } = wanted;
  const isRenamed = wanted.name !== before.name;
  if (isRenamed && (await existsLeagueName(trx, nameKey, id))) return done(nameTaken);
  // A name that was there before others passed for it keeps its key.
  await updateLeague(trx, id, isRenamed ? wanted : others);
  // Guesses were at the password that was.
  if (wanted.passwordHash !== before.passwordHash) await forgiveAttempts(trx, guessesOf(id));
  return done({ league: await tellSaved(trx, id), isChanged: true });
}

const isSame = (before: LeagueRow, after: WrittenLeague): boolean =>
  before.name === after.name &&
  before.passwordHash === after.passwordHash &&
  before.requireDiscord === after.requireDiscord &&
  before.requireReddit === after.requireReddit &&
  before.nameplateId === after.nameplateId &&
  before.discordUrl === after.discordUrl;

const tellOwn = (row: LeagueRow): League => tellLeague(row, { isMember: true });

async function tellSaved(trx: Kysely<Schema>, leagueId: number): Promise<League> {
  const row = await findLeague(trx, leagueId);
  if (row === null) throw new Error(`League ${leagueId} was saved and is not there`);
  return tellOwn(row);
}
