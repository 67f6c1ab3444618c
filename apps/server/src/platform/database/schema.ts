import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Row types of the migrated schema, camelCased by the CamelCasePlugin. */
export interface Schema {
  games: {
    id: 1 | 2;
    name: string;
    iconUrl: string;
    instagramUrl: string | null;
    twitterUrl: string | null;
    trophyImagePrefix: string;
  };
  patreonLevels: { id: number; name: string; hexCode: string };
  settings: { name: string; value: string; storeKey: string; isPublic: Generated<boolean> };
  users: {
    id: GeneratedAlways<number>;
    username: string;
    usernameKey: string;
    email: string | null;
    emailVerifiedAt: Date | null;
    passwordHash: string | null;
    isUsernameChangeRequired: Generated<boolean>;
    nameplateId: Generated<number>;
    patreonLevelId: Generated<number>;
    isIneligible: Generated<boolean>;
    disabledAt: Date | null;
    /** The person is gone; the row stays for what it did on boards. */
    deletedAt: Date | null;
    createdAt: Generated<Date>;
  };
  userPreferences: { userId: number; isPlainNames: Generated<boolean> };
  awards: {
    id: GeneratedAlways<number>;
    userId: number;
    eventId: number;
    trophyTypeId: number;
    awardedAt: Generated<Date>;
  };
  roles: { id: number; name: string };
  userRoles: { userId: number; roleId: number };
  analystParticipations: {
    userId: number;
    gameId: 1 | 2 | null;
    isLeagueWanted: Generated<boolean>;
  };
  sessions: {
    id: GeneratedAlways<number>;
    tokenHash: Buffer;
    userId: number;
    userAgent: Generated<string>;
    createdAt: Generated<Date>;
    lastSeenAt: Generated<Date>;
    /** When its user last showed to be the owner: signed in, or entered the password. */
    provenAt: Generated<Date>;
    expiresAt: Date;
  };
  knownDevices: { userId: number; deviceHash: Buffer; lastSeenAt: Generated<Date> };
  attempts: { kind: string; subject: string; attemptedAt: Generated<Date> };
  /** Up to when somebody is paid up for things of a kind. */
  paces: { kind: string; subject: Buffer; paidUntil: Date };
  oneTimeTokens: {
    tokenHash: Buffer;
    purpose: string;
    userId: number | null;
    /** Whom the token was mailed to. */
    email: string | null;
    expiresAt: Date;
    usedAt: Date | null;
  };
  /** Written by the database alone. */
  spentTokens: {
    tokenHash: Buffer;
    purpose: string;
    ended: 'used' | 'expired' | 'replaced';
    endedAt: Generated<Date>;
  };
  externalLogins: {
    provider: 'discord' | 'google' | 'reddit';
    subject: string;
    userId: number;
    externalUsername: string | null;
    createdAt: Generated<Date>;
  };
  usernameHistory: {
    id: GeneratedAlways<number>;
    userId: number;
    username: string;
    usernameKey: string;
    changedAt: Generated<Date>;
    changedBy: number | null;
  };
  seasons: {
    id: GeneratedAlways<number>;
    gameId: 1 | 2;
    name: string;
    startsAt: Date;
    endsAt: Date;
  };
  eventFormats: {
    id: GeneratedAlways<number>;
    name: string;
    json: string;
    createdAt: Generated<Date>;
    modifiedAt: Generated<Date>;
  };
  teams: {
    id: GeneratedAlways<number>;
    gameId: 1 | 2;
    externalId: string;
    name: string;
    abbreviation: string;
    logoPath: string | null;
  };
  events: {
    id: GeneratedAlways<number>;
    gameId: 1 | 2;
    name: string;
    nameOverride: string;
    imageUrl: string | null;
    url: string | null;
    attributionName: string | null;
    attributionUrl: string | null;
    rewardTypeId: Generated<number>;
    eventFormatId: number | null;
    formatName: string;
    formatJson: string;
    stage: Generated<number>;
    startsAt: Date;
    endsAt: Date;
    isUnlocked: Generated<boolean>;
    relockAt: Date | null;
    lockAt: GeneratedAlways<Date | null>;
    finishedAt: Date | null;
    rewardedAt: Date | null;
    archivedAt: Date | null;
    version: Generated<number>;
    officialVersion: Generated<number>;
    entrantsVersion: Generated<number>;
    createdAt: Generated<Date>;
  };
  eventStages: {
    id: GeneratedAlways<number>;
    eventId: number;
    stageIndex: number;
    name: string;
    openedAt: Date | null;
    sealedAt: Date | null;
    opening: Generated<number>;
    /** By its teams being known, and staff have had no say in it since. */
    isOpenedByItself: Generated<boolean>;
  };
  eventSubstages: {
    id: GeneratedAlways<number>;
    eventStageId: number;
    position: number;
    title: string;
  };
  eventTeams: {
    eventSubstageId: number;
    teamId: number;
    position: number;
    groupName: string | null;
    /** Stands there because it went through the stage before. */
    isArrival: Generated<boolean>;
  };
  eventTeamMembers: {
    eventId: number;
    teamId: number;
    position: number;
    role: 'Player' | 'Captain' | 'Coach' | 'Substitute' | 'Other';
    username: string;
    flagImageUrl: string | null;
  };
  officialPicks: {
    eventStageId: number;
    eventSubstageId: number;
    slot: string;
    teamId: number | null;
    pickTypeId: number | null;
    bracketPart: string | null;
    bracketCol: number | null;
    bracketColIndex: number | null;
    matchIndex: number | null;
    topTeamId: number | null;
    bottomTeamId: number | null;
    winnerTeamId: number | null;
    loserTeamId: number | null;
    topTeamScore: number | null;
    bottomTeamScore: number | null;
    outcome: Generated<'played' | 'walkover' | 'void' | 'double_forfeit' | 'bye'>;
    matchStartsAt: Date | null;
    source: Generated<'manual' | 'import'>;
    updatedAt: Generated<Date>;
  };
  entries: {
    eventStageId: number;
    userId: number;
    slots: Buffer;
    layoutFingerprint: string;
    version: Generated<number>;
    isPostLock: Generated<boolean>;
    editedByStaffAt: Date | null;
    submittedAt: Generated<Date>;
    /** Up to when its owner is paid up for saves. */
    savePaidUntil: Date | null;
  };
  unreadableEntries: {
    eventStageId: number;
    userId: number;
    entryVersion: number;
    reason: string;
    foundAt: Generated<Date>;
  };
  entryRevisions: {
    eventStageId: number;
    userId: number;
    version: number;
    slots: Buffer;
    layoutFingerprint: string;
    actorUserId: number | null;
    isPostLock: Generated<boolean>;
    isByStaff: Generated<boolean>;
    savedAt: Generated<Date>;
  };
  entryBlockSets: {
    eventStageId: number;
    sealedAt: Date;
    layoutFingerprint: string;
    entryCount: number;
    blockCount: number;
    writtenAt: Generated<Date>;
  };
  entryBlocks: {
    eventStageId: number;
    blockIndex: number;
    entryCount: number;
    userIds: Buffer;
    submittedAt: Buffer;
    slots: Buffer;
    checksum: Buffer;
  };
  entryBlockChanges: {
    id: GeneratedAlways<number>;
    eventStageId: number;
    userId: number;
    changedAt: Generated<Date>;
  };
  boards: {
    eventId: number;
    generation: number;
    entrantCount: number;
    entrantsDigest: string;
    totals: Buffer;
    computedAt: Date;
  };
  idempotencyKeys: {
    userId: number;
    key: string;
    requestHash: Buffer;
    answer: string;
    createdAt: Generated<Date>;
  };
  announcements: {
    id: GeneratedAlways<number>;
    subject: string;
    html: string;
    audience: 'everyone' | 'game';
    gameId: 1 | 2 | null;
    recipients: number;
    announcedByUserId: number;
    createdAt: Generated<Date>;
  };
  notices: {
    id: GeneratedAlways<number>;
    subject: string;
    kind:
      | 'announcement'
      | 'stage-opened'
      | 'lock-24h'
      | 'lock-1h'
      | 'results'
      | 'teams-replaced'
      | 'picks-edited'
      | 'account';
    gameId: 1 | 2 | null;
    eventId: number | null;
    eventStageId: number | null;
    announcementId: number | null;
    title: string;
    html: string;
    url: string;
    onClickAction: Generated<1 | 2 | 3>;
    lockAt: Date | null;
    /** Slots of which one has to be picked to be told; null = whoever entered the stage. */
    concernedSlots: number[] | null;
    sentUntil: Date;
    toldUpToUserId: Generated<number>;
    toldAt: Date | null;
    createdAt: Date;
  };
  notifications: {
    id: GeneratedAlways<number>;
    noticeId: number;
    userId: number;
    html: string | null;
    readAt: Date | null;
  };
  deliveries: {
    notificationId: number;
    channel: 'email' | 'push';
    claimedAt: Date | null;
    outcome: 'sent' | 'failed' | 'skipped' | null;
  };
  notificationPreferences: {
    userId: number;
    lockReminders: Generated<boolean>;
    email: Generated<boolean>;
    push: Generated<boolean>;
  };
  pushSubscriptions: {
    endpoint: string;
    userId: number;
    p256dh: string;
    auth: string;
    createdAt: Generated<Date>;
  };
  serverKeys: { name: string; value: string };
  auditChain: {
    nr: number;
    auditIds: number[];
    digests: Buffer;
    hash: Buffer;
    linkedAt: Generated<Date>;
  };
  auditUnlinked: { auditId: number };
  openedPicks: {
    eventId: number;
    openedByUserId: number;
    userId: number;
    reason: string;
    openedAt: Generated<Date>;
  };
  auditLog: {
    id: GeneratedAlways<number>;
    at: GeneratedAlways<Date>;
    actorUserId: number | null;
    action: string;
    subjectType: string;
    subjectId: number | null;
    before: ColumnType<unknown, string | null>;
    after: ColumnType<unknown, string | null>;
    reason: string | null;
    requestId: string | null;
    /** A number, not the token: it opens nothing, and stays when the session is over. */
    sessionId: number | null;
    /** Of what stands in auditPersonal instead of in `before` and `after`. */
    personalDigest: Buffer | null;
  };
  auditPersonal: {
    auditId: number;
    userId: number;
    salt: Buffer;
    content: string;
  };
}
