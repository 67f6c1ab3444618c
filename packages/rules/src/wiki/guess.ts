import type { WikiTournament } from './records.ts';

/** 1 Medal, 2 Trophy, 3 Globe; the first word that the title has decides [rule: event-creator-3]. */
export function guessReward(title: string): 1 | 2 | 3 {
  const has = (word: string) => new RegExp(`\\b${word}s?\\b`, 'i').test(title);
  if (has('regional')) return 1;
  if (has('major')) return 2;
  return has('championship') ? 3 : 1;
}

const MAX_NAME = 80;

/**
 * The title without its sponsor [rule: event-creator-4], as in "presented by" or "powered by". The
 * organiser, the first part of the page's name, goes as well if the title says enough without it.
 */
export function guessName({ title, pageName }: Pick<WikiTournament, 'title' | 'pageName'>): string {
  const short = title
    .replace(/[\s,:–-]*\b(presented|powered|sponsored|brought to you)\s+by\b.*$/i, '')
    .trim();
  const [holder = ''] = (pageName.split('/')[0] ?? '').split('_');
  const [first = '', ...rest] = short.split(/\s+/);
  const isHolder =
    holder !== '' && first.replace(/\.\w+$/, '').toLowerCase() === holder.toLowerCase();
  const name = isHolder && saysEnough(rest) ? rest.join(' ') : short;
  return name.length <= MAX_NAME ? name : cutAtWord(name);
}

/** 'Austin Major 2025', but not 'Major Copenhagen 2024' or 'Cologne 2025'. */
const saysEnough = ([first = '', ...rest]: readonly string[]): boolean =>
  !isKind(first) && rest.some(isKind);

const isKind = (word: string): boolean => /^(major|championship|regional)s?$/i.test(word);

function cutAtWord(name: string): string {
  const cut = name.slice(0, MAX_NAME + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : name.slice(0, MAX_NAME)).trim();
}
