import type { Schema } from '../platform/database/schema.ts';
import type { ExportTopic } from './export-topics.ts';

/** A column that says whose a row is, and what becomes of the row. */
export interface PersonalTable {
  readonly table: keyof Schema;
  readonly column: string;
  /** The topic of the export that tells of it, or why none does. */
  readonly exported: { readonly as: ExportTopic } | { readonly not: string };
  /** Whether the rows go with the account, or why they stay. */
  readonly onDeletion: 'deleted' | { readonly kept: string };
}

/**
 * Everything that the product holds of a user, but for the row of `users` itself. Both the export and
 * the deletion go by this list, and a test holds it against the database: a new table stands here too.
 */
export const personalData: readonly PersonalTable[] = [
  {
    table: 'usernameHistory',
    column: 'userId',
    exported: { as: 'formerUsernames' },
    onDeletion: {
      kept: 'names are held for 30 days, so that nobody poses as who left; then swept',
    },
  },
  {
    table: 'usernameHistory',
    column: 'changedBy',
    exported: { not: "others' former names are the others' data; own ones are formerUsernames" },
    onDeletion: { kept: 'who renamed others has to stay known; nobody is named' },
  },
  {
    table: 'userRoles',
    column: 'userId',
    exported: { as: 'account' },
    onDeletion: 'deleted',
  },
  {
    table: 'analystParticipations',
    column: 'userId',
    exported: { as: 'account' },
    onDeletion: 'deleted',
  },
  {
    table: 'userPreferences',
    column: 'userId',
    exported: { as: 'preferences' },
    onDeletion: 'deleted',
  },
  { table: 'sessions', column: 'userId', exported: { as: 'sessions' }, onDeletion: 'deleted' },
  {
    table: 'knownDevices',
    column: 'userId',
    exported: { as: 'knownBrowsers' },
    onDeletion: 'deleted',
  },
  {
    table: 'externalLogins',
    column: 'userId',
    exported: { as: 'linkedAccounts' },
    onDeletion: 'deleted',
  },
  {
    table: 'oneTimeTokens',
    column: 'userId',
    exported: { not: 'hashes of links that were sent to the user and last a day' },
    onDeletion: 'deleted',
  },
  {
    table: 'idempotencyKeys',
    column: 'userId',
    exported: {
      not: 'repeats the answers to saves of the last day, which are exported as entries',
    },
    onDeletion: 'deleted',
  },
  {
    table: 'entries',
    column: 'userId',
    exported: { as: 'entries' },
    onDeletion: { kept: 'the ranks of everybody else on the board depend on them' },
  },
  {
    table: 'unreadableEntries',
    column: 'userId',
    exported: { not: 'tells which entries cannot be read, and the export of entries says so' },
    onDeletion: { kept: 'boards would count picks that nobody can read' },
  },
  {
    table: 'entryBlockChanges',
    column: 'userId',
    exported: { not: 'tells which entries to read again, and the entries are exported' },
    onDeletion: { kept: 'boards would show picks as they were before a correction' },
  },
  {
    table: 'entryRevisions',
    column: 'userId',
    exported: { as: 'entries' },
    onDeletion: { kept: 'they prove what was submitted before the lock; nobody is named' },
  },
  {
    table: 'entryRevisions',
    column: 'actorUserId',
    exported: {
      not: "staff's changes to others' picks are the others' data; own ones are entries",
    },
    onDeletion: { kept: 'who changed picks of others has to stay known; nobody is named' },
  },
  {
    table: 'awards',
    column: 'userId',
    exported: { as: 'trophies' },
    onDeletion: { kept: 'they belong to the event, as its ranks do; nobody is named' },
  },
  {
    table: 'auditLog',
    column: 'actorUserId',
    exported: { as: 'actions' },
    onDeletion: { kept: 'who did what has to stay known; what names somebody stands apart' },
  },
  {
    table: 'openedPicks',
    column: 'openedByUserId',
    exported: { as: 'actions' },
    onDeletion: { kept: 'it keeps the Admin off boards; nobody is named' },
  },
  {
    table: 'openedPicks',
    column: 'userId',
    exported: { not: 'it tells what staff did, not anything of the user' },
    onDeletion: { kept: 'whose picks were read has to stay known; nobody is named' },
  },
  {
    table: 'auditPersonal',
    column: 'userId',
    exported: { as: 'actions' },
    onDeletion: 'deleted',
  },
  {
    table: 'notifications',
    column: 'userId',
    exported: { as: 'notifications' },
    onDeletion: 'deleted',
  },
  {
    table: 'notificationPreferences',
    column: 'userId',
    exported: { as: 'notificationPreferences' },
    onDeletion: 'deleted',
  },
  {
    table: 'pushSubscriptions',
    column: 'userId',
    exported: { as: 'pushSubscriptions' },
    onDeletion: 'deleted',
  },
  {
    table: 'announcements',
    column: 'announcedByUserId',
    exported: { not: 'an announcement is what the product said to everybody' },
    onDeletion: { kept: 'it was said to everybody; nobody is named' },
  },
];
