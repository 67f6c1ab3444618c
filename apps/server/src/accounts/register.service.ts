import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { isEmail, tidyEmail } from './email.ts';
import { passwordProblem } from './password.ts';
import { usernameTaken } from './rename-user.service.ts';
import { tidyUsername } from './username.ts';
import { usernameProblem } from './username-rules.ts';
import { existsUsername, lockIdentities } from './usernames.repository.ts';
import { insertUser } from './users.repository.ts';
import { emailTaken, isEmailTaken, type MailRoom } from './verification.service.ts';

export interface RegistrationForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** One text a field, null where the field is fine; always answered with 200 (decision 4). */
export type FieldErrors = Answer<'POST /api/account/register'>;

export const noErrors: FieldErrors = {
  usernameError: null,
  emailError: null,
  passwordError: null,
  confirmPasswordError: null,
};

export const hasErrors = (errors: FieldErrors): boolean =>
  Object.values(errors).some((error) => error !== null);

/** What registering is done with. */
export interface Registry {
  readonly room: MailRoom;
  /** A deployment's first account may be called what nobody else may. */
  readonly mayBeReserved?: boolean;
}

/** What the form shows by itself, and whether the name, which everybody can look up, is somebody's. */
export async function checkForm(
  db: Kysely<Schema>,
  form: RegistrationForm,
  { room, mayBeReserved = false }: Registry,
): Promise<FieldErrors> {
  const email = tidyEmail(form.email);
  const { username, password } = form;
  const { publicUrl } = room;
  return {
    usernameError: usernameProblem(username, mayBeReserved) ?? (await nameTaken(db, username)),
    emailError: isEmail(email) ? null : 'This is not an email address',
    passwordError: passwordProblem(password, { username, email, publicUrl }),
    confirmPasswordError:
      password === form.confirmPassword ? null : 'The passwords are not the same',
  };
}

const nameTaken = async (db: Kysely<Schema>, username: string): Promise<string | null> =>
  (await existsUsername(db, username)) ? usernameTaken : null;

/** What only the other accounts show, all of it at one moment: one may be made meanwhile. */
export function checkTaken(
  db: Kysely<Schema>,
  form: RegistrationForm,
  { room }: Registry,
): Promise<FieldErrors> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read');
  return snapshot.execute(async (trx) => ({
    ...noErrors,
    usernameError: await nameTaken(trx, form.username),
    emailError: (await isEmailTaken(trx, room, tidyEmail(form.email))) ? emailTaken : null,
  }));
}

/** The new account's id; null when somebody took its name or e-mail in the meantime. */
export async function insertAccount(
  trx: Kysely<Schema>,
  form: RegistrationForm,
  passwordHash: string,
  { room }: Registry,
): Promise<number | null> {
  const username = tidyUsername(form.username);
  const email = tidyEmail(form.email);
  await lockIdentities(trx, { names: [username], emails: [email] });
  if (await existsUsername(trx, username)) return null;
  if (await isEmailTaken(trx, room, email)) return null;
  const id = await insertUser(trx, { username, email, passwordHash });
  if (id === null) return null;
  await insertAudit(trx, {
    actorUserId: id,
    action: 'user.registered',
    subjectType: 'user',
    subjectId: id,
    after: { username },
    erasedWith: id,
  });
  return id;
}
