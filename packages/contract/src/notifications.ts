import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldErrors } from './field-errors.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { languageTag, otherLanguages, translated } from './translated.ts';
import { gameId, id, instant, longId, noBody } from './values.ts';

/**
 * Made by templates of the server; links lead within the product [rule: notifications-1,
 * notifications-7].
 */
export const notification = z.object({
  id: longId,
  html: z.string(),
  /** The kind of notice and the values of `html`. Missing on older ones, and where people wrote the text. */
  saying: z.object({ code: z.string(), values: z.record(z.string(), z.unknown()) }).optional(),
  /** The language of `html`, if it is not the one of the user's messages. */
  language: languageTag.optional(),
  /** 1 opens the monthly reward picker, 2 does nothing, 3 opens the own profile. */
  onClickAction: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  createdAt: instant,
});

export const notificationPreferences = z.object({
  /** Reminders before locks of stages without an own entry. */
  lockReminders: z.boolean(),
  /** All that arrives in the product, by e-mail as well. */
  email: z.boolean(),
  /** The same by web push. */
  push: z.boolean(),
  /** Whether e-mail can be switched on: the address is verified, is not, is missing, or no mail is sent at all. */
  emailState: z.enum(['ready', 'unverified', 'missing', 'unavailable']),
  /** Public key for browsers to subscribe with (VAPID, base64url). */
  pushKey: z.string().nullable(),
  /** The same as a direct message on Discord. */
  discord: z.boolean(),
  /**
   * Whether Discord can be switched on: an account is linked, none is, the linked one refuses messages, or
   * no bot sends any.
   */
  discordState: z.enum(['ready', 'unlinked', 'closed', 'unavailable']),
});

const preferenceChoice = notificationPreferences.pick({
  lockReminders: true,
  email: true,
  push: true,
});

const pushEndpoint = z.url({ protocol: /^https$/ }).max(2000);

/** As `PushSubscription.toJSON` prints it: an uncompressed P-256 point and 16 bytes. */
const pushSubscription = z.object({
  endpoint: pushEndpoint,
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'Not a P-256 key'),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, 'Not 16 bytes'),
  }),
});

const announcementHtml = z.string().max(5000);
/** Heads mails and stands first in the bell; at most 100 characters once tidied. */
const subject = z.string().max(500);
const audience = z.enum(['everyone', 'game']);

/** `gameId` is given with the audience `game` and null with `everyone`. */
const newAnnouncement = z
  .object({
    audience,
    gameId: gameId.nullable(),
    subject,
    html: announcementHtml,
    ...translated(z.object({ subject, html: announcementHtml })),
    /** The same went out a moment ago, and is to go out again. */
    isRepeated: z.boolean().optional(),
  })
  .refine((made) => (made.audience === 'game') === (made.gameId !== null), {
    path: ['gameId'],
    message: 'Name a game only for an announcement to that game',
  })
  .refine(otherLanguages.isKept, otherLanguages.refusal);

export const announcement = z.object({
  id,
  subject: z.string(),
  html: z.string(),
  ...translated(z.object({ subject: z.string(), html: z.string() })),
  audience,
  gameId: gameId.nullable(),
  /** Users it was made for. */
  recipients: z.int().min(0),
  announcedBy: z.string(),
  createdAt: instant,
});

export const notificationEndpoints = {
  'GET /api/notification/all': endpoint({
    summary: 'Own notifications that were not cleared, newest first, of the last 90 days',
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.array(notification).max(200),
    refusals: {},
  }),
  'POST /api/notification/clear': endpoint({
    summary: 'Clear one of the own notifications; idempotent',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ notificationId: longId }),
    response: noBody,
    refusals: { notification_not_found: { status: 404, title: 'No such notification' } },
  }),
  'POST /api/notification/clearAll': endpoint({
    summary: 'Clear all own notifications',
    who: 'user',
    mutates: true,
    cache: 'private',
    response: noBody,
    refusals: {},
  }),
  'GET /api/notification/preferences': endpoint({
    summary: "The caller's notification preferences",
    who: 'user',
    mutates: false,
    cache: 'private',
    response: notificationPreferences,
    refusals: {},
  }),
  'POST /api/notification/preferences': endpoint({
    summary: "Change the caller's notification preferences",
    who: 'user',
    mutates: true,
    cache: 'private',
    body: preferenceChoice,
    response: notificationPreferences,
    refusals: {
      email_not_ready: {
        status: 400,
        title: 'Notifications by email need a verified email address',
      },
    },
  }),
  'POST /api/notification/discord': endpoint({
    summary:
      'Switch direct messages on Discord on, which sends the first one, or off; once they were refused, on tries again',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ isOn: z.boolean() }),
    response: notificationPreferences,
    limit: { of: 'user', atOnce: 10, perHour: 30 },
    refusals: {
      discord_not_linked: { status: 400, title: 'No Discord account is linked to this one' },
      discord_closed: {
        status: 409,
        title:
          'Discord did not let us send you a message: your settings there refuse it, or you share no server with our bot',
      },
      discord_unavailable: {
        status: 503,
        title: 'Discord cannot be reached right now.',
      },
    },
  }),
  'POST /api/notification/pushSubscription': endpoint({
    summary:
      'Subscribe this browser to web push; a user has at most 20 subscriptions, a 21st replaces the oldest',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: pushSubscription,
    response: noBody,
    refusals: {
      unknown_push_service: { status: 400, title: 'This browser’s push service is not known here' },
    },
  }),
  'POST /api/notification/pushUnsubscription': endpoint({
    summary: 'Unsubscribe this browser from web push',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ endpoint: pushEndpoint }),
    response: noBody,
    refusals: {},
  }),
  'POST /api/notification/later': endpoint({
    summary:
      'Push a reminder once more, after half of the time until the lock, two hours at most; null = it cannot be put off',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ notificationId: longId }),
    response: z.object({ againAt: instant.nullable() }),
    refusals: {},
  }),
  'POST /api/notification/unsubscribe': endpoint({
    summary:
      'Unsubscribe from email or web push with the token of a message; mail programs call it too (RFC 8058)',
    who: 'anyone',
    mutates: true,
    isTokenProof: true,
    cache: 'private',
    query: z.object({ token: z.string().max(200) }),
    response: z.object({ channel: z.enum(['email', 'push']) }),
    refusals: { invalid_token: { status: 400, title: 'This link is not complete or not ours' } },
  }),
  'POST /api/notification/previewAnnouncement': endpoint({
    summary: 'An announcement as it will be shown, without sending it',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ html: announcementHtml }),
    response: z.object({ html: z.string() }),
    refusals: {},
  }),
  'POST /api/notification/announce': endpoint({
    summary: 'Notify everyone, or everyone who plays a game',
    who: ['Admin'],
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: newAnnouncement,
    response: z.object({
      /** Null = nothing was sent. */
      announcement: announcement
        .pick({ id: true, recipients: true, subject: true, html: true })
        .nullable(),
      ...fieldErrors('subjectError', 'htmlError'),
      /** The translation that has the errors; missing = the texts themselves have them. */
      faultyLanguage: languageTag.optional(),
    }),
    refusals: {
      ...sentBefore,
      announced_just_now: {
        status: 409,
        title: 'The same announcement went out less than a minute ago. Send it again?',
      },
    },
  }),
  'GET /api/notification/announcements': endpoint({
    summary: 'The newest 50 announcements',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    response: z.array(announcement).max(50),
    refusals: {},
  }),
} as const;
