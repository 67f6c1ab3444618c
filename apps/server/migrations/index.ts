import type { Migration } from 'kysely';
import * as foundation from './0001-foundation.ts';
import * as saveEntry from './0002-save-entry.ts';
import * as externalLogins from './0003-external-logins.ts';
import * as usernamesAndMail from './0004-usernames-and-mail.ts';
import * as profile from './0005-profile.ts';
import * as notifications from './0006-notifications.ts';
import * as staff from './0007-staff.ts';
import * as boards from './0008-boards.ts';
import * as saveEntries from './0009-save-entries.ts';
import * as erasableAudit from './0010-erasable-audit.ts';
import * as redraws from './0011-redraws.ts';
import * as announcementSubjects from './0012-announcement-subjects.ts';
import * as unreadableEntries from './0013-unreadable-entries.ts';
import * as namesAndAddresses from './0014-names-and-addresses.ts';
import * as proofAndLinks from './0015-proof-and-links.ts';
import * as paces from './0016-paces.ts';
import * as failedDeliveries from './0017-failed-deliveries.ts';
import * as auditChain from './0018-audit-chain.ts';
import * as openedPicks from './0019-opened-picks.ts';

/** Up only; a migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-save-entry': saveEntry,
  '0003-external-logins': externalLogins,
  '0004-usernames-and-mail': usernamesAndMail,
  '0005-profile': profile,
  '0006-notifications': notifications,
  '0007-staff': staff,
  '0008-boards': boards,
  '0009-save-entries': saveEntries,
  '0010-erasable-audit': erasableAudit,
  '0011-redraws': redraws,
  '0012-announcement-subjects': announcementSubjects,
  '0013-unreadable-entries': unreadableEntries,
  '0014-names-and-addresses': namesAndAddresses,
  '0015-proof-and-links': proofAndLinks,
  '0016-paces': paces,
  '0017-failed-deliveries': failedDeliveries,
  '0018-audit-chain': auditChain,
  '0019-opened-picks': openedPicks,
};
