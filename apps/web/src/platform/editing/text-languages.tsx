import { useRef } from 'react';
import { languages, nameOfLanguage } from '../core/language.ts';
import { Icon } from '../ui/art/icon.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Choice } from '../ui/controls/choice.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { Tabs } from '../ui/page/tabs.tsx';
import styles from './text-languages.module.css';
import type { EditedLanguages } from './use-text-languages.ts';
import { m } from './words/messages.js';

interface TextLanguagesProps {
  languages: EditedLanguages;
  /** The number of its texts that are missing. */
  missingIn(tag: string): number;
  /** Id of the panel that holds the fields of one language. */
  panelId: string;
}

/** The languages of a text that staff write: a tab each, above the fields of the one that is shown. */
export function TextLanguages({ languages: edited, missingIn, panelId }: TextLanguagesProps) {
  const { original, translations, shown, show, setOriginal, add, remove } = edited;
  const row = useRef<HTMLDivElement>(null);
  const all = [original, ...translations];
  const left = languages().filter((tag) => !all.includes(tag));
  if (all.length === 1 && left.length === 0) return null;

  const focusTab = (tag: string) =>
    queueMicrotask(() => row.current?.querySelector<HTMLElement>(`[data-tab="${tag}"]`)?.focus());
  const detailOf = (tag: string) => {
    const count = missingIn(tag);
    if (count > 0) return m.textsMissing({ count });
    return tag === original ? m.forEverybodyElse() : '';
  };

  return (
    <div ref={row} className={styles.languages}>
      <Choice
        label={m.writtenIn()}
        value={original}
        options={[original, ...left].map((tag) => ({ value: tag, label: nameOfLanguage(tag) }))}
        onChange={setOriginal}
      />
      {left.length > 0 ? (
        <Menu
          label={m.addLanguage()}
          className={styles.add}
          items={left.map((tag) => ({
            key: tag,
            label: nameOfLanguage(tag),
            onSelect: () => {
              add(tag);
              focusTab(tag);
            },
          }))}
        >
          <Icon name="plus" size={16} />
          {m.addLanguage()}
        </Menu>
      ) : null}
      {shown === original ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon="trash"
          className={styles.remove}
          onClick={() => {
            remove(shown);
            focusTab(original);
          }}
        >
          {m.removeLanguage({ language: nameOfLanguage(shown) })}
        </Button>
      )}
      {translations.length > 0 ? (
        <Tabs
          label={m.languagesOfText()}
          className={styles.tabs}
          panelId={panelId}
          value={shown}
          onChange={show}
          items={all.map((tag) => ({
            value: tag,
            label: nameOfLanguage(tag),
            detail: detailOf(tag),
          }))}
        />
      ) : null}
    </div>
  );
}
