import { notificationEndpoints } from '@callshot/contract';
import { everyHourMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import type { Figure } from '../../platform/metrics/figure.ts';
import { findAllPushSubscriptions } from './channels/push-subscriptions.repository.ts';
import { notificationKinds, type ResultParts } from './notices/notice-kinds.ts';
import type { NotificationCounts } from './notices/notification-counts.ts';
import { deleteOldNotifications, findAllNotifications } from './notifications.repository.ts';
import type { NotificationTables } from './notifications.tables.ts';
import { createNotifications, type NotificationParts } from './notifications.ts';
import { findPreferences } from './preferences/preferences.repository.ts';

export const notifications: Capability<
  NotificationParts & ResultParts,
  typeof notificationEndpoints,
  NotificationTables
> = {
  name: 'notifications',
  groups: [
    {
      name: 'Notifications',
      about: 'The bell, announcements, and notifications by email, web push and Discord.',
      calls: notificationEndpoints,
    },
  ],
  tables: {
    announcements: {
      announcedByUserId: {
        exported: { not: 'an announcement is what the product said to everybody' },
        onDeletion: { kept: 'it was sent to everybody, without names' },
      },
    },
    notices: {},
    notifications: { userId: { exported: { as: 'notifications' }, onDeletion: 'deleted' } },
    deliveries: {},
    discordWays: {},
    notificationPreferences: {
      userId: { exported: { as: 'notificationPreferences' }, onDeletion: 'deleted' },
    },
    pushSubscriptions: {
      userId: { exported: { as: 'pushSubscriptions' }, onDeletion: 'deleted' },
    },
    serverKeys: {},
  },
  exports: {
    notifications: ({ db }, userId) => findAllNotifications(db, userId),
    notificationPreferences: ({ db }, userId) => findPreferences(db, userId),
    pushSubscriptions: ({ db }, userId) => findAllPushSubscriptions(db, userId),
  },
  noticeKinds: notificationKinds,
  make: (needs) => {
    const { handlers, jobs, counts, start, stop } = createNotifications(needs);
    return {
      calls: handlers,
      jobs: [...jobs, { everyMs: everyHourMs, run: () => deleteOldNotifications(needs.db) }],
      figures: figuresOf(counts),
      start,
      stop,
    };
  },
};

const figuresOf = (counts: NotificationCounts): Figure[] => [
  {
    kind: 'counter',
    name: 'notifications_total',
    help: 'Notifications made',
    read: () => [{ count: counts.made() }],
  },
  {
    kind: 'counter',
    name: 'messages_total',
    help: 'Emails, web pushes and Discord messages of notifications, by what became of them',
    labels: ['channel', 'outcome'],
    read: () => counts.messages().map(({ count, ...labels }) => ({ labels, count })),
  },
  {
    kind: 'gauge',
    name: 'messages_waiting',
    help: 'Messages that were tried, not taken and wait for another try; at most 10,000 are counted',
    read: counts.waiting,
  },
];
