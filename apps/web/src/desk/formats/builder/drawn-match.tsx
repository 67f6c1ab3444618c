import { memo } from 'react';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { m } from '../words/messages.js';
import styles from './builder-canvas.module.css';

export interface DrawnMatchProps {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly head: number;
  readonly slots: number;
  /** 'UB 2·1' */
  readonly name: string;
  readonly top: string;
  readonly bottom: string;
  readonly topSeed: number | null;
  readonly bottomSeed: number | null;
  /** Every match is a stop of the Tab key; else one of them is, and arrows lead on. */
  readonly isTabStop?: boolean;
  /** The parts that can be pressed. */
  readonly stops: 'match' | 'slots' | 'none';
  readonly isFocused: boolean;
  /** In the view that is edited; null = none is. */
  readonly isChosen: boolean | null;
  /** Its loser is being sent somewhere. */
  readonly isSource: boolean;
  readonly isDim: boolean;
  /** While a loser is sent: whether its loser can come here, else why not. */
  readonly topFault: string | null;
  readonly bottomFault: string | null;
  /** 'Loser UB 2·2 here' */
  readonly result: string;
}

/** A match of the builder: its id, and the source of each of its slots. */
export const DrawnMatch = memo(function DrawnMatch(props: DrawnMatchProps) {
  const { index, x, y, width, head, slots, name, top, bottom, stops } = props;
  const frame = classNames(
    styles.match,
    props.isFocused && styles.focused,
    props.isChosen && styles.chosen,
    props.isSource && styles.source,
    props.isDim && styles.dim,
  );
  const label = `${name}: ${top}, ${bottom}`;
  return (
    <div className={styles.place} style={{ left: x, top: y, width }}>
      <span className={styles.id} style={{ height: head, lineHeight: `${head}px` }} aria-hidden>
        {name}
      </span>
      {stops === 'match' ? (
        <button
          type="button"
          className={frame}
          style={{ height: slots }}
          data-slot={`${index}:match`}
          tabIndex={props.isTabStop ? 0 : -1}
          aria-label={label}
          aria-pressed={props.isChosen ?? props.isFocused}
        >
          <Slot text={top} seed={props.topSeed} />
          <Slot text={bottom} seed={props.bottomSeed} />
        </button>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: two slots of a drawing are no form fields
        <div role="group" className={frame} style={{ height: slots }} aria-label={label}>
          <PressedSlot {...props} text={top} seed={props.topSeed} fault={props.topFault} isTop />
          <PressedSlot
            {...props}
            text={bottom}
            seed={props.bottomSeed}
            fault={props.bottomFault}
            isTop={false}
          />
        </div>
      )}
    </div>
  );
});

interface SlotProps {
  readonly text: string;
  readonly seed: number | null;
}

function Slot({ text, seed }: SlotProps) {
  return (
    <span className={styles.slot}>
      <span className={seed === null ? styles.empty : styles.seed} aria-hidden>
        {seed}
      </span>
      <span className={seed === null ? styles.feed : styles.seeded}>{text}</span>
    </span>
  );
}

interface PressedSlotProps extends SlotProps {
  readonly index: number;
  readonly name: string;
  readonly stops: DrawnMatchProps['stops'];
  readonly fault: string | null;
  readonly result: string;
  readonly isTop: boolean;
}

/** A slot that a loser can be sent to, or not, and then why. */
function PressedSlot({ text, seed, index, name, stops, fault, result, isTop }: PressedSlotProps) {
  if (stops !== 'slots' || fault !== null) {
    return (
      <span
        className={classNames(styles.slot, stops === 'slots' && styles.no)}
        title={fault ?? undefined}
      >
        <span className={seed === null ? styles.empty : styles.seed} aria-hidden>
          {seed}
        </span>
        <span className={seed === null ? styles.feed : styles.seeded}>{text}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.slot, styles.free)}
      data-target={`${index}:${isTop ? 'top' : 'bottom'}`}
      aria-label={m.slotAndResult({ match: name, side: isTop ? 'top' : 'bottom', result })}
    >
      <span className={styles.empty} aria-hidden />
      <span className={styles.feed} data-free={m.canGoHere()} data-result={result} />
    </button>
  );
}
