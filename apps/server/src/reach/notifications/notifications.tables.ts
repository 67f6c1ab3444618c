import type { GameId } from '@callshot/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface NotificationTables {
  announcements: {
    id: GeneratedAlways<number>;
    subject: string;
    html: string;
    /** The language of subject and html. */
    language: Generated<string>;
    /** A subject and a text by language. */
    translations: ColumnType<unknown, string | undefined, string>;
    audience: 'everyone' | 'game';
    gameId: GameId | null;
    recipients: number;
    announcedByUserId: number;
    createdAt: Generated<Date>;
  };
  notices: {
    id: GeneratedAlways<number>;
    subject: string;
    /** The name of a `NoticeKind`, of a newer version maybe. */
    kind: string;
    gameId: GameId | null;
    eventId: number | null;
    eventStageId: number | null;
    announcementId: number | null;
    title: string;
    html: string;
    url: string;
    onClickAction: Generated<1 | 2 | 3>;
    lockAt: Date | null;
    /** Users with one of these slots picked are notified; null = all entrants of the stage. */
    concernedSlots: number[] | null;
    sentUntil: Date;
    toldUpToUserId: Generated<number>;
    toldAt: Date | null;
    createdAt: Date;
    /** Values of its sentence, by its kind; null = somebody's own text, or an older version made it. */
    kindValues: ColumnType<unknown, string | null>;
  };
  notifications: {
    id: GeneratedAlways<number>;
    noticeId: number;
    userId: number;
    html: string | null;
    readAt: Date | null;
    /** Values of the sentence to this user alone, with `html`. */
    ownValues: ColumnType<unknown, string | null>;
  };
  deliveries: {
    notificationId: number;
    channel: 'email' | 'push' | 'discord';
    claimedAt: Date | null;
    outcome: 'sent' | 'failed' | 'skipped' | null;
    /** Null = an older version queued it. */
    sentUntil: Date | null;
    /** It was not taken; null = it may go at once. */
    notBefore: Date | null;
    tries: Generated<number>;
    /** The reason why it was not taken the last time. */
    problem: string | null;
  };
  discordWays: {
    way: 'bot' | 'webhook';
    restsUntil: Date | null;
    /** In a row. */
    failures: Generated<number>;
    problem: 'token' | 'gone' | 'outage' | null;
    problemSince: Date | null;
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
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends NotificationTables {}
}
