import {
  accountEndpoints,
  auditEndpoints,
  credentialEndpoints,
  type Endpoint,
  endpoints,
  eventEndpoints,
  notificationEndpoints,
  overrideEndpoints,
  pickEndpoints,
  profileEndpoints,
  settingEndpoints,
  signInEndpoints,
  staffEndpoints,
  trophyEndpoints,
} from '@callshot/contract';

export interface ApiCall {
  readonly key: string;
  readonly method: string;
  /** As the contract writes it, with `:name` for a parameter. */
  readonly path: string;
  readonly endpoint: Endpoint;
}

export interface ApiGroup {
  readonly name: string;
  readonly about: string;
  readonly calls: readonly ApiCall[];
}

/** The calls by capability, in the order in which people meet them. */
export const apiGroups: readonly ApiGroup[] = [
  group('Accounts', 'Signing in, registering, and what others see of a user.', accountEndpoints),
  group(
    'Sign-in',
    'Signing in with Discord, Google or Reddit, and linking them to an account.',
    signInEndpoints,
  ),
  group(
    'Credentials',
    'Username, password and email: changing, resetting and confirming them.',
    credentialEndpoints,
  ),
  group(
    'Own account',
    'Sessions, preferences, own data, and the end of an account.',
    profileEndpoints,
  ),
  group('Trophies', 'What users have been given.', trophyEndpoints),
  group('Settings', 'Settings and lookups.', settingEndpoints),
  group('Events', 'Events with their stages, teams and official matches.', eventEndpoints),
  group('Picks', 'Picks, official results, scores and boards.', pickEndpoints),
  group('Pick override', 'Staff: official results and corrections.', overrideEndpoints),
  group(
    'Notifications',
    'The bell, announcements, and who is told what by email and web push.',
    notificationEndpoints,
  ),
  group('Users, by staff', 'What an Admin changes of a user.', staffEndpoints),
  group('Audit log', 'Who did what, when and why.', auditEndpoints),
];

/** Calls that no group shows; the documentation is whole only while there are none. */
export const ungroupedCalls = (): string[] => {
  const shown = new Set(apiGroups.flatMap(({ calls }) => calls.map(({ key }) => key)));
  return Object.keys(endpoints).filter((key) => !shown.has(key));
};

function group(name: string, about: string, table: Record<string, Endpoint>): ApiGroup {
  const calls = Object.entries(table).map(([key, endpoint]) => {
    const [method = '', path = ''] = key.split(' ');
    return { key, method, path, endpoint };
  });
  return { name, about, calls };
}
