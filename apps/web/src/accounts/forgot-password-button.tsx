import { useQuery } from '@tanstack/react-query';
import { openModal } from '../app/modals.ts';
import { Button } from '../ui/button.tsx';
import { authOptionsQuery } from './auth-options.queries.ts';

/** Leads to a reset link by mail; absent where no mail is sent. */
export function ForgotPasswordButton() {
  const { data } = useQuery(authOptionsQuery);
  if (!data?.isPasswordResetOffered) return null;
  return (
    <Button variant="ghost" onClick={() => openModal('forgotPassword')}>
      Forgot your password?
    </Button>
  );
}
