import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import type { Standout } from './pick-data-tables.ts';
import styles from './standout-panel.module.css';

/** The largest differences between picks and results. */
export function StandoutPanel({ rows }: { readonly rows: readonly Standout[] }) {
  return (
    <StaffPanel title="What stands out" fact="against the results">
      {rows.length > 0 ? (
        <dl className={styles.rows}>
          {rows.map(({ label, row }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <b>{row.picks.toLocaleString('en')}</b> {row.percent.toFixed(1)} %
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className={styles.note}>
        Percent is picks of users who submitted this stage. Shares are public after the lock and
        from 5 users on.
      </p>
    </StaffPanel>
  );
}
