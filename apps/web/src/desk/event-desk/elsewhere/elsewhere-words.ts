import { m } from '../words/messages.js';
import type { Effect, Elsewhere } from './elsewhere.queries.ts';

type LeftOutCode = Effect['leftOut'][number]['code'];
type Source = Elsewhere['groups'][number]['source'];
export type Mode = Elsewhere['tokens'][number]['mode'];

const LEFT_OUT: Readonly<Record<LeftOutCode, string>> = {
  unreadable: m.leftOutUnreadable(),
  no_teams: m.leftOutNoTeams(),
  unknown_id: m.leftOutUnknownId(),
  no_such_place: m.leftOutNoSuchPlace(),
  no_place_found: m.leftOutNoPlaceFound(),
  follows_wiki: m.leftOutFollowsWiki(),
  other_source: m.leftOutOtherSource(),
  stage_open: m.leftOutStageOpen(),
  stage_not_opened: m.leftOutStageNotOpened(),
  told_twice: m.leftOutToldTwice(),
  ends_incomplete: m.leftOutEndsIncomplete(),
};

/** Why something did not come in. */
export const whyLeftOut = (code: LeftOutCode): string => LEFT_OUT[code];

const SOURCES: Readonly<Record<Source, string>> = {
  told: m.sourceTold(),
  startgg: m.sourceStartgg(),
  challonge: m.sourceChallonge(),
};

export const sourceWords = (source: Source): string => SOURCES[source];

export const MODES: Readonly<Record<Mode, string>> = {
  propose: m.modePropose(),
  apply: m.modeApply(),
};
