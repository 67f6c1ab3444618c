import type { League, RefusalCode } from '@callshot/contract';
import type { Changes } from '../../platform/changes/changes.ts';
import { type Outcome, refuse } from '../../platform/outcome.ts';
import { enterLeague } from '../leagues/join-league.service.ts';
import { type Comer, type InviteParts, openInvite } from './open-invite.service.ts';

export interface JoinParts extends InviteParts {
  readonly changes: Pick<Changes, 'announce'>;
}

interface JoiningComer extends Comer {
  readonly userId: number;
}

/** Joins the league that a code or a link opens, in place of its password [rule: leagues-25]. */
export async function joinByInvite(
  parts: JoinParts,
  typed: string,
  comer: JoiningComer,
): Promise<Outcome<League, RefusalCode<'POST /api/leagues/joinByInvite'>>> {
  const opened = await openInvite(parts, typed, comer);
  if (!opened.ok) return opened;
  const { leagueId, isStillOpen } = opened.value;
  const entered = await enterLeague(parts, {
    userId: comer.userId,
    leagueId,
    closedBy: async (trx) => ((await isStillOpen(trx)) ? null : 'invite_invalid'),
  });
  // The league was deleted or hidden meanwhile. Both look like an invalid invite.
  return !entered.ok && entered.code === 'league_not_found' ? refuse('invite_invalid') : entered;
}
