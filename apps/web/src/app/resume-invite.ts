import { currentUserQuery } from '../account/session/session.queries.ts';
import { takeJoined, waitingInvitePath } from '../account/session/waiting-invite.ts';
import { openModal } from '../platform/core/modals.ts';
import type { PageHistory } from '../platform/core/page-history.ts';
import { queryClient } from '../platform/core/query-client.ts';

/** Pages that go on by themselves, or that an account has to pass first. */
const ON_THE_WAY = /^\/(?:(?:signin|link)-|pick-username|join\/)/;

/** A login that led elsewhere than to the invite that was waiting goes on there [rule: leagues-26]. */
export async function resumeInvite(history: Pick<PageHistory, 'push'>): Promise<void> {
  const leagueId = takeJoined();
  if (leagueId !== null) {
    openModal('leagueQuestion', { about: 'done', what: 'joined', leagueId });
  }
  if (ON_THE_WAY.test(location.pathname)) return;
  // If the server does not answer, the page says so itself.
  const user = await queryClient.fetchQuery(currentUserQuery).catch(() => null);
  const path = waitingInvitePath();
  if (user !== null && path !== null) history.push(path);
}
