import type { DeskTeam } from '../matches/match-rows.ts';
import { m } from '../words/messages.js';

/**
 * The positions that the wiki tells apart, in the order in which they are listed. A member is a
 * player only where the wiki says so.
 */
export const POSITIONS: Readonly<Record<DeskTeam['members'][number]['position'], string>> = {
  Player: m.player(),
  Captain: m.captain(),
  Substitute: m.substitute(),
  Coach: m.coach(),
  Other: m.otherPosition(),
};
