import type { RoleName } from '@callshot/contract';
import type { ReactNode } from 'react';
import { storePostLoginPath } from '../account/session/post-login.ts';
import { useCurrentUser } from '../account/session/session.queries.ts';
import { currentGame } from '../platform/core/current-game.ts';
import { Link } from '../platform/core/link.tsx';
import { openModal } from '../platform/core/modals.ts';
import { Button, buttonClass } from '../platform/ui/controls/button.tsx';
import { EmptyState } from '../platform/ui/states/empty-state.tsx';
import { PageLoading } from '../platform/ui/states/page-loading.tsx';
import { m } from './words/messages.js';

const logInHere = () => {
  storePostLoginPath();
  openModal('logIn');
};

function textFor({ length }: readonly RoleName[], isLoggedIn: boolean): string {
  if (length === 1) return isLoggedIn ? m.forAdmins() : m.forAdminsLogIn();
  return isLoggedIn ? m.forStaff() : m.forStaffLogIn();
}

interface RolesOnlyProps {
  readonly roles: readonly RoleName[];
  readonly children: ReactNode;
}

/** Frames a page that the server would refuse to anybody else. */
export function RolesOnly({ roles, children }: RolesOnlyProps) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageLoading />;
  if (user?.roles.some((role) => roles.includes(role))) return children;
  return (
    <EmptyState icon="lock" level={1} title={m.notAllowed()} text={textFor(roles, Boolean(user))}>
      {user ? (
        <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
          {m.seeCurrentEvent()}
        </Link>
      ) : (
        <Button variant="primary" onClick={logInHere}>
          {m.login()}
        </Button>
      )}
    </EmptyState>
  );
}
