import type { FunctionComponent } from 'react';
import {
  closeModal,
  type ModalName,
  type ModalRequests,
  useOpenModals,
} from '../platform/core/modals.ts';
import { lazyDialog } from '../platform/parts/lazy-part.tsx';

type ModalProps<N extends ModalName> = ModalRequests[N] & { onClose(): void };
type Registry = { readonly [N in ModalName]: FunctionComponent<ModalProps<N>> };

/** Every modal that is opened by its name, fetched when there is time for it. */
const registry: Registry = {
  logIn: lazyDialog(async () => (await import('../account/accounts/log-in-modal.tsx')).LogInModal),
  register: lazyDialog(
    async () => (await import('../account/accounts/register-modal.tsx')).RegisterModal,
  ),
  accountRequired: lazyDialog(
    async () =>
      (await import('../account/accounts/account-required-modal.tsx')).AccountRequiredModal,
  ),
  forgotPassword: lazyDialog(
    async () => (await import('../account/accounts/forgot-password-modal.tsx')).ForgotPasswordModal,
  ),
  usernameIsEmail: lazyDialog(
    async () => (await import('../account/accounts/username-prompts.tsx')).UsernameIsEmailModal,
  ),
  usernameChange: lazyDialog(
    async () => (await import('../account/accounts/username-prompts.tsx')).UsernameChangeModal,
  ),
  profile: lazyDialog(
    async () => (await import('../account/profile/profile-modal.tsx')).ProfileModal,
  ),
  error: lazyDialog(async () => (await import('./error-modal.tsx')).ErrorModal),
  accountChanged: lazyDialog(
    async () => (await import('./account-changed-modal.tsx')).AccountChangedModal,
    { isRare: true },
  ),
  globalLeaderboard: lazyDialog(
    async () =>
      (await import('../play/leaderboards/global-leaderboard-modal.tsx')).GlobalLeaderboardModal,
  ),
  scoreBreakdown: lazyDialog(
    async () =>
      (await import('../play/leaderboards/score-breakdown-modal.tsx')).ScoreBreakdownModal,
  ),
  awardInfo: lazyDialog(
    async () => (await import('../play/leaderboards/award-info-modal.tsx')).AwardInfoModal,
  ),
  nameplate: lazyDialog(
    async () => (await import('../rewards/nameplates/nameplate-dialog.tsx')).NameplateDialog,
    { isRare: true },
  ),
  league: lazyDialog(
    async () => (await import('../community/leagues/dialogs/league-dialog.tsx')).LeagueDialog,
    { isRare: true },
  ),
  leagueInfo: lazyDialog(
    async () => (await import('../community/leagues/dialogs/league-dialog.tsx')).LeagueInfoDialog,
    { isRare: true },
  ),
  leagueQuestion: lazyDialog(
    async () =>
      (await import('../community/leagues/dialogs/league-dialog.tsx')).LeagueQuestionDialog,
    { isRare: true },
  ),
  report: lazyDialog(
    async () => (await import('../community/reports/report-modal.tsx')).ReportModal,
    {
      isRare: true,
    },
  ),
};

/** Draws the modals that were asked for, the last one on top. */
export function ModalHost() {
  return useOpenModals().map(draw);
}

interface Opened<N extends ModalName> {
  readonly name: N;
  readonly props: ModalRequests[N];
}

function draw<N extends ModalName>({ name, props }: Opened<N>) {
  const Modal: FunctionComponent<ModalProps<N>> = registry[name];
  return <Modal key={name} {...props} onClose={() => closeModal(name)} />;
}
