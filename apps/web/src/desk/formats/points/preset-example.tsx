import type { PointPreset } from '@callshot/rules';
import { useMemo } from 'react';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { m } from '../words/messages.js';
import styles from './preset-example.module.css';
import { perfectOf } from './typical-event.ts';

interface PresetExampleProps {
  points: PointPreset;
  className?: string | undefined;
}

/** The most that a slip gets by these points, of a typical event and of other stages. */
export function PresetExample({ points, className }: PresetExampleProps) {
  const perfect = useMemo(() => perfectOf(points), [points]);
  const rows = [
    { label: m.exampleSwiss(), of: perfect.swiss },
    { label: m.examplePlayoffs(), of: perfect.playoffs },
  ];
  const others = [
    { label: m.exampleDouble(), of: perfect.double },
    { label: m.exampleGroups(), of: perfect.groups },
  ];
  return (
    <StaffPanel title={m.examplePerfect()} className={className}>
      <p className={styles.total} role="status">
        {m.exampleTotal({ count: perfect.total })}
      </p>
      <Rows rows={rows} />
      <h3 className={styles.also}>{m.exampleAlso()}</h3>
      <Rows rows={others} />
    </StaffPanel>
  );
}

const Rows = ({ rows }: { readonly rows: readonly { label: string; of: number }[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ label, of }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{of}</dd>
      </div>
    ))}
  </dl>
);
