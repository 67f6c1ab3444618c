import type { RefObject } from 'react';
import { timeWords } from '../core/clock.ts';
import { Icon } from '../ui/art/icon.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useTakenFocus } from '../ui/overlays/use-taken-focus.ts';
import { counted } from '../ui/words/counted.ts';
import styles from './editor-head.module.css';
import type { Editing } from './use-editing.ts';

type Edited = Pick<
  Editing<object>,
  'isDirty' | 'changes' | 'keptAt' | 'canUndo' | 'canRedo' | 'undo' | 'redo'
> & { readonly saved: { readonly id: number } };

interface EditorHeadProps {
  editing: Edited;
  /** The page that it leads back to. */
  crumb: string;
  title: string;
  /** The name, where it is edited here. */
  name?: {
    readonly label: string;
    readonly value: string;
    readonly maxLength: number;
    readonly field: RefObject<HTMLInputElement | null>;
    onChange(name: string): void;
  };
  isSaving: boolean;
  /** The label of the button that leaves without saving. */
  closeLabel: string;
  onClose(): void;
  onSave(): void;
  onSaveAndClose(): void;
}

/** The edited thing, its unsaved state and the actions on it. */
export function EditorHead(props: EditorHeadProps) {
  const { editing, name, isSaving } = props;
  const title = useTakenFocus<HTMLHeadingElement>();
  return (
    <header className={styles.head}>
      <button type="button" className={styles.crumb} onClick={props.onClose}>
        {props.crumb}
        <Icon name="chevron-right" size={14} />
      </button>
      <h1 ref={title} tabIndex={-1} className={name ? styles.hiddenTitle : styles.title}>
        {props.title}
      </h1>
      {name ? (
        <input
          ref={name.field}
          className={styles.name}
          aria-label={name.label}
          placeholder={name.label}
          maxLength={name.maxLength}
          data-place="name"
          value={name.value}
          onChange={({ target }) => name.onChange(target.value)}
        />
      ) : null}
      <p className={styles.kept} role="status">
        {keptWords(editing)}
      </p>
      <div className={styles.actions}>
        <Button
          variant="ghost"
          icon="undo"
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={!editing.canUndo}
          onClick={editing.undo}
        />
        <Button
          variant="ghost"
          icon="redo"
          aria-label="Redo"
          title="Redo (Ctrl+Shift+Z)"
          disabled={!editing.canRedo}
          onClick={editing.redo}
        />
        <Button variant="ghost" onClick={props.onClose}>
          {props.closeLabel}
        </Button>
        <Button isBusy={isSaving} title="Ctrl+S" onClick={props.onSave}>
          SAVE
        </Button>
        <Button variant="primary" isBusy={isSaving} onClick={props.onSaveAndClose}>
          SAVE AND CLOSE
        </Button>
      </div>
    </header>
  );
}

function keptWords({ isDirty, changes, keptAt, saved }: Edited): string {
  if (!isDirty) return saved.id === 0 ? 'Not saved yet' : 'All changes saved';
  const count = counted(changes, 'change');
  return keptAt === null ? count : `Draft kept ${timeWords(keptAt)} · ${count}`;
}
