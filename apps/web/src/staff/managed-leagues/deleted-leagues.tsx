import type { DeletedLeague } from '@callshot/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Cell, type Column, DataTable, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { LongList } from '../../platform/ui/page/long-list.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { exactTime, timeAgo } from '../../platform/ui/words/time-ago.ts';
import { LeagueName } from './league-name.tsx';
import styles from './managed-leagues.module.css';
import { deletedLeaguesQuery } from './managed-leagues.queries.ts';
import { RestoreModal } from './restore-modal.tsx';

const columns: readonly Column[] = [
  { key: 'league', head: 'League' },
  { key: 'creator', head: 'Creator' },
  { key: 'members', head: 'Members', isEnd: true },
  { key: 'deleted', head: 'Deleted' },
  { key: 'reason', head: 'Why' },
  { key: 'kept', head: 'Kept until' },
  { key: 'actions', head: 'Actions', isEnd: true },
];

/** Leagues that were deleted in the last 30 days and can be brought back [rule: leagues-31]. */
export function DeletedLeagues() {
  const [opened, setOpened] = useState<DeletedLeague | null>(null);
  return (
    <StaffPanel title="Deleted leagues" fact="Kept for 30 days with all their members" isFlush>
      <List onRestore={setOpened} />
      {opened ? <RestoreModal league={opened} onClose={() => setOpened(null)} /> : null}
    </StaffPanel>
  );
}

function List({ onRestore }: { onRestore(league: DeletedLeague): void }) {
  const list = useInfiniteQuery(deletedLeaguesQuery);
  return (
    <LongList
      list={list}
      rowsOf={(page) => page}
      what="The deleted leagues"
      height={240}
      none={<EmptyState icon="shield" title="No league was deleted in the last 30 days" />}
    >
      {(leagues) => (
        <DataTable caption="Deleted leagues, newest first" columns={columns}>
          {leagues.map((league) => (
            <DeletedRow key={league.id} league={league} onRestore={() => onRestore(league)} />
          ))}
        </DataTable>
      )}
    </LongList>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function DeletedRow({ league, onRestore }: { league: DeletedLeague; onRestore(): void }) {
  const { name, creatorName, memberCount, deletedAt, deletedBy, reason, keptUntil } = league;
  return (
    <Row>
      <Cell of="league" isLead className={styles.name}>
        <LeagueName league={league} />
      </Cell>
      <Cell of="creator">
        <bdi>{creatorName}</bdi>
      </Cell>
      <Cell of="members">{memberCount.toLocaleString('en')}</Cell>
      <Cell of="deleted">
        <time dateTime={deletedAt} title={exactTime(deletedAt)}>
          {timeAgo(deletedAt, Date.now())}
        </time>
        {deletedBy ? ` by ${deletedBy.username}` : null}
      </Cell>
      <Cell of="reason" className={styles.reason}>
        {reason === null ? <Nothing /> : <span className={styles.clipped}>{reason}</span>}
      </Cell>
      <Cell of="kept">{day.format(new Date(keptUntil))}</Cell>
      <Cell of="actions">
        <Button size="sm" icon="undo" aria-label={`Bring ${name} back`} onClick={onRestore}>
          Bring back
        </Button>
      </Cell>
    </Row>
  );
}
