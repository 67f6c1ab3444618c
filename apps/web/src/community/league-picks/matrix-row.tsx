import { memo } from 'react';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { cellSentence } from './call-words.ts';
import { AS } from './grid-roles.ts';
import { MarkBox } from './mark-box.tsx';
import type { Mark } from './marks.ts';
import type { Matrix, MemberRow } from './matrix.ts';
import styles from './matrix-table.module.css';
import { PickCell } from './pick-cell.tsx';
import { placeName } from './use-grid-keys.ts';
import { m } from './words/messages.js';

interface MatrixRowProps {
  readonly matrix: Matrix;
  readonly row: MemberRow;
  readonly eventId: number;
  /** As it stands. */
  readonly index: number;
  readonly mark: Mark | null;
  /** The cell that the keyboard comes to; null = it comes elsewhere. */
  readonly active: number | null;
  onMark(userId: number): void;
}

/** Groups, sort buttons and percentages stand above. */
const HEAD_ROWS = 4;

export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { matrix, row, index, mark, active, onMark } = props;
  const stop = (column: number) => ({
    'data-place': placeName({ row: index, column }),
    tabIndex: active === column ? 0 : -1,
  });
  const isOwn = row.userId === matrix.ownId;
  return (
    <tr
      {...AS.row}
      className={styles.row}
      aria-rowindex={index + HEAD_ROWS + 1}
      data-mark={mark ?? undefined}
      data-own={isOwn || undefined}
      data-user={row.userId}
    >
      <td {...AS.cell} className={styles.boxCell}>
        <MarkBox
          {...stop(0)}
          username={row.username}
          mark={mark}
          onPress={() => onMark(row.userId)}
        />
      </td>
      <th scope="row" {...AS.rowHead} className={styles.name} {...stop(1)}>
        <NameBadge username={row.username} nameplateId={row.nameplateId} isStaff={row.isStaff} />
      </th>
      <td {...AS.cell} className={styles.points}>
        <Link
          {...stop(2)}
          to={`/${currentGame.prefix}/event/${props.eventId}/${row.userId}`}
          aria-label={m.picksOfMember({
            username: row.username,
            points: row.points,
            open: row.open,
          })}
        >
          <b>{row.points}</b>
          {row.open > 0 && <small>+{row.open}</small>}
        </Link>
      </td>
      {matrix.columns.map((column, at) => {
        const option = matrix.optionOf(row, column);
        const team = option && matrix.teamOf(option);
        const isAlone = option !== null && matrix.isAlone(option);
        return (
          <td
            key={column.at}
            {...AS.cell}
            className={styles.cell}
            aria-label={cellSentence(option, team, isAlone)}
            {...stop(at + 3)}
          >
            <PickCell option={option} team={team} isAlone={isAlone} />
          </td>
        );
      })}
    </tr>
  );
});
