import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { cellSentence, percentText } from './call-words.ts';
import type { ShownColumn } from './column-groups.ts';
import { MarkBox } from './mark-box.tsx';
import { type Marks, markOf } from './marks.ts';
import { backedTeam, type Matrix, type MemberRow } from './matrix.ts';
import { backingWords } from './matrix-head.tsx';
import type { MatrixPlaces } from './matrix-table.tsx';
import styles from './member-picks.module.css';
import { WideCall } from './pick-cell.tsx';
import { Legend } from './side-by-side.tsx';
import { m } from './words/messages.js';

interface MemberPicksProps {
  readonly matrix: Matrix;
  /** In the order in which they stand. */
  readonly rows: readonly MemberRow[];
  readonly marks: Marks;
  readonly places: RefObject<MatrixPlaces | null>;
  onMark(userId: number): void;
}

const bold = (inside: ReactNode) => <b>{inside}</b>;

/** Replaces the table on narrow screens: one member's picks at a time, teams in a list. */
export function MemberPicks({ matrix, rows, marks, places, onMark }: MemberPicksProps) {
  const [chosen, setChosen] = useState(matrix.ownId);
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ userId }) => userId === chosen),
  );
  const row = rows[at];
  const showColumn = (column: number) => {
    const line = list.current?.querySelector<HTMLElement>(`[data-column="${column}"]`);
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  };
  useImperativeHandle(places, () => ({
    showColumn,
    showCell: (userId, column) => {
      setChosen(userId);
      showColumn(column);
    },
  }));
  if (!row) return null;
  const step = (by: number) =>
    setChosen(rows[(at + by + rows.length) % rows.length]?.userId ?? null);
  return (
    <div className={styles.picks} ref={list}>
      <div className={styles.switch}>
        <Button
          variant="ghost"
          icon="chevron-left"
          aria-label={m.memberBefore()}
          onClick={() => step(-1)}
        />
        <label className={styles.choice}>
          <VisuallyHidden>{m.member()}</VisuallyHidden>
          <select value={row.userId} onChange={({ target }) => setChosen(Number(target.value))}>
            {rows.map(({ userId, username, points }) => (
              <option key={userId} value={userId}>
                {username}, {points}
              </option>
            ))}
          </select>
          <NameBadge username={row.username} nameplateId={row.nameplateId} isStaff={row.isStaff} />
          <Icon name="chevron-down" size={16} />
        </label>
        <Button
          variant="ghost"
          icon="chevron-right"
          aria-label={m.memberAfter()}
          onClick={() => step(1)}
        />
      </div>
      <div className={styles.sum}>
        <MarkBox
          username={row.username}
          mark={markOf(marks, row.userId)}
          onPress={() => onMark(row.userId)}
        />
        <p className={styles.points}>
          {row.open > 0
            ? m.pointsAndOpen({ points: row.points, open: row.open, bold })
            : m.pointsOnly({ points: row.points, bold })}
        </p>
        <p className={styles.place}>{m.memberPlace({ place: at + 1, count: rows.length })}</p>
      </div>
      <p className={styles.legend}>
        <span data-of="league">{backingWords(matrix, 'league')}</span>
        <span data-of="everybody">{backingWords(matrix, 'everybody')}</span>
      </p>
      {matrix.groups.map(({ key, title, fate, columns }) => (
        <section key={key} className={styles.group} aria-label={title}>
          <h2 className={styles.title} data-fate={fate ?? undefined}>
            {title}
          </h2>
          <ul className={styles.list}>
            {columns.map((column) => (
              <Line key={column.at} matrix={matrix} row={row} column={column} />
            ))}
          </ul>
        </section>
      ))}
      <Legend />
    </div>
  );
}

interface LineProps {
  readonly matrix: Matrix;
  readonly row: MemberRow;
  readonly column: ShownColumn;
}

function Line({ matrix, row, column }: LineProps) {
  const option = matrix.optionOf(row, column);
  const team = option && matrix.teamOf(option);
  const isAlone = option !== null && matrix.isAlone(option);
  const backed = backedTeam(column);
  const shares = [
    percentText(backed?.league ?? null),
    percentText(backed?.everybody ?? null),
  ] as const;
  const spoken = m.spokenLine({
    column: column.name,
    call: cellSentence(option, team, isAlone),
    league: shares[0],
    everybody: shares[1],
  });
  return (
    <li className={styles.line} data-column={matrix.columns.indexOf(column)} tabIndex={-1}>
      <span className={styles.team} aria-hidden>
        {column.teams.map((one) => (
          <TeamMark key={one.id} team={one} size={column.teams.length > 1 ? 22 : 28} />
        ))}
        <span className={styles.name}>{lineName(column)}</span>
      </span>
      <span className={styles.call} aria-hidden>
        {option === null ? (
          <span className={styles.none}>–</span>
        ) : (
          <WideCall option={option} team={team} nothing="–" isAlone={isAlone} />
        )}
      </span>
      <span className={styles.share} data-of="league" aria-hidden>
        {shares[0]}
      </span>
      <span className={styles.share} data-of="everybody" aria-hidden>
        {shares[1]}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </li>
  );
}

const lineName = ({ teams, tag }: ShownColumn): string =>
  teams.length === 1 ? (teams[0]?.name ?? tag) : tag;
