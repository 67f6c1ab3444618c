import { type AdminSetting, type FieldFault, fieldFault } from '@callshot/contract';
import { aboutWords } from '@callshot/contract/about';
import { type GameId, games } from '@callshot/rules';

/** A game's own account elsewhere: held in the game's row, with which it is read. */
export interface GameLink {
  readonly gameId: GameId;
  readonly column: 'instagramUrl' | 'twitterUrl';
}

/** A setting's purpose and allowed values. */
export interface KnownSetting {
  readonly facts: Omit<AdminSetting, 'value'>;
  /** Hosts that a link may lead to; null = any. */
  readonly hosts: readonly string[] | null;
  /** Null = it is held among the settings. */
  readonly gameLink: GameLink | null;
}

interface Form {
  readonly kind: AdminSetting['kind'];
  readonly meaning: string;
  readonly defaultValue?: string;
  readonly isOptional?: boolean;
  readonly smallest?: number;
  readonly largest: number;
  readonly hosts?: readonly string[];
  readonly gameLink?: GameLink;
  /** Whether pages are given it; they are unless told. */
  readonly isPublic?: boolean;
}

const link = (meaning: string, defaultValue = 'null'): Form => ({
  kind: 'link',
  meaning,
  defaultValue,
  isOptional: true,
  largest: 500,
});

const accountOf = (
  gameLink: GameLink,
  meaning: string,
  ...hosts: readonly [string, ...string[]]
): Form => ({ ...link(meaning), hosts, gameLink });

const instagramOf = (gameId: GameId, game: string): Form =>
  accountOf({ gameId, column: 'instagramUrl' }, `Instagram account for ${game}`, 'instagram.com');

const xOf = (gameId: GameId, game: string): Form =>
  accountOf({ gameId, column: 'twitterUrl' }, `X account for ${game}`, 'x.com', 'twitter.com');

/** Every setting that staff may change, by name, which is also its `storeKey` [rule: settings-1]. */
const forms: Readonly<Record<string, Form>> = {
  discordUrl: link('Invitation to the Discord community'),
  redditUrl: link('Address of the Reddit community'),
  ...Object.fromEntries(
    games.flatMap(({ id, prefix, name }) => [
      [`${prefix}InstagramUrl`, instagramOf(id, name)],
      [`${prefix}TwitterUrl`, xOf(id, name)],
    ]),
  ),
  wikiUrl: link('Address of the tournament wiki', 'https://liquipedia.net'),
  interviewUrl: link('The interview on About Us: of YouTube and Vimeo it is played there'),
  founders: {
    kind: 'lines',
    meaning: "Who made it, on About Us: one 'Name, role' a line",
    isOptional: true,
    largest: 2000,
  },
  aboutStory: {
    kind: 'lines',
    meaning: 'The story on About Us; an empty line begins a new paragraph',
    defaultValue: aboutWords.aboutStory,
    smallest: 1,
    largest: 2000,
  },
  aboutPickems: {
    kind: 'text',
    meaning: "What About Us says of Pick'ems",
    defaultValue: aboutWords.aboutPickems,
    smallest: 1,
    largest: 300,
  },
  aboutRanked: {
    kind: 'text',
    meaning: 'What About Us says of Ranked',
    defaultValue: aboutWords.aboutRanked,
    smallest: 1,
    largest: 300,
  },
  communityText: {
    kind: 'text',
    meaning: 'What stands below the title of Community',
    defaultValue: aboutWords.communityText,
    smallest: 1,
    largest: 300,
  },
  adminContactName: {
    kind: 'text',
    meaning:
      'Whom people ask for a new password where no mail is sent, and staff when an event cannot be loaded or created',
    defaultValue: 'an admin',
    smallest: 1,
    largest: 60,
  },
  leagueLimit: {
    kind: 'integer',
    meaning: 'How many leagues a user may join',
    defaultValue: '10',
    smallest: 0,
    largest: 1000,
  },
  surveyTabTitle: {
    kind: 'text',
    meaning: 'Title of the survey tab',
    defaultValue: 'WORLDS SURVEY',
    smallest: 1,
    largest: 30,
  },
  surveySubmitNameplateId: {
    kind: 'integer',
    meaning: 'Id of the nameplate that SUBMIT of a survey is styled with; 0 for none',
    defaultValue: '32',
    smallest: 0,
    largest: 2_147_483_647,
  },
  blockedWords: {
    kind: 'lines',
    meaning:
      'Words that no name may have, beside those that the filter knows: one a line; a * at an end also finds it within longer words',
    isOptional: true,
    isPublic: false,
    largest: 4000,
  },
  allowedWords: {
    kind: 'lines',
    meaning: 'Words that names may have although the filter minds them: one a line',
    isOptional: true,
    isPublic: false,
    largest: 4000,
  },
  maintenanceMessage: {
    kind: 'text',
    meaning: 'Told to everybody before and during maintenance',
    isOptional: true,
    largest: 300,
  },
};

export const knownSettings: readonly KnownSetting[] = Object.entries(forms).map(([name, form]) => ({
  facts: {
    name,
    storeKey: name,
    isPublic: form.isPublic ?? true,
    kind: form.kind,
    meaning: form.meaning,
    defaultValue: form.defaultValue ?? 'null',
    isOptional: form.isOptional ?? false,
    smallest: form.smallest ?? 0,
    largest: form.largest,
  },
  hosts: form.hosts ?? null,
  gameLink: form.gameLink ?? null,
}));

/** The stored form of a value: trimmed text, or `null` for none. */
export function tidyValue({ facts }: KnownSetting, value: string): string {
  const tidied = value.replaceAll('\r\n', '\n').trim();
  return tidied === '' && facts.isOptional ? 'null' : tidied;
}

/** The fault of a tidied value, or null. */
export function valueProblem(setting: KnownSetting, value: string): FieldFault | null {
  if (value === 'null' && setting.facts.isOptional) return null;
  return problems[setting.facts.kind](setting, value);
}

type Check = (setting: KnownSetting, value: string) => FieldFault | null;

const problems: Record<AdminSetting['kind'], Check> = {
  link: ({ facts: { largest }, hosts }, value) => {
    if (value.length > largest) return fieldFault('link_long', { most: largest });
    if (!isHttpsLink(value)) return fieldFault('link_form');
    return hosts === null || leadsTo(hosts, value)
      ? null
      : fieldFault('link_elsewhere', { hosts: hosts.join(' or ') });
  },
  integer: ({ facts: { smallest, largest } }, value) => {
    const isWhole = /^-?\d{1,10}$/.test(value);
    if (isWhole && Number(value) >= smallest && Number(value) <= largest) return null;
    return fieldFault('number_range', { least: smallest, most: largest });
  },
  text: (setting, value) =>
    /[\n\r\t]/.test(value) ? fieldFault('one_line') : lengthProblem(setting, value),
  lines: (setting, value) => lengthProblem(setting, value),
};

/** Pages read the bare words and integers as such, not as text [rule: settings-2]. */
function lengthProblem(
  { facts: { smallest, largest } }: KnownSetting,
  value: string,
): FieldFault | null {
  const { length } = [...value];
  if (length < smallest) return fieldFault('value_missing');
  if (length > largest) return fieldFault('value_long', { most: largest });
  return /^(?:true|false|null|-?\d+)$/.test(value) ? fieldFault('value_bare') : null;
}

function isHttpsLink(value: string): boolean {
  if (!/^https:\/\/[^\s/]+\S*$/.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username === '' && password === '' && hostname.includes('.');
}

function leadsTo(hosts: readonly string[], link: string): boolean {
  const { hostname } = new URL(link);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
