import type { ReportKind } from '@callshot/contract';

/** The label of the button and the title of its dialog. */
export const reportTitles: Readonly<Record<ReportKind, string>> = {
  username: 'Report username',
  league: 'Report League',
  nameplate: 'Report nameplate',
};
