import {
  activeParts,
  type BracketColumn,
  canLead,
  type EventFormat,
  type MatchPlace,
  type MatchSlot,
  matchKey,
  type PathOf,
} from '@callshot/rules';

import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import styles from './builder-panel.module.css';
import type { ColumnPlace } from './column-place.ts';
import { matchName } from './match-names.ts';
import { useAfterPaint } from './use-after-paint.ts';

export interface PathsProps {
  readonly as: PathOf;
  /** The applied format: waiting changes have no slots to lead to yet. */
  readonly format: EventFormat;
  readonly stage: number;
  readonly column: ColumnPlace;
  /** The match whose loser is being sent in the drawing. */
  readonly mapped: MatchPlace | null;
  onMap(match: MatchPlace | null): void;
  onLead(as: PathOf, match: MatchPlace, to: MatchSlot | null): void;
}

/** As many as are seen in a window 900 px high: of a long column these come first, others below them. */
const AT_ONCE = 3;

/**
 * The destination of the winner, or the loser, of each match of a column: chosen in a list, or in
 * the drawing.
 */
export function Paths({ as, format, stage, column, mapped, onMap, onLead }: PathsProps) {
  const isPainted = useAfterPaint();
  const bracket = format.stages[stage]?.bracket;
  const part = bracket && activeParts(bracket).find((own) => own.identifier === column.part);
  const shown = part?.columns[column.col];
  if (!shown || shown.isQualifier) return null;
  const { title } = WORDS[as];
  const paths = shown.matches.map((match) => pathOf(match, as));
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.row}>
        <h3 className={styles.caption}>{title}</h3>
        <span className={styles.count}>
          {m.pathsSet({
            count: paths.filter((path) => path !== null).length,
            total: paths.length,
          })}
        </span>
      </div>
      {shown.matches.slice(0, isPainted ? undefined : AT_ONCE).map((match, at) => (
        <Path
          key={matchKey(match)}
          {...{ as, format, stage, match, onMap, onLead }}
          path={paths[at] ?? null}
          isMapped={mapped !== null && matchKey(mapped) === matchKey(match)}
        />
      ))}
    </section>
  );
}

const WORDS = {
  winner: {
    title: m.winnerPath(),
    labelOf: (match: string) => m.winnerOf({ match }),
    none: m.goesNoFurther(),
  },
  loser: {
    title: m.loserPath(),
    labelOf: (match: string) => m.loserOf({ match }),
    none: m.goesOut(),
  },
} as const;

type ColumnMatch = BracketColumn['matches'][number];

const pathOf = (match: ColumnMatch, as: PathOf): MatchSlot | null =>
  (as === 'winner' ? match.winnerPath : match.loserPath) ?? null;

interface PathProps extends Pick<PathsProps, 'as' | 'format' | 'stage' | 'onMap' | 'onLead'> {
  readonly match: MatchPlace;
  readonly path: MatchSlot | null;
  readonly isMapped: boolean;
}

function Path({ as, format, stage, match, path, isMapped, onMap, onLead }: PathProps) {
  const place = { part: match.part, col: match.col, colIndex: match.colIndex };
  const [isOpen, setOpen] = useState(false);
  const { labelOf, none } = WORDS[as];
  // All slots of a large bracket are asked only once somebody looks at the list.
  const slots = isOpen ? possibleSlots(format, stage, place, as) : [];
  const listed =
    path === null || slots.some((slot) => slotName(slot) === slotName(path))
      ? slots
      : [path, ...slots];
  return (
    <div className={styles.loser} data-mapped={isMapped || undefined}>
      <label className={styles.loserName}>
        <span>{m.matchNumber({ number: match.colIndex + 1 })}</span>
        <select
          className={styles.select}
          aria-label={labelOf(matchName(match))}
          value={path === null ? '' : slotName(path)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onChange={({ target }) =>
            onLead(as, place, listed.find((slot) => slotName(slot) === target.value) ?? null)
          }
        >
          <option value="">{none}</option>
          {listed.map((slot) => (
            <option key={slotName(slot)} value={slotName(slot)}>
              {slotName(slot)}
            </option>
          ))}
        </select>
      </label>
      {as === 'loser' ? (
        <Button
          size="sm"
          aria-label={m.chooseLoserInDrawing({ match: matchName(match) })}
          title={m.chooseInDrawing()}
          aria-pressed={isMapped}
          icon="cursor"
          onClick={() => onMap(isMapped ? null : place)}
        />
      ) : null}
    </div>
  );
}

/** 'LB 2·2, top' */
const slotName = (slot: MatchSlot): string =>
  m.slotOfMatch({ match: matchName(slot), side: slot.isTop ? 'top' : 'bottom' });

const possibleSlots = (
  format: EventFormat,
  stage: number,
  match: MatchPlace,
  as: PathOf,
): MatchSlot[] =>
  slotsOf(format, stage).filter((slot) => canLead(format, stage, match, slot, as) === null);

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
