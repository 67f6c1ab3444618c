import { createHmac, randomBytes } from 'node:crypto';

/** An invite is a code that people read out, and a link with a token too long to guess. */
export interface InviteTexts {
  /** Four and four letters, 40 bits: who tries codes is counted. */
  readonly code: string;
  /** 132 bits. */
  readonly token: string;
}

/** 32 letters and digits, without those that are taken for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const lettersOfCode = 8;
const half = 4;
const tokenLength = 22;

const codeForm = new RegExp(`^[${letters}]{${lettersOfCode}}$`);
const tokenForm = new RegExp(`^[\\w-]{${tokenLength}}$`);

export const makeNonce = (): Buffer => randomBytes(16);

/**
 * Made of the server's key and what the database holds of the league, so that they can be shown again and
 * stand nowhere [rule: leagues-25].
 */
export function deriveInvite(key: Buffer, leagueId: number, nonce: Buffer): InviteTexts {
  const made = (what: string): Buffer =>
    createHmac('sha256', key).update(`league ${what} ${leagueId} `).update(nonce).digest();
  const code = Array.from(
    made('code').subarray(0, lettersOfCode),
    (byte) => letters[byte % letters.length],
  ).join('');
  return {
    code: `${code.slice(0, half)}-${code.slice(half)}`,
    token: made('link').toString('base64url').slice(0, tokenLength),
  };
}

/** Reads a typed, pasted or tapped invite; null = not the form of one. */
export type ReadInvite = { readonly kind: 'code' | 'token'; readonly text: string } | null;

/** A code is read in any case, with its dash or without, and with letters that were taken for others. */
export function readInvite(typed: string): ReadInvite {
  const text = typed.trim();
  if (tokenForm.test(text)) return { kind: 'token', text };
  const code = text
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[0O]/g, 'Q')
    .replaceAll(/[1I]/g, 'L');
  return codeForm.test(code) ? { kind: 'code', text: code } : null;
}

/** The stored hash of a code or token, which it is found by. */
export const hashInvite = (key: Buffer, { kind, text }: NonNullable<ReadInvite>): Buffer =>
  createHmac('sha256', key).update(`kept ${kind} ${text}`).digest();

/** The hashes of both. */
export const hashInviteTexts = (key: Buffer, { code, token }: InviteTexts) => ({
  codeHash: hashInvite(key, { kind: 'code', text: code.replace('-', '') }),
  linkHash: hashInvite(key, { kind: 'token', text: token }),
});
