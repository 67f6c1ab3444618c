import type { League } from '@callshot/contract';
import { useState } from 'react';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { m } from '../words/messages.js';
import { LeagueForm } from './league-form.tsx';
import { useLeague } from './league-reads.ts';
import { LeagueState } from './league-state.tsx';

interface LeagueFormDialogProps {
  /** Null = a new one. */
  readonly leagueId: number | null;
  onClose(): void;
}

export function LeagueFormDialog({ leagueId, onClose }: LeagueFormDialogProps) {
  return leagueId === null ? (
    <LeagueForm league={null} onClose={onClose} />
  ) : (
    <EditLeague leagueId={leagueId} onClose={onClose} />
  );
}

function EditLeague({ leagueId, onClose }: { leagueId: number; onClose(): void }) {
  const { query, league, isOwn } = useLeague(leagueId);
  const fresh = query.isFetchedAfterMount ? league : undefined;
  // Whatever is saved elsewhere while this is open is told when it is saved here: nothing typed is lost.
  const [opened, setOpened] = useState<League | null>(null);
  if (opened === null && fresh !== undefined && isOwn) setOpened(fresh);
  if (opened !== null) return <LeagueForm league={opened} onClose={onClose} />;
  return (
    <Modal title={m.editLeague()} isOpen onClose={onClose} size="md">
      {fresh === undefined ? (
        <LeagueState query={query} height={480} />
      ) : (
        <EmptyState
          icon="lock"
          title={m.onlyCreatorEdits()}
          text={m.belongsToCreator({ league: fresh.name, name: fresh.creatorName })}
        />
      )}
    </Modal>
  );
}
