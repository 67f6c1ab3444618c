import type { PointPreset } from '@callshot/rules';
import { type FormEvent, useMemo, useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { useSaveKey } from '../../../platform/ui/hooks/use-save-key.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { m } from '../words/messages.js';
import { DeletePreset } from './delete-preset.tsx';
import styles from './points-page.module.css';
import { canBePaid, PresetFields } from './preset-fields.tsx';
import { markPresetMutation, type Preset } from './presets.queries.ts';
import { perfectOf } from './typical-event.ts';
import type { usePresetDraft } from './use-preset-draft.ts';

const MAX_PRESET_NAME = 60;

interface PresetEditorProps {
  draft: ReturnType<typeof usePresetDraft>;
  /** As it is saved; null = a new one. */
  preset: Preset | null;
  presets: readonly Preset[];
  /** The new one is given up, or the open one is gone. */
  onClose(): void;
}

/** Name and numbers of a preset, and the actions on it. */
export function PresetEditor({ draft, preset, presets, onClose }: PresetEditorProps) {
  const { isDirty, isBusy, save, type, discard } = draft;
  const isPaid = canBePaid(draft.points);
  useSaveKey(save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const leaveIt = () => {
    discard();
    onClose();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <StaffPanel
        title={preset?.name ?? m.newPreset()}
        end={preset && <PresetActs preset={preset} presets={presets} onDeleted={leaveIt} />}
      >
        <TextField
          label={m.presetName()}
          value={draft.name}
          maxLength={MAX_PRESET_NAME}
          autoComplete="off"
          error={draft.nameError}
          onChange={(name) => type({ name })}
        />
        <PresetFields points={draft.points} onChange={(points) => type({ points })} />
      </StaffPanel>
      <footer className={styles.foot}>
        <FormError refusal={draft.refusal} text={draft.conflict} />
        <p role="status" className={styles.state}>
          {stateWords(preset, isDirty, isPaid)}
          {isPaid ? <Perfect points={draft.points} /> : null}
        </p>
        <Button
          variant="ghost"
          disabled={(!isDirty && preset !== null) || isBusy}
          onClick={preset === null ? leaveIt : discard}
        >
          {m.discardPreset()}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isDirty || !isPaid}>
          {m.savePreset()}
        </Button>
      </footer>
    </form>
  );
}

/** For windows in which the example is not beside the fields. */
function Perfect({ points }: { readonly points: PointPreset }) {
  const { total } = useMemo(() => perfectOf(points), [points]);
  return <span className={styles.perfect}>{m.perfectSlip({ count: total })}</span>;
}

function stateWords(preset: Preset | null, isDirty: boolean, isPaid: boolean): string {
  if (!isPaid) return m.presetWrong();
  if (isDirty) return m.presetUnsaved();
  return preset === null ? m.presetNotSavedYet() : m.presetAllSaved();
}

interface PresetActsProps {
  preset: Preset;
  presets: readonly Preset[];
  onDeleted(): void;
}

function PresetActs({ preset, presets, onDeleted }: PresetActsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { send, isBusy, refusal } = useSend(markPresetMutation);
  const former = presets.find(({ isUsual }) => isUsual);
  const undo = () =>
    former &&
    send(former, () =>
      showToast({ kind: 'success', text: m.presetMadeUsual({ name: former.name }) }),
    );
  const mark = () =>
    send(preset, ({ name }) =>
      showToast({
        kind: 'success',
        text: m.presetMadeUsual({ name }),
        action: { label: m.presetUndo(), onSelect: () => void undo() },
      }),
    );
  const isKept = preset.isUsual && presets.length > 1;
  return (
    <>
      {refusal ? <FormError refusal={refusal} /> : null}
      {preset.isUsual ? null : (
        <Button size="sm" icon="check" isBusy={isBusy} onClick={() => void mark()}>
          {m.makeUsual()}
        </Button>
      )}
      <Button
        size="sm"
        icon="trash"
        disabled={isKept}
        title={isKept ? m.usualIsKept() : undefined}
        onClick={() => setDeleting(true)}
      >
        {m.deletePreset()}
      </Button>
      {isDeleting ? (
        <DeletePreset
          preset={preset}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            onDeleted();
          }}
        />
      ) : null}
    </>
  );
}
