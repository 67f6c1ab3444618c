import { z } from 'zod';

/**
 * The progress of a membership. Patreon's messages carry no time of their own, so this orders them.
 */
export interface PatreonTurn {
  /** The last charge or the beginning of the pledge, whichever is later; null = neither is told. */
  readonly at: Date | null;
  readonly isOver: boolean;
}

/** The part of Patreon's member that concerns us. */
export interface PatreonMember {
  readonly key: string;
  /** Current payment. */
  readonly cents: number;
  /** One that Patreon has verified; null = none is told. */
  readonly email: string | null;
  readonly discordSubject: string | null;
}

/** A membership as a webhook tells of it. */
export interface ToldMember extends PatreonMember {
  readonly turn: PatreonTurn;
}

const plain = z.string().regex(/^[\x21-\x7e]{1,100}$/);
const mostCents = 2 ** 31 - 1;
const date = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullish()
  .catch(null);

const payload = z.object({
  data: z.object({
    type: z.literal('member'),
    id: plain,
    attributes: z.object({
      patron_status: z.string().nullish(),
      currently_entitled_amount_cents: z.int().min(0).max(mostCents).nullish(),
      last_charge_date: date,
      pledge_relationship_start: date,
    }),
    relationships: z
      .object({
        user: z.object({ data: z.object({ id: plain }).nullish() }).nullish(),
      })
      .nullish(),
  }),
  included: z
    .array(z.object({ type: z.string(), id: z.string(), attributes: z.unknown() }))
    .max(500)
    .nullish(),
});

const person = z.object({
  email: z.string().max(320).nullish().catch(null),
  is_email_verified: z.boolean().nullish().catch(null),
  social_connections: z
    .object({ discord: z.object({ user_id: z.string().regex(/^\d{1,25}$/) }).nullish() })
    .nullish()
    .catch(null),
});

/** Kinds of events that tell of a membership; others are taken, and nothing follows. */
const memberEvents: ReadonlySet<string> = new Set([
  'members:create',
  'members:update',
  'members:delete',
  'members:pledge:create',
  'members:pledge:update',
  'members:pledge:delete',
]);

export const isOfMember = (event: string): boolean => memberEvents.has(event);

/**
 * Reads the body of a webhook; null = it tells of no membership. The event's name is not signed, so what
 * is paid follows from the body: a membership that ended says so itself, or is worth nothing.
 */
export function readMember(text: string, event: string): ToldMember | null {
  const read = payload.safeParse(parseJson(text));
  if (!read.success) return null;
  const { data, included } = read.data;
  const {
    patron_status: status,
    currently_entitled_amount_cents: cents,
    last_charge_date: charged,
    pledge_relationship_start: begun,
  } = data.attributes;
  const userKey = data.relationships?.user?.data?.id;
  const user = included?.find(({ type, id }) => type === 'user' && id === userKey);
  const who = person.safeParse(user?.attributes ?? {});
  const told = who.success ? who.data : {};
  const isPaying = status === 'active_patron' && event !== 'members:delete';
  return {
    key: data.id,
    cents: isPaying ? (cents ?? 0) : 0,
    email: told.is_email_verified === true && told.email ? told.email.trim().toLowerCase() : null,
    discordSubject: told.social_connections?.discord?.user_id ?? null,
    turn: { at: latest(charged ?? null, begun ?? null), isOver: !isPaying },
  };
}

const latest = (a: Date | null, b: Date | null): Date | null =>
  a === null || (b !== null && b > a) ? b : a;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
