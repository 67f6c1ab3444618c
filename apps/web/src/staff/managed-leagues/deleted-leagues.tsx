import type { DeletedLeague } from '@callshot/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { language } from '../../platform/core/language.ts';
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
import { m } from './words/messages.js';

const columns: readonly Column[] = [
  { key: 'league', head: m.league() },
  { key: 'creator', head: m.creator() },
  { key: 'members', head: m.members(), isEnd: true },
  { key: 'deleted', head: m.deleted() },
  { key: 'reason', head: m.why() },
  { key: 'kept', head: m.keptUntil() },
  { key: 'actions', head: m.actions(), isEnd: true },
];

/** Leagues that were deleted in the last 30 days and can be brought back [rule: leagues-31]. */
export function DeletedLeagues() {
  const [opened, setOpened] = useState<DeletedLeague | null>(null);
  return (
    <StaffPanel title={m.deletedLeagues()} fact={m.deletedText()} isFlush>
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
      what={m.whatDeletedLeagues()}
      height={240}
      none={<EmptyState icon="shield" title={m.noneDeleted()} />}
    >
      {(leagues) => (
        <DataTable caption={m.deletedCaption()} columns={columns}>
          {leagues.map((league) => (
            <DeletedRow key={league.id} league={league} onRestore={() => onRestore(league)} />
          ))}
        </DataTable>
      )}
    </LongList>
  );
}

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' });

function DeletedRow({ league, onRestore }: { league: DeletedLeague; onRestore(): void }) {
  const { name, creatorName, memberCount, deletedAt, deletedBy, reason, keptUntil } = league;
  const when = timeAgo(deletedAt, Date.now());
  const time = (inside: ReactNode) => (
    <time dateTime={deletedAt} title={exactTime(deletedAt)}>
      {inside}
    </time>
  );
  return (
    <Row>
      <Cell of="league" isLead className={styles.name}>
        <LeagueName league={league} />
      </Cell>
      <Cell of="creator">
        <bdi>{creatorName}</bdi>
      </Cell>
      <Cell of="members">{memberCount.toLocaleString(language())}</Cell>
      <Cell of="deleted">
        {deletedBy ? m.deletedBy({ when, time, username: deletedBy.username }) : time(when)}
      </Cell>
      <Cell of="reason" className={styles.reason}>
        {reason === null ? <Nothing /> : <span className={styles.clipped}>{reason}</span>}
      </Cell>
      <Cell of="kept">{day.format(new Date(keptUntil))}</Cell>
      <Cell of="actions">
        <Button
          size="sm"
          icon="undo"
          aria-label={m.bringBackLeague({ league: name })}
          onClick={onRestore}
        >
          {m.bringBackAction()}
        </Button>
      </Cell>
    </Row>
  );
}
