import type { staffEndpoints } from '@callshot/contract';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { done } from '../../platform/outcome.ts';
import type { IsCleanName } from '../moderation/clean-name.ts';
import { findUsers } from './find-users.ts';
import { findAllRoles } from './managed-users.repository.ts';
import { type OverviewParts, readOverview } from './overview.ts';
import { readManagedUser, readParticipation, readRolesOfUser } from './read-user.service.ts';
import { makeResetLink } from './reset-link.service.ts';
import { sendTestMail } from './test-mail.service.ts';
import { applyUserUpdate } from './update-user.service.ts';

export interface StaffParts extends OverviewParts {
  readonly changes: Pick<Changes, 'announce'>;
  readonly isCleanName: IsCleanName;
  readonly mailer?: Mailer;
}

export function staffHandlers(parts: StaffParts): Handlers<keyof typeof staffEndpoints> {
  const { db } = parts;
  return {
    'GET /api/staff/overview': async ({ caller }) => done(await readOverview(parts, caller.roles)),
    'POST /api/staff/testMail': ({ caller }) => sendTestMail(parts, caller.user.id),
    'GET /api/user/roles': async () => done(await findAllRoles(db)),
    'GET /api/user/userroles': ({ query }) => readRolesOfUser(db, query.userId),
    'GET /api/user/analystParticipation': ({ query }) => readParticipation(db, query.userId),
    'GET /api/user/search': async ({ query }) => done(await findUsers(db, query.searchValue)),
    'GET /api/user/managed': ({ query }) => readManagedUser(db, query.userId),
    'POST /api/user/update': (call) =>
      applyUserUpdate(parts, { actorUserId: call.caller.user.id, wanted: call.body, call }),
    'GET /api/user/resetpassword': ({ caller, query }) =>
      makeResetLink(db, caller.user.id, query.userId),
  };
}
