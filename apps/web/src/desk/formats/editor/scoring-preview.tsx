import { awardTier, type EventFormat, TrophyType } from '@callshot/rules';
import { useState } from 'react';
import { TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { m } from '../words/messages.js';
import styles from './scoring-preview.module.css';

interface ScoringPreviewProps {
  groups: EventFormat['scoringBreakdown']['groups'];
  /** Words the breakdown by what pays; null where it says that already. */
  onWrite: (() => void) | null;
  onClose(): void;
}

interface Example {
  readonly label: string;
  readonly rank: number;
  readonly percentile: number;
}

/** Before anybody has picked, the example is rank 1 at percentile 100 [rule: builder-21]. */
const FIRST: Example = { label: m.exampleFirst(), rank: 1, percentile: 100 };

/** One for each tier. */
const EXAMPLES: readonly Example[] = [
  FIRST,
  { label: m.exampleToTen(), rank: 10, percentile: 100 },
  { label: '10 %', rank: 11, percentile: 10 },
  { label: '30 %', rank: 11, percentile: 30 },
  { label: '50 %', rank: 11, percentile: 50 },
  { label: m.exampleRest(), rank: 11, percentile: 100 },
];

const TROPHY = 2;
const tierOf = ({ rank, percentile }: Example) => TrophyType[awardTier(rank, percentile)];

/**
 * The scoring as players see it after the event: the points of each rule, and the award of a place.
 */
export function ScoringPreview({ groups, onWrite, onClose }: ScoringPreviewProps) {
  const [example, setExample] = useState(FIRST);
  return (
    <Modal
      title={m.scoringBreakdown()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {m.close()}
          </Button>
          {onWrite ? <Button onClick={onWrite}>{m.writeFromPoints()}</Button> : null}
        </>
      }
    >
      <div className={styles.example}>
        <TrophyArt tier={tierOf(example)} reward={TROPHY} size={56} />
        <div>
          <p className={styles.total}>{m.noPoints()}</p>
          <p className={styles.hint} role="status">
            {m.exampleNote({ rank: example.rank, percentile: example.percentile })}
          </p>
        </div>
      </div>
      {groups.length === 0 ? <p className={styles.hint}>{m.noBreakdown()}</p> : null}
      {groups.map(({ name, records }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two stages may be called the same
        <section key={at} aria-label={name}>
          <h3 className={styles.group}>{name}</h3>
          <dl className={styles.records}>
            {records.map((record, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: and so may two of their rows
              <div key={row}>
                <dt>{record.name}</dt>
                <dd>{m.pointsCount({ points: record.pointsPer })}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <fieldset className={styles.tiers} aria-label={m.tiers()}>
        {EXAMPLES.map((other) => (
          <button
            key={other.label}
            type="button"
            className={styles.tier}
            aria-pressed={other === example}
            onClick={() => setExample(other)}
          >
            <TrophyArt tier={tierOf(other)} reward={TROPHY} size={24} isDecoration />
            {other.label}
          </button>
        ))}
      </fieldset>
    </Modal>
  );
}
