import type { ReportKind } from '@callshot/contract';

/** What the button says that opens the dialog, and the dialog itself. */
export const reportTitles: Readonly<Record<ReportKind, string>> = {
  username: 'Report username',
  league: 'Report League',
  nameplate: 'Report nameplate',
};
