import type { EventTeam, PickDataRow } from '@callshot/contract';
import { useState } from 'react';
import { language } from '../../platform/core/language.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { ShareBar } from '../../platform/ui/page/share-bar.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { saveFile } from '../../platform/ui/words/save-file.ts';
import {
  nameOfPick,
  type PickDataTable,
  pickedByEach,
  type SortKey,
  sortRows,
  tablesFile,
  tableWords,
} from './pick-data-tables.ts';
import styles from './pick-table.module.css';
import { m } from './words/messages.js';

interface PickTableProps {
  readonly table: PickDataTable;
  /** The name of the table's stage. */
  readonly stageName: string;
  readonly users: number;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

const columns: readonly { readonly key: SortKey; readonly head: string }[] = [
  { key: 'group', head: m.group() },
  { key: 'name', head: m.name() },
  { key: 'percent', head: m.percent() },
  { key: 'picks', head: m.picks() },
];

/** One table of a stage: a bar beside each number, correct picks marked. */
export function PickTable({ table, stageName, users, teams }: PickTableProps) {
  const [{ by, isDown }, setSorting] = useState<{ by: SortKey; isDown: boolean }>({
    by: 'percent',
    isDown: true,
  });
  const { title, about, tone } = tableWords[table.kind];
  const each = pickedByEach(table, users);
  const isCut = by === 'percent' && isDown;
  const sortBy = (key: SortKey) =>
    setSorting({ by: key, isDown: key === by ? !isDown : key === 'percent' || key === 'picks' });
  const save = () =>
    saveFile(
      m.tableFile({ stage: stageName, table: title }),
      tablesFile([{ name: stageName, users, tables: [table] }]),
      'text/csv',
    );
  return (
    <StaffPanel
      title={title}
      fact={each > 1 ? m.eachUser({ about, count: each }) : about}
      isFlush
      end={
        <Button
          variant="ghost"
          size="sm"
          icon="download"
          aria-label={m.tableAsCsv({ table: title })}
          onClick={save}
        />
      }
    >
      {table.rows.length === 0 ? (
        <p className={styles.none}>{m.nonePicked()}</p>
      ) : (
        <table className={styles.table} data-tone={tone}>
          <thead>
            <tr>
              {columns.map(({ key, head }) => (
                <th
                  key={key}
                  scope="col"
                  data-column={key}
                  aria-sort={by === key ? (isDown ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" className={styles.sort} onClick={() => sortBy(key)}>
                    {head}
                    {by === key ? (
                      <Icon name={isDown ? 'arrow-down' : 'arrow-up'} size={14} />
                    ) : null}
                  </button>
                  <span className={styles.unsortable}>{head}</span>
                </th>
              ))}
              <th scope="col" data-column="users">
                {m.users()}
              </th>
            </tr>
          </thead>
          <tbody>
            {sortRows(table.rows, by, isDown).map((row, at) => (
              <Row
                key={`${row.group} ${row.teamId ?? row.name} ${row.place}`}
                row={row}
                isLast={isCut && at + 1 === each}
                users={users}
                teams={teams}
              />
            ))}
          </tbody>
        </table>
      )}
    </StaffPanel>
  );
}

interface RowProps extends Pick<PickTableProps, 'users' | 'teams'> {
  readonly row: PickDataRow;
  /** The last of as many as each user picked. */
  readonly isLast: boolean;
}

function Row({ row, isLast, users, teams }: RowProps) {
  const team = row.teamId === null ? undefined : teams.get(row.teamId);
  return (
    <tr data-last={isLast || undefined}>
      <td data-column="group">{row.group}</td>
      <th scope="row">
        <span className={styles.name}>
          {team ? <TeamMark team={team} size={20} /> : null}
          <bdi>{nameOfPick(row)}</bdi>
          {row.cameTrue === true ? <Icon name="check" size={16} label={m.cameTrueMark()} /> : null}
        </span>
      </th>
      <td data-column="percent">
        <ShareBar percent={row.percent} />
      </td>
      <td data-column="picks">{row.picks.toLocaleString(language())}</td>
      <td data-column="users">{users.toLocaleString(language())}</td>
    </tr>
  );
}
