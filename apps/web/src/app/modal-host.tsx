import { closeModal, type OpenModal, useOpenModal } from '../core/modals.ts';
import { lazyDialog } from '../parts/lazy-part.tsx';

const LogInModal = lazyDialog(
  async () => (await import('../accounts/log-in-modal.tsx')).LogInModal,
);
const RegisterModal = lazyDialog(
  async () => (await import('../accounts/register-modal.tsx')).RegisterModal,
);
const AccountRequiredModal = lazyDialog(
  async () => (await import('../accounts/account-required-modal.tsx')).AccountRequiredModal,
);
const ForgotPasswordModal = lazyDialog(
  async () => (await import('../accounts/forgot-password-modal.tsx')).ForgotPasswordModal,
);
const UsernameIsEmailModal = lazyDialog(
  async () => (await import('../accounts/username-prompts.tsx')).UsernameIsEmailModal,
);
const UsernameChangeModal = lazyDialog(
  async () => (await import('../accounts/username-prompts.tsx')).UsernameChangeModal,
);
const ProfileModal = lazyDialog(
  async () => (await import('../profile/profile-modal.tsx')).ProfileModal,
);
const ErrorModal = lazyDialog(async () => (await import('./error-modal.tsx')).ErrorModal);

/** Draws whatever modal is asked for. */
export function ModalHost() {
  const modal = useOpenModal();
  return modal ? modalOf(modal) : null;
}

function modalOf(modal: OpenModal) {
  switch (modal.name) {
    case 'logIn':
      return <LogInModal onClose={closeModal} />;
    case 'register':
      return <RegisterModal onClose={closeModal} />;
    case 'accountRequired':
      return <AccountRequiredModal onClose={closeModal} />;
    case 'forgotPassword':
      return <ForgotPasswordModal onClose={closeModal} />;
    case 'usernameIsEmail':
      return <UsernameIsEmailModal {...modal.props} onClose={closeModal} />;
    case 'usernameChange':
      return <UsernameChangeModal onClose={closeModal} />;
    case 'profile':
      return <ProfileModal {...modal.props} onClose={closeModal} />;
    case 'error':
      return <ErrorModal {...modal.props} onClose={closeModal} />;
  }
}
