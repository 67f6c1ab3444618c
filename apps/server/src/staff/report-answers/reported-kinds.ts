import type { ReportKind } from '@callshot/contract';
import { reportedLeagues } from './reported-leagues.ts';
import { reportedNameplates } from './reported-nameplates.ts';
import { reportedUsernames } from './reported-usernames.ts';
import type { ReportedKind } from './subject-now.ts';

export const reportedKinds: Readonly<Record<ReportKind, ReportedKind>> = {
  username: reportedUsernames,
  league: reportedLeagues,
  nameplate: reportedNameplates,
};
