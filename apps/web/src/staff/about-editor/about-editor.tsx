import type { AdminSetting } from '@callshot/contract';
import { type FormEvent, useId } from 'react';
import { LeaveQuestion } from '../../platform/editing/leave-question.tsx';
import { useLeave } from '../../platform/editing/use-leave.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { useSaveKey } from '../../platform/ui/hooks/use-save-key.ts';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { TextLines } from '../../platform/ui/words/text-lines.tsx';
import { drawnValues, shownOf } from './about-draft.ts';
import styles from './about-editor.module.css';
import { aboutFields } from './about-fields.ts';
import { AboutPreview } from './about-preview.tsx';
import { useAboutEdit } from './use-about-edit.ts';
import { m } from './words/messages.js';

export function AboutEditor({ settings }: { readonly settings: readonly AdminSetting[] }) {
  const { drafts, errors, type, discard, save, isBusy, refusal, unsaved } = useAboutEdit(settings);
  const leave = useLeave(unsaved.length > 0);
  const formId = useId();
  useSaveKey(save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <div className={styles.editor}>
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {aboutFields.map(({ title, fields }) => (
          <StaffPanel key={title} title={title}>
            <div className={styles.fields}>
              {fields.map(({ name, label }) => {
                const setting = settings.find((each) => each.name === name);
                return setting === undefined ? null : (
                  <Field
                    key={name}
                    setting={setting}
                    label={label}
                    value={drafts[name]?.text ?? shownOf(setting, setting.value)}
                    error={errors[name] ?? null}
                    onChange={(text) => type(setting, text)}
                  />
                );
              })}
            </div>
          </StaffPanel>
        ))}
        <footer className={styles.foot}>
          <FormError refusal={refusal} />
          <p role="status" className={styles.state}>
            {stateText(unsaved.length)}
          </p>
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={unsaved.length === 0}>
            {m.saveAction()}
          </Button>
          <Button variant="ghost" disabled={unsaved.length === 0 || isBusy} onClick={discard}>
            {m.discardAction()}
          </Button>
        </footer>
      </form>
      <AboutPreview values={drawnValues(settings, drafts)} />
      <LeaveQuestion leave={leave}>{m.leaveText()}</LeaveQuestion>
    </div>
  );
}

function stateText(unsaved: number): string {
  if (unsaved === 0) return m.allSaved();
  return m.unsavedChanges({ count: unsaved });
}

const linkHint = (isOptional: boolean): string =>
  isOptional ? m.hintLinkOptional() : m.hintLink();

const lengthHint = (length: number, most: number, isOptional: boolean): string =>
  isOptional ? m.hintLengthOptional({ length, most }) : m.hintLength({ length, most });

const LINK_BEGINS = 'https://';

interface FieldProps {
  readonly setting: AdminSetting;
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  onChange(text: string): void;
}

function Field({ setting: { kind, largest, isOptional }, ...field }: FieldProps) {
  const { length } = [...field.value];
  const hint = kind === 'link' ? linkHint(isOptional) : lengthHint(length, largest, isOptional);
  if (kind === 'lines') return <TextLines {...field} hint={hint} />;
  return (
    <TextField
      {...field}
      hint={hint}
      type={kind === 'link' ? 'url' : 'text'}
      autoComplete="off"
      spellCheck={kind === 'text'}
      {...(kind === 'link' && { placeholder: LINK_BEGINS, autoCapitalize: 'none' })}
    />
  );
}
