import type { FormatEdit, FormatStage } from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { m } from '../words/messages.js';
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
      title={m.whatPays()}
      fact={stage.bracket ? m.fromScoringGroups() : undefined}
      end={
        <Button variant="ghost" size="sm" onClick={onPreview}>
          {m.previewAction()}
        </Button>
      }
      isFlush
    >
      {rows.length > 0 ? (
        <table className={styles.table} aria-label={m.whatPays()}>
          <thead>
            <tr>
              <th scope="col">{stage.bracket ? m.scoringGroup() : m.pickColumn()}</th>
              <th scope="col">{m.pointsEach()}</th>
              <th scope="col">{m.atMost()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <bdi>{row.name}</bdi>
                  <small>{countsWords(row)}</small>
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
        <p className={styles.nothing}>{m.nothingPays()}</p>
      )}
    </StaffPanel>
  );
}

function countsWords({ counts, upTo: count, of }: PayRow): string {
  if (of === 'team') return m.upToTeams({ counts, count });
  return of === 'match' ? m.upToMatches({ counts, count }) : m.upToPicks({ counts, count });
}

function Points({ row, onEdit }: { row: PayRow; onEdit(edit: FormatEdit): void }) {
  if (row.place === null) return <span className={styles.given}>{row.points}</span>;
  return (
    <NumberStepper
      label={m.pointsFor({ name: row.name })}
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
