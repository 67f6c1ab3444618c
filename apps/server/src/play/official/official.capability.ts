import { everySecondMs } from '../../platform/background/ticker.ts';
import type { Capability, Nothing } from '../../platform/capability.ts';
import { type CorrectionParts, resultsCorrectedKind } from './correction-notice.ts';
import { isCorrectionDue } from './corrections.repository.ts';
import { teamsReplacedKind } from './notice-kinds.ts';
import type { OfficialTables } from './official.tables.ts';
import { makeDueCorrections } from './tell-of-corrections.service.ts';

/** Official results from any source, with their consequences. It answers no calls itself. */
export const official: Capability<CorrectionParts, Nothing, OfficialTables> = {
  name: 'official',
  tables: { corrections: {} },
  noticeKinds: [teamsReplacedKind, resultsCorrectedKind],
  make: ({ db }) => ({
    calls: {},
    jobs: [
      { everyMs: everySecondMs, run: () => makeDueCorrections(db), isDue: () => isCorrectionDue },
    ],
  }),
};
