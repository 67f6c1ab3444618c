import type { ReportedLeague } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { Cell, type Column, DataTable, Row } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { StaffPanel } from '../ui/staff-panel.tsx';
import { exactTime, timeAgo } from '../ui/time-ago.ts';
import styles from './league-desk.module.css';
import { reportedLeaguesQuery } from './league-desk.queries.ts';
import { LeagueName } from './league-name.tsx';

const columns: readonly Column[] = [
  { key: 'league', head: 'League' },
  { key: 'creator', head: 'Creator' },
  { key: 'members', head: 'Members', isEnd: true },
  { key: 'reports', head: 'Reports', isEnd: true },
  { key: 'last', head: 'Last reason' },
  { key: 'since', head: 'Waits since' },
];

interface ListProps {
  openId: number | null;
  onOpen(leagueId: number): void;
}

export function ReportedLeagues({ openId, onOpen }: ListProps) {
  const query = useQuery(reportedLeaguesQuery);
  return (
    <StaffPanel title="Reported leagues" fact="The longest waiting first" isFlush>
      <Loaded query={query} what="the reports" height={240}>
        {(leagues) =>
          leagues.length === 0 ? (
            <EmptyState
              icon="check"
              title="No report waits for an answer"
              text="What users report of leagues stands here until it is dismissed, or the league renamed or closed."
            />
          ) : (
            <DataTable caption="Reported leagues" columns={columns}>
              {leagues.map((league) => (
                <ReportedRow
                  key={league.id}
                  league={league}
                  isOpen={league.id === openId}
                  onOpen={() => onOpen(league.id)}
                />
              ))}
            </DataTable>
          )
        }
      </Loaded>
    </StaffPanel>
  );
}

interface RowProps {
  league: ReportedLeague;
  isOpen: boolean;
  onOpen(): void;
}

function ReportedRow({ league, isOpen, onOpen }: RowProps) {
  const { creatorName, memberCount, openReports, reports, firstReportedAt } = league;
  return (
    <Row isChosen={isOpen}>
      <Cell of="league" isLead className={styles.name}>
        <LeagueName league={league} onOpen={onOpen} />
      </Cell>
      <Cell of="creator">{creatorName}</Cell>
      <Cell of="members">{memberCount.toLocaleString('en')}</Cell>
      <Cell of="reports">{openReports.toLocaleString('en')}</Cell>
      <Cell of="last" className={styles.reason}>
        <span className={styles.clipped}>{reports[0]?.reason}</span>
      </Cell>
      <Cell of="since">
        {firstReportedAt === null ? null : (
          <time dateTime={firstReportedAt} title={exactTime(firstReportedAt)}>
            {timeAgo(firstReportedAt, Date.now())}
          </time>
        )}
      </Cell>
    </Row>
  );
}
