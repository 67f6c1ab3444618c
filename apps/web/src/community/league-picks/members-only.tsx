import type { League } from '@callshot/contract';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { BackToLeague } from './back-to-league.tsx';
import { m } from './words/messages.js';

export const MembersOnly = ({ league }: { readonly league: League }) => (
  <EmptyState
    level={1}
    icon="lock"
    title={m.membersOnly()}
    text={m.membersOnlyText({ league: league.name })}
  >
    <BackToLeague league={league} eventId={null} />
  </EmptyState>
);
