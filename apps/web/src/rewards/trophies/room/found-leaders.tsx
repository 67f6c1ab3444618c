import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
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
    <Loaded query={query} what="who was searched for" height={240}>
      {(records) =>
        records.length === 0 ? (
          <EmptyState icon="search" title={`Nobody with an award is called “${text}”`} />
        ) : (
          <LeaderTable leaders={records} ownId={ownId} />
        )
      }
    </Loaded>
  );
}
