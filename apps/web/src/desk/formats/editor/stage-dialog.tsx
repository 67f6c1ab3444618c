import { criterionWords, NEXT_PLACE_CRITERIA, type StageFields, StageType } from '@callshot/rules';
import { type FormEvent, useId, useLayoutEffect, useState } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../../platform/ui/controls/checkbox.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { Stepper } from '../../../platform/ui/controls/stepper.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { useWrongField } from '../../../platform/ui/controls/use-wrong-field.ts';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { m } from '../words/messages.js';
import styles from './stage-dialog.module.css';
import {
  countsOf,
  criteriaOf,
  errorsOf,
  fieldsOf,
  flagsOf,
  formOf,
  groupRowsOf,
  isOn,
  mostOf,
  payingOf,
  sumNoteOf,
  typedIn,
} from './stage-form.ts';
import { type NumberField, type PayingField, STAGE_TYPES, TYPE_NAMES } from './stage-questions.ts';
import type { StageForm } from './typed-stage.ts';

interface StageDialogProps {
  /** The fields at the beginning. */
  fields: StageFields;
  isNew: boolean;
  /** The first stage opens by itself: it is not asked what opens it. */
  isFirst: boolean;
  /** The losses of switching to another type; null without any. */
  lossOf(type: StageType): string | null;
  /** The field that is to be looked at, by its place in the stage. */
  place: string | null;
  onClose(): void;
  onSave(fields: StageFields): void;
}

/** Everything of a stage but its bracket. */
export function StageDialog(props: StageDialogProps) {
  const { fields, isNew, isFirst, onClose, onSave } = props;
  const formId = useId();
  const [form, setForm] = useState(() => formOf(fields));
  const [errors, setErrors] = useState<ReturnType<typeof errorsOf>>({});
  const element = useWrongField(errors);
  useLayoutEffect(() => {
    if (props.place === null) return;
    // The dialog takes the focus to its first field once it is open.
    const waiting = requestAnimationFrame(() => {
      const found = element.current?.querySelectorAll<HTMLElement>(`[data-place="${props.place}"]`);
      // A number stands below the switch that asks for it.
      [...(found ?? [])].at(-1)?.focus();
    });
    return () => cancelAnimationFrame(waiting);
  }, [props.place, element]);

  const change = (to: Partial<StageForm>) => setForm({ ...form, ...to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(form, isFirst);
    setErrors(found);
    if (Object.keys(found).length === 0) onSave(fieldsOf(form, isFirst));
  };
  const loss = form.type === fields.type ? null : props.lossOf(form.type);

  return (
    <Modal
      title={isNew ? m.addEventStage() : m.editEventStage()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary">
            {m.save()}
          </Button>
          <Button onClick={onClose}>{m.cancelAction()}</Button>
        </>
      }
    >
      <form ref={element} id={formId} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.texts}>
          <TextField
            label={m.stageName()}
            value={form.name}
            data-place="name"
            maxLength={100}
            error={errors.name}
            onChange={(name) => change({ name })}
          />
          {isFirst ? null : (
            <TextField
              label={m.teamsOpenPicks()}
              inputMode="numeric"
              value={form.teamsToOpenPicks}
              data-place="teamsToOpenPicks"
              placeholder={m.all()}
              error={errors.teamsToOpenPicks}
              onChange={(teamsToOpenPicks) => change({ teamsToOpenPicks })}
            />
          )}
        </div>
        <div className={styles.type}>
          <span aria-hidden>{m.type()}</span>
          <Segmented
            label={m.type()}
            items={STAGE_TYPES.map((type) => ({ value: String(type), label: TYPE_NAMES[type] }))}
            value={String(form.type)}
            onChange={(value) => change({ type: typeOf(value) })}
          />
        </div>
        <Details form={form} errors={errors} onChange={change} />
        {loss ? (
          <p className={styles.loss} role="status">
            <Icon name="warning" size={18} />
            {loss}
          </p>
        ) : null}
      </form>
    </Modal>
  );
}

const typeOf = (value: string): StageType =>
  STAGE_TYPES.find((type) => String(type) === value) ?? StageType.swiss;

interface DetailsProps {
  form: StageForm;
  errors: Readonly<Record<string, string>>;
  onChange(to: Partial<StageForm>): void;
}

function Details({ form, errors, onChange }: DetailsProps) {
  const setNumber = (key: string) => (value: string) =>
    onChange({ numbers: { ...form.numbers, [key]: value } });
  const paying = payingOf(form);
  const most = paying.map((line) => mostOf(form, line));
  return (
    <>
      <div className={styles.flags}>
        {flagsOf(form).map((flag) => (
          <Checkbox
            key={flag.key}
            label={flag.label}
            place={flag.key}
            isOn={isOn(form, flag)}
            isDisabled={flag.needs !== undefined && !form.flags[flag.needs]}
            onChange={(isSet) => onChange({ flags: { ...form.flags, [flag.key]: isSet } })}
          />
        ))}
      </div>
      <div className={styles.lines}>
        {countsOf(form).map((field) => (
          <div key={field.key} className={styles.line}>
            <span>{field.label}</span>
            <Count {...{ field, form, errors, setNumber }} />
          </div>
        ))}
        {criteriaOf(form).map(({ key, value }, at) => (
          <div key={key} className={styles.line}>
            <Choice
              label={m.comparedBy({ rank: at + 1 })}
              value={value}
              options={[
                { value: '', label: m.noCriterion() },
                ...NEXT_PLACE_CRITERIA.map((own) => ({ value: own, label: criterionWords(own) })),
              ]}
              onChange={setNumber(key)}
            />
          </div>
        ))}
        {groupRowsOf(form).map(({ title, fields }) => (
          <div key={title} className={styles.line}>
            <span>{title}</span>
            {fields.map(({ caption, ...field }) => (
              <div key={field.key} className={styles.captioned}>
                <span aria-hidden>{caption}</span>
                <Count {...{ field, form, errors, setNumber }} />
              </div>
            ))}
          </div>
        ))}
        {paying.map((line, index) => (
          <Line key={line.points.key} {...{ line, form, errors, setNumber }} most={most[index]} />
        ))}
      </div>
      {paying.length > 1 ? (
        <p className={styles.sum}>
          <span>{sumNoteOf(form)}</span>
          <b>{most.includes(null) ? '–' : m.pointsCount({ points: sumOf(most) })}</b>
        </p>
      ) : null}
    </>
  );
}

const sumOf = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);

interface Typing {
  form: StageForm;
  errors: Readonly<Record<string, string>>;
  setNumber(key: string): (value: string) => void;
}

interface LineProps extends Typing {
  line: PayingField;
  most: number | null | undefined;
}

function Line({ line, form, errors, most, setNumber }: LineProps) {
  const { label, unit, count, points, isInstead = false } = line;
  return (
    <div className={styles.line}>
      <span>{label}</span>
      {count ? (
        <>
          <Count field={count} {...{ form, errors, setNumber }} />
          <span className={styles.unit}>{unit}</span>
        </>
      ) : null}
      <Count field={points} {...{ form, errors, setNumber }} />
      <span className={styles.unit}>{m.pointsUnit()}</span>
      <b className={styles.most}>{isInstead ? '' : (most ?? '–')}</b>
    </div>
  );
}

function Count({ field, form, errors, setNumber }: Typing & { field: NumberField }) {
  const { key: place, from: _, ...asked } = field;
  return (
    <Stepper
      {...asked}
      place={place}
      value={typedIn(form, field)}
      error={errors[place]}
      onChange={setNumber(place)}
    />
  );
}
