import type { RoleName } from '@callshot/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { storePostLoginPath } from '../account/session/post-login.ts';
import { useCurrentUser } from '../account/session/session.queries.ts';
import { currentGame } from '../platform/core/current-game.ts';
import { openModal } from '../platform/core/modals.ts';
import { Button, buttonClass } from '../platform/ui/controls/button.tsx';
import { EmptyState } from '../platform/ui/states/empty-state.tsx';
import { PageLoading } from '../platform/ui/states/page-loading.tsx';

const logInHere = () => {
  storePostLoginPath();
  openModal('logIn');
};

interface RolesOnlyProps {
  readonly roles: readonly RoleName[];
  readonly children: ReactNode;
}

/** Frames a page that the server would refuse to anybody else. */
export function RolesOnly({ roles, children }: RolesOnlyProps) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageLoading />;
  if (user?.roles.some((role) => roles.includes(role))) return children;
  const text = roles.length === 1 ? 'This page is for admins.' : 'This page is for staff.';
  return (
    <EmptyState
      icon="lock"
      level={1}
      title="Not allowed"
      text={user ? text : `${text} Log in to open it.`}
    >
      {user ? (
        <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
          See the current event
        </Link>
      ) : (
        <Button variant="primary" onClick={logInHere}>
          Login
        </Button>
      )}
    </EmptyState>
  );
}
