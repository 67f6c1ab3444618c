import { secretMark, type TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, name }) => {
    const announcement = await db
      .insertInto('announcements')
      .values({
        subject: 'News',
        html: 'News',
        audience: 'everyone',
        recipients: 1,
        announcedByUserId: userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const notice = await db
      .insertInto('notices')
      .values({
        subject: `test ${name}`,
        kind: 'announcement',
        announcementId: announcement.id,
        title: 'News',
        html: '<b>News</b>',
        url: '/',
        sentUntil: new Date(),
        toldAt: new Date(),
        createdAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('notifications').values({ noticeId: notice.id, userId }).execute();
    await db.insertInto('notificationPreferences').values({ userId, push: true }).execute();
    await db
      .insertInto('pushSubscriptions')
      .values({
        endpoint: `https://push.example/${encodeURIComponent(name)}`,
        userId,
        p256dh: 'public-key',
        auth: 'secret-of-push',
      })
      .execute();
  },
  given: { 'push_subscriptions.endpoint': `https://${secretMark}.example/push` },
};
