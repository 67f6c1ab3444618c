import { decimal } from '../../platform/core/decimal.ts';
import { language } from '../../platform/core/language.ts';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import type { Standout } from './pick-data-tables.ts';
import styles from './standout-panel.module.css';
import { m } from './words/messages.js';

/** The largest differences between picks and results. */
export function StandoutPanel({ rows }: { readonly rows: readonly Standout[] }) {
  return (
    <StaffPanel title={m.whatStandsOut()} fact={m.againstResults()}>
      {rows.length > 0 ? (
        <dl className={styles.rows}>
          {rows.map(({ label, row }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <b>{row.picks.toLocaleString(language())}</b> {decimal(row.percent)} %
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className={styles.note}>{m.percentNote()}</p>
    </StaffPanel>
  );
}
