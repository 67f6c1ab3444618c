import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { language } from '../../platform/core/language.ts';
import {
  type Command,
  type CommandGroup,
  type CommandSource,
  matching,
} from '../../platform/parts/command.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { useSettled } from '../../platform/ui/words/search-text.ts';
import styles from './command-palette.module.css';
import { Keys } from './keys.tsx';
import { m } from './words/messages.js';

export interface CommandPaletteProps {
  /** Commands that need no request. */
  groups: readonly CommandGroup[];
  /** Sources that are queried with the typed text. */
  sources: readonly CommandSource[];
  onClose(): void;
}

/** A field that finds places, people and actions, and a list under it. */
export function CommandPalette({ groups, sources, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const asked = useAsked(typed, sources);
  const navigate = useNavigate();
  const shown = [
    ...groups.map(({ title, commands }) => ({ title, commands: matching(commands, typed) })),
    ...asked.groups,
  ]
    .filter(({ commands }) => commands.length > 0)
    .map(({ title, commands }) => ({ value: title, items: commands }));
  const run = ({ does }: Command) => {
    onClose();
    // The dialog gives the focus back first: the action may move it elsewhere.
    if ('to' in does) void navigate(does.to);
    else setTimeout(does.act);
  };

  return (
    <Modal title={m.paletteTitle()} isOpen onClose={onClose} size="md" isTall>
      <Autocomplete.Root
        open
        inline
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={shown}
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason !== 'item-press') setTyped(value);
        }}
        itemToStringValue={({ title }: Command) => title}
      >
        <div className={styles.field}>
          <Icon name="search" size={18} />
          <Autocomplete.Input
            className={styles.input}
            aria-label={m.searchLabel()}
            placeholder={m.searchLabel()}
            maxLength={100}
            spellCheck={false}
          />
        </div>
        <Autocomplete.Status className={styles.status}>
          {statusOf(typed, asked, shown.length > 0)}
        </Autocomplete.Status>
        <Autocomplete.List className={styles.list}>
          {({ value: title, items }: (typeof shown)[number]) => (
            <Autocomplete.Group key={title} items={items}>
              <Autocomplete.GroupLabel className={styles.group}>{title}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    className={styles.command}
                    onClick={() => run(command)}
                  >
                    <Icon name={command.icon} size={18} />
                    <span className={styles.title}>{command.title}</span>
                    {command.detail ? (
                      <span className={styles.detail}>{command.detail}</span>
                    ) : null}
                    {command.keys ? <Keys of={command.keys} /> : null}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Modal>
  );
}

interface Asked {
  readonly groups: readonly CommandGroup[];
  readonly isWaiting: boolean;
  /** The titles of sources that could not be read. */
  readonly failed: readonly string[];
  /** The letters that the most demanding of them wants. */
  readonly least: number;
}

function useAsked(typed: string, sources: readonly CommandSource[]): Asked {
  const now = typed.trim();
  const text = useSettled(now);
  const answers = useQueries({
    queries: sources.map(({ title, least, find }) => ({
      queryKey: ['commands', title, text],
      queryFn: ({ client }: Parameters<QueryFn>[0]) => find(text, client),
      enabled: text.length >= least,
      staleTime: 0,
      gcTime: 0,
    })),
  });
  return {
    groups: sources.map(({ title }, at) => ({
      title,
      // Results for an earlier text do not count.
      commands: now === text ? (answers[at]?.data ?? []) : [],
    })),
    isWaiting: now !== text || answers.some(({ isLoading }) => isLoading),
    failed: sources.filter((_, at) => answers[at]?.isError).map(({ title }) => title),
    least: Math.max(0, ...sources.map(({ least }) => least)),
  };
}

const list = new Intl.ListFormat(language(), { type: 'conjunction' });

type QueryFn = (context: { client: Parameters<CommandSource['find']>[1] }) => unknown;

function statusOf(typed: string, { isWaiting, failed, least }: Asked, isFound: boolean): ReactNode {
  const letters = typed.trim().length;
  if (letters === 0) return null;
  if (failed.length > 0) return m.couldNotSearch({ places: list.format(failed) });
  if (isWaiting) return m.searching();
  const isShort = letters < least;
  if (isFound) return isShort ? m.typeMore({ count: least }) : null;
  return isShort ? m.nothingFoundMore({ count: least }) : m.nothingFound();
}
