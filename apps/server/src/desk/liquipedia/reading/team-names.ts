import type { OpponentRecord } from './match-records.ts';

/** A name as identities are made of it: the wiki writes pages with and without underscores. */
export const foldName = (name: string): string =>
  name.replaceAll('_', ' ').replace(/\s+/g, ' ').trim().toLowerCase();

/** By which names a team is called, and who it is. */
export interface TeamNames {
  /**
   * The identity of the team with this page, name or template. An unknown name gets one of its own.
   */
  keyOf(...names: readonly (string | null)[]): string;
  keyOfOpponent(opponent: OpponentRecord): string;
}

export interface NamedTeam {
  readonly key: string;
  /** Page, name, template: from the surest to the least sure. */
  readonly names: readonly string[];
}

export function teamNames(teams: readonly NamedTeam[]): Pick<TeamNames, 'keyOf'> {
  const keys = new Map<string, string>();
  // Surer names of all teams come before less sure ones of any.
  const deepest = Math.max(0, ...teams.map(({ names }) => names.length));
  for (let at = 0; at < deepest; at += 1) {
    for (const { key, names } of teams) {
      const name = foldName(names[at] ?? '');
      if (name !== '' && !keys.has(name)) keys.set(name, key);
    }
  }
  return {
    keyOf: (...names) => {
      const folded = names.flatMap((name) => (name ? foldName(name) : [])).filter(Boolean);
      const known = folded.find((name) => keys.has(name));
      return (known === undefined ? folded[0] : keys.get(known)) ?? '';
    },
  };
}

const openNames = ['', 'tbd', 'tba'];

/** A place without a team yet. */
export const isOpenName = (name: string, template: string): boolean =>
  openNames.includes(foldName(name)) || openNames.slice(1).includes(foldName(template));

/** A bye: no opponent. */
export const isByeName = (name: string, template: string): boolean =>
  [name, template].some((own) => foldName(own) === 'bye');
