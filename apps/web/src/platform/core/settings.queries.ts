import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { linkOf, type SettingValues, settingValuesOf } from './settings.ts';
import { m } from './words/messages.js';

const DAY = 24 * 60 * 60 * 1000;
const none: SettingValues = {};

/** Links and texts only: a page does without them, so nothing is said when they fail to load. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('GET /api/settings/all', { signal, isSilent: true }),
  select: settingValuesOf,
  staleTime: 60_000,
});

export const gamesQuery = queryOptions({
  queryKey: ['games'],
  queryFn: ({ signal }) => call('GET /api/lookup/games', { signal, isSilent: true }),
  staleTime: DAY,
});

export const useSettings = (): SettingValues => useQuery(settingsQuery).data ?? none;

/** The contact for things that only staff can do; the name is a setting. */
export function useAdminContact(): string {
  const { adminContactName } = useSettings();
  return typeof adminContactName === 'string' ? adminContactName : m.anAdmin();
}

/** A link out of the settings, or null while it is not set. */
export const useLink = (key: 'discordUrl' | 'redditUrl' | 'wikiUrl') => linkOf(useSettings(), key);
