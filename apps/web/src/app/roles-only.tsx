import type { RoleName } from '@callshot/contract';
import { Link, Outlet } from 'react-router';
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
}

/** Frames the pages that the server would refuse to anybody else. */
function RolesOnly({ roles }: RolesOnlyProps) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageLoading />;
  if (user?.roles.some((role) => roles.includes(role))) return <Outlet />;
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

export const AdminOnly = () => <RolesOnly roles={['Admin']} />;
/** Roles with the Admin menu item [rule: staff-2]. */
export const StaffOnly = () => <RolesOnly roles={['Admin', 'EventCreator', 'SurveyCreator']} />;
export const SurveyStaffOnly = () => <RolesOnly roles={['Admin', 'SurveyCreator']} />;
export const EventStaffOnly = () => <RolesOnly roles={['Admin', 'EventCreator']} />;
