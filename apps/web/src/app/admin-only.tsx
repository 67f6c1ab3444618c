import { Link, Outlet } from 'react-router';
import { storePostLoginPath } from '../accounts/post-login.ts';
import { useCurrentUser } from '../accounts/session.queries.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { currentGame } from './current-game.ts';
import { openModal } from './modals.ts';
import { PageLoading } from './page-loading.tsx';

const logInHere = () => {
  storePostLoginPath();
  openModal('logIn');
};

/** Frames the pages that the server would refuse to anybody else. */
export function AdminOnly() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageLoading />;
  if (user?.roles.includes('Admin')) return <Outlet />;
  return (
    <EmptyState
      icon="lock"
      level={1}
      title="Not allowed"
      text={user ? 'This page is for admins.' : 'This page is for admins. Log in to open it.'}
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
