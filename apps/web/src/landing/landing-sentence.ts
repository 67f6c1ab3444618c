import { ordinal } from '../core/ordinal.ts';
import type { TileStatus } from './tile-status.ts';

/** What the page knows of one game's event and of the viewer in it. */
export interface Standing {
  readonly name: string;
  readonly status: TileStatus;
  readonly rank: number | null;
  /** Ranks gained by the last result; null where there are none to compare. */
  readonly move: number | null;
  /** The viewer's picks that were decided today. */
  readonly today: { readonly right: number; readonly all: number };
  /** The viewer has saved picks of the stage that is picked or played. */
  readonly isMade: boolean;
}

export interface Sentence {
  readonly title: string;
  readonly text: string;
}

const WELCOME: Sentence = {
  title: 'Call the bracket before it happens.',
  text: 'Pick who goes through, be scored against what really happens, and see where you stand.',
};

/** The one sentence at the top: what concerns a viewer most; a visitor reads what this is. */
export function landingSentence(username: string | null, standings: readonly Standing[]): Sentence {
  if (username === null) return WELCOME;
  const of = (status: TileStatus, has: (one: Standing) => boolean) =>
    standings.find((one) => one.status === status && has(one));
  const ranked = (one: Standing) => one.rank !== null;
  const live = of('locked', ranked);
  if (live) {
    return { title: `${live.name} is live. You are ${place(live)}.`, text: news(username, live) };
  }
  const open = of('open', ({ isMade }) => !isMade);
  if (open) {
    const title = ranked(open)
      ? `You are ${place(open)}. Your next picks are open.`
      : `${open.name} is open. Make your picks.`;
    return { title, text: hail(username) };
  }
  const made = of('open', ({ isMade }) => isMade) ?? of('locked', ({ isMade }) => isMade);
  if (made) return { title: `Your picks for ${made.name} are in.`, text: hail(username) };
  const over = of('complete', ranked);
  if (over)
    return { title: `${over.name} is over. You came ${place(over)}.`, text: hail(username) };
  if (standings.length === 0) {
    return {
      title: 'Nothing to call right now.',
      text: 'Please come back soon for the next event!',
    };
  }
  return { title: WELCOME.title, text: hail(username) };
}

const place = ({ rank }: Standing): string => ordinal(rank ?? 0);

/** How the day has gone so far. */
function news(username: string, { today, move }: Standing): string {
  const right =
    today.all > 0
      ? `${today.right} of ${today.all} picks right today, ${username}.`
      : hail(username);
  if (move === null || move === 0) return right;
  const places = Math.abs(move).toLocaleString('en');
  const noun = Math.abs(move) === 1 ? 'place' : 'places';
  return `${right} ${move > 0 ? 'Up' : 'Down'} ${places} ${noun} since the last result.`;
}

const hail = (username: string): string => `Good to see you, ${username}.`;
