import { numberSetting, settingGroup } from '../environment/setting.ts';
import { defaultRateLimits, type RateLimitSettings } from './rate-limits.ts';

const most = 999_999_999;

export const rateLimitSettings = settingGroup<RateLimitSettings>({
  savesPerMinute: numberSetting('SAVES_PER_MINUTE', {
    from: 1,
    to: most,
    fallback: defaultRateLimits.savesPerMinute,
    meaning:
      'How often a user may save changed picks, a third of it at once; the rest is told how long to wait.',
  }),
  savesOfAddressPerMinute: numberSetting('SAVES_PER_MINUTE_PER_ADDRESS', {
    from: 1,
    to: most,
    fallback: defaultRateLimits.savesOfAddressPerMinute,
    meaning: 'The same of an address, behind which there may be a whole venue, in each process.',
  }),
  liveOfAddress: numberSetting('LIVE_CONNECTIONS_PER_ADDRESS', {
    from: 1,
    to: most,
    fallback: defaultRateLimits.liveOfAddress,
    meaning:
      'Pages behind one address that a process keeps up to date at a time; more for a venue that shares one.',
  }),
});
