import type { ManagedLeague } from '@callshot/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { language } from '../../platform/core/language.ts';
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
import { m } from './words/messages.js';

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
      <StaffPanel title={m.allLeagues()} fact={m.newestFirst()} isFlush>
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
          label={m.searchLabel()}
          type="search"
          value={typed}
          onChange={setTyped}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" icon="search" className={styles.submit}>
          {m.searchAction()}
        </Button>
      </form>
    </search>
  );
}

const columns: readonly Column[] = [
  { key: 'league', head: m.league() },
  { key: 'creator', head: m.creator() },
  { key: 'members', head: m.members(), isEnd: true },
  { key: 'made', head: m.madeOn() },
  { key: 'flags', head: m.flags() },
];

function Found({ text, openId, onOpen }: ListProps & { text: string }) {
  const list = useInfiniteQuery(allLeaguesQuery(text));
  return (
    <LongList
      list={list}
      rowsOf={(page) => page}
      what={m.whatLeagues()}
      height={240}
      none={
        text === '' ? (
          <EmptyState icon="shield" title={m.noLeaguesYet()} />
        ) : (
          <EmptyState icon="search" title={m.noneFound()} text={m.noneFoundText()} />
        )
      }
    >
      {(leagues) => (
        <DataTable caption={m.allLeagues()} columns={columns}>
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

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' });

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
      <Cell of="members">{league.memberCount.toLocaleString(language())}</Cell>
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
      {hasPassword ? <StatePill tone="quiet">{m.flagPrivate()}</StatePill> : null}
      {isAnalystLeague ? <StatePill tone="quiet">{m.flagAnalyst()}</StatePill> : null}
      {isHidden ? <StatePill tone="warn">{m.flagHidden()}</StatePill> : null}
      {openReports > 0 ? <StatePill tone="warn">{reportsText(openReports)}</StatePill> : null}
    </>
  );
}

export const reportsText = (count: number): string => m.reportCount({ count });
