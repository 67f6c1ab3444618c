import type { AdminSetting } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { call } from '../core/client.ts';
import { failureWords } from '../core/failures.ts';
import { gamesQuery, settingsQuery } from '../core/settings.queries.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextLines } from '../ui/text-lines.tsx';
import { showToast } from '../ui/toast.tsx';
import styles from './settings-page.module.css';
import { adminSettingsQuery } from './staff.queries.ts';

interface SettingRowProps {
  setting: AdminSetting;
  onUnsaved(name: string, isUnsaved: boolean): void;
}

/** What is not set is stored as the word null, and is an empty field. */
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
  const empty = isOptional ? ' Empty = not set.' : '';
  if (kind === 'integer') return `A whole number from ${smallest} to ${largest}.${empty}`;
  if (kind === 'link') return `A link that begins with https://.${empty}`;
  return `At most ${largest} characters.${empty}`;
}

function useSettingSave(setting: AdminSetting, onSaved: () => void) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { name } = setting;

  const write = async (value: string): Promise<boolean> => {
    const answer = await call('POST /api/settings/save', {
      body: { name, value },
      isToldInPlace: true,
    });
    setError(answer.valueError);
    const { setting: saved } = answer;
    if (saved === null) return false;
    queries.setQueryData(adminSettingsQuery.queryKey, (settings) =>
      settings?.map((other) => (other.name === name ? saved : other)),
    );
    void queries.invalidateQueries({ queryKey: settingsQuery.queryKey, exact: true });
    void queries.invalidateQueries({ queryKey: gamesQuery.queryKey });
    return true;
  };

  const attempt = async (value: string): Promise<boolean> => {
    setBusy(true);
    try {
      return await write(value);
    } catch (failure) {
      setError(failureWords(failure)?.text ?? null);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const undo = async (before: string) => {
    if (await attempt(before)) showToast({ text: `Restored: ${name}`, kind: 'success' });
  };

  const save = async (value: string) => {
    const before = setting.value;
    if (!(await attempt(value))) return;
    onSaved();
    showToast({
      text: `Saved: ${name}`,
      kind: 'success',
      action: { label: 'Undo', onSelect: () => void undo(before) },
    });
  };
  return { save, isBusy, error };
}
