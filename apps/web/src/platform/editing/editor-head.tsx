import type { RefObject } from 'react';
import { Icon } from '../ui/art/icon.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useTakenFocus } from '../ui/overlays/use-taken-focus.ts';
import styles from './editor-head.module.css';
import { type Edited, type Saving, stateWords, UndoRedo } from './save-state.tsx';
import { m } from './words/messages.js';

export interface HeadProps {
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
  /** The label of the button that leaves without saving; CLOSE unless told. */
  closeLabel?: string;
  onSave(): void;
  onSaveAndClose(): void;
}

interface EditorHeadProps extends HeadProps {
  editing: Edited;
  saving: Saving;
  onClose(): void;
}

/** The edited thing, its unsaved state and the actions on it. */
export function EditorHead(props: EditorHeadProps) {
  const { editing, name, saving } = props;
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
        {stateWords(editing, saving)}
      </p>
      <div className={styles.actions}>
        <UndoRedo editing={editing} />
        <Button variant="ghost" onClick={props.onClose}>
          {props.closeLabel ?? m.closeButton()}
        </Button>
        <Button isBusy={saving.isBusy} title={m.saveKeys()} onClick={props.onSave}>
          {m.saveButton()}
        </Button>
        <Button variant="primary" isBusy={saving.isBusy} onClick={props.onSaveAndClose}>
          {m.saveAndCloseButton()}
        </Button>
      </div>
    </header>
  );
}
