import {
  type Answer,
  type Body,
  type FieldFault,
  fieldFault,
  type RefusalCode,
} from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Made } from '../../../platform/http/answers/told-faults.ts';
import { done, type Outcome } from '../../../platform/outcome.ts';
import type { AppConfig } from '../../../platform/parts.ts';
import { type IsCleanName, unwantedWord } from '../../../staff/moderation/clean-name.ts';
import { isEmail, tidyEmail } from '../email/email.ts';
import type { MailRoom } from '../email/mail-room.ts';
import { findOpenToken, useToken } from '../email/one-time-tokens.repository.ts';
import { refuseSpent } from '../email/spent-link.ts';
import {
  createVerification,
  emailTaken,
  isEmailTaken,
  mailLimit,
} from '../email/verification.service.ts';
import { handOver, openSession, type SignInCall } from '../login/sign-in.service.ts';
import { countAttempt } from '../login/too-many.ts';
import { passwordProblem } from '../passwords/password.ts';
import type { PasswordWork } from '../passwords/password-work.ts';
import { usernameTaken } from '../usernames/rename-user.service.ts';
import { tidyUsername } from '../usernames/username.ts';
import { usernameProblem } from '../usernames/username-rules.ts';
import { existsUsername, lockIdentities } from '../usernames/usernames.repository.ts';
import { existsAdmin } from '../users/admins.repository.ts';
import { insertRoles, insertUser } from '../users/users.repository.ts';
import { findRegistered, keepRegistered } from './registered-before.service.ts';
import { registrationLimit } from './registration-limit.ts';

interface RegistrationForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** One fault a field, null where the field is fine; always answered with 200 [rule: accounts-2]. */
type FieldErrors = Made<Answer<'POST /api/account/register'>>;

const noErrors: FieldErrors = {
  usernameError: null,
  emailError: null,
  passwordError: null,
  confirmPasswordError: null,
};

const hasErrors = (errors: FieldErrors): boolean =>
  Object.values(errors).some((error) => error !== null);

export interface Registry {
  readonly db: Kysely<Schema>;
  readonly config: AppConfig;
  readonly work: PasswordWork;
  readonly room: MailRoom;
  readonly isCleanName: IsCleanName;
}

export interface Registration<Form extends RegistrationForm> {
  readonly form: Form;
  /** The caller's network address. */
  readonly address: string;
  /** The browser that is signed in to the new account. */
  readonly call: SignInCall;
}

/** Makes an account of one's own and signs it in, unless the form has errors. */
export async function register(
  registry: Registry,
  registration: Registration<Body<'POST /api/account/register'>>,
): Promise<Outcome<FieldErrors, RefusalCode<'POST /api/account/register'>>> {
  const before = await enterAgain(registry, registration);
  if (before !== null) return before;
  const made = await registerNew(registry, registration);
  if (!made.ok || !hasErrors(made.value)) return made;
  // The same call, sent twice at once, may have made it in the meantime.
  return (await enterAgain(registry, registration)) ?? made;
}

/** Signs in to the account that this call made before its answer was lost; null when it made none. */
async function enterAgain(
  { db, work }: Registry,
  { form, address, call }: Registration<Body<'POST /api/account/register'>>,
): Promise<Outcome<FieldErrors, RefusalCode<'POST /api/account/register'>> | null> {
  const registered = await findRegistered(db, work, { form, address, call });
  if (!registered?.ok) return registered;
  const opened = await db
    .transaction()
    .execute((trx) => openSession(trx, call, registered.value.id));
  handOver(call, opened);
  return done(noErrors);
}

async function registerNew(
  registry: Registry,
  registration: Registration<Body<'POST /api/account/register'>>,
): Promise<Outcome<FieldErrors, RefusalCode<'POST /api/account/register'>>> {
  const { form, address, call } = registration;
  const { db, config, work, room } = registry;
  const errors = await checkForm(registry, form);
  if (hasErrors(errors)) return done(errors);
  // Counted before looking who exists: the errors of this call tell which e-mails have accounts.
  const attempt = await countAttempt(db, registrationLimit(config, address));
  if (!attempt.ok) return attempt;
  const taken = await checkTaken(registry, form);
  if (hasErrors(taken)) return done(taken);
  const hashed = await work.hash(form.password);
  if (!hashed.ok) return hashed;
  const email = await addressToMail(registry, form.email);
  const enter = await db.transaction().execute(async (trx) => {
    const userId = await insertAccount(trx, form, hashed.value, room);
    if (userId === null) return null;
    await keepRegistered(trx, userId, { form, call });
    return signIn(trx, room, call, { userId, email, invite: form.invite });
  });
  if (enter === null) return done(await checkTaken(registry, form));
  enter();
  return done(noErrors);
}

/** Uses the link of an empty deployment to make its first admin, who may take a reserved name. */
export async function registerFirstAdmin(
  registry: Registry,
  { form, call }: Registration<Body<'POST /api/account/first-admin'>>,
): Promise<Outcome<FieldErrors, RefusalCode<'POST /api/account/first-admin'>>> {
  const { db, work, room } = registry;
  const { token } = form;
  if (!(await findOpenToken(db, 'first-admin', token))) {
    return refuseSpent(db, 'first-admin', token);
  }
  const errors = await checkForm(registry, form, { mayBeReserved: true });
  if (hasErrors(errors)) return done(errors);
  const taken = await checkTaken(registry, form);
  if (hasErrors(taken)) return done(taken);
  const hashed = await work.hash(form.password);
  if (!hashed.ok) return hashed;
  const email = await addressToMail(registry, form.email);
  const enter = await db.transaction().execute(async (trx) => {
    const used = await useToken(trx, 'first-admin', token);
    if (used === undefined || (await existsAdmin(trx))) return null;
    const userId = await insertAccount(trx, form, hashed.value, room);
    if (userId === null) return null;
    await insertRoles(trx, userId, ['Admin']);
    return signIn(trx, room, call, { userId, email });
  });
  if (enter === null) return refuseSpent(db, 'first-admin', token);
  enter();
  return done(noErrors);
}

/** The address to mail a link to; null where there is no mail, or where it got enough of them. */
async function addressToMail({ db, room }: Registry, written: string): Promise<string | null> {
  const email = tidyEmail(written);
  if (!room.outbox.isOpen) return null;
  return (await countAttempt(db, mailLimit(email))).ok ? email : null;
}

/** Signs the new account in; what it answers is for after the commit. */
async function signIn(
  trx: Kysely<Schema>,
  room: MailRoom,
  call: SignInCall,
  account: {
    readonly userId: number;
    readonly email: string | null;
    readonly invite?: string | undefined;
  },
): Promise<() => void> {
  const { userId, email, invite } = account;
  const opened = await openSession(trx, call, userId);
  const send =
    email === null ? null : await createVerification(trx, room, { userId, email, invite });
  return () => {
    handOver(call, opened);
    send?.();
  };
}

/** Checks that need no other account but the username, which is public anyway. */
async function checkForm(
  { db, room, isCleanName }: Registry,
  form: RegistrationForm,
  { mayBeReserved = false } = {},
): Promise<FieldErrors> {
  const email = tidyEmail(form.email);
  const { username, password } = form;
  const { publicUrl } = room;
  return {
    usernameError:
      usernameProblem(username, mayBeReserved) ??
      ((await isCleanName(db, username)) ? await nameTaken(db, username) : unwantedWord),
    emailError: isEmail(email) ? null : fieldFault('email_form'),
    passwordError: passwordProblem(password, { username, email, publicUrl }),
    confirmPasswordError: password === form.confirmPassword ? null : fieldFault('passwords_differ'),
  };
}

const nameTaken = async (db: Kysely<Schema>, username: string): Promise<FieldFault | null> =>
  (await existsUsername(db, username)) ? usernameTaken : null;

/** Checks against other accounts, all at one moment, since an account may be made meanwhile. */
function checkTaken({ db, room }: Registry, form: RegistrationForm): Promise<FieldErrors> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read');
  return snapshot.execute(async (trx) => ({
    ...noErrors,
    usernameError: await nameTaken(trx, form.username),
    emailError: (await isEmailTaken(trx, room, tidyEmail(form.email))) ? emailTaken : null,
  }));
}

/** The new account's id; null when somebody took its name or e-mail in the meantime. */
async function insertAccount(
  trx: Kysely<Schema>,
  form: RegistrationForm,
  passwordHash: string,
  room: MailRoom,
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
