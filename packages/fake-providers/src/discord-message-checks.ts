/** An error as Discord tells one. */
export interface DiscordError {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

const invalidForm = (message: string): DiscordError => ({ status: 400, code: 50_035, message });

const fieldsOfPost = ['content', 'flags', 'allowed_mentions'];
const fieldsOfMessage = [...fieldsOfPost, 'nonce', 'enforce_nonce'];
/** SUPPRESS_EMBEDS and SUPPRESS_NOTIFICATIONS are all that a sender may set. */
const sendersFlags = 4 | 4096;
const mostLetters = 2000;
const mostOfNonce = 25;

export interface CheckedMessage {
  readonly content: string;
  readonly nonce: string | null;
  readonly isNonceEnforced: boolean;
  /** Users whom the message mentions: none, unless the sender allows mentions. */
  readonly pings: readonly string[];
}

/** Refuses, too, what Discord would pass over in silence: a field that it does not know. */
export function checkMessage(
  body: Readonly<Record<string, unknown>>,
  from: 'bot' | 'webhook',
): CheckedMessage | DiscordError {
  const known = from === 'bot' ? fieldsOfMessage : fieldsOfPost;
  const strange = Object.keys(body).find((name) => !known.includes(name));
  if (strange !== undefined) return invalidForm(`${strange} is not a field of a message`);
  const { content, flags = 0, nonce = null, enforce_nonce: enforced = false } = body;
  if (typeof content !== 'string') return invalidForm('content must be a string');
  if (content.trim() === '') {
    return { status: 400, code: 50_006, message: 'Cannot send an empty message' };
  }
  if (content.length > mostLetters) return invalidForm('content: Must be 2000 or fewer in length.');
  if (typeof flags !== 'number' || (flags & ~sendersFlags) !== 0) {
    return invalidForm('flags: not one that a sender sets');
  }
  if (nonce !== null && (typeof nonce !== 'string' || nonce.length > mostOfNonce)) {
    return invalidForm('nonce: Must be 25 or fewer in length.');
  }
  if (typeof enforced !== 'boolean') return invalidForm('enforce_nonce must be a boolean');
  const parse = parsedMentions(body.allowed_mentions);
  if (parse === null) return invalidForm('allowed_mentions: not its form');
  return { content, nonce, isNonceEnforced: enforced, pings: pingsOf(content, parse) };
}

type Mention = 'everyone' | 'users' | 'roles';
const allMentions: readonly Mention[] = ['everyone', 'users', 'roles'];

/** Without the field everything calls. */
function parsedMentions(allowed: unknown): readonly Mention[] | null {
  if (allowed === undefined) return allMentions;
  if (typeof allowed !== 'object' || allowed === null || !('parse' in allowed)) return null;
  const { parse } = allowed;
  if (!Array.isArray(parse) || !parse.every((one) => allMentions.includes(one))) return null;
  return parse;
}

const forms: Readonly<Record<Mention, RegExp>> = {
  everyone: /@(?:everyone|here)/g,
  users: /<@!?\d+>/g,
  roles: /<@&\d+>/g,
};

const pingsOf = (content: string, parse: readonly Mention[]): string[] =>
  parse.flatMap((mention) => content.match(forms[mention]) ?? []);
