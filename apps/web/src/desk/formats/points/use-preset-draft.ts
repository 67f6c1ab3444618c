import type { GameId, PointPreset } from '@callshot/rules';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { m } from '../words/messages.js';
import { canBePaid } from './preset-fields.tsx';
import { type Preset, savePresetMutation } from './presets.queries.ts';

/** A preset as it is edited; id 0 and no version = a new one. */
export interface OpenPreset {
  readonly id: number;
  readonly gameId: GameId;
  readonly name: string;
  readonly points: PointPreset;
  readonly version: number | null;
}

type Typed = Pick<OpenPreset, 'name' | 'points'>;

/** The typed changes, and the copy that they build on. */
interface Draft extends Typed {
  readonly base: OpenPreset;
}

const bodyOf = ({ id, gameId, name, points, version }: OpenPreset) => ({
  ...{ id, gameId, name, points, version },
});

/** A new one is not missed. */
const isAmong = (presets: readonly Preset[], { id }: OpenPreset): boolean =>
  id === 0 || presets.some((own) => own.id === id);

/** The typed changes over another copy. */
const rebased = (draft: Draft | null, base: OpenPreset): Draft | null =>
  draft && { ...draft, base };

const isSame = (one: Typed, other: Typed): boolean =>
  one.name.trim() === other.name && JSON.stringify(one.points) === JSON.stringify(other.points);

/**
 * Typed changes of the open preset. A copy that somebody else saved meanwhile is met by the next save. Changes of
 * one that somebody deleted become those of a new one.
 */
export function usePresetDraft(
  open: OpenPreset,
  presets: readonly Preset[] | undefined,
  onSaved: (preset: Preset) => void,
) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [nameError, setNameError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const ofGame = draft?.base.gameId === open.gameId ? draft : null;
  const isGone = presets !== undefined && ofGame !== null && !isAmong(presets, ofGame.base);
  const own = isGone || ofGame?.base.id === open.id ? ofGame : null;
  const base = own ? { ...own.base, ...(isGone && { id: 0, version: null }) } : open;
  const { name, points }: Typed = own ?? open;
  const shown: Typed = { name, points };
  const isDirty = own !== null && !isSame(own, base);

  const { send, isBusy, refusal, forget } = useSend(savePresetMutation, {
    answers: ({ code, title, current }) => {
      if (code === 'preset_name_taken') setNameError(title);
      else if (code === 'preset_changed') meet(current as Preset);
      else return false;
      return true;
    },
  });
  /** To save again replaces the newer copy. */
  const meet = (current: Preset) => {
    setDraft((before) => rebased(before, current));
    setConflict(m.presetConflict({ by: current.modifiedBy ?? m.presetSomebody() }));
  };
  const clear = () => {
    setNameError(null);
    setConflict(null);
    forget();
  };
  const type = (typed: Partial<Typed>) => {
    clear();
    setDraft({ ...shown, base, ...typed });
  };
  const undo = (former: OpenPreset, saved: Preset) =>
    send({ ...bodyOf(former), version: saved.version }, (restored) => {
      // Further changes go on, over what came back.
      setDraft((before) => (before?.base.id === restored.id ? rebased(before, restored) : before));
      showToast({ kind: 'success', text: m.presetRestored({ name: restored.name }) });
    });
  const save = async () => {
    if (isBusy || !(isDirty || isGone) || !canBePaid(shown.points)) return;
    if (shown.name.trim() === '') {
      setNameError(m.presetNeedsName());
      return;
    }
    clear();
    const former = base;
    const sent = { ...shown, name: name.trim() };
    await send({ ...bodyOf(base), ...sent }, (saved) => {
      setDraft((before) => (before && isSame(before, sent) ? null : rebased(before, saved)));
      const text = m.presetSaved({ name: saved.name });
      const action = { label: m.presetUndo(), onSelect: () => void undo(former, saved) };
      showToast({ kind: 'success', text, ...(former.id !== 0 && { action }) });
      onSaved(saved);
    });
  };
  const discard = () => {
    clear();
    setDraft(null);
  };
  return {
    ...shown,
    ...{ isDirty: isDirty || isGone, isGone, isBusy, nameError, type, save, discard },
    // A refusal of what is gone says no more than that it is.
    ...(isGone ? { refusal: null, conflict: m.presetGone() } : { refusal, conflict }),
  };
}
