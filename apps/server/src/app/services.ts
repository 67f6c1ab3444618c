import { isPublishedPassword } from '../account/accounts/demo-accounts.ts';
import { createPasswordWork } from '../account/accounts/passwords/password-work.ts';
import { createUserCards } from '../account/accounts/users/user-cards.ts';
import { providerLogins } from '../account/sign-in/external-logins.repository.ts';
import type { ProviderSettings } from '../account/sign-in/provider-settings.ts';
import { createLeagueMembers } from '../community/leagues/league-members.ts';
import { isWornByLeague } from '../community/leagues/leagues.repository.ts';
import { createWiki } from '../desk/liquipedia/wiki.ts';
import { createChangeListener } from '../platform/changes/change-listener.ts';
import { createChanges } from '../platform/changes/changes.ts';
import { alone } from '../platform/changes/leadership.ts';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import { outageOf } from '../platform/database/outage.ts';
import { replicationOf } from '../platform/database/replication.ts';
import { createDiscordApi } from '../platform/discord/discord-api.ts';
import { lastAnswersOf } from '../platform/http/answers/last-answers.ts';
import type { Parts } from '../platform/parts.ts';
import { rateLimitsOf } from '../platform/rate-limits/rate-limits.ts';
import { createDatabaseClock } from '../play/events/database-clock.ts';
import { createEventStore } from '../play/events/event-store.ts';
import { createCrowdReader } from '../play/leaderboards/crowd.service.ts';
import { createLiveHub } from '../play/live/live-hub.ts';
import { createSubmissionCounts } from '../play/live/submission-counts.ts';
import { countSubmitters } from '../play/picks/entries.repository.ts';
import { createEntryReader } from '../play/picks/entry-reader.ts';
import { createBoards } from '../play/scoreboards/boards.ts';
import { createBlocksFor } from '../play/scoreboards/kernel/create-block.ts';
import { createSharedTotals } from '../play/scoreboards/shared-totals.ts';
import { createSeals } from '../play/seals/seals.ts';
import { tellUser } from '../reach/notifications/notices/account-notices.repository.ts';
import { accountTokens } from '../reach/tokens/account-tokens.ts';
import { grantNameplate } from '../rewards/nameplates/grant-nameplate.ts';
import type { UseOfNameplate } from '../rewards/nameplates/nameplate-parts.ts';
import { createShownNameplates } from '../rewards/nameplates/shown-nameplates.ts';
import { isNameplateGiven } from '../rewards/promo/promos.repository.ts';
import { isReward } from '../rewards/supporters/rewards.repository.ts';
import { createIsCleanName } from '../staff/moderation/clean-name.ts';
import { namesNameplate } from '../staff/settings/settings.repository.ts';

export interface ServiceOptions extends Parts {
  /** Connection for announcements of other processes; without it this process is alone. */
  readonly connectionString?: string;
  /** The providers that one can sign in with; none unless told. */
  readonly providers?: ProviderSettings;
}

export type Services = ReturnType<typeof createServices>;

/** Services shared by capabilities. Each depends only on those above it. */
export function createServices({ connectionString, providers = {}, ...parts }: ServiceOptions) {
  const { db, log, config, mailer } = parts;
  const outage = outageOf(db, log);
  const onError = (error: unknown): void => {
    if (isDatabaseUnavailable(error)) outage.note(error, 'job');
    else log.error({ err: error }, 'Background work failed');
  };
  const clock = createDatabaseClock(db);
  const events = createEventStore(db);
  const changes = createChanges(db, onError);
  // First of all listeners: later ones must not read the old event.
  changes.on((change) => {
    if (change.kind === 'event' || change.kind === 'results') events.forget(change.eventId);
  });
  // Kept answers may show somebody or something that was hidden since, or picks of a stage that was reopened.
  const { forget, forgetSoon } = lastAnswersOf(db);
  changes.on(({ kind }) => {
    if (kind === 'event') forget();
  });
  changes.onUser(forget);
  changes.onLeague(forget);
  changes.onSurvey(forget);
  changes.onNameplate(forget);
  changes.onReconnected(forgetSoon);
  const listener =
    connectionString === undefined
      ? null
      : createChangeListener(connectionString, changes, onError);
  const standing = listener ?? alone;
  const passwords = createPasswordWork(
    undefined,
    (password) => (config.isLocal ?? false) || !isPublishedPassword(password),
  );
  const cards = createUserCards({ db, changes });
  const plates = createShownNameplates({ db, changes });
  /** References to nameplates; those in use cannot be deleted. */
  const nameplateUses: readonly UseOfNameplate[] = [
    isNameplateGiven,
    isWornByLeague,
    namesNameplate,
    isReward,
  ];
  const leagueMembers = createLeagueMembers({ db, changes });
  const rateLimits = config.rateLimits ?? rateLimitsOf();
  const live = createLiveHub({ rateLimits, onError });
  const counts = createSubmissionCounts({
    countSubmitters: (eventId) => countSubmitters(db, eventId),
    live,
    changes,
    onError,
  });
  const entries = createEntryReader({ db, log, changes, onError });
  const boards = createBoards({
    onError,
    onPassedOver: entries.lookThrough,
    db,
    events,
    clock,
    shared: listener && createSharedTotals({ db, changes, standing, onError }),
    createBlock: createBlocksFor(config.scoringKernel ?? 'simd'),
    bytesAtMost: config.boardMemoryBytes,
  });
  const wiki = createWiki({ db, log, config });
  const seals = createSeals({ db, clock, events, changes });
  const crowds = createCrowdReader({ seals, boards });
  const discord = createDiscordApi({
    settings: config.discord ?? { botToken: null },
    publicUrl: config.publicUrl,
  });
  return {
    ...parts,
    isMailSent: mailer !== undefined,
    providers,
    logins: providerLogins,
    tokens: accountTokens,
    tellUser,
    grantNameplate,
    isCleanName: createIsCleanName(),
    onError,
    clock,
    events,
    changes,
    listener,
    standing,
    replication: replicationOf(db, log),
    passwords,
    cards,
    plates,
    nameplateUses,
    leagueMembers,
    rateLimits,
    live,
    counts,
    entries,
    boards,
    seals,
    crowds,
    discord,
    wiki,
  };
}
