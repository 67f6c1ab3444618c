import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTakenFocus } from '../../ui/use-taken-focus.ts';
import { clockWords } from './clock-words.ts';
import styles from './editor-head.module.css';
import { counted } from './stage-words.ts';
import type { FormatEditing } from './use-format-editing.ts';

interface EditorHeadProps {
  editing: FormatEditing;
  isSaving: boolean;
  nameField: RefObject<HTMLInputElement | null>;
  onCancel(): void;
  onSave(): void;
  onSaveAndClose(): void;
}

/** Which format it is, what of it is unsaved, and what can be done with that. */
export function EditorHead(props: EditorHeadProps) {
  const { editing, isSaving } = props;
  const title = useTakenFocus<HTMLHeadingElement>();
  return (
    <header className={styles.head}>
      <button type="button" className={styles.crumb} onClick={props.onCancel}>
        Event Format Builder
        <Icon name="chevron-right" size={14} />
      </button>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {editing.state.name.trim() || 'New event format'}
      </h1>
      <input
        ref={props.nameField}
        className={styles.name}
        aria-label="Event format name"
        placeholder="Event format name"
        maxLength={100}
        data-place="name"
        value={editing.state.name}
        onChange={({ target }) => editing.rename(target.value)}
      />
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
        <Button variant="ghost" onClick={props.onCancel}>
          CANCEL
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

function keptWords({ isDirty, changes, keptAt, saved }: FormatEditing): string {
  if (!isDirty) return saved.id === 0 ? 'Not saved yet' : 'All changes saved';
  const count = counted(changes, 'change');
  return keptAt === null ? count : `Draft kept ${clockWords(keptAt)} · ${count}`;
}
