import { compareMembers } from '@callshot/rules';
import { useMemo } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import type { ShownColumn } from './column-groups.ts';
import type { Matrix, MemberRow } from './matrix.ts';
import { WideCall } from './pick-cell.tsx';
import styles from './side-by-side.module.css';
import { m } from './words/messages.js';

interface SideBySideProps {
  readonly matrix: Matrix;
  readonly a: MemberRow;
  readonly b: MemberRow;
}

/** Two members: only what they called otherwise is listed. */
export function SideBySide({ matrix, a, b }: SideBySideProps) {
  const { columns, optionOf, teamOf } = matrix;
  const { same, differences } = useMemo(() => compareShown(matrix, a, b), [matrix, a, b]);
  const nothing = matrix.isBracket ? '–' : m.calledOut();
  return (
    <div className={styles.sides} key={`${a.userId} ${b.userId}`}>
      <div className={styles.heads}>
        {[a, b].map((row, at) => (
          <p key={row.userId} className={styles.member} data-mark={at === 0 ? 'a' : 'b'}>
            <b className={styles.name}>
              <bdi>{row.username}</bdi>
            </b>
            <span className={styles.points}>
              {row.points}
              {row.open > 0 && <small>{m.openPoints({ open: row.open })}</small>}
            </span>
          </p>
        ))}
      </div>
      <p className={styles.count}>
        {m.callsCompared({
          same,
          differing: differences.length,
          bold: (inside) => <b>{inside}</b>,
        })}
      </p>
      <ul className={styles.list}>
        {differences.map(({ column: at }) => {
          const column = columns[at];
          if (!column) return null;
          const [ofA, ofB] = [optionOf(a, column), optionOf(b, column)];
          return (
            <li key={column.at} className={styles.pair}>
              <VisuallyHidden>
                <bdi>{column.name}</bdi>:{' '}
              </VisuallyHidden>
              <WideCall option={ofA} team={ofA && teamOf(ofA)} nothing={nothing} />
              <Between column={column} />
              <WideCall option={ofB} team={ofB && teamOf(ofB)} nothing={nothing} />
            </li>
          );
        })}
      </ul>
      <Legend />
    </div>
  );
}

/** In the order in which columns stand on screen. */
function compareShown({ columns }: Matrix, a: MemberRow, b: MemberRow) {
  const cellsOf = ({ cells }: MemberRow) => ({
    cells: columns.map(({ at }) => cells.charAt(at)).join(''),
  });
  return compareMembers(columns, cellsOf(a), cellsOf(b));
}

const Between = ({ column }: { readonly column: ShownColumn }) => (
  <span className={styles.between} title={column.name} aria-hidden>
    {column.teams.length > 0 && column.teams.length < 3 ? (
      column.teams.map((team) => (
        <TeamMark key={team.id} team={team} size={column.teams.length > 1 ? 18 : 26} />
      ))
    ) : (
      <Icon name="dot" size={20} />
    )}
  </span>
);

export const Legend = () => (
  <p className={styles.legend} aria-hidden>
    <span data-outcome="correct">
      <Icon name="check" size={14} /> {m.outcomeRight()}
    </span>
    <span data-outcome="wrong">
      <Icon name="cross" size={14} /> {m.outcomeWrong()}
    </span>
    <span data-outcome="pending">
      <Icon name="clock" size={14} /> {m.outcomePending()}
    </span>
    <span className={styles.alone}>{m.onlyOneMember()}</span>
  </p>
);
