import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import { page, type Room } from '../../platform/parts/room.ts';
import type { WaitingSlip } from '../session/post-login.ts';

declare module '../../platform/core/modals.ts' {
  interface ModalRequests {
    logIn: object;
    register: object;
    /** The page to come back to, the slip submitted there, and its number of picks. */
    accountRequired: { path: string; slip: WaitingSlip; count: number };
    forgotPassword: object;
    usernameIsEmail: { isChangeAsked: boolean };
    usernameChange: object;
  }
}

export const accounts = {
  pages: [
    page(
      'first-admin',
      lazyPage(async () => (await import('./first-admin-page.tsx')).FirstAdminPage),
    ),
    page(
      'pick-username',
      lazyPage(async () => (await import('./pick-username-page.tsx')).PickUsernamePage),
    ),
    page(
      'reset-password',
      lazyPage(async () => (await import('./reset-password-page.tsx')).ResetPasswordPage),
    ),
    page(
      'verify-email',
      lazyPage(async () => (await import('./verify-email-page.tsx')).VerifyEmailPage),
    ),
  ],
  modals: {
    logIn: lazyDialog(async () => (await import('./log-in-modal.tsx')).LogInModal),
    register: lazyDialog(async () => (await import('./register-modal.tsx')).RegisterModal),
    accountRequired: lazyDialog(
      async () => (await import('./account-required-modal.tsx')).AccountRequiredModal,
    ),
    forgotPassword: lazyDialog(
      async () => (await import('./forgot-password-modal.tsx')).ForgotPasswordModal,
    ),
    usernameIsEmail: lazyDialog(
      async () => (await import('./username-prompts.tsx')).UsernameIsEmailModal,
    ),
    usernameChange: lazyDialog(
      async () => (await import('./username-prompts.tsx')).UsernameChangeModal,
    ),
  },
} satisfies Room;
