import { openModal } from '../core/modals.ts';
import { queryClient } from '../core/query-client.ts';
import { currentUserQuery } from '../session/session.queries.ts';
import { takeJoined, waitingInvitePath } from '../session/waiting-invite.ts';

/** Pages that go on by themselves, or that an account has to pass first. */
const ON_THE_WAY = /^\/(?:(?:signin|link)-|pick-username|join\/)/;

/**
 * A login that led elsewhere than to the invite that was waiting goes on there [rule: leagues-26].
 * Given the router: this file is fetched by those alone who have such an invite.
 */
export async function resumeInvite(router: {
  navigate(path: string): Promise<void>;
}): Promise<void> {
  const leagueId = takeJoined();
  if (leagueId !== null) {
    openModal('leagueQuestion', { about: 'done', title: 'League Joined!', leagueId });
  }
  if (ON_THE_WAY.test(location.pathname)) return;
  // The page itself says what the server does not answer.
  const user = await queryClient.fetchQuery(currentUserQuery).catch(() => null);
  const path = waitingInvitePath();
  if (user !== null && path !== null) await router.navigate(path);
}
