import { createHmac } from 'node:crypto';

/** A supporter at Patreon. */
export interface Patron {
  readonly memberId: string;
  readonly userId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** Their linked Discord account; null = none. */
  readonly discordId: string | null;
}

export interface PatreonDelivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FakePatreonOptions {
  readonly secret: string;
  /** Sends to the product; answers the status. */
  readonly send: (delivery: PatreonDelivery) => Promise<number>;
}

export interface FakePatreon {
  /** Pays so much a month from now on; the first time is a new membership. */
  pays(patron: Patron, cents: number): Promise<PatreonDelivery>;
  /** The card was declined: nothing is paid while the membership stays. */
  isDeclined(patron: Patron): Promise<PatreonDelivery>;
  leaves(patron: Patron): Promise<PatreonDelivery>;
}

type Status = 'active_patron' | 'declined_patron' | 'former_patron';

interface Membership {
  readonly patron: Patron;
  readonly cents: number;
  readonly status: Status;
}

/** Tries again what is not taken, as Patreon does, and then gives the webhook up. */
const tries = 3;
const campaignId = '7000001';

/** A strict fake of the webhooks of Patreon's API v2: bodies in JSON:API, signed by HMAC-MD5 of their bytes. */
export function createFakePatreon({ secret, send }: FakePatreonOptions): FakePatreon {
  const known = new Set<string>();
  let sent = 0;

  const deliver = async (event: string, membership: Membership): Promise<PatreonDelivery> => {
    sent += 1;
    const body = printBody(membership, sent);
    const signature = createHmac('md5', secret).update(body).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Patreon HTTP Robot',
      'x-patreon-event': event,
      'x-patreon-signature': signature,
    };
    for (let at = 1; at <= tries; at += 1) {
      const status = await send({ body, headers });
      if (status >= 200 && status < 300) return { body, headers };
      if (at === tries) throw new Error(`Patreon gives up: ${event} was answered with ${status}`);
    }
    throw new Error('Patreon never tried');
  };

  return {
    pays: (patron, cents) => {
      const event = known.has(patron.memberId) ? 'members:pledge:update' : 'members:create';
      known.add(patron.memberId);
      return deliver(event, { patron, cents, status: 'active_patron' });
    },
    isDeclined: (patron) =>
      deliver('members:update', { patron, cents: 0, status: 'declined_patron' }),
    leaves: (patron) => deliver('members:delete', { patron, cents: 0, status: 'former_patron' }),
  };
}

/** With everything that stands around what matters. */
function printBody({ patron, cents, status }: Membership, sent: number): string {
  const { memberId, userId, email, isEmailVerified, discordId } = patron;
  return JSON.stringify({
    data: {
      attributes: {
        campaign_lifetime_support_cents: cents * sent,
        currently_entitled_amount_cents: cents,
        email,
        full_name: 'Somebody',
        is_follower: false,
        last_charge_date: new Date(1_700_000_000_000 + sent * 1000).toISOString(),
        last_charge_status: status === 'declined_patron' ? 'Declined' : 'Paid',
        note: '',
        patron_status: status,
        will_pay_amount_cents: cents,
      },
      id: memberId,
      relationships: {
        address: { data: null },
        campaign: { data: { id: campaignId, type: 'campaign' } },
        currently_entitled_tiers: { data: [] },
        user: { data: { id: userId, type: 'user' } },
      },
      type: 'member',
    },
    included: [
      { attributes: { currency: 'USD', patron_count: sent }, id: campaignId, type: 'campaign' },
      {
        attributes: {
          email,
          full_name: 'Somebody',
          is_email_verified: isEmailVerified,
          social_connections: {
            discord: discordId === null ? null : { user_id: discordId, scopes: ['identify'] },
            reddit: null,
          },
        },
        id: userId,
        type: 'user',
      },
    ],
    links: { self: `https://www.patreon.com/api/oauth2/v2/members/${memberId}` },
  });
}
