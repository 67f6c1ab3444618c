import {
  activeParts,
  type ChangedField,
  type EventFormat,
  type FormatStage,
  SERIES_LENGTHS,
} from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { Switch } from '../../../platform/ui/controls/switch.tsx';
import { m } from '../words/messages.js';
import styles from './drafted-event.module.css';

interface DraftFieldsProps {
  readonly fields: readonly ChangedField[];
  readonly format: EventFormat;
  /** A value; null = as the wiki has it. */
  onChange(key: string, value: number | boolean | null): void;
}

/** The numbers and switches of a stage that can be changed in place, each with the way back [rule: drafts-22]. */
export const DraftFields = ({ fields, format, onChange }: DraftFieldsProps) => (
  <ul className={styles.fields}>
    {fields.map((field) => {
      const label = labelOf(field, format);
      return (
        <li key={field.key} className={styles.field} data-guessed={field.isGuessed || undefined}>
          <Control field={field} label={label} onChange={(value) => onChange(field.key, value)} />
          {field.isChanged ? (
            <p className={styles.was}>
              {m.draftWas({ value: valueWords(field.drafted) })}{' '}
              <Button
                size="sm"
                variant="ghost"
                icon="undo"
                aria-label={m.draftUndoField({ field: label })}
                onClick={() => onChange(field.key, null)}
              >
                {m.undoAction()}
              </Button>
            </p>
          ) : (
            field.isGuessed && <p className={styles.guessed}>{m.draftGuessed()}</p>
          )}
        </li>
      );
    })}
  </ul>
);

interface ControlProps {
  readonly field: ChangedField;
  readonly label: string;
  onChange(value: number | boolean): void;
}

function Control({ field, label, onChange }: ControlProps) {
  const { kind, value, least, most } = field;
  if (typeof value === 'boolean') return <Switch label={label} isOn={value} onChange={onChange} />;
  if (kind === 'bestOf') {
    return (
      <Choice
        label={label}
        value={String(value)}
        options={SERIES_LENGTHS.map((length) => ({
          value: String(length),
          label: m.draftBestOf({ lengths: String(length) }),
        }))}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    );
  }
  return (
    <div className={styles.number}>
      <span aria-hidden="true">{label}</span>
      <NumberStepper label={label} value={value} least={least} most={most} onChange={onChange} />
    </div>
  );
}

const valueWords = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? m.draftOn() : m.draftOff();

function labelOf({ kind, stage, column }: ChangedField, { stages }: EventFormat): string {
  const own = stages[stage];
  const wins = own?.swissStageDetails?.winsNeeded ?? 3;
  const words: Readonly<Record<ChangedField['kind'], () => string>> = {
    advancing: () => m.fieldAdvancing(),
    wins: () => m.fieldWins(),
    undefeated: () => m.fieldClean({ record: `${wins}-0` }),
    winless: () => m.fieldClean({ record: `0-${wins}` }),
    bestOf: () => columnName(own, column),
    thirdPlace: () => m.fieldThirdPlace(),
    reset: () => m.fieldReset(),
  };
  return words[kind]();
}

function columnName(stage: FormatStage | undefined, column: ChangedField['column']): string {
  if (!column) return '';
  const parts = stage?.bracket ? activeParts(stage.bracket) : [];
  const part = parts.find(({ identifier }) => identifier === column.part)?.name ?? column.part;
  return m.fieldColumn({ part, round: column.col + 1 });
}
