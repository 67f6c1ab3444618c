import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { isEmail, tidyEmail } from './email.ts';
import { passwordProblem } from './password.ts';
import { usernameTaken } from './rename-user.service.ts';
import { tidyUsername, usernameProblem } from './username.ts';
import { existsUsername, lockIdentities } from './usernames.repository.ts';
import { existsEmail, insertUser } from './users.repository.ts';

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

/** What the form shows by itself. */
export function checkForm(form: RegistrationForm, mayBeReserved = false): FieldErrors {
  const email = tidyEmail(form.email);
  return {
    usernameError: usernameProblem(form.username, mayBeReserved),
    emailError: isEmail(email) ? null : 'This is not an email address',
    passwordError: passwordProblem(form.password, { username: form.username, email }),
    confirmPasswordError:
      form.password === form.confirmPassword ? null : 'The passwords are not the same',
  };
}

/** What only the other accounts show, all of it at one moment: one may be made meanwhile. */
export function checkTaken(db: Kysely<Schema>, form: RegistrationForm): Promise<FieldErrors> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read');
  return snapshot.execute(async (trx) => {
    const isNameTaken = await existsUsername(trx, form.username);
    const isEmailTaken = await existsEmail(trx, tidyEmail(form.email));
    return {
      ...noErrors,
      usernameError: isNameTaken ? usernameTaken : null,
      emailError: isEmailTaken ? 'There is already an account with this email' : null,
    };
  });
}

/** The new account's id; null when somebody took its name or e-mail in the meantime. */
export async function insertAccount(
  trx: Kysely<Schema>,
  form: RegistrationForm,
  passwordHash: string,
): Promise<number | null> {
  const username = tidyUsername(form.username);
  const email = tidyEmail(form.email);
  await lockIdentities(trx, { names: [username], emails: [email] });
  if (await existsUsername(trx, username)) return null;
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
