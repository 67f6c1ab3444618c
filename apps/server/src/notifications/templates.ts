import { type Html, html } from '../platform/http/html.ts';

interface EventWords {
  readonly eventId: number;
  readonly eventName: string;
  readonly gameId: 1 | 2;
}

interface ResultWords {
  readonly rank: number;
  readonly entrants: number;
  readonly points: number;
}

/** The words of one entrant in a notice of results. */
export const ownResult = (event: EventWords, { rank, entrants, points }: ResultWords): string =>
  print(html`<b>${event.eventName}</b> is over: you finished <b>rank ${number(rank)}</b> of
    ${number(entrants)} with <b>${number(points)}</b> ${points === 1 ? 'point' : 'points'}.
    ${link(event, 'See the results')}`);

const prefixes = { 1: 'rl', 2: 'cs' } as const;
const eventPath = ({ gameId, eventId }: EventWords): string =>
  `/${prefixes[gameId]}/event/${eventId}`;

const link = (words: EventWords, text: string): Html =>
  html`<a href="${eventPath(words)}">${text}</a>`;

const print = ({ html: printed }: Html): string => printed.replace(/\s+/g, ' ');

const number = (value: number): string => value.toLocaleString('en');
