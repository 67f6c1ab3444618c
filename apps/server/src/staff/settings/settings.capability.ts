import { settingEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import type { Parts } from '../../platform/parts.ts';
import { settingHandlers } from './setting.handlers.ts';
import type { SettingTables } from './settings.tables.ts';

export const settings: Capability<Pick<Parts, 'db'>, typeof settingEndpoints, SettingTables> = {
  name: 'settings',
  groups: [{ name: 'Settings', about: 'Settings and lookups.', calls: settingEndpoints }],
  tables: { settings: {}, games: {}, patreonLevels: {} },
  make: (needs) => ({ calls: settingHandlers(needs) }),
};
