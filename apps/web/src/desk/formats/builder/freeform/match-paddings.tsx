import { activeParts, type EventFormat, type FormatEdit, matchKey } from '@callshot/rules';
import { NumberStepper } from '../../../../platform/ui/controls/number-stepper.tsx';
import { m } from '../../words/messages.js';
import styles from '../builder-panel.module.css';
import type { ColumnPlace } from '../column-place.ts';
import { matchName } from '../match-names.ts';

interface MatchPaddingsProps {
  readonly format: EventFormat;
  readonly stage: number;
  readonly column: ColumnPlace;
  onEdit(edit: FormatEdit): void;
}

const MOST_PADDING = 10_000;

/** The room above each match of a column: a drawing by hand is placed by hand. */
export function MatchPaddings({ format, stage, column, onEdit }: MatchPaddingsProps) {
  const bracket = format.stages[stage]?.bracket;
  const part = bracket && activeParts(bracket).find((own) => own.identifier === column.part);
  const matches = part?.columns[column.col]?.matches ?? [];
  if (matches.length === 0) return null;
  return (
    <section className={styles.section} aria-label={m.roomAbove()}>
      <h3 className={styles.caption}>{m.roomAbove()}</h3>
      {matches.map((match) => {
        const { part: identifier, col, colIndex } = match;
        return (
          <div key={matchKey(match)} className={styles.row}>
            <span className={styles.label}>{m.matchNumber({ number: colIndex + 1 })}</span>
            <NumberStepper
              label={m.roomAboveMatch({ match: matchName(match) })}
              least={0}
              most={MOST_PADDING}
              step={10}
              value={match.paddingTop ?? 0}
              onChange={(paddingTop) =>
                onEdit({
                  kind: 'padMatch',
                  stage,
                  match: { part: identifier, col, colIndex },
                  paddingTop,
                })
              }
            />
          </div>
        );
      })}
    </section>
  );
}
