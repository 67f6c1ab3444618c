import { type MemberOrder, pickedStageText } from '@callshot/rules';
import type { CSSProperties } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { percentText } from './call-words.ts';
import type { ShownColumn } from './column-groups.ts';
import { AS } from './grid-roles.ts';
import { backedTeam, type Matrix } from './matrix.ts';
import styles from './matrix-table.module.css';
import type { Sorting } from './sorting.ts';
import { placeName } from './use-grid-keys.ts';
import { m } from './words/messages.js';

interface MatrixHeadProps {
  readonly matrix: Matrix;
  readonly sorting: Sorting;
  onSort(by: MemberOrder): void;
  columnIn(row: number): number | null;
}

export function MatrixHead({ matrix, sorting, onSort, columnIn }: MatrixHeadProps) {
  const stop = (row: number, column: number) => ({
    'data-place': placeName({ row, column }),
    tabIndex: columnIn(row) === column ? 0 : -1,
  });
  const sortOf = (by: MemberOrder) => {
    if (sorting.by !== by) return 'none';
    return sorting.isUp ? 'ascending' : 'descending';
  };
  const arrow = (by: MemberOrder) =>
    sorting.by === by ? <Icon name={sorting.isUp ? 'arrow-up' : 'arrow-down'} size={14} /> : null;
  return (
    <thead {...AS.group} className={styles.head}>
      <tr {...AS.row} className={styles.groups} aria-rowindex={1}>
        <td {...AS.cell} aria-colspan={3} className={styles.corner}>
          {m.tickTwoMembers()}
        </td>
        {matrix.groups.map(({ key, title, fate, columns }) => (
          <th
            key={key}
            scope="colgroup"
            {...AS.head}
            aria-colspan={columns.length}
            className={styles.group}
            data-fate={fate ?? 'none'}
            style={{ '--span': columns.length } as CSSProperties}
            title={title}
          >
            <span>{title}</span>
          </th>
        ))}
      </tr>
      <tr {...AS.row} className={styles.teams} aria-rowindex={2}>
        <th scope="col" {...AS.head} aria-label={m.compareHead()} className={styles.boxCell} />
        <th scope="col" {...AS.head} className={styles.name} aria-sort={sortOf('member')}>
          <button type="button" {...stop(-3, 1)} onClick={() => onSort('member')}>
            {m.memberHead()} {arrow('member')}
          </button>
        </th>
        <th scope="col" {...AS.head} className={styles.points} aria-sort={sortOf('points')}>
          <button type="button" {...stop(-3, 2)} onClick={() => onSort('points')}>
            {m.pointsHead()} {arrow('points')}
          </button>
        </th>
        {matrix.columns.map((column, at) => (
          <th
            key={column.at}
            scope="col"
            {...AS.head}
            className={styles.cell}
            data-fate={column.fate ?? undefined}
            aria-sort={sortOf(column.at)}
          >
            <button
              type="button"
              {...stop(-3, at + 3)}
              aria-label={m.sortByColumn({ column: calledOf(column) })}
              title={column.name}
              onClick={() => onSort(column.at)}
            >
              <ColumnFace column={column} />
              <span className={styles.tag} aria-hidden>
                {column.tag}
                {arrow(column.at)}
              </span>
            </button>
          </th>
        ))}
      </tr>
      <Percentages matrix={matrix} of="league" row={-2} stop={stop} />
      <Percentages matrix={matrix} of="everybody" row={-1} stop={stop} />
    </thead>
  );
}

/** By name, and by its visible tag. */
const calledOf = ({ name, tag }: ShownColumn): string =>
  name.toLowerCase().includes(tag.toLowerCase()) ? name : `${name}, ${tag}`;

const ColumnFace = ({ column }: { readonly column: ShownColumn }) => (
  <span className={styles.marks} aria-hidden>
    {column.teams.length === 0 ? (
      <Icon name="dot" size={24} />
    ) : (
      column.teams.map((team) => (
        <TeamMark key={team.id} team={team} size={column.teams.length > 1 ? 26 : 32} />
      ))
    )}
  </span>
);

interface PercentagesProps {
  readonly matrix: Matrix;
  readonly of: 'league' | 'everybody';
  readonly row: number;
  stop(row: number, column: number): object;
}

function Percentages({ matrix, of, row, stop }: PercentagesProps) {
  const words = backingWords(matrix, of);
  return (
    <tr {...AS.row} className={styles.shares} data-of={of} aria-rowindex={row + 5}>
      <th scope="row" {...AS.rowHead} aria-colspan={3} className={styles.member} {...stop(row, 0)}>
        <span className={styles.legend} aria-hidden />
        <span>{words}</span>
      </th>
      {matrix.columns.map((column, at) => {
        const backed = backedTeam(column);
        const team = column.teamId === null && backed ? matrix.teamById(backed.teamId) : null;
        const percent = percentText(backed?.[of] ?? null);
        return (
          <td
            key={column.at}
            {...AS.cell}
            className={styles.cell}
            aria-label={`${team ? `${team.name} ` : ''}${percent}`}
            {...stop(row, at + 3)}
          >
            <span aria-hidden>
              {team && <small>{team.abbreviation}</small>} {percent}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

export function backingWords({ isBracket, entrants }: Matrix, of: 'league' | 'everybody'): string {
  if (of === 'league') {
    return isBracket ? m.leagueBackingWinner() : m.leagueBackingThrough();
  }
  return entrants === null
    ? m.everybodyTooFew()
    : m.everybodyBacking({ picked: pickedStageText(entrants) });
}
