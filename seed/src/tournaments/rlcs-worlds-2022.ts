import groups from '../../data/rlcs_2021-22_worlds_groups_double_elim.json' with { type: 'json' };
import playoffs from '../../data/rlcs_2021-22_worlds_playoffs.json' with { type: 'json' };
import wildcard from '../../data/rlcs_2021-22_worlds_wildcard_swiss.json' with { type: 'json' };
import { readGroups, readPlayoffs, readSwiss } from './read-results.ts';
import type { Tournament } from './tournament.ts';

const PAGE = 'https://liquipedia.net/rocketleague/Rocket_League_Championship_Series/2021-22';

/** A Swiss wildcard stage, two double-elimination groups, single-elimination playoffs. */
export const rlcsWorlds2022: Tournament = {
  key: 'rlcs-2021-22-worlds',
  gameId: 1,
  name: 'RLCS 2021-22 World Championship',
  url: PAGE,
  attribution: { name: 'Liquipedia Rocket League', url: PAGE },
  rewardTypeId: 3,
  stages: [readSwiss(wildcard), readGroups(groups), readPlayoffs(playoffs)],
};
