import { type GameId, rankedText } from '@callshot/rules';
import { eventPath } from '../../../platform/game-prefix.ts';
import { type Html, html } from '../../../platform/http/answers/html.ts';
import type { Message } from '../../../platform/notice-kind.ts';
import { utcInstant } from '../../../platform/utc-words.ts';
import { printInstant } from '../announcing/notification-html.ts';

export interface EventWords {
  readonly eventId: number;
  readonly eventName: string;
  readonly gameId: GameId;
}

export interface StageWords extends EventWords {
  readonly stageName: string;
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
  readonly corrected: readonly { readonly is: string; readonly was: string }[];
  /** Else staff corrected it. */
  readonly isByWiki: boolean;
  readonly reason: string | null;
}

export interface EditWords extends EventWords {
  readonly stageName: string;
  readonly reason: string;
  readonly isRemoved: boolean;
}

export interface ResultWords {
  readonly rank: number;
  readonly entrants: number;
  readonly points: number;
}

/** Every sentence that the product sends by itself. Inserted values are escaped. */
export const templates = {
  stageOpened: (words: StageWords): Message => ({
    title: `${words.stageName} is open: ${words.eventName}`,
    html: print(html`Picks for <b>${words.stageName}</b> of <b>${words.eventName}</b> are open
      until ${instant(words.lockAt)}. ${link(words, 'Make your picks')}`),
    url: eventPath(words),
  }),
  lockReminder: (words: StageWords, now: Date): Message => ({
    title: `Picks lock ${inTime(words.lockAt, now)}: ${words.eventName}`,
    html: print(html`Picks for <b>${words.stageName}</b> of <b>${words.eventName}</b> lock
      ${inTime(words.lockAt, now)}, on ${instant(words.lockAt)}, and you have saved none.
      ${link(words, 'Make your picks')}`),
    url: eventPath(words),
  }),
  lockExtended: (words: StageWords & { readonly minutes: number }): Message => ({
    title: `${words.stageName} stays open longer: ${words.eventName}`,
    html: print(html`Picks for <b>${words.stageName}</b> of <b>${words.eventName}</b> stay open
      ${number(words.minutes)} ${words.minutes === 1 ? 'minute' : 'minutes'} longer, until
      ${instant(words.lockAt)}. ${link(words, 'Make your picks')}`),
    url: eventPath(words),
  }),
  lockedEarly: (words: EventWords & { readonly stageName: string }): Message => ({
    title: `${words.stageName} has locked: ${words.eventName}`,
    html: print(html`The first match of <b>${words.stageName}</b> of <b>${words.eventName}</b> begins
      earlier than planned: picks are locked, and what was saved until now counts.
      ${link(words, 'See the event')}`),
    url: eventPath(words),
  }),
  teamsReplaced: (words: ReplacedWords): Message => ({
    title: `Teams changed in ${words.stageName}: ${words.eventName}`,
    html: print(html`In <b>${words.stageName}</b> of <b>${words.eventName}</b>
      ${nameReplaced(words.replaced)}${words.why === 'results' ? ': results were corrected, and' : ', and'}
      your picks went along.
      ${words.openUntil === null ? '' : html`You can change them until ${instant(words.openUntil)}.`}
      ${link(words, 'Look at your picks')}`),
    url: eventPath(words),
  }),
  resultsCorrected: (words: CorrectedWords): Message => ({
    title: `Results of ${words.stageName} were corrected: ${words.eventName}`,
    html: print(html`${sayCorrected(words)} ${link(words, 'See the results')}`),
    url: eventPath(words),
  }),
  picksEdited: (words: EditWords): Message => ({
    title: `Your picks were changed: ${words.eventName}`,
    html: print(html`Staff ${words.isRemoved ? 'removed' : 'changed'} your picks for
      <b>${words.stageName}</b> of <b>${words.eventName}</b>: ${words.reason}
      ${link(words, 'Look at your picks')}`),
    url: eventPath(words),
  }),
  discordClosed: (): Message => ({
    title: 'Discord messages are switched off',
    html: print(html`<b>Discord messages are switched off.</b> Discord did not let us write to you: your
      settings there refuse messages, or you share no server with our bot. In your profile you can try
      again.`),
    url: '/',
  }),
  results: (words: EventWords): Message => ({
    title: `Final results: ${words.eventName}`,
    html: print(html`<b>${words.eventName}</b> is over. ${link(words, 'See the results')}`),
    url: eventPath(words),
  }),
};

/** So many replaced teams or corrected results are named; the others are counted. */
const namedAtMost = 3;

function sayCorrected({ stageName, eventName, corrected, isByWiki, reason }: CorrectedWords): Html {
  const named = corrected.slice(0, namedAtMost).map(({ is, was }) => html`<b>${is}</b>, ${was}`);
  const others = corrected.length - named.length;
  const all = others > 0 ? [...named, html`${others} more`] : named;
  const why = reason ?? (isByWiki ? 'the tournament wiki corrected it' : null);
  return html`Results of <b>${stageName}</b> of <b>${eventName}</b> were corrected:
    ${all.map((part, at) => (at === 0 ? part : html`; ${part}`))}.
    ${why === null ? '' : html`Reason: ${why.replace(/[.\s]+$/, '')}.`}`;
}

/** The words of one entrant whose points corrections moved. */
export const ownCorrection = (words: CorrectedWords, points: number): string =>
  print(html`${sayCorrected(words)} ${points > 0 ? 'You gain' : 'You lose'}
    <b>${number(Math.abs(points))} ${Math.abs(points) === 1 ? 'point' : 'points'}</b>.
    ${link(words, 'See the results')}`);

const nameReplaced = (replaced: ReplacedWords['replaced']): Html[] => {
  const named = replaced
    .slice(0, namedAtMost)
    .map(({ from, to }) => html`<b>${to}</b> takes the place of <b>${from}</b>`);
  const others = replaced.length - named.length;
  const all = others > 0 ? [...named, html`${others} more places have other teams`] : named;
  return all.map((part, at) => (at === 0 ? part : html`, ${part}`));
};

/** The words of one entrant in a notice of results. */
export const ownResult = (event: EventWords, { rank, entrants, points }: ResultWords): string =>
  print(html`<b>${event.eventName}</b> is over: you finished <b>rank ${number(rank)}</b> of
    ${rankedText(entrants)} with <b>${number(points)}</b> ${points === 1 ? 'point' : 'points'}.
    ${link(event, 'See the results')}`);

/** An announcement's subject is a line of its own; what the product says by itself needs none. */
export const headedHtml = (notice: Pick<Message, 'title' | 'html'>): string =>
  html`<b>${notice.title}</b><br>${{ html: notice.html }}`.html;

const link = (words: EventWords, text: string): Html =>
  html`<a href="${eventPath(words)}">${text}</a>`;

const print = ({ html: printed }: Html): string => printed.replace(/\s+/g, ' ');

const number = (value: number): string => value.toLocaleString('en');

/** A mail names UTC; browsers and Discord tell their viewer's own time [rule: product-31]. */
const instant = (at: Date): Html => printInstant(at, utcInstant(at));

const minuteMs = 60_000;

/** `in 24 hours`, `in 55 minutes`: rounded, never to nothing. */
function inTime(at: Date, now: Date): string {
  const minutes = Math.max(1, Math.round((at.getTime() - now.getTime()) / minuteMs));
  if (minutes === 60) return 'in 1 hour';
  return minutes < 90
    ? `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
    : `in ${Math.round(minutes / 60)} hours`;
}
