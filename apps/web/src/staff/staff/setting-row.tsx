import type { AdminSetting } from '@callshot/contract';
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { TextLines } from '../../platform/ui/words/text-lines.tsx';
import styles from './settings-page.module.css';
import { saveSettingMutation } from './staff.queries.ts';
import { m } from './words/messages.js';

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
    label: m.settingMeaning({ setting: name, meaning: setting.meaning }),
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
          {m.saveAction()}
        </Button>
        {isUnsaved ? (
          <Button variant="ghost" onClick={() => setTyped(null)} disabled={isBusy}>
            {m.discardAction()}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'>;

const LINK_BEGINS = 'https://';

const inputs: Record<Exclude<AdminSetting['kind'], 'lines'>, InputProps> = {
  link: { type: 'url', inputMode: 'url', placeholder: LINK_BEGINS, autoCapitalize: 'none' },
  integer: { inputMode: 'numeric' },
  text: { type: 'text' },
};

function hintOf(setting: AdminSetting): string {
  const { kind, smallest, largest, isOptional } = setting;
  if (kind === 'integer') {
    return isOptional
      ? m.hintIntegerOrEmpty({ smallest, largest })
      : m.hintInteger({ smallest, largest });
  }
  if (kind === 'link') return isOptional ? m.hintLinkOrEmpty() : m.hintLink();
  return isOptional ? m.hintTextOrEmpty({ largest }) : m.hintText({ largest });
}

function useSettingSave(setting: AdminSetting, onSaved: () => void) {
  const { send, isBusy, answer, refusal } = useSend(saveSettingMutation);
  const { name } = setting;

  const undo = (before: string) =>
    send({ name, value: before }, ({ setting: restored }) => {
      if (restored !== null)
        showToast({ text: m.settingRestored({ setting: name }), kind: 'success' });
    });

  const save = (value: string) => {
    const before = setting.value;
    return send({ name, value }, ({ setting: saved }) => {
      if (saved === null) return;
      onSaved();
      showToast({
        text: m.settingSaved({ setting: name }),
        kind: 'success',
        action: { label: m.undo(), onSelect: () => void undo(before) },
      });
    });
  };
  return { save, isBusy, error: refusal?.text ?? answer?.valueError ?? null };
}
