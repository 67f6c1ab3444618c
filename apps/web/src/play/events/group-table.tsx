import type { PartedBy, TableRow } from '@callshot/rules';
import type { MarkedTeam } from '../../platform/ui/art/mark-face.ts';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import styles from './group-table.module.css';
import { m } from './words/messages.js';

interface TableTeam extends MarkedTeam {
  readonly name: string;
}

interface GroupTableProps {
  /** The name of the group. */
  title: string;
  rows: readonly TableRow[];
  teams: ReadonlyMap<number, TableTeam>;
  /** Why staff put level teams in this order; null = they have not. */
  note: string | null;
  /** So many go through. */
  through: number;
  /** Teams below that go through as well. */
  further?: ReadonlySet<number>;
}

const PARTED: Readonly<Record<PartedBy, string>> = {
  maps: m.byMaps(),
  head_to_head: m.byTheirMatches(),
  head_to_head_maps: m.byMapsOfTheirMatches(),
  staff: m.byStaff(),
};

/** The table of a group [rule: groups-9]: how teams with as many points are parted stands beside them. */
export function GroupTable(props: GroupTableProps) {
  const { title, rows, teams, note, through, further } = props;
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {m.tableOf({ title, quiet: (inside) => <VisuallyHidden>{inside}</VisuallyHidden> })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={m.place()}>#</abbr>
            </th>
            <th scope="col">{m.team()}</th>
            <th scope="col">
              <abbr title={m.matchesPlayed()}>{m.playedShort()}</abbr>
            </th>
            <th scope="col">
              <abbr title={m.wonDrawnLost()}>{m.recordShort()}</abbr>
            </th>
            <th scope="col">
              <abbr title={m.mapsWonLost()}>{m.maps()}</abbr>
            </th>
            <th scope="col">
              <abbr title={m.pointsHelp()}>{m.pointsShort()}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.teamId}
              data-through={row.place <= through || further?.has(row.teamId) || undefined}
            >
              <td>{row.levelWith > 1 && row.played > 0 ? `${row.place}=` : row.place}</td>
              <th scope="row">
                <Team team={teams.get(row.teamId)} />
                {howOf(row) ? <span className={styles.how}>{howOf(row)}</span> : null}
              </th>
              <td>{row.played}</td>
              <td>
                {row.wins}-{row.draws}-{row.losses}
              </td>
              <td>
                {row.mapsWon}–{row.mapsLost}
              </td>
              <td>
                <b>{row.points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== null && rows.some(({ partedBy }) => partedBy === 'staff') ? (
        <p className={styles.note} dir="auto">
          {m.levelByStaff({ note })}
        </p>
      ) : null}
    </div>
  );
}

const howOf = ({ partedBy, levelWith, played }: TableRow): string | null => {
  if (levelWith > 1) return played > 0 ? m.level() : null;
  return partedBy === null ? null : PARTED[partedBy];
};

const Team = ({ team }: { team: TableTeam | undefined }) => (
  <span className={styles.team}>
    {team ? <TeamMark team={team} size={20} /> : null}
    <span className={styles.name} dir="auto">
      {team?.name ?? m.teamNotKnown()}
    </span>
  </span>
);
