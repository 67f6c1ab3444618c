import type { League } from '@callshot/contract';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { BackToLeague } from './back-to-league.tsx';

export const MembersOnly = ({ league }: { readonly league: League }) => (
  <EmptyState
    level={1}
    icon="lock"
    title="Only members see these picks"
    text={`${league.name} is a private league.`}
  >
    <BackToLeague league={league} eventId={null} />
  </EmptyState>
);
