import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { id, idText, instant, noBody, version } from './values.ts';

/** 1 Default, 2 Event, 3 Supporter, 4 Promo, 5 Staff, 6 Analyst, 7 Personal [rule: nameplates-2]. */
export const namePlateTypeId = z.int().min(1).max(7);

/** 0 = Classic, which everybody has. */
const plateId = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const plateIdText = z.union([z.literal('0').transform(() => 0), idText]);

/** The public part of a nameplate. */
export const nameplate = z.object({
  id: plateId,
  name: z.string(),
  description: z.string(),
  /** Compiled: safe to print with its class in the place of `{id}`. */
  style: z.string(),
  namePlateTypeId,
  /** Counts up with every change. */
  version,
});

/** Source of a user's nameplate; `own` = their own design. */
const plateSource = z.enum(['default', 'event', 'trophy', 'promo', 'reward', 'staff', 'own']);

/** A nameplate as the one who has it sees it. */
export const ownNameplate = nameplate.extend({
  source: plateSource,
  /** When it became theirs; null = it is everybody's. */
  since: instant.nullable(),
  /** Designed by the caller, who may change and delete it. */
  isOwn: z.boolean(),
  isWorn: z.boolean(),
  /** Cannot be put on, and is shown as Classic to everybody. */
  isDisabled: z.boolean(),
});

const count = z.int().min(0);
const reason = z.string().trim().min(1).max(500);

/** A nameplate as an Admin sees it. */
export const listedNameplate = nameplate.extend({
  isDisabled: z.boolean(),
  disabledReason: z.string().nullable(),
  /** The designer; null = the product. */
  owner: z.object({ id, username: z.string() }).nullable(),
  /** Counted up to 1000. */
  wearers: count,
  openReports: count,
  updatedAt: instant,
});

const noSuchPlate = {
  nameplate_not_found: { status: 404, title: 'There is no such nameplate (any more)' },
} as const;

const receiver = z
  .object({
    /** One of the two names the user. */
    userId: id.nullish(),
    username: z.string().trim().max(254).nullish(),
    nameplateId: id,
  })
  .refine(
    ({ userId, username }) => (userId ?? null) === null || (username ?? null) === null,
    'Name the user once',
  );

export const nameplateEndpoints = {
  'GET /api/nameplate/types': endpoint({
    summary: 'Every type of nameplate',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    response: z.array(z.object({ id: namePlateTypeId, name: z.string() })),
    refusals: {},
  }),
  'GET /api/nameplate/all-cached': endpoint({
    summary:
      'Nameplates as pages show them: those named, or all that are not personal; what is disabled or gone is missing, and is shown as Classic',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    query: z.object({
      /** At most 100, such as `3,17`. */
      ids: z
        .string()
        .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
        .transform((text) => [...new Set(text.split(',').map(Number))])
        .refine((ids) => ids.every((each) => plateId.safeParse(each).success), 'Too large')
        .optional(),
    }),
    response: z.array(nameplate),
    refusals: {},
  }),
  'GET /api/nameplate/user': endpoint({
    summary: "The caller's nameplates: Classic first, then the newest first",
    who: 'user',
    token: 'read',
    mutates: false,
    cache: 'private',
    response: z.array(ownNameplate),
    refusals: {},
  }),
  'GET /api/nameplate/set': endpoint({
    summary: 'Put on a nameplate that one has; 0 = Classic',
    who: 'user',
    mutates: true,
    cache: 'private',
    query: z.object({ nameplateId: plateIdText }),
    response: z.object({ nameplateId: plateId }),
    refusals: {
      ...noSuchPlate,
      nameplate_not_owned: { status: 403, title: 'This nameplate is not yours' },
      nameplate_disabled: { status: 409, title: 'This nameplate has been disabled by staff' },
    },
  }),
  'POST /api/nameplate/save': endpoint({
    summary:
      'Save a nameplate: Admins any, audited; everybody else one of their own, of type 7, of which a user has at most 10',
    who: 'user',
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({
      /** Null = a new one. */
      id: id.nullable(),
      name: z.string().max(200),
      description: z.string().max(500),
      /** With `{id}` where the class belongs. */
      style: z.string().max(16_384),
      namePlateTypeId,
      /** Version of the copy that the changes build on; null = a new one. */
      version: version.nullish(),
    }),
    limit: { of: 'user', atOnce: 30, perHour: 300 },
    response: nameplate,
    refusals: {
      ...sentBefore,
      ...noSuchPlate,
      bad_name: { status: 400, title: 'This name cannot be used' },
      bad_description: { status: 400, title: 'This description cannot be used' },
      bad_type: { status: 400, title: 'A nameplate of this type cannot be saved here' },
      style_refused: { status: 400, title: 'This style cannot be used' },
      too_many_plates: {
        status: 409,
        title: 'You have 10 nameplates of your own: delete one first',
      },
      changed_meanwhile: { status: 409, title: 'Somebody else changed this nameplate meanwhile' },
    },
  }),
  'DELETE /api/nameplate/delete/:id': endpoint({
    summary:
      'Delete a nameplate: Admins any that nothing refers to, audited; everybody else one of their own. Its wearers switch to Classic',
    who: 'user',
    mutates: true,
    cache: 'private',
    params: z.object({ id: idText }),
    response: noBody,
    refusals: {
      ...noSuchPlate,
      in_use: { status: 409, title: 'Record Is In Use: deleting it would cause data corruption' },
    },
  }),
  'GET /api/nameplate/all': endpoint({
    summary:
      'Every nameplate of the product; with a type or a text 50 a call, personal ones too, the newest first',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    query: z.object({
      typeId: z.enum(['1', '2', '3', '4', '5', '6', '7']).transform(Number).optional(),
      /** The beginning of a name, whole name of an owner, or an id. */
      text: z.string().trim().max(100).optional(),
      /** Goes on after the nameplate with this id. */
      before: idText.optional(),
    }),
    response: z.array(listedNameplate),
    refusals: {},
  }),
  'POST /api/nameplate/disable': endpoint({
    summary:
      'Disable a nameplate, which everybody sees as Classic at once, or allow it again; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ id, disabled: z.boolean(), reason }),
    response: listedNameplate,
    refusals: noSuchPlate,
  }),
  'POST /api/nameplate/grant': endpoint({
    summary: 'Give a user a nameplate of the product; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: receiver,
    /** False = the user had it already. */
    response: z.object({ isNew: z.boolean() }),
    refusals: {
      ...noSuchPlate,
      user_not_found: { status: 404, title: 'No such user' },
      bad_type: { status: 400, title: 'Only its owner can have a personal nameplate' },
    },
  }),
  'POST /api/nameplate/revoke': endpoint({
    summary: 'Take a nameplate back from a user, who wears Classic if it was worn; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: receiver,
    response: noBody,
    refusals: {
      user_not_found: { status: 404, title: 'No such user' },
      nameplate_not_owned: { status: 409, title: 'The user does not have this nameplate' },
    },
  }),
} as const;
