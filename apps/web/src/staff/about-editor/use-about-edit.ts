import type { AdminSetting } from '@callshot/contract';
import { useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { saveSettingMutation } from '../staff/staff.queries.ts';
import { type Drafts, shownOf, unsavedIn } from './about-draft.ts';
import { m } from './words/messages.js';

type Errors = Readonly<Record<string, string>>;

const without = <T>(record: Readonly<Record<string, T>>, name: string) => {
  const { [name]: _, ...rest } = record;
  return rest;
};

/** Typed changes that are not saved yet. Each field is saved on its own, over the value that it builds on. */
export function useAboutEdit(settings: readonly AdminSetting[]) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const noteError = (name: string, text: string) =>
    setErrors((before) => ({ ...before, [name]: text }));

  /** Somebody else's value is what the field builds on from now on: to save it again replaces that. */
  const meetConflict = (current: AdminSetting) => {
    const { name, value } = current;
    setDrafts((before) => {
      const draft = before[name];
      return draft ? { ...before, [name]: { ...draft, base: value } } : before;
    });
    const theirs = shownOf(current, value);
    noteError(name, theirs === '' ? m.conflictEmptied() : m.conflictChanged({ theirs }));
  };

  const { send, refusal } = useSend(saveSettingMutation, {
    answers: ({ code, current }) => {
      if (code !== 'setting_changed') return false;
      meetConflict(current as AdminSetting);
      return true;
    },
  });

  const unsaved = unsavedIn(settings, drafts);

  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    setErrors({});
    let saved = 0;
    try {
      for (const { setting, draft, value } of unsaved) {
        const { name } = setting;
        await send({ name, value, before: draft.base }, (answer) => {
          if (answer.valueError !== null) return noteError(name, answer.valueError);
          saved += 1;
          setDrafts((before) => without(before, name));
        });
      }
    } finally {
      setSaving(false);
    }
    if (saved > 0) showToast({ text: savedText(saved, unsaved.length), kind: 'success' });
  };

  return {
    drafts,
    errors,
    unsaved,
    refusal,
    isBusy: isSaving,
    save,
    type: (setting: AdminSetting, text: string) => {
      const { name, value } = setting;
      setErrors((before) => without(before, name));
      setDrafts((before) => ({ ...before, [name]: { base: before[name]?.base ?? value, text } }));
    },
    discard: () => {
      setDrafts({});
      setErrors({});
    },
  };
}

const savedText = (saved: number, of: number): string =>
  saved === of ? m.saved() : m.savedSome({ count: saved, all: of });
