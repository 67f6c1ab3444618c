import type { TooFewArrive } from '../event/arrivals.ts';

/** Why an event cannot be made with so few teams in a later stage. */
export function wordsOfArrivals({ name, from, come, named, needed }: TooFewArrive): string {
  const also = named === 0 ? '' : `, and ${named} ${named === 1 ? 'is' : 'are'} named here`;
  return `'${name}' needs ${needed} teams to open. ${come} ${come === 1 ? 'comes' : 'come'} from '${from}'${also}. Name the others, or write TBD for each that is not known yet.`;
}
