import type { settingEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import type { Parts } from '../../platform/parts.ts';
import { readSettings, saveSetting } from './save-setting.service.ts';
import {
  findAllGames,
  findAllPatreonLevels,
  findAllPublicSettings,
} from './settings.repository.ts';

export const settingHandlers = ({
  db,
}: Pick<Parts, 'db'>): Handlers<keyof typeof settingEndpoints> => ({
  'GET /api/settings/all': async () => done(await findAllPublicSettings(db)),
  'GET /api/settings/admin': async () => done(await readSettings(db)),
  'POST /api/settings/save': ({ caller, body }) => saveSetting(db, caller.user.id, body),
  'GET /api/lookup/games': async () => done(await findAllGames(db)),
  'GET /api/lookup/patreonlevels': async () => done(await findAllPatreonLevels(db)),
});
