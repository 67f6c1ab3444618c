import type { League } from '@callshot/contract';
import { openModal } from '../../../platform/core/modals.ts';
import { m } from '../words/messages.js';
import { joinLeagueMutation } from './league-writes.ts';
import { tellRefused } from './tell-not-done.ts';
import { useJoiner } from './use-joiner.ts';
import { useLeagueWrite } from './use-league-write.ts';

/** Refusals that the dialog says better, with the way on. */
const IN_DIALOG = new Set([
  'wrong_password',
  'discord_required',
  'reddit_required',
  'discord_and_reddit_required',
]);

export const tellJoined = ({ id }: League): void =>
  openModal('leagueQuestion', { about: 'done', what: 'joined', leagueId: id });

/** One press joins a league without requirements. Any other opens the dialog that names them. */
export function useJoinLeague() {
  const joiner = useJoiner();
  const { write, sending } = useLeagueWrite(joinLeagueMutation, {
    overlay: m.joiningLeague(),
    answers: (failure, { leagueId }) => {
      if (IN_DIALOG.has(failure.code)) openModal('leagueQuestion', { about: 'join', leagueId });
      else tellRefused(failure);
      return true;
    },
  });
  const join = (league: League): void => {
    if (league.hasPassword || !joiner.isKnown || joiner.refusalOf(league) !== null) {
      openModal('leagueQuestion', { about: 'join', leagueId: league.id });
    } else void write({ leagueId: league.id }, tellJoined);
  };
  return { join, joiningId: sending?.leagueId ?? null };
}
