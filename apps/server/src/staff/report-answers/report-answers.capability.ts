import { reportEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { usernameGivenKind } from './notice-kinds.ts';
import { reportHandlers } from './report.handlers.ts';
import type { ReportParts } from './subject-now.ts';

export const reportAnswers: Capability<ReportParts, typeof reportEndpoints> = {
  name: 'report-answers',
  groups: [
    {
      name: 'Reports',
      about: 'What users report of usernames, leagues and nameplates, and what staff do about it.',
      calls: reportEndpoints,
    },
  ],
  tables: {},
  noticeKinds: [usernameGivenKind],
  make: (needs) => ({ calls: reportHandlers(needs) }),
};
