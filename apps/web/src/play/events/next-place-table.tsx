import {
  type GroupStageDetails,
  type NextTeam,
  nextPlaceBy,
  nextPlaceEach,
  nextPlaceTable,
  nextPlaceTitle,
  nextPlaceWords,
} from '@callshot/rules';
import type { MarkedTeam } from '../../platform/ui/art/mark-face.ts';
import { GroupTable } from './group-table.tsx';
import styles from './next-place-table.module.css';

interface NextPlaceTableProps {
  details: GroupStageDetails;
  /** The team of each group; null until all are known. */
  found: readonly NextTeam[] | null;
  /** Those that go on; nobody else is marked, whoever is level. */
  goOn: ReadonlySet<number>;
  teams: ReadonlyMap<number, MarkedTeam & { readonly name: string }>;
}

/** The rule by which some of the next place go on, and the table of these teams once all are known. */
export function NextPlaceTable({ details, found, goOn, teams }: NextPlaceTableProps) {
  const best = details.bestOfNextPlace;
  if (!best) return null;
  const rows = found
    ? nextPlaceTable(
        best,
        found.map(({ row }) => row),
      )
    : [];
  return (
    <div className={styles.next}>
      <p className={styles.rule}>
        {nextPlaceWords(details)} {nextPlaceBy(details)} {nextPlaceEach(rows)}
      </p>
      {rows.length > 0 && best.criteria.length > 0 && (
        <div className={styles.table}>
          <GroupTable
            title={nextPlaceTitle(details)}
            rows={rows.map((row) => ({ ...row, partedBy: null }))}
            teams={teams}
            note={null}
            through={0}
            further={goOn}
          />
        </div>
      )}
    </div>
  );
}
