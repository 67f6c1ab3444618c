import { accountHandlers } from './accounts/account.handlers.ts';
import { isPublishedPassword } from './accounts/demo-accounts.ts';
import { createPasswordWork } from './accounts/password-work.ts';
import { auditHandlers } from './audit/audit.handlers.ts';
import { createAuditLinks } from './audit/audit-links.service.ts';
import { createDatabaseClock } from './events/database-clock.ts';
import { eventHandlers } from './events/event.handlers.ts';
import { createEventStore } from './events/event-store.ts';
import { createKnownStaff } from './leaderboards/known-staff.ts';
import { leaderboardHandlers } from './leaderboards/leaderboard.handlers.ts';
import { announceLive } from './live/announce-live.ts';
import { createLiveHub, type LiveHub } from './live/live-hub.ts';
import { createSubmissionCounts } from './live/submission-counts.ts';
import { deleteOldNotifications } from './notifications/notifications.repository.ts';
import { createNotifications } from './notifications/notifications.ts';
import { overrideHandlers } from './override/override.handlers.ts';
import { countSubmitters } from './picks/entries.repository.ts';
import { createEntryReader, type EntryReader } from './picks/entry-reader.ts';
import { deleteOldKeys } from './picks/idempotency-keys.repository.ts';
import { pickHandlers } from './picks/pick.handlers.ts';
import { createTicker } from './platform/background/ticker.ts';
import { createChangeListener } from './platform/changes/change-listener.ts';
import { type Changes, createChanges } from './platform/changes/changes.ts';
import { alone, type Standing } from './platform/changes/leadership.ts';
import { isDatabaseUnavailable } from './platform/database/database-unavailable.ts';
import type { Handlers } from './platform/http/handler.ts';
import { pacesOf } from './platform/paces/paces.ts';
import { deleteCaughtUpPaces } from './platform/paces/shared-paces.repository.ts';
import type { BoardCounts, NotificationCounts, Parts } from './platform/parts.ts';
import { sweepDeletedAccounts } from './profile/delete-account.service.ts';
import { profileHandlers } from './profile/profile.handlers.ts';
import { createBoards } from './scoreboards/boards.ts';
import { createBlocksFor } from './scoreboards/kernel/create-block.ts';
import { createSharedTotals } from './scoreboards/shared-totals.ts';
import { createSeals } from './seals/seals.ts';
import { settingHandlers } from './settings/setting.handlers.ts';
import type { ProviderSettings } from './sign-in/provider-settings.ts';
import { signInHandlers } from './sign-in/sign-in.handlers.ts';
import { staffHandlers } from './staff/staff.handlers.ts';
import { trophyHandlers } from './trophies/trophy.handlers.ts';

export interface CapabilityOptions extends Parts {
  /** Where to listen for what other processes commit; without it this process is alone. */
  readonly connectionString?: string;
  /** The providers that one can sign in with; none unless told. */
  readonly providers?: ProviderSettings;
}

/** Everything the product can do, joined by what is announced among its parts. */
export interface Capabilities {
  readonly handlers: Handlers;
  readonly live: LiveHub;
  /** What capabilities and processes tell each other. */
  readonly changes: Changes;
  readonly notificationCounts: NotificationCounts;
  readonly standing: Standing;
  readonly boardCounts: BoardCounts;
  readonly entries: EntryReader;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const everySecondMs = 1000;
const everyFiveSecondsMs = 5000;
const everyHourMs = 3_600_000;

export function createCapabilities(options: CapabilityOptions): Capabilities {
  const { db, connectionString, log } = options;
  const onError = (error: unknown): void => {
    if (isDatabaseUnavailable(error)) log.warn({ err: error }, 'Background work waits');
    else log.error({ err: error }, 'Background work failed');
  };
  const clock = createDatabaseClock(db);
  const events = createEventStore(db);
  const changes = createChanges(db, onError);
  // First of all listeners: whoever hears of a change next must not read the event as it was.
  changes.on((change) => {
    if (change.kind === 'event' || change.kind === 'results') events.forget(change.eventId);
  });
  const { isLocal = false } = options.config;
  const passwords = createPasswordWork(
    undefined,
    (password) => isLocal || !isPublishedPassword(password),
  );
  const paces = options.config.paces ?? pacesOf();
  const live = createLiveHub({ paces });
  const counts = createSubmissionCounts({
    countSubmitters: (eventId) => countSubmitters(db, eventId),
    live,
    changes,
    onError,
  });
  const listener =
    connectionString === undefined
      ? null
      : createChangeListener(connectionString, changes, onError);
  const standing = listener ?? alone;
  const shared = listener && createSharedTotals({ db, changes, standing, onError });
  const { boardMemoryBytes, scoringKernel = 'simd' } = options.config;
  const createBlock = createBlocksFor(scoringKernel);
  const entries = createEntryReader({ db, log, changes, onError });
  const boards = createBoards({
    onError,
    onPassedOver: entries.lookThrough,
    db,
    events,
    clock,
    shared,
    createBlock,
    bytesAtMost: boardMemoryBytes,
  });
  changes.onUser((userId) => {
    boards.userChanged(userId).catch(onError);
  });
  changes.onReconnected(() => {
    boards.readAgain().catch(onError);
  });
  const staff = createKnownStaff({ db, changes });
  const seals = createSeals({ db, clock, events, changes });
  const notifications = createNotifications({ ...options, clock, events, boards, onError });
  const auditLinks = createAuditLinks(options);
  const announcements = announceLive({ live, events, boards, changes, onError });

  const ticker = createTicker(onError, [
    { everyMs: everySecondMs, run: seals.tick },
    { everyMs: everySecondMs, run: auditLinks.tick },
    { everyMs: everyFiveSecondsMs, run: announcements.catchUp },
    { everyMs: everyFiveSecondsMs, run: async () => staff.doubt() },
    { everyMs: everySecondMs, run: notifications.makeDue },
    { everyMs: everySecondMs, run: notifications.tell },
    { everyMs: everySecondMs, run: notifications.sendEmails },
    { everyMs: everySecondMs, run: notifications.sendPushes },
    { everyMs: everyHourMs, run: () => deleteOldKeys(db) },
    { everyMs: everyHourMs, run: () => deleteCaughtUpPaces(db) },
    { everyMs: everyHourMs, run: () => sweepDeletedAccounts(db) },
    { everyMs: everyHourMs, run: () => deleteOldNotifications(db) },
  ]);

  return {
    handlers: {
      ...accountHandlers({ ...options, changes }, passwords),
      ...signInHandlers(options, options.providers),
      ...profileHandlers({ db, events, changes, passwords, entries }),
      ...trophyHandlers(db),
      ...settingHandlers(options),
      ...eventHandlers({ db, clock, events, counts, changes }),
      ...pickHandlers({ db, clock, events, seals, boards, changes, entries, paces }),
      ...leaderboardHandlers({ db, seals, boards, changes, staff }),
      ...overrideHandlers({ db, events, seals, boards, changes, entries }),
      ...notifications.handlers,
      ...staffHandlers({ db, changes, counts, isMailSent: options.mailer !== undefined }),
      ...auditHandlers({ db, events }),
    },
    live,
    changes,
    notificationCounts: notifications.counts,
    standing,
    boardCounts: boards.counts,
    entries,
    start: async () => {
      await listener?.start();
      live.start();
      ticker.start();
      boards.warm().catch(onError);
    },
    stop: async () => {
      live.stop();
      boards.stop();
      notifications.stop();
      await ticker.stop();
      await auditLinks.finish().catch(onError);
      await entries.idle();
      await listener?.stop();
    },
  };
}
