import type { settingEndpoints } from '@callshot/contract';
import { type Handlers, refuse } from '../platform/http/handler.ts';
import type { Parts } from '../platform/parts.ts';
import { readSettings, saveSetting } from './save-setting.service.ts';
import {
  findAllGames,
  findAllPatreonLevels,
  findAllPublicSettings,
} from './settings.repository.ts';

export const settingHandlers = ({
  db,
}: Pick<Parts, 'db'>): Handlers<keyof typeof settingEndpoints> => ({
  'GET /api/settings/all': () => findAllPublicSettings(db),
  'GET /api/settings/admin': () => readSettings(db),
  'POST /api/settings/save': async ({ caller, body }) => {
    if (!caller.user) return refuse('unauthorized');
    return (await saveSetting(db, caller.user.id, body)) ?? refuse('setting_not_found');
  },
  'GET /api/lookup/games': () => findAllGames(db),
  'GET /api/lookup/patreonlevels': () => findAllPatreonLevels(db),
});
