import type { GameId } from '@callshot/rules';
import { eventPath } from '../../../platform/game-prefix.ts';
import { type Html, html } from '../../../platform/http/answers/html.ts';
import type { Message } from '../../../platform/notice-kind.ts';
import { utcInstant } from '../../../platform/utc-words.ts';
import { type NamedEvent, spokenName } from '../../../play/events/event-words.ts';
import { printInstant } from '../announcing/notification-html.ts';
import { m } from '../words/messages.ts';
import { type CorrectedResults, sayCorrected } from './corrected-results.ts';

export interface EventWords extends NamedEvent {
  readonly eventId: number;
  readonly gameId: GameId;
}

export interface StageWords extends EventWords {
  readonly stageName: string;
  /** Counted from 0; missing in rows of an older version. */
  readonly stageIndex?: number;
  readonly lockAt: Date;
}

export interface ReplacedWords extends EventWords {
  readonly stageName: string;
  /** Results were corrected, or teams were. */
  readonly why: 'results' | 'teams';
  readonly replaced: readonly { readonly from: string; readonly to: string }[];
  /** Until when picks of the stage can be changed; null = they cannot. */
  readonly openUntil: Date | null;
}

export interface CorrectedWords extends EventWords {
  readonly stageName: string;
  /** In English. */
  readonly corrected: readonly { readonly is: string; readonly was: string }[];
  /** The same as data; missing in rows of an older version. */
  readonly results?: CorrectedResults;
  /** Else staff corrected it. */
  readonly isByWiki: boolean;
  readonly reason: string | null;
  /** Points that one entrant gained or lost; none = words for everybody. */
  readonly points?: number;
}

export interface EditWords extends EventWords {
  readonly stageName: string;
  readonly reason: string;
  readonly isRemoved: boolean;
}

/** One entrant's own result. */
export interface ResultWords {
  readonly rank: number;
  readonly entrants: number;
  readonly points: number;
}

/**
 * Every sentence that the product sends by itself. Words may come out of a row, where an instant is a
 * text.
 */
export const templates = {
  stageOpened: (words: StageWords): Message => ({
    title: m.stageOpenedTitle(namesOf(words)),
    html: print(m.stageOpened({ ...placeOf(words), until: instant(words.lockAt) })),
    url: stagePath(words),
  }),
  lockReminder: (words: StageWords, now: Date): Message => {
    const left = timeLeft(new Date(words.lockAt), now);
    return {
      title: m.lockReminderTitle({ event: spokenName(words), ...left }),
      html: print(m.lockReminder({ ...placeOf(words), ...left, until: instant(words.lockAt) })),
      url: stagePath(words),
    };
  },
  lockExtended: (words: StageWords & { readonly minutes: number }): Message => ({
    title: m.lockExtendedTitle(namesOf(words)),
    html: print(
      m.lockExtended({
        ...placeOf(words),
        minutes: words.minutes,
        until: instant(words.lockAt),
      }),
    ),
    url: eventPath(words),
  }),
  lockedEarly: (words: EventWords & { readonly stageName: string }): Message => ({
    title: m.lockedEarlyTitle(namesOf(words)),
    html: print(m.lockedEarly(placeOf(words))),
    url: eventPath(words),
  }),
  teamsReplaced: (words: ReplacedWords): Message => ({
    title: m.teamsReplacedTitle(namesOf(words)),
    html: print(
      m.teamsReplaced({
        ...placeOf(words),
        replaced: listed(
          words.replaced.map((team) => m.teamReplaced(team)),
          { by: ', ', more: (count) => m.moreTeamsReplaced({ count }) },
        ),
        why: words.why,
        change: words.openUntil === null ? 'none' : 'open',
        until: words.openUntil === null ? '' : instant(words.openUntil),
      }),
    ),
    url: eventPath(words),
  }),
  resultsCorrected: (words: CorrectedWords): Message => ({
    title: m.resultsCorrectedTitle(namesOf(words)),
    html: print(
      m.resultsCorrected({
        ...placeOf(words),
        corrected: listed(
          (words.results ? sayCorrected(words.results) : words.corrected).map(({ is, was }) =>
            m.resultCorrected({ now: is, before: was }),
          ),
          { by: '; ', more: (count) => m.moreResultsCorrected({ count }) },
        ),
        ...whyOf(words),
        ...movedOf(words.points ?? 0),
      }),
    ),
    url: eventPath(words),
  }),
  picksEdited: (words: EditWords): Message => ({
    title: m.picksEditedTitle({ event: spokenName(words) }),
    html: print(
      m.picksEdited({
        ...placeOf(words),
        how: words.isRemoved ? 'removed' : 'changed',
        reason: words.reason,
      }),
    ),
    url: eventPath(words),
  }),
  calendarMade: (words: EventWords): Message => {
    const place = { event: spokenName(words), link: eventPath(words) };
    return {
      title: m.calendarMadeTitle({ event: place.event }),
      html: print(m.calendarMade(place)),
      url: eventPath(words),
    };
  },
  discordClosed: (): Message => ({
    title: m.discordClosedTitle(),
    html: print(m.discordClosed()),
    url: '/',
  }),
  results: (words: EventWords & Partial<ResultWords>): Message => ({
    title: m.resultsTitle({ event: spokenName(words) }),
    html: print(saidResult(words)),
    url: eventPath(words),
  }),
};

type Placed = EventWords & { readonly stageName: string };

/** The stage that it speaks of, whatever the event opens with. */
const stagePath = (words: StageWords): string =>
  words.stageIndex === undefined
    ? eventPath(words)
    : `${eventPath(words)}?stage=${words.stageIndex + 1}`;

const namesOf = (words: Placed) => ({ stage: words.stageName, event: spokenName(words) });

const placeOf = (words: Placed) => ({ ...namesOf(words), link: eventPath(words) });

function saidResult({ rank, entrants, points, ...event }: EventWords & Partial<ResultWords>): Html {
  const place = { event: spokenName(event), link: eventPath(event) };
  if (rank === undefined || entrants === undefined || points === undefined) return m.results(place);
  return m.ownResult({ ...place, rank, entrants, points });
}

/** So many replaced teams or corrected results are named; the others are counted. */
const namedAtMost = 3;

function listed(
  all: readonly Html[],
  { by, more }: { readonly by: string; readonly more: (count: number) => string },
): Html {
  const named = all.slice(0, namedAtMost).map(({ html: printed }) => printed);
  const others = all.length - named.length;
  return { html: [...named, ...(others > 0 ? [more(others)] : [])].join(by) };
}

function whyOf({ isByWiki, reason }: CorrectedWords) {
  if (reason !== null) return { why: 'reason', reason: reason.replace(/[.\s]+$/, '') };
  return { why: isByWiki ? 'wiki' : 'none', reason: '' };
}

const movedOf = (points: number) => ({
  moved: points === 0 ? 'none' : points > 0 ? 'up' : 'down',
  points: Math.abs(points),
});

/** An announcement's subject is a line of its own; what the product says by itself needs none. */
export const headedHtml = (notice: Pick<Message, 'title' | 'html'>): string =>
  html`<b>${notice.title}</b><br>${{ html: notice.html }}`.html;

/** Names and reasons are in one line, too. */
const print = ({ html: printed }: Html): string => printed.replace(/\s+/g, ' ');

/** A mail names UTC; browsers and Discord tell their viewer's own time [rule: product-31]. */
const instant = (at: Date): Html => printInstant(new Date(at), utcInstant(new Date(at)));

const minuteMs = 60_000;

/** 24 hours, 55 minutes: rounded, never to nothing. */
function timeLeft(at: Date, now: Date) {
  const minutes = Math.max(1, Math.round((at.getTime() - now.getTime()) / minuteMs));
  if (minutes < 90 && minutes !== 60) return { unit: 'minutes', count: minutes };
  return { unit: 'hours', count: Math.round(minutes / 60) };
}
