import type { ReportKind } from '@callshot/contract';
import { m } from './words/messages.js';

/** The label of the button and the title of its dialog. */
export const reportTitles: Readonly<Record<ReportKind, string>> = {
  username: m.reportUsername(),
  league: m.reportLeague(),
  nameplate: m.reportNameplate(),
};
