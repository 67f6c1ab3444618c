import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { inLanguage } from '../../../platform/language/in-language.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { resetMail } from '../email/account-mails.ts';
import { tidyEmail } from '../email/email.ts';
import type { MailRoom } from '../email/mail-room.ts';
import { attemptLimit } from '../login/attempt-limits.ts';
import { countAttempt } from '../login/too-many.ts';
import { findMessageLanguage } from '../users/user-language.repository.ts';
import { findUserByVerifiedEmail } from '../users/users.repository.ts';
import { createResetId, resetLink } from './reset-link.service.ts';

type Db = Kysely<Schema>;

/** Everything about the account is looked up after the answer, which is the same for every e-mail. */
export async function forgotPassword(
  db: Db,
  { publicUrl, outbox }: MailRoom,
  email: string,
): Promise<Outcome<null, 'mail_not_offered'>> {
  if (!outbox.isOpen) return refuse('mail_not_offered');
  outbox.add(async () => {
    const to = tidyEmail(email);
    const user = await findUserByVerifiedEmail(db, to);
    if (user === undefined) return null;
    const attempt = await countAttempt(db, attemptLimit('reset-mail', String(user.id)));
    if (!attempt.ok) return null;
    const resetId = await db.transaction().execute(async (trx) => {
      await insertAudit(trx, {
        actorUserId: null,
        action: 'user.reset-link-mailed',
        subjectType: 'user',
        subjectId: user.id,
      });
      return createResetId(trx, user.id, to);
    });
    return inLanguage(await findMessageLanguage(db, user.id), () =>
      resetMail(to, user.username, resetLink(publicUrl, resetId)),
    );
  });
  return done(null);
}
