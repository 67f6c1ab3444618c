import { z } from 'zod';
import { patreonLevel } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { fieldErrors } from './field-errors.ts';
import { gameId } from './values.ts';

export const game = z.object({
  id: gameId,
  name: z.string(),
  iconUrl: z.string(),
  instagramUrl: z.string().nullable(),
  twitterUrl: z.string().nullable(),
  trophyImagePrefix: z.string(),
});

/** `value` is text; the client parses the words true, false, null and integers [rule: settings-2]. */
export const setting = z.object({ name: z.string(), value: z.string(), storeKey: z.string() });

/** A setting as an Admin changes it: with what it is for and what it can hold. */
export const adminSetting = setting.extend({
  isPublic: z.boolean(),
  /** A `link` is an https address; `lines` is text of several lines. */
  kind: z.enum(['link', 'integer', 'text', 'lines']),
  meaning: z.string(),
  defaultValue: z.string(),
  /** Whether it may be `null`: not set. */
  isOptional: z.boolean(),
  /** The smallest and largest integer, or the fewest and most characters. */
  smallest: z.int(),
  largest: z.int(),
});

export const settingEndpoints = {
  'GET /api/settings/all': endpoint({
    summary: 'Public settings',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    response: z.array(setting),
    refusals: {},
  }),
  'GET /api/settings/admin': endpoint({
    summary: 'Every setting with its meaning, private ones included',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    response: z.array(adminSetting),
    refusals: {},
  }),
  'POST /api/settings/save': endpoint({
    summary: 'Change a setting; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({
      name: z.string().max(100),
      value: z.string().max(5000),
      /** The value that the change builds on; absent = any value is replaced. */
      before: z.string().max(5000).optional(),
      reason: z.string().trim().max(500).optional(),
    }),
    response: z.object({
      ...fieldErrors('valueError'),
      /** As saved; null when the value is wrong and nothing was. */
      setting: adminSetting.nullable(),
    }),
    refusals: {
      setting_not_found: { status: 404, title: 'There is no such setting' },
      setting_changed: { status: 409, title: 'Somebody else changed this setting meanwhile' },
    },
  }),
  'GET /api/lookup/games': endpoint({
    summary: 'The two games',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    response: z.array(game),
    refusals: {},
  }),
  'GET /api/lookup/patreonlevels': endpoint({
    summary: 'Supporter levels',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    response: z.array(patreonLevel),
    refusals: {},
  }),
} as const;
