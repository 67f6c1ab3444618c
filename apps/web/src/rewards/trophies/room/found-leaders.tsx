import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { m } from '../words/messages.js';
import { LeaderTable } from './leader-table.tsx';
import { leadersSearchQuery } from './room.queries.ts';

interface FoundLeadersProps {
  readonly text: string;
  readonly ownId: number | null;
}

/** Leaders by name, with their true ranks. */
export function FoundLeaders({ text, ownId }: FoundLeadersProps) {
  const query = useQuery(leadersSearchQuery(text));
  return (
    <Loaded query={query} what={m.whatSearched()} height={240}>
      {(records) =>
        records.length === 0 ? (
          <EmptyState icon="search" title={m.noLeaderNamed({ name: text })} />
        ) : (
          <LeaderTable leaders={records} ownId={ownId} />
        )
      }
    </Loaded>
  );
}
