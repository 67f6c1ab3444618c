import {
  activeParts,
  canLead,
  type EventFormat,
  type MatchPlace,
  type MatchSlot,
  matchKey,
} from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

import styles from './builder-panel.module.css';
import type { ColumnPlace } from './column-place.ts';
import { matchName } from './match-names.ts';

export interface LoserPathsProps {
  /** As it is applied: what waits has no slots to lead to yet. */
  readonly format: EventFormat;
  readonly stage: number;
  readonly column: ColumnPlace;
  /** The match whose loser is being sent in the drawing. */
  readonly mapped: MatchPlace | null;
  onMap(match: MatchPlace | null): void;
  onLead(match: MatchPlace, to: MatchSlot | null): void;
}

/** Where the loser of each match of a column goes: by a list, or in the drawing. */
export function LoserPaths({ format, stage, column, mapped, onMap, onLead }: LoserPathsProps) {
  const bracket = format.stages[stage]?.bracket;
  const part = bracket && activeParts(bracket).find((own) => own.identifier === column.part);
  const shown = part?.columns[column.col];
  if (!shown || shown.isQualifier) return null;
  const set = shown.matches.filter(({ loserPath }) => loserPath !== null).length;
  return (
    <section className={styles.section} aria-label="Loser path">
      <div className={styles.row}>
        <h3 className={styles.caption}>Loser path</h3>
        <span className={styles.count}>
          {set} of {shown.matches.length} set
        </span>
      </div>
      {shown.matches.map((match) => (
        <LoserPath
          key={matchKey(match)}
          {...{ format, stage, match, onMap, onLead }}
          isMapped={mapped !== null && matchKey(mapped) === matchKey(match)}
        />
      ))}
    </section>
  );
}

interface LoserPathProps extends Pick<LoserPathsProps, 'format' | 'stage' | 'onMap' | 'onLead'> {
  readonly match: MatchPlace & { readonly loserPath: MatchSlot | null };
  readonly isMapped: boolean;
}

function LoserPath({ format, stage, match, isMapped, onMap, onLead }: LoserPathProps) {
  const place = { part: match.part, col: match.col, colIndex: match.colIndex };
  const [isOpen, setOpen] = useState(false);
  const current = match.loserPath;
  // All slots of a large bracket are asked only once somebody looks at the list.
  const slots = isOpen ? possibleSlots(format, stage, place) : [];
  const listed =
    current === null || slots.some((slot) => slotName(slot) === slotName(current))
      ? slots
      : [current, ...slots];
  return (
    <div className={styles.loser} data-mapped={isMapped || undefined}>
      <label className={styles.loserName}>
        <span>Match {match.colIndex + 1}</span>
        <select
          className={styles.select}
          aria-label={`Loser of ${matchName(match)}`}
          value={current === null ? '' : slotName(current)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onChange={({ target }) =>
            onLead(place, listed.find((slot) => slotName(slot) === target.value) ?? null)
          }
        >
          <option value="">Goes out</option>
          {listed.map((slot) => (
            <option key={slotName(slot)} value={slotName(slot)}>
              {slotName(slot)}
            </option>
          ))}
        </select>
      </label>
      <Button
        size="sm"
        aria-label={`Choose in the drawing: loser of ${matchName(match)}`}
        title="Choose in the drawing"
        aria-pressed={isMapped}
        icon="cursor"
        onClick={() => onMap(isMapped ? null : place)}
      />
    </div>
  );
}

/** 'LB 2·2, top' */
const slotName = (slot: MatchSlot): string =>
  `${matchName(slot)}, ${slot.isTop ? 'top' : 'bottom'}`;

const possibleSlots = (format: EventFormat, stage: number, match: MatchPlace): MatchSlot[] =>
  slotsOf(format, stage).filter((slot) => canLead(format, stage, match, slot, 'loser') === null);

/** Every slot of a stage's bracket. */
export function slotsOf(format: EventFormat, stage: number): MatchSlot[] {
  const bracket = format.stages[stage]?.bracket;
  if (!bracket) return [];
  return activeParts(bracket).flatMap(({ identifier, columns }) =>
    columns.flatMap(({ matchCount }, col) =>
      Array.from({ length: matchCount }, (_, colIndex) => colIndex).flatMap((colIndex) =>
        [true, false].map((isTop) => ({ part: identifier, col, colIndex, isTop })),
      ),
    ),
  );
}
