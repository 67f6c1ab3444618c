import { tidyLeagueName } from '@callshot/rules';
import { usernameKey } from '../../account/accounts/usernames/username.ts';

/** Two leagues whose names have the same key have the same name, as with usernames [rule: leagues-5]. */
export const leagueNameKey = (name: string): string => usernameKey(tidyLeagueName(name));

/**
 * The key of a league that had its name before names that pass for each other were one. No name has
 * such a key.
 */
export const supersededLeagueKey = (name: string, id: number): string =>
  `${leagueNameKey(name)}\n${id}`;
