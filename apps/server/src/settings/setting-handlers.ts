import type { settingEndpoints } from '@callshot/contract';
import type { Handlers } from '../platform/http/handler.ts';
import type { Parts } from '../platform/parts.ts';

export const settingHandlers = ({ db }: Parts): Handlers<keyof typeof settingEndpoints> => ({
  'GET /api/settings/all': () =>
    db
      .selectFrom('settings')
      .select(['name', 'value', 'storeKey'])
      .where('isPublic', '=', true)
      .orderBy('name')
      .execute(),

  'GET /api/lookup/games': () =>
    db
      .selectFrom('games')
      .select(['id', 'name', 'iconUrl', 'instagramUrl', 'twitterUrl', 'trophyImagePrefix'])
      .orderBy('id')
      .execute(),

  'GET /api/lookup/patreonlevels': () =>
    db.selectFrom('patreonLevels').select(['id', 'name', 'hexCode']).orderBy('id').execute(),
});
