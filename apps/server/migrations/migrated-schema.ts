import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Every table as the migrations make it; `src/schema.database.test.ts` writes it and holds `Schema` against it. */
export interface MigratedSchema {
  analystParticipations: {
    userId: number;
    gameId: number | null;
    isLeagueWanted: Generated<boolean>;
  };
  announcements: {
    id: GeneratedAlways<number>;
    html: string;
    audience: string;
    gameId: number | null;
    recipients: number;
    announcedByUserId: number;
    createdAt: Generated<Date>;
    subject: string;
    language: Generated<string>;
    translations: ColumnType<unknown, string | undefined, string>;
  };
  apiTokens: {
    id: GeneratedAlways<number>;
    userId: number;
    name: string;
    tokenHash: Buffer;
    prefix: string;
    scopes: string[];
    createdAt: Generated<Date>;
    expiresAt: Date | null;
    lastUsedAt: Date | null;
    eventId: number | null;
    resultsMode: string | null;
  };
  attempts: {
    kind: string;
    subject: string;
    attemptedAt: Date[];
  };
  auditChain: {
    nr: number;
    auditIds: number[];
    digests: Buffer;
    hash: Buffer;
    linkedAt: Generated<Date>;
  };
  auditErased: {
    auditId: number;
    userId: number | null;
  };
  auditLog: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    actorUserId: number | null;
    action: string;
    subjectType: string;
    subjectId: number | null;
    before: ColumnType<unknown, string | null>;
    after: ColumnType<unknown, string | null>;
    reason: string | null;
    personalDigest: Buffer | null;
    requestId: string | null;
    sessionId: number | null;
  };
  auditPersonal: {
    auditId: number;
    userId: number;
    salt: Buffer;
    content: string;
  };
  auditUnlinked: {
    auditId: number;
  };
  awardChanges: {
    runId: number;
    userId: number;
    fromType: number | null;
    toType: number | null;
  };
  awardRuns: {
    id: GeneratedAlways<number>;
    eventId: number;
    kind: string;
    startedByUserId: number | null;
    reason: string | null;
    isForced: boolean;
    generation: number;
    formula: number;
    entrants: number;
    userIds: Buffer | null;
    totals: Buffer | null;
    done: Generated<number>;
    changed: Generated<number>;
    noticeId: number | null;
    startedAt: Generated<Date>;
    finishedAt: Date | null;
    tiers: Generated<number[]>;
    trophyTypes: Buffer | null;
    isLate: Buffer | null;
  };
  awards: {
    id: GeneratedAlways<number>;
    userId: number;
    eventId: number;
    trophyTypeId: number;
    awardedAt: Generated<Date>;
    rank: number | null;
    percentile: number | null;
    totalScore: number | null;
    entrants: number | null;
    formula: number | null;
    runId: number | null;
    seenAt: Date | null;
  };
  boards: {
    eventId: number;
    generation: number;
    entrantCount: number;
    entrantsDigest: string;
    totals: Buffer;
    computedAt: Date;
  };
  calendarSettings: {
    gameId: number;
    tiers: Generated<number[]>;
    weeksAhead: Generated<number>;
    publishes: Generated<boolean>;
    version: Generated<number>;
    listedAt: Date | null;
    nextListAt: Generated<Date>;
    claimedUntil: Date | null;
    failures: Generated<number>;
    failure: ColumnType<unknown, string | null>;
  };
  calendarTournaments: {
    gameId: number;
    pageId: number;
    pageName: string;
    title: string;
    wikiLink: string;
    tier: number | null;
    tierType: string;
    startsOn: string | null;
    endsOn: string | null;
    isListed: Generated<boolean>;
    hiddenAt: Date | null;
    draft: ColumnType<unknown, string | null>;
    lookedAt: Date | null;
    lookBeganAt: Date | null;
    nextLookAt: Generated<Date>;
    claimedUntil: Date | null;
    failures: Generated<number>;
    failure: ColumnType<unknown, string | null>;
    makeFailures: Generated<number>;
    nextMakeAt: Date | null;
    notMade: ColumnType<unknown, string | null>;
    madeEventId: number | null;
    madeAt: Date | null;
  };
  communityPosts: {
    noticeId: number;
    claimedAt: Date | null;
    notBefore: Date | null;
    tries: Generated<number>;
    outcome: string | null;
    problem: string | null;
  };
  communityWebhooks: {
    id: Generated<number>;
    webhookId: string;
    token: string;
    kinds: string[];
    postsSince: Date;
    changedAt: Date;
  };
  correctedResults: {
    eventStageId: number;
    eventSubstageId: number;
    place: string;
    was: ColumnType<unknown, string>;
    correctedAt: Date;
    source: string;
    reason: string | null;
  };
  corrections: {
    id: GeneratedAlways<number>;
    eventStageId: number;
    changes: ColumnType<unknown, string>;
    source: string;
    reason: string | null;
    toldFrom: Date;
    noticeId: number | null;
  };
  deliveries: {
    notificationId: number;
    channel: string;
    claimedAt: Date | null;
    outcome: string | null;
    sentUntil: Date | null;
    notBefore: Date | null;
    tries: Generated<number>;
    problem: string | null;
  };
  discordWays: {
    way: string;
    restsUntil: Date | null;
    failures: Generated<number>;
    problem: string | null;
    problemSince: Date | null;
  };
  endedSessions: {
    tokenHash: Buffer;
    userId: number;
    reason: string;
    endedAt: Generated<Date>;
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
    savePaidUntil: Date | null;
    lateShare: number | null;
  };
  entryBlockChanges: {
    id: GeneratedAlways<number>;
    eventStageId: number;
    userId: number;
    changedAt: Generated<Date>;
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
  eventFormats: {
    id: GeneratedAlways<number>;
    name: string;
    json: string;
    createdAt: Generated<Date>;
    modifiedAt: Generated<Date>;
    modifiedByUserId: number | null;
  };
  eventParticipants: {
    eventId: number;
    teamId: number;
  };
  eventStages: {
    id: GeneratedAlways<number>;
    eventId: number;
    stageIndex: number;
    name: string;
    openedAt: Date | null;
    sealedAt: Date | null;
    opening: Generated<number>;
    isOpenedByItself: Generated<boolean>;
    extendedMinutes: Generated<number>;
    hasEndedMatch: Generated<boolean>;
    handVersion: Generated<number>;
    lockUnit: Generated<string>;
    partsSealedAt: Date | null;
  };
  eventSubstages: {
    id: GeneratedAlways<number>;
    eventStageId: number;
    position: number;
    title: string;
    startsAt: Date | null;
    isStartManual: Generated<boolean>;
    places: number | null;
    teamMatches: ColumnType<unknown, string | undefined, string>;
    handMatches: ColumnType<unknown, string | undefined, string>;
    handOrder: ColumnType<unknown, string | null>;
  };
  eventTeamMarks: {
    eventId: number;
    teamId: number;
    field: number;
    shape: number;
    charge: number;
  };
  eventTeamMembers: {
    eventId: number;
    teamId: number;
    position: number;
    role: string;
    username: string;
    flagImageUrl: string | null;
  };
  eventTeamNames: {
    eventId: number;
    name: string;
    teamId: number;
    toldAt: Generated<Date>;
  };
  eventTeams: {
    eventSubstageId: number;
    teamId: number;
    position: number;
    groupName: string | null;
    isArrival: Generated<boolean>;
  };
  eventWikis: {
    eventId: number;
    wiki: string;
    pageId: number;
    pageName: string;
    mapping: ColumnType<unknown, string>;
    pausedAt: Date | null;
    lastLookAt: Date | null;
    nextLookAt: Date | null;
    webhookAt: Date | null;
    failure: string | null;
    createdAt: Generated<Date>;
    drafted: ColumnType<unknown, string | null>;
    comparedAt: Date | null;
    comparedDigest: string | null;
  };
  events: {
    id: GeneratedAlways<number>;
    gameId: number;
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
    createdAt: Generated<Date>;
    entrantsVersion: Generated<number>;
    imageSource: string | null;
    forcedStage: number | null;
    isSurveyNoticed: Generated<boolean>;
    openTabs: Generated<number[]>;
    completedAt: Date | null;
    matchesVersion: Generated<number>;
    language: Generated<string>;
    translations: ColumnType<unknown, string | undefined, string>;
    goals: number[] | null;
    lateShare: number | null;
  };
  externalLogins: {
    provider: string;
    subject: string;
    userId: number;
    externalUsername: string | null;
    createdAt: Generated<Date>;
    isMessaged: Generated<boolean>;
    messageChannel: string | null;
    messagesClosedAt: Date | null;
  };
  games: {
    id: number;
    name: string;
    iconUrl: string;
    instagramUrl: string | null;
    twitterUrl: string | null;
    trophyImagePrefix: string;
  };
  idempotencyKeys: {
    userId: number;
    key: string;
    requestHash: Buffer;
    answer: string;
    createdAt: Generated<Date>;
  };
  keptFiles: {
    name: string;
    body: Buffer;
    servedAt: Generated<Date>;
  };
  knownDevices: {
    userId: number;
    deviceHash: Buffer;
    lastSeenAt: Generated<Date>;
  };
  leagueBanIdentities: {
    banId: number;
    identityHash: Buffer;
  };
  leagueBans: {
    id: GeneratedAlways<number>;
    leagueId: number;
    userId: number;
    bannedBy: number;
    bannedAt: Generated<Date>;
  };
  leagueInvites: {
    id: GeneratedAlways<number>;
    leagueId: number;
    nonce: Buffer;
    codeHash: Buffer;
    linkHash: Buffer;
    isOn: Generated<boolean>;
    membersMayInvite: Generated<boolean>;
    rotatedAt: Generated<Date>;
  };
  leagueMembers: {
    id: GeneratedAlways<number>;
    leagueId: number;
    userId: number;
    joinedAt: Generated<Date>;
  };
  leagues: {
    id: GeneratedAlways<number>;
    name: string;
    nameKey: string;
    createdBy: number;
    passwordHash: string | null;
    requireDiscord: Generated<boolean>;
    requireReddit: Generated<boolean>;
    nameplateId: number | null;
    discordUrl: string | null;
    isAnalystLeague: Generated<boolean>;
    isHidden: Generated<boolean>;
    memberCount: Generated<number>;
    membersVersion: Generated<number>;
    version: Generated<number>;
    createdAt: Generated<Date>;
    deletedAt: Date | null;
    deletedBy: number | null;
    deleteReason: string | null;
  };
  linkedIdentities: {
    userId: number;
    provider: string;
    identityHash: Buffer;
    unlinkedAt: Date | null;
  };
  matchLocks: {
    eventStageId: number;
    eventSubstageId: number;
    slot: string;
    positions: number[];
    lockAt: Date | null;
    sealedAt: Date | null;
  };
  nameplates: {
    id: GeneratedAlways<number>;
    typeId: number;
    name: string;
    description: string;
    style: string;
    ownerUserId: number | null;
    version: Generated<number>;
    disabledAt: Date | null;
    disabledReason: string | null;
    deletedAt: Date | null;
    updatedAt: Generated<Date>;
  };
  notices: {
    id: GeneratedAlways<number>;
    subject: string;
    kind: string;
    gameId: number | null;
    eventId: number | null;
    eventStageId: number | null;
    announcementId: number | null;
    title: string;
    html: string;
    url: string;
    onClickAction: Generated<number>;
    lockAt: Date | null;
    sentUntil: Date;
    toldUpToUserId: Generated<number>;
    toldAt: Date | null;
    createdAt: Date;
    concernedSlots: number[] | null;
    kindValues: ColumnType<unknown, string | null>;
  };
  notificationPreferences: {
    userId: number;
    lockReminders: Generated<boolean>;
    email: Generated<boolean>;
    push: Generated<boolean>;
  };
  notifications: {
    id: GeneratedAlways<number>;
    noticeId: number;
    userId: number;
    html: string | null;
    readAt: Date | null;
    ownValues: ColumnType<unknown, string | null>;
  };
  officialHolds: {
    eventSubstageId: number;
    slot: string;
    heldAt: Generated<Date>;
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
    outcome: Generated<string>;
    matchStartsAt: Date | null;
    source: Generated<string>;
    updatedAt: Generated<Date>;
    isStartManual: Generated<boolean>;
  };
  oneTimeTokens: {
    tokenHash: Buffer;
    purpose: string;
    userId: number | null;
    expiresAt: Date;
    usedAt: Date | null;
    email: string | null;
  };
  openedPicks: {
    eventId: number;
    openedByUserId: number;
    userId: number;
    reason: string;
    openedAt: Generated<Date>;
  };
  ownedNameplates: {
    userId: number;
    nameplateId: number;
    source: string;
    grantedAt: Generated<Date>;
  };
  paces: {
    kind: string;
    subject: Buffer;
    paidUntil: Date;
  };
  patreonDeliveries: {
    bodyHash: Buffer;
    takenAt: Generated<Date>;
  };
  patreonLevels: {
    id: number;
    name: string;
    hexCode: string;
    fromCents: number;
  };
  patreonMembers: {
    memberKey: string;
    userId: number | null;
    email: string | null;
    discordSubject: string | null;
    cents: number;
    levelId: number;
    changedAt: Generated<Date>;
  };
  patreonTurns: {
    memberHash: Buffer;
    toldAt: Date | null;
    isOver: boolean;
  };
  pictureSources: {
    url: string;
    hash: string | null;
    tries: Generated<number>;
    nextAt: Date | null;
    problem: string | null;
  };
  pictures: {
    hash: string;
    bytes: Buffer;
    width: number;
    height: number;
    createdAt: Generated<Date>;
  };
  pinnedAwards: {
    userId: number;
    awardId: number;
  };
  pointPresets: {
    id: GeneratedAlways<number>;
    gameId: number;
    name: string;
    points: ColumnType<unknown, string>;
    isUsual: boolean;
    version: Generated<number>;
    modifiedAt: Generated<Date>;
    modifiedByUserId: number | null;
  };
  promoClaims: {
    promoId: number;
    userId: number;
    codeId: number;
    claimedAt: Generated<Date>;
  };
  promoCodes: {
    id: GeneratedAlways<number>;
    key: string;
    promoId: number;
    place: number;
    code: string;
    claims: Generated<number>;
    mostClaims: number;
  };
  promos: {
    id: GeneratedAlways<number>;
    description: string;
    nameplateId: number | null;
    startsAt: Date;
    endsAt: Date | null;
    disabledAt: Date | null;
    createdByUserId: number;
    createdAt: Generated<Date>;
  };
  pushSubscriptions: {
    endpoint: string;
    userId: number;
    p256dh: string;
    auth: string;
    createdAt: Generated<Date>;
  };
  reportAnswers: {
    id: GeneratedAlways<number>;
    ownerUserId: number | null;
    action: string;
    name: string;
    newName: string | null;
    reason: string;
    reports: number;
    answeredBy: number | null;
    answeredAt: Generated<Date>;
    undoneBy: number | null;
    undoneAt: Date | null;
    namedUserId: number | null;
    leagueId: number | null;
    nameplateId: number | null;
  };
  reports: {
    id: GeneratedAlways<number>;
    reporterUserId: number;
    name: string;
    state: string;
    reason: string;
    reportedAt: Generated<Date>;
    answerId: number | null;
    namedUserId: number | null;
    leagueId: number | null;
    nameplateId: number | null;
  };
  resultProposals: {
    id: GeneratedAlways<number>;
    eventId: number;
    tokenId: number;
    userId: number;
    teller: string;
    told: ColumnType<unknown, string>;
    waiting: string[];
    toldAt: Date;
  };
  rewardClaims: {
    userId: number;
    month: string;
    nameplateId: number | null;
    claimedAt: Generated<Date>;
  };
  rewardMonths: {
    month: string;
    isChosen: Generated<boolean>;
    openedAt: Date | null;
  };
  rewardOffers: {
    month: string;
    nameplateId: number;
  };
  roles: {
    id: number;
    name: string;
  };
  seasons: {
    id: GeneratedAlways<number>;
    gameId: number;
    name: string;
    startsAt: Date;
    endsAt: Date;
  };
  serverKeys: {
    name: string;
    value: string;
  };
  sessions: {
    id: GeneratedAlways<number>;
    tokenHash: Buffer;
    userId: number;
    userAgent: Generated<string>;
    createdAt: Generated<Date>;
    lastSeenAt: Generated<Date>;
    expiresAt: Date;
    provenAt: Generated<Date>;
  };
  settings: {
    name: string;
    value: string;
    storeKey: string;
    isPublic: Generated<boolean>;
  };
  spentTokens: {
    tokenHash: Buffer;
    purpose: string;
    ended: string;
    endedAt: Generated<Date>;
  };
  surveyAnswers: {
    surveyId: number;
    userId: number;
    optionIds: number[];
    savedAt: Date;
    lostAt: Date | null;
  };
  surveyCounts: {
    surveyId: number;
    day: string;
    optionId: number;
    shard: number;
    picks: number;
  };
  surveyOptions: {
    id: GeneratedAlways<number>;
    promptId: number;
    place: number;
    text: string;
    pictureHash: string | null;
    translations: ColumnType<unknown, string | undefined, string>;
  };
  surveyPrompts: {
    id: GeneratedAlways<number>;
    surveyId: number;
    place: number;
    text: string;
    isMultiSelect: boolean;
    numberOfAnswers: number;
    translations: ColumnType<unknown, string | undefined, string>;
  };
  surveys: {
    id: GeneratedAlways<number>;
    title: string;
    description: string;
    openAt: Date | null;
    closeAt: Date | null;
    createdAt: Generated<Date>;
    modifiedAt: Generated<Date>;
    language: Generated<string>;
    translations: ColumnType<unknown, string | undefined, string>;
  };
  teamAliases: {
    gameId: number;
    alias: string;
    teamId: number;
  };
  teamEdits: {
    id: GeneratedAlways<number>;
    teamId: number;
    eventId: number;
    kind: string;
    before: ColumnType<unknown, string>;
    after: ColumnType<unknown, string>;
    madeAt: Generated<Date>;
    undoneAt: Date | null;
  };
  teamRankings: {
    eventId: number;
    teamId: number;
    place: number;
    source: string;
    asOf: string;
    url: string | null;
  };
  teams: {
    id: GeneratedAlways<number>;
    gameId: number;
    externalId: string;
    name: string;
    abbreviation: string;
    logoPath: string | null;
    logoSource: string | null;
    isNameManual: Generated<boolean>;
    isLogoManual: Generated<boolean>;
  };
  toldLocks: {
    eventStageId: number;
    lockAt: Date;
    isCancelled: boolean;
    told: string;
    sequence: Generated<number>;
    changedAt: Generated<Date>;
  };
  trophyCases: {
    userId: number;
    slot: number;
    awardId: number;
  };
  unreadableEntries: {
    eventStageId: number;
    userId: number;
    entryVersion: number;
    reason: string;
    foundAt: Generated<Date>;
  };
  userPreferences: {
    userId: number;
    isPlainNames: Generated<boolean>;
    isStillPlates: Generated<boolean>;
    theme: string | null;
    language: string | null;
    browserLanguage: string | null;
  };
  userRoles: {
    userId: number;
    roleId: number;
  };
  usernameHistory: {
    id: GeneratedAlways<number>;
    userId: number;
    username: string;
    usernameKey: string;
    changedAt: Generated<Date>;
    changedBy: number | null;
  };
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
    createdAt: Generated<Date>;
    deletedAt: Date | null;
  };
  webhookDeliveries: {
    id: GeneratedAlways<number>;
    webhookId: number;
    happeningId: number | null;
    deliveryId: Generated<string>;
    createdAt: Generated<Date>;
    attempts: Generated<number>;
    nextAttemptAt: Date | null;
    claimedUntil: Date | null;
    status: number | null;
    problem: string | null;
    tookMs: number | null;
    deliveredAt: Date | null;
  };
  webhookHappenings: {
    id: GeneratedAlways<number>;
    subject: string;
    topic: string;
    eventId: number;
    eventStageId: number | null;
    officialVersion: number | null;
    happenedAt: Date;
  };
  webhooks: {
    id: GeneratedAlways<number>;
    userId: number;
    url: string;
    topics: string[];
    secret: string;
    createdAt: Generated<Date>;
    onSince: Generated<Date>;
    offBy: string | null;
    failingSince: Date | null;
    lastDeliveredAt: Date | null;
    isSlow: Generated<boolean>;
    deletedAt: Date | null;
  };
  wikiAnswers: {
    key: Buffer;
    wiki: string;
    subject: string;
    records: string;
    askedAt: Date;
    isStale: Generated<boolean>;
  };
  wikiDoubts: {
    id: GeneratedAlways<number>;
    eventId: number;
    eventStageId: number;
    eventSubstageId: number;
    key: string;
    kind: string;
    details: ColumnType<unknown, string>;
    openedAt: Date;
    answeredAt: Date | null;
    answer: string | null;
  };
  wikiLog: {
    id: GeneratedAlways<number>;
    eventId: number;
    at: Date;
    text: string;
  };
  wikiLooks: {
    id: GeneratedAlways<number>;
    asked: string;
    askedAt: Generated<Date>;
    endedAt: Date | null;
    failure: string | null;
    waitsUntil: Date | null;
  };
  wikiMatches: {
    eventId: number;
    matchId: string;
    eventStageId: number;
    eventSubstageId: number;
    place: string | null;
    isSwapped: boolean;
    record: ColumnType<unknown, string>;
    readAt: Date;
    correctedFrom: ColumnType<unknown, string | null>;
    correctedAt: Date | null;
  };
  wikiTables: {
    eventSubstageId: number;
    eventId: number;
    record: ColumnType<unknown, string>;
    readAt: Date;
  };
}
