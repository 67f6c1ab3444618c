import playoffs from '../../data/cs_major_2025_austin_playoffs.json' with { type: 'json' };
import stage1 from '../../data/cs_major_2025_austin_stage1.json' with { type: 'json' };
import stage2 from '../../data/cs_major_2025_austin_stage2.json' with { type: 'json' };
import stage3 from '../../data/cs_major_2025_austin_stage3.json' with { type: 'json' };
import { readPlayoffs, readSwiss } from './read-results.ts';
import type { Tournament } from './tournament.ts';

const PAGE = 'https://liquipedia.net/counterstrike/BLAST/Major/2025/Austin';

/** Three Swiss stages of sixteen and single-elimination playoffs of eight. */
export const austinMajor2025: Tournament = {
  key: 'austin-major-2025',
  gameId: 2,
  name: 'BLAST.tv Austin Major 2025',
  url: PAGE,
  attribution: { name: 'Liquipedia Counter-Strike', url: PAGE },
  rewardTypeId: 2,
  stages: [readSwiss(stage1), readSwiss(stage2), readSwiss(stage3), readPlayoffs(playoffs)],
};
