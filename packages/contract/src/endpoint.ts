import { MAX_FORMAT_BYTES } from '@callshot/rules';
import { z } from 'zod';
import type { RoleName } from './roles.ts';
import { uploadedPictureBytes } from './uploaded-picture.ts';

/**
 * Allowed callers: anyone, signed-in users, holders of one of these roles (and Admin), or holders
 * of an API key.
 */
export type Who = 'anyone' | 'user' | readonly RoleName[] | KeyHolders;

/** Programs that send an API key with this scope; a session opens nothing for them. */
export interface KeyHolders {
  readonly keyFor: string;
}

export const isForKeys = (who: Who): who is KeyHolders =>
  typeof who === 'object' && 'keyFor' in who;

/**
 * Rights of a personal token: read what its user may read, and save its user's own picks [rule:
 * api-8].
 */
export const tokenScopes = ['read', 'picks:write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** An expected failure: its status and the sentence shown to people; how long to wait is said beside it, exactly [rule: api-19]. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 429 | 503;
  readonly title: string;
}

export const pictureTypes = ['image/webp', 'image/png', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/** The `response` of a call that answers a picture. */
export const picture = z.custom<Picture>();

export const fileTypes = ['text/csv', 'application/json'] as const;
export type FileType = (typeof fileTypes)[number];

/** A file that is sent while it is made, however large it is. */
export interface SentFile {
  readonly type: FileType;
  /** In ASCII, without quotation marks. */
  readonly name: string;
  /** Its text. A piece is made once the reader has room for it; a reader that goes ends the making. */
  readonly pieces: AsyncIterable<string>;
}

/** The `response` of a call that sends a file. */
export const sentFile = z.custom<SentFile>();

/** The `body` of a call that is signed: its bytes as they came. */
export const signedBody = z
  .custom<Uint8Array>()
  .meta({ type: 'object', description: 'JSON as it is signed' });

/**
 * Rate limit of a call for each user, key or address: a burst, and a number an hour in the long
 * run.
 */
export interface CallLimit {
  readonly of: 'user' | 'key' | 'address';
  readonly atOnce: number;
  readonly perHour: number;
  /** Which of the call's refusals says so; `too_many_requests` where it names none. */
  readonly refusal?: string;
}

/**
 * A call of the product, declared once. `mutates` calls pass the cross-site checks of the `Game`
 * header, `Origin` and `Sec-Fetch-Site`, whatever their method (`needsSiteChecks`).
 */
export interface Endpoint {
  readonly summary: string;
  readonly who: Who;
  readonly mutates: boolean;
  /**
   * `public` answers are equal for all callers, so they may be cached and compressed. `private`
   * ones are neither: the length of a compressed body leaks secrets in it.
   */
  readonly cache: 'public' | 'private' | 'forever';
  /**
   * A private answer that repeats no text that the caller sent, and holds nothing of their own but what others
   * see as well: it is sent compressed, too.
   */
  readonly isSecretless?: true;
  /** A personal token with this scope may call, too; a call that says nothing refuses every token. */
  readonly token?: TokenScope;
  /**
   * The answer holds `serverTime`. The header `Server-Time` says it too, also where the answer
   * itself is not sent again because nothing but the time has changed (304).
   */
  readonly tellsTime?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * The largest body in bytes, of those in `bodyLimits`: reading it holds up everybody else.
   * Larger ones are refused with 413 before they are read. `bodyLimitOf` knows those of calls
   * that name none.
   */
  readonly bodyLimit?: number;
  /** Counted by the rate limit of saves of picks, which allows more than other calls. */
  readonly savesPicks?: true;
  /**
   * The `token` of the query is the whole proof: its holder may call from a mail program or any
   * site, also with a form, whose fields are ignored. Neither cross-site checks nor a session take
   * part.
   */
  readonly isTokenProof?: true;
  /**
   * The `secret` of the query is the whole proof: another server calls it, with a body in JSON. Neither
   * cross-site checks nor a session take part.
   */
  readonly isWebhook?: true;
  /** The header whose signature of the whole body is a webhook's proof, in the place of a secret. */
  readonly signedBy?: string;
  /**
   * Weight of an expensive read, as a multiple of a usual call. Admission and the rate limit of
   * dear reads count it so [rule: api-20].
   */
  readonly cost?: number;
  /** It wins under load: a place at the door and connections to the database are kept for it [rule: safety-34]. */
  readonly isUrgent?: true;
  /** A limit of its own, beside the rate limit of its kind. */
  readonly limit?: CallLimit;
  /** Carried out once however often it is sent with the same `Idempotency-Key` [rule: locks-15]. */
  readonly takesIdempotencyKey?: true;
  /** The answer is a picture of one of these types, sent as it is, instead of JSON. */
  readonly produces?: readonly PictureType[];
  /** The answer is a file of one of these types, sent while it is made. */
  readonly sends?: readonly FileType[];
  readonly response: z.ZodType;
  readonly refusals: Readonly<Record<string, Refusal>>;
}

/** Bytes of the bodies that are larger than `usual`. */
export const bodyLimits = {
  usual: 64 * 1024,
  /** Fields that a mail program or a webhook may send beside the query, and that nobody reads. */
  form: 4096,
  /** A full slip of the largest format stays far below this. */
  picks: 512 * 1024,
  /** Matches of a whole event, or the bracket of another site, as text within the body. */
  matches: 2 * 1024 * 1024,
  /** A format is text within the body, where each of its quotation marks takes two bytes. */
  format: 2 * MAX_FORMAT_BYTES + 4096,
  /** The largest survey: five hundred answers with their texts in six languages, in any script, and addresses. */
  survey: 2 * 1024 * 1024,
  /** A picture in base64. */
  picture: Math.ceil(uploadedPictureBytes / 3) * 4 + 4096,
} as const;

/** Proxies in front have to pass on bodies of this size. */
export const largestBodyLimit: number = Math.max(...Object.values(bodyLimits));

export const bodyLimitOf = ({ bodyLimit, isTokenProof, isWebhook }: Endpoint): number =>
  bodyLimit ?? (isTokenProof || isWebhook ? bodyLimits.form : bodyLimits.usual);

/** A browser sends cookies for any page that asks; a proof in the query or a key it never sends by itself. */
export const needsSiteChecks = ({ who, mutates, isTokenProof, isWebhook }: Endpoint): boolean =>
  mutates && !isTokenProof && !isWebhook && !isForKeys(who);

/** The form of an `Idempotency-Key`. Others are refused: a retry under them would run twice. */
export const idempotencyKey = z
  .string()
  .regex(/^[!-~](?:[ -~]{0,198}[!-~])?$/, 'Use 1 to 200 letters, digits and signs of ASCII');

/** Refusals that any route may answer with. */
export const commonRefusals = {
  unauthorized: { status: 401, title: 'Unauthorized' },
  forbidden: { status: 403, title: 'Not allowed' },
  cross_site: { status: 403, title: 'This request did not come from the product itself' },
  other_account: {
    status: 409,
    title: 'Somebody else has signed in here by now. Load the page again to go on as them.',
  },
  not_found: { status: 404, title: 'Not found' },
  bad_request: { status: 400, title: 'The request is not understood' },
  too_slow: { status: 408, title: 'The request did not arrive in time' },
  too_large: { status: 413, title: 'The request is too large' },
  too_many_requests: { status: 429, title: 'Too many requests.' },
  unavailable: { status: 503, title: 'Temporarily unavailable.' },
} as const satisfies Record<string, Refusal>;

/** The answer, with 500, to what should not have happened: no call declares it. */
export const unexpected = {
  title: 'Something went wrong. Please try again in a moment.',
  code: 'unexpected',
} as const;

/** Keeps an endpoint's literal types while checking its form. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
