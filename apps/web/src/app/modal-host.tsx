import { lazy, Suspense } from 'react';
import { closeModal, type OpenModal, useOpenModal } from './modals.ts';

const LogInModal = lazy(async () => ({
  default: (await import('../accounts/log-in-modal.tsx')).LogInModal,
}));
const RegisterModal = lazy(async () => ({
  default: (await import('../accounts/register-modal.tsx')).RegisterModal,
}));
const AccountRequiredModal = lazy(async () => ({
  default: (await import('../accounts/account-required-modal.tsx')).AccountRequiredModal,
}));
const ForgotPasswordModal = lazy(async () => ({
  default: (await import('../accounts/forgot-password-modal.tsx')).ForgotPasswordModal,
}));
const UsernameIsEmailModal = lazy(async () => ({
  default: (await import('../accounts/username-prompts.tsx')).UsernameIsEmailModal,
}));
const UsernameChangeModal = lazy(async () => ({
  default: (await import('../accounts/username-prompts.tsx')).UsernameChangeModal,
}));
const ProfileModal = lazy(async () => ({
  default: (await import('../profile/profile-modal.tsx')).ProfileModal,
}));
const ErrorModal = lazy(async () => ({
  default: (await import('./error-modal.tsx')).ErrorModal,
}));

/** Draws whatever modal is asked for; their code is loaded with the first one. */
export function ModalHost() {
  const modal = useOpenModal();
  return <Suspense fallback={null}>{modal ? modalOf(modal) : null}</Suspense>;
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
