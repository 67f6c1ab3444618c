import type { notificationEndpoints } from '@callshot/contract';
import {
  everyMinuteMs,
  everySecondMs,
  type RepeatedWork,
} from '../../platform/background/ticker.ts';
import type { Leadership } from '../../platform/changes/leadership.ts';
import type { DiscordApi } from '../../platform/discord/discord-api.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { isAnyDue } from '../../platform/outbox/outbox.repository.ts';
import type { Parts } from '../../platform/parts.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import { countRetries, deliveriesOf } from './channels/deliveries.repository.ts';
import { createDiscordChannel } from './channels/discord-channel.ts';
import { wakeWay } from './channels/discord-ways.repository.ts';
import { createEmailChannel } from './channels/email-channel.ts';
import { createPushChannel } from './channels/push-channel.ts';
import { createDeliverySender, dropLate } from './channels/send-deliveries.service.ts';
import { createServerKeys } from './channels/server-keys.ts';
import { isNoticePossible } from './notices/due-notices.repository.ts';
import { makeDueNotices } from './notices/due-notices.service.ts';
import type { NoticeRegistry } from './notices/notice-registry.ts';
import { isNoticeUntold } from './notices/notices.repository.ts';
import {
  createNotificationCounts,
  type NotificationCounts,
} from './notices/notification-counts.ts';
import { tellNotices, tellOrReport } from './notices/tell-notices.service.ts';
import { notificationHandlers } from './notification.handlers.ts';

export interface NotificationParts extends Parts {
  readonly clock: DatabaseClock;
  readonly kinds: NoticeRegistry;
  readonly onError: (error: unknown) => void;
  readonly discord: DiscordApi;
  readonly providers: ProviderOffers;
  /** Limits of Discord are of all processes: one of them goes by them. */
  readonly standing: Leadership;
}

/** The providers where an account can be linked. */
type ProviderOffers = Readonly<Partial<Record<'discord', unknown>>>;

/** Telling users what concerns them: in the product, and where else they asked for it. */
export interface Notifications {
  readonly handlers: Handlers<keyof typeof notificationEndpoints>;
  readonly counts: NotificationCounts;
  readonly jobs: readonly RepeatedWork[];
  /** Finds what is due. */
  makeDue(): Promise<void>;
  /** Makes everybody's notifications of what is not told yet. */
  tell(): Promise<void>;
  /** Send what waits, each on its own so that neither holds the other up. */
  sendEmails(): Promise<void>;
  sendPushes(): Promise<void>;
  sendDiscordMessages(): Promise<void>;
  start(): Promise<void>;
  /** Begins nothing new; what is on its way has two seconds. */
  stop(): void;
}

export function createNotifications(parts: NotificationParts): Notifications {
  const { db, clock, config, log, mailer, kinds, onError, discord, standing } = parts;
  const stopping = new AbortController();
  const counts = createNotificationCounts();
  const settings = config.push ?? {};
  const keys = createServerKeys(db, settings);
  const telling = { ...parts, onMade: counts.countMade };
  const sending = { db, kinds, stopping: stopping.signal, onSent: counts.countMessage, onError };
  const leaving = { db, log, keys, publicUrl: config.publicUrl };
  const push = createPushChannel({ ...leaving, settings, kinds });
  const messages = createDiscordChannel({ db, log, api: discord, publicUrl: config.publicUrl });
  const email = mailer === undefined ? null : createEmailChannel({ ...leaving, mailer });
  const sendEmails = email && createDeliverySender(sending, email, clock);
  const sendMessages = createDeliverySender(sending, messages, clock);
  const sendPushes = createDeliverySender(sending, push, clock);
  const makeDue = async () => makeDueNotices(db, await clock.now());
  const tell = () => tellNotices(telling, () => stopping.signal.aborted);
  const sendDiscordMessages = async () => {
    if (!standing.isLeader()) return;
    if (discord.hasBot) await sendMessages.run();
    else await dropLate(sending, 'discord', await clock.now());
  };
  const works: readonly Omit<RepeatedWork, 'everyMs'>[] = [
    { run: makeDue, isDue: () => isNoticePossible },
    { run: tell, isDue: () => isNoticeUntold },
    ...(sendEmails ? [sendEmails] : []),
    sendPushes,
    {
      run: sendDiscordMessages,
      isDue: () =>
        standing.isLeader() &&
        (discord.hasBot ? sendMessages.isDue() : isAnyDue(deliveriesOf('discord'))),
    },
  ];
  const countWaiting = async () => counts.setWaiting(await countRetries(db));
  return {
    jobs: [
      ...works.map((work) => ({ ...work, everyMs: everySecondMs })),
      { everyMs: everyMinuteMs, isDueAtStart: true, run: countWaiting },
    ],
    handlers: notificationHandlers({
      db,
      clock,
      kinds,
      publicUrl: config.publicUrl,
      keys,
      isMailSent: email !== null,
      discord,
      isDiscordOffered: 'discord' in parts.providers,
      pushServices: settings.services ?? [],
      tell: async (noticeId) => {
        await tellOrReport(telling, noticeId);
      },
    }),
    counts,
    makeDue,
    tell,
    sendEmails: async () => {
      await sendEmails?.run();
    },
    sendPushes: sendPushes.run,
    sendDiscordMessages,
    start: () => wakeWay(db, 'bot'),
    stop: () => stopping.abort(),
  };
}
