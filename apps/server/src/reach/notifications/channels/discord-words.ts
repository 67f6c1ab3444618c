import { plain, readHtml, type Token } from '../announcing/notification-html.ts';

/** Most that Discord takes as one message. */
const messageAtMost = 2000;
const titleAtMost = 300;

export interface DiscordWords {
  readonly title: string;
  /** As a notification says it. */
  readonly html: string;
  /** Whole lines in Discord's own markup, below. */
  readonly ending: string;
}

/** A message in Discord's markup. Text that people wrote is escaped. */
export function discordMessage({ title, html, ending }: DiscordWords, publicUrl: string): string {
  const head = `**${wordsOf(title, titleAtMost)}**`;
  const below = ending === '' ? '' : `\n${ending}`;
  const body = markdownOf(html, publicUrl, messageAtMost - head.length - below.length - 1);
  return body === '' ? head + below : `${head}\n${body}${below}`;
}

/** Text that Discord shows as it is, cut where it is longer. */
export function wordsOf(text: string, most: number): string {
  const writing = new Writing(most);
  writing.words(plain(text));
  return writing.done();
}

/** A link whose words are ours. */
export const linkTo = (url: string, words: string): string => `[${words}](<${url}>)`;

/** A timestamp that Discord shows in the reader's time zone. */
export const instantOf = (at: Date): string => `<t:${secondsOf(at)}:f>`;
export const timeUntil = (at: Date): string => `<t:${secondsOf(at)}:R>`;

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Any sign of ASCII stands for itself behind a backslash; what calls somebody is parted besides. */
const letterOf = (letter: string): string => {
  if (letter === '@') return '\\@\u200b';
  return /[!-/:-?[-`{-~]/.test(letter) ? `\\${letter}` : letter;
};

function markdownOf(html: string, publicUrl: string, most: number): string {
  const writing = new Writing(most);
  for (const token of readHtml(html, publicUrl)) writeToken(writing, token, publicUrl);
  return writing.done();
}

const marks = { b: '**', i: '*' } as const;

function writeToken(writing: Writing, token: Token, publicUrl: string): void {
  if (token.kind === 'text') writing.words(token.text);
  else if (token.kind === 'break') writing.raw('\n');
  else if (token.kind === 'instant') writing.raw(instantOf(token.at));
  else if (token.kind === 'picture') writing.words(token.alt);
  else if (token.kind === 'mark') writing.open(marks[token.mark], marks[token.mark]);
  else if (token.kind !== 'link') writing.close();
  // A link that leaves the site shows where it leads, behind its words.
  else if ('outside' in token.address) writing.open('', ` (<${token.address.outside}>)`);
  else writing.open('[', `](<${publicUrl + token.address.path}>)`);
}

/** Text with a bound: what was opened is closed within it, and nothing is cut in half. */
class Writing {
  #text = '';
  #closers: string[] = [];
  #isFull = false;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  words(text: string): void {
    for (const letter of text) {
      if (this.#isFull) return;
      this.#add(letterOf(letter));
    }
  }

  raw(text: string): void {
    if (!this.#isFull) this.#add(text);
  }

  open(opener: string, closer: string): void {
    // A link may be longer than all the rest: then its words stand without it.
    if (this.#isFull || this.#room() < opener.length + closer.length + 1) {
      this.#closers.push('');
      return;
    }
    this.#text += opener;
    this.#closers.push(closer);
  }

  close(): void {
    this.#text += this.#closers.pop() ?? '';
  }

  done(): string {
    while (this.#closers.length > 0) this.close();
    return this.#text.trim();
  }

  /** One sign is kept for the ellipsis. */
  #room(): number {
    const closing = this.#closers.reduce((sum, { length }) => sum + length, 0);
    return this.#most - this.#text.length - closing - 1;
  }

  #add(text: string): void {
    if (text.length <= this.#room()) this.#text += text;
    else {
      this.#text += '…';
      this.#isFull = true;
    }
  }
}
