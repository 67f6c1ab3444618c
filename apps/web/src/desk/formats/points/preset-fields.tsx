import { type PointPreset, readPointPreset } from '@callshot/rules';
import { useId } from 'react';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { m } from '../words/messages.js';
import styles from './preset-fields.module.css';
import { POINT_GROUPS, pointsAt, withPoints } from './preset-words.ts';

const MAX_POINTS = 100;

interface PresetFieldsProps {
  points: PointPreset;
  onChange(points: PointPreset): void;
}

/** Whether the points can be saved: every field takes valid numbers alone, so that one pair is left to check. */
export const canBePaid = (points: PointPreset): boolean => readPointPreset(points).preset !== null;

/** Every number of a preset, by the kind of stage that it pays in. */
export function PresetFields({ points, onChange }: PresetFieldsProps) {
  return (
    <div className={styles.groups}>
      {POINT_GROUPS.map(({ group, title, note, fields }) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.title}>{title}</legend>
          <p className={styles.note}>{note}</p>
          {fields.map(({ field, label }) => (
            <Field
              key={field}
              label={label}
              spoken={m.pointsOf({ group: title, field: label })}
              value={pointsAt(points, group, field)}
              error={
                field === 'placeMissedByOne' && !canBePaid(points) ? m.pointsMissedTooMuch() : null
              }
              onChange={(value) => onChange(withPoints(points, group, field, value))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface FieldProps {
  label: string;
  spoken: string;
  value: number;
  error: string | null;
  onChange(value: number): void;
}

function Field({ label, spoken, value, error, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label} id={id} aria-hidden>
        {label}
      </span>
      <NumberStepper label={spoken} value={value} least={0} most={MAX_POINTS} onChange={onChange} />
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
