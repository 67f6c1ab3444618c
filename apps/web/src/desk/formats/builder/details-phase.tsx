import {
  activeParts,
  type BracketColumn,
  type BracketPart,
  type ColumnSettings,
  type EventFormat,
  type FormatEdit,
  SERIES_LENGTHS,
} from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../../platform/ui/controls/checkbox.tsx';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { m } from '../words/messages.js';
import styles from './builder-panel.module.css';
import type { ColumnPlace } from './column-place.ts';
import { FreeformParts } from './freeform/freeform-parts.tsx';
import { MatchPaddings } from './freeform/match-paddings.tsx';
import { Paths, type PathsProps } from './paths.tsx';
import type { StructureEdit } from './pending-edits.ts';

interface DetailsPhaseProps extends Omit<PathsProps, 'as' | 'column'> {
  /** With everything that waits to be applied. */
  readonly planned: EventFormat;
  readonly place: ColumnPlace;
  /** The heading of a column without a header of its own. */
  readonly computedHeader: string;
  onPlace(place: ColumnPlace): void;
  onChange(edit: StructureEdit): void;
  onEdit(edit: FormatEdit): void;
}

const MOST_COLUMNS = 9;
const MOST_LOWER_COLUMNS = 10;
const MOST_MATCHES = 64;
const MOST_PADDING = 10_000;

/** Part, column, and the details of the column. */
export function DetailsPhase(props: DetailsPhaseProps) {
  const { planned, stage, place, onPlace, onChange } = props;
  const bracket = planned.stages[stage]?.bracket;
  const parts = bracket ? activeParts(bracket) : [];
  const part = parts.find(({ identifier }) => identifier === place.part);
  const column = part?.columns[place.col];
  return (
    <>
      <div className={styles.section}>
        <Segmented
          label={m.part()}
          className={styles.parts}
          items={parts.map(({ identifier, name }) => ({ value: identifier, label: name }))}
          value={place.part}
          onChange={(identifier) => onPlace({ part: identifier, col: 0 })}
        />
        {bracket?.freeform ? (
          <FreeformParts {...props} bracket={bracket} part={part ?? null} />
        ) : null}
        {part ? <Columns {...{ part, place, stage, onPlace, onChange }} /> : null}
      </div>
      {column ? (
        <ColumnDetails
          key={`${place.part} ${place.col}`}
          column={column}
          header={props.computedHeader}
          onSetting={(to) => onChange({ kind: 'changeColumn', stage, ...place, to })}
          onCount={(count) => onChange({ kind: 'setMatchCount', stage, ...place, count })}
        />
      ) : (
        <p className={styles.hint}>{m.noColumns()}</p>
      )}
      {bracket?.freeform ? <Paths {...props} as="winner" column={place} /> : null}
      <Paths {...props} as="loser" column={place} />
      {bracket?.freeform ? <MatchPaddings {...props} column={place} /> : null}
    </>
  );
}

interface ColumnsProps {
  readonly part: BracketPart;
  readonly place: ColumnPlace;
  readonly stage: number;
  onPlace(place: ColumnPlace): void;
  onChange(edit: StructureEdit): void;
}

function Columns({ part, place, stage, onPlace, onChange }: ColumnsProps) {
  const { identifier, columns } = part;
  const most = identifier === 'LB' ? MOST_LOWER_COLUMNS : MOST_COLUMNS;
  const setCount = (count: number) => {
    onChange({ kind: 'setColumnCount', stage, part: identifier, count });
    onPlace({ part: identifier, col: Math.max(0, Math.min(place.col, count - 1)) });
  };
  return (
    <div className={styles.columns}>
      <div>
        <p className={styles.label}>{m.column()}</p>
        <p className={styles.hint}>{m.columnsOfMost({ count: columns.length, most })}</p>
      </div>
      <div className={styles.columnRow}>
        {columns.length > 0 ? (
          <Segmented
            label={m.column()}
            className={styles.few}
            items={columns.map((_, col) => ({ value: String(col), label: String(col + 1) }))}
            value={String(place.col)}
            onChange={(col) => onPlace({ part: identifier, col: Number(col) })}
          />
        ) : null}
        <Button
          icon="plus"
          size="sm"
          aria-label={m.addColumn()}
          title={m.addColumn()}
          disabled={columns.length >= most}
          onClick={() => setCount(columns.length + 1)}
        />
        <Button
          icon="minus"
          size="sm"
          variant="danger"
          aria-label={m.removeLastColumn()}
          title={m.removeLastColumn()}
          disabled={columns.length === 0}
          onClick={() => setCount(columns.length - 1)}
        />
      </div>
    </div>
  );
}

interface ColumnDetailsProps {
  readonly column: BracketColumn;
  readonly header: string;
  onSetting(to: Partial<ColumnSettings>): void;
  onCount(count: number): void;
}

const FLAGS = [
  { key: 'bothTeamsAdvance', label: m.bothTeamsAdvance() },
  { key: 'lockPicks', label: m.lockPicks() },
  { key: 'isQualifier', label: m.isQualifier() },
  { key: 'drawn', label: m.pairingsDrawn() },
] as const;

function ColumnDetails({ column, header, onSetting, onCount }: ColumnDetailsProps) {
  return (
    <div className={styles.section} data-place="bracket.column">
      <div className={styles.row}>
        <span className={styles.label}>{m.matchCount()}</span>
        <NumberStepper
          label={m.matchCount()}
          least={1}
          most={MOST_MATCHES}
          value={column.matchCount}
          onChange={onCount}
        />
      </div>
      <div className={styles.row}>
        <span className={styles.label}>{m.bestOfField()}</span>
        <Segmented
          label={m.bestOfField()}
          className={styles.few}
          items={SERIES_LENGTHS.map((games) => ({ value: String(games), label: String(games) }))}
          value={String(column.bestOf)}
          onChange={(value) => onSetting({ bestOf: Number(value) })}
        />
      </div>
      <label className={styles.stack}>
        <span className={styles.hint}>{m.header()}</span>
        <input
          className={styles.input}
          maxLength={60}
          placeholder={m.headerByItself({ header })}
          value={column.name}
          onChange={({ target }) => onSetting({ name: target.value })}
        />
      </label>
      {(['paddingTop', 'paddingLeft'] as const).map((key) => {
        const label = key === 'paddingTop' ? m.paddingTop() : m.paddingLeft();
        return (
          <div key={key} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <NumberStepper
              label={label}
              least={0}
              most={MOST_PADDING}
              step={10}
              value={column[key]}
              onChange={(to) => onSetting({ [key]: to })}
            />
          </div>
        );
      })}
      <div className={styles.flags}>
        {FLAGS.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            isOn={column[key] === true}
            onChange={(isOn) => onSetting({ [key]: isOn })}
          />
        ))}
      </div>
    </div>
  );
}
