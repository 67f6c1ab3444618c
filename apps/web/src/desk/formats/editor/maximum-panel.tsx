import type { FormatStage } from '@callshot/rules';
import type { CSSProperties } from 'react';
import { boldTag } from '../../../platform/core/message-tags.tsx';
import { m } from '../words/messages.js';
import styles from './side-panels.module.css';

interface MaximumPanelProps {
  stages: readonly FormatStage[];
  /** Null for a stage that cannot be played yet. */
  points: readonly (number | null)[];
  total: number;
  /** The maximum of the saved copy; null without one. */
  savedTotal: number | null;
}

/** The points of a perfect slip, in total and by stage. */
export function MaximumPanel({ stages, points, total, savedTotal }: MaximumPanelProps) {
  const hasChanged = savedTotal !== null && savedTotal !== total;
  return (
    <section className={styles.panel} aria-label={m.maximumPoints()}>
      <h2 className={styles.title}>{m.maximumPoints()}</h2>
      <p className={styles.total}>
        {hasChanged
          ? m.changedMaximum({ total, saved: savedTotal, bold: boldTag })
          : m.maximumOf({ total, bold: boldTag })}
      </p>
      <div className={styles.bar} aria-hidden>
        {points.map((of, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage has no other identity than its place
            key={at}
            style={{ '--share': of ?? 0, '--at': (at + 1) / points.length } as CSSProperties}
          />
        ))}
      </div>
      <dl className={styles.sums}>
        {stages.map((stage, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <div key={at}>
            <dt>
              <bdi>{stage.name}</bdi>
            </dt>
            <dd>{points[at] ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
