import type { AdminSetting } from '@callshot/contract';
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { TextLines } from '../../platform/ui/words/text-lines.tsx';
import styles from './settings-page.module.css';
import { saveSettingMutation } from './staff.queries.ts';

interface SettingRowProps {
  setting: AdminSetting;
  onUnsaved(name: string, isUnsaved: boolean): void;
}

/** An unset value is stored as the word null, and shown as an empty field. */
const shownOf = ({ isOptional }: AdminSetting, value: string): string =>
  isOptional && value === 'null' ? '' : value;

export function SettingRow({ setting, onUnsaved }: SettingRowProps) {
  const { name, kind, value } = setting;
  const stored = shownOf(setting, value);
  const [typed, setTyped] = useState<string | null>(null);
  const { save, isBusy, error } = useSettingSave(setting, () => setTyped(null));
  const isUnsaved = typed !== null && typed.trim() !== stored;
  useEffect(() => {
    onUnsaved(name, isUnsaved);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnsaved && !isBusy) void save(typed);
  };
  const field = {
    className: styles.field,
    label: setting.meaning,
    hint: hintOf(setting),
    value: typed ?? stored,
    onChange: setTyped,
    error,
  };
  return (
    <form className={styles.row} onSubmit={submit} noValidate aria-label={name}>
      <code className={styles.name}>{name}</code>
      {kind === 'lines' ? (
        <TextLines {...field} />
      ) : (
        <TextField {...field} {...inputs[kind]} autoComplete="off" spellCheck={kind === 'text'} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={!isUnsaved} isBusy={isBusy}>
          Save
        </Button>
        {isUnsaved ? (
          <Button variant="ghost" onClick={() => setTyped(null)} disabled={isBusy}>
            Discard
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'>;

const inputs: Record<Exclude<AdminSetting['kind'], 'lines'>, InputProps> = {
  link: { type: 'url', inputMode: 'url', placeholder: 'https://', autoCapitalize: 'none' },
  integer: { inputMode: 'numeric' },
  text: { type: 'text' },
};

function hintOf(setting: AdminSetting): string {
  const { kind, smallest, largest, isOptional } = setting;
  const empty = isOptional ? ' May stay empty.' : '';
  if (kind === 'integer') return `A whole number from ${smallest} to ${largest}.${empty}`;
  if (kind === 'link') return `A link that begins with https://.${empty}`;
  return `At most ${largest} characters.${empty}`;
}

function useSettingSave(setting: AdminSetting, onSaved: () => void) {
  const { send, isBusy, answer, refusal } = useSend(saveSettingMutation);
  const { name } = setting;

  const undo = (before: string) =>
    send({ name, value: before }, ({ setting: restored }) => {
      if (restored !== null) showToast({ text: `Restored: ${name}`, kind: 'success' });
    });

  const save = (value: string) => {
    const before = setting.value;
    return send({ name, value }, ({ setting: saved }) => {
      if (saved === null) return;
      onSaved();
      showToast({
        text: `Saved: ${name}`,
        kind: 'success',
        action: { label: 'Undo', onSelect: () => void undo(before) },
      });
    });
  };
  return { save, isBusy, error: refusal?.text ?? answer?.valueError ?? null };
}
