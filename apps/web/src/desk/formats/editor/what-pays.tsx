import type { FormatEdit, FormatStage } from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { counted } from '../../../platform/ui/words/counted.ts';
import { type PayRow, payRows } from './pay-rows.ts';
import styles from './what-pays.module.css';

interface WhatPaysProps {
  stage: FormatStage;
  /** Its position in the format. */
  at: number;
  onEdit(edit: FormatEdit): void;
  onPreview(): void;
}

const MOST_POINTS = 100;

/** Everything that pays in a stage, with its points to be set. */
export function WhatPays({ stage, at, onEdit, onPreview }: WhatPaysProps) {
  const rows = payRows(stage, at);
  return (
    <StaffPanel
      title="What pays"
      fact={stage.bracket ? 'from the scoring groups of the bracket' : undefined}
      end={
        <Button variant="ghost" size="sm" onClick={onPreview}>
          Scoring breakdown preview
        </Button>
      }
      isFlush
    >
      {rows.length > 0 ? (
        <table className={styles.table} aria-label="What pays">
          <thead>
            <tr>
              <th scope="col">{stage.bracket ? 'Scoring group' : 'Pick'}</th>
              <th scope="col">Points each</th>
              <th scope="col">At most</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <bdi>{row.name}</bdi>
                  <small>
                    {row.counts}, up to {upToWords(row)}
                  </small>
                </th>
                <td>
                  <Points row={row} onEdit={onEdit} />
                </td>
                <td className={styles.most}>{row.upTo * row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.nothing}>Nothing pays yet: no scoring group names a column.</p>
      )}
    </StaffPanel>
  );
}

const upToWords = ({ upTo, of }: PayRow): string =>
  counted(upTo, of, of === 'match' ? 'matches' : `${of}s`);

function Points({ row, onEdit }: { row: PayRow; onEdit(edit: FormatEdit): void }) {
  if (row.place === null) return <span className={styles.given}>{row.points}</span>;
  return (
    <NumberStepper
      label={`Points for ${row.name}`}
      least={0}
      most={MOST_POINTS}
      place={row.place}
      value={row.points}
      onChange={(points) => {
        const edit = row.edit(points);
        if (edit) onEdit(edit);
      }}
    />
  );
}
