import { spokenLanguage, type Translated, textsFor } from '@callshot/rules';
import {
  dayMs,
  type FindWords,
  type NoticeAbout,
  type NoticeKind,
  type OwnWords,
} from '../../../platform/notice-kind.ts';
import type { EventStore } from '../../../play/events/event-store.ts';
import { wordsOfEvent } from '../../../play/events/event-words.ts';
import type { Boards } from '../../../play/scoreboards/boards.ts';
import {
  entrantsOf,
  followersOf,
  hasSavedSince,
  unsavedFollowersOf,
} from '../announcing/audience.repository.ts';
import {
  type EventWords,
  type ResultWords,
  type StageWords,
  templates,
} from '../channels/templates.ts';

export interface ResultParts {
  readonly events: Pick<EventStore, 'forget' | 'get'>;
  readonly boards: Pick<Boards, 'refresh'>;
}

export interface AnnouncementTexts {
  readonly subject: string;
  readonly html: string;
}

export const announcementKind: NoticeKind<
  unknown,
  AnnouncementTexts & Translated<AnnouncementTexts>
> = {
  name: 'announcement',
  say: ({ subject, html, ...translated }) => {
    const { texts, language } = textsFor({ subject, html }, translated, spokenLanguage());
    return { title: texts.subject, html: texts.html, url: '/', language };
  },
  isWritten: true,
  sentForMs: dayMs,
  audience: followersOf,
  isHeaded: true,
};

const reminder = {
  say: templates.lockReminder,
  sentForMs: null,
  audience: unsavedFollowersOf,
  isMoot: hasSavedSince,
  asksForPicks: true,
} as const;

/** Notices about a stage before it locks. */
export const stageKinds = {
  'stage-opened': {
    name: 'stage-opened',
    say: templates.stageOpened,
    sentForMs: null,
    audience: followersOf,
  },
  'lock-24h': { name: 'lock-24h', ...reminder },
  'lock-1h': { name: 'lock-1h', ...reminder, isUrgent: true },
} as const satisfies Record<string, NoticeKind<unknown, StageWords>>;

export const resultsKind: NoticeKind<ResultParts, EventWords & Partial<ResultWords>> = {
  name: 'results',
  say: templates.results,
  sentForMs: dayMs,
  audience: entrantsOf,
  ownWords: findOwnResults,
};

/** An Admin put the lock off for everybody. */
export const lockExtendedKind: NoticeKind<unknown, StageWords & { readonly minutes: number }> = {
  name: 'lock-extended',
  say: templates.lockExtended,
  sentForMs: null,
  audience: followersOf,
};

/** The first match was moved to before now. */
export const lockedEarlyKind: NoticeKind<unknown, EventWords & { readonly stageName: string }> = {
  name: 'locked-early',
  say: templates.lockedEarly,
  sentForMs: dayMs,
  audience: followersOf,
};

/** Discord takes no messages to the account that a user linked there. */
export const discordClosedKind = {
  name: 'discord-closed',
  say: templates.discordClosed,
  sentForMs: dayMs,
  audience: null,
  onClickAction: 3,
} as const satisfies NoticeKind<unknown, void>;

export const notificationKinds: readonly NoticeKind<ResultParts>[] = [
  announcementKind,
  ...Object.values(stageKinds),
  lockExtendedKind,
  lockedEarlyKind,
  resultsKind,
  discordClosedKind,
];

/** Users are told their own results. */
async function findOwnResults(
  { events, boards }: ResultParts,
  { eventId }: NoticeAbout,
): Promise<FindWords> {
  if (eventId === null) throw new Error('Results are of an event');
  // Ranks are told once: not by an event that this process has held since before its end.
  events.forget(eventId);
  const board = await boards.refresh(eventId);
  const event = await events.get(eventId);
  if (!board || !event) throw new Error(`Event ${eventId} has no board`);
  const { scoreboard } = board;
  const ownOf = (userId: number): [number, OwnWords][] => {
    const row = scoreboard.rowOfUser(userId);
    if (row === null || row.rank === null) return [];
    const { rank, totalScore: points } = row;
    const result = { rank, points, entrants: scoreboard.entrantCount };
    const { html } = templates.results({ ...wordsOfEvent(event.row), ...result });
    return [[userId, { html, values: result }]];
  };
  return async (userIds) => new Map(userIds.flatMap(ownOf));
}
