import { isStaffRole, LANGUAGE_COOKIE } from '@callshot/contract';
import { knownLanguages } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { deviceCookie, sessionCookie } from '../../../platform/http/caller/cookies.ts';
import { browserLanguage } from '../../../platform/language/browser-language.ts';
import { keepBrowserLanguage } from '../users/user-language.repository.ts';
import { findAllRoles } from '../users/users.repository.ts';
import { describeDevice } from './describe-device.ts';
import { deviceDays, rememberDevice } from './known-devices.repository.ts';
import { deleteSession, insertSession, sessionDays } from './sessions.repository.ts';

/** The part of a call that signing in needs. */
export interface SignInCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string, options?: { maxAge?: number }): void;
}

export interface OpenedSession {
  readonly userId: number;
  readonly sessionToken: string;
  readonly deviceToken: string;
  /** The device that had been signed in for the longest time, if it ended for this one; in words. */
  readonly endedDevice: string | null;
}

const secondsADay = 86_400;

/** Opens a new session in place of the browser's old one; inside the caller's transaction, if any. */
export async function openSession(
  db: Kysely<Schema>,
  call: SignInCall,
  userId: number,
): Promise<OpenedSession> {
  const former = call.cookies[sessionCookie];
  if (former !== undefined) await deleteSession(db, former);
  const agent = call.headers['user-agent'];
  const session = await insertSession(db, userId, typeof agent === 'string' ? agent : '');
  const language = browserLanguage(knownLanguages(), {
    chosen: call.cookies[LANGUAGE_COOKIE],
    asked: call.headers['accept-language'],
  });
  if (language !== null) await keepBrowserLanguage(db, userId, language);
  const deviceToken = await rememberDevice(db, userId, call.cookies[deviceCookie(userId)]);
  const roles = await findAllRoles(db, userId);
  const isStaff = roles.some(isStaffRole);
  await insertAudit(db, {
    actorUserId: userId,
    action: isStaff ? 'login.staff' : 'login.user',
    subjectType: 'user',
    subjectId: userId,
    after: isStaff ? { roles } : null,
    sessionId: session.id,
  });
  const [ended] = session.endedUserAgents;
  const endedDevice = ended === undefined ? null : describeDevice(ended);
  return { userId, sessionToken: session.token, deviceToken, endedDevice };
}

/** Sets the cookies, once the session is committed. */
export function handOver(call: SignInCall, opened: OpenedSession): void {
  call.setCookie(sessionCookie, opened.sessionToken, { maxAge: sessionDays * secondsADay });
  call.setCookie(deviceCookie(opened.userId), opened.deviceToken, {
    maxAge: deviceDays * secondsADay,
  });
}
