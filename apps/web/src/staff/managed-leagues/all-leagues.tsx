import type { ManagedLeague } from '@callshot/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Cell, type Column, DataTable, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { LongList } from '../../platform/ui/page/long-list.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { StatePill } from '../staff/state-pill.tsx';
import { LeagueName } from './league-name.tsx';
import styles from './managed-leagues.module.css';
import { allLeaguesQuery } from './managed-leagues.queries.ts';

interface ListProps {
  openId: number | null;
  onOpen(leagueId: number): void;
}

/** Every league there is, hidden ones as well. */
export function AllLeagues({ openId, onOpen }: ListProps) {
  const [text, setText] = useState('');
  return (
    <>
      <SearchForm onSearch={setText} />
      <StaffPanel title="All leagues" fact="Newest first" isFlush>
        <Found text={text} openId={openId} onOpen={onOpen} />
      </StaffPanel>
    </>
  );
}

function SearchForm({ onSearch }: { onSearch(text: string): void }) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Part of the name"
          type="search"
          value={typed}
          onChange={setTyped}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" icon="search" className={styles.submit}>
          Search
        </Button>
      </form>
    </search>
  );
}

const columns: readonly Column[] = [
  { key: 'league', head: 'League' },
  { key: 'creator', head: 'Creator' },
  { key: 'members', head: 'Members', isEnd: true },
  { key: 'made', head: 'Made' },
  { key: 'flags', head: 'Flags' },
];

function Found({ text, openId, onOpen }: ListProps & { text: string }) {
  const list = useInfiniteQuery(allLeaguesQuery(text));
  return (
    <LongList
      list={list}
      rowsOf={(page) => page}
      what="The leagues"
      height={240}
      none={
        text === '' ? (
          <EmptyState icon="shield" title="No leagues yet" />
        ) : (
          <EmptyState icon="search" title="No leagues found" text="Try part of the name." />
        )
      }
    >
      {(leagues) => (
        <DataTable caption="All leagues" columns={columns}>
          {leagues.map((league) => (
            <LeagueRow
              key={league.id}
              league={league}
              isOpen={league.id === openId}
              onOpen={() => onOpen(league.id)}
            />
          ))}
        </DataTable>
      )}
    </LongList>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

interface RowProps {
  league: ManagedLeague;
  isOpen: boolean;
  onOpen(): void;
}

function LeagueRow({ league, isOpen, onOpen }: RowProps) {
  return (
    <Row isChosen={isOpen}>
      <Cell of="league" isLead className={styles.name}>
        <LeagueName league={league} onOpen={onOpen} />
      </Cell>
      <Cell of="creator">
        <bdi>{league.creatorName}</bdi>
      </Cell>
      <Cell of="members">{league.memberCount.toLocaleString('en')}</Cell>
      <Cell of="made">{day.format(new Date(league.createdAt))}</Cell>
      <Cell of="flags" className={styles.flags}>
        <LeagueFlags league={league} />
      </Cell>
    </Row>
  );
}

export function LeagueFlags({ league }: { league: ManagedLeague }) {
  const { hasPassword, isAnalystLeague, isHidden, openReports } = league;
  if (!hasPassword && !isAnalystLeague && !isHidden && openReports === 0) return <Nothing />;
  return (
    <>
      {hasPassword ? <StatePill tone="quiet">Private</StatePill> : null}
      {isAnalystLeague ? <StatePill tone="quiet">Analyst</StatePill> : null}
      {isHidden ? <StatePill tone="warn">Hidden</StatePill> : null}
      {openReports > 0 ? <StatePill tone="warn">{reportsText(openReports)}</StatePill> : null}
    </>
  );
}

export const reportsText = (count: number): string =>
  count === 1 ? '1 report' : `${count.toLocaleString('en')} reports`;
