import { useEffect } from 'react';
import { useStore } from '../../platform/core/store.ts';
import type { CommandGroup, CommandSource } from '../../platform/parts/command.ts';
import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { hasLayer } from '../../platform/ui/overlays/layers.ts';
import { InBar } from '../../platform/ui/page/bar-places.tsx';
import { actOf, type PageKey, pageKeys } from '../../platform/ui/page/page-keys.ts';
import styles from './command-field.module.css';
import type { CommandPaletteProps } from './command-palette.tsx';
import type { KeyListProps } from './key-list.tsx';
import { Keys } from './keys.tsx';
import { opened } from './opened.ts';
import { m } from './words/messages.js';

const CommandPalette = lazyDialog<CommandPaletteProps>(
  async () => (await import('./command-palette.tsx')).CommandPalette,
  { isRare: true },
);
const KeyList = lazyDialog<KeyListProps>(async () => (await import('./key-list.tsx')).KeyList, {
  isRare: true,
});

interface CommandFieldProps {
  /** The places reachable from every page. */
  places: CommandGroup;
  sources: readonly CommandSource[];
}

/** The command field of the bar: Ctrl K opens it, "?" the keys of the page. */
export function CommandField({ places, sources }: CommandFieldProps) {
  const open = useStore(opened);
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      const act = actOf(press, frameKeys);
      if (!act || press.defaultPrevented || hasLayer()) return;
      press.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      close();
    };
  }, []);
  return (
    <>
      <InBar place="commands">
        <button
          type="button"
          className={styles.field}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          aria-label={m.searchLabel()}
          onClick={() => opened.set('commands')}
        >
          <Icon name="search" size={18} />
          <span className={styles.says}>{m.searchLabel()}</span>
          <span className={styles.keys}>
            <Keys of="Ctrl+K" />
          </span>
        </button>
      </InBar>
      {open === 'commands' ? (
        <CommandPalette groups={[ofPage(), places]} sources={sources} onClose={close} />
      ) : null}
      {open === 'keys' ? <KeyList keys={[...pageKeys(), ...frameKeys]} onClose={close} /> : null}
    </>
  );
}

const close = () => opened.set(null);

const frameKeys: readonly PageKey[] = [
  {
    keys: 'Ctrl+K',
    says: m.findHint(),
    act: () => opened.set('commands'),
  },
  { keys: '?', says: m.showKeys(), act: () => opened.set('keys') },
];

/** The page’s present actions, by its own keys. */
function ofPage(): CommandGroup {
  const acts = pageKeys().flatMap(({ keys, says, act }) =>
    act
      ? [
          {
            id: `${keys} ${says}`,
            title: says,
            icon: 'chevron-right' as const,
            keys,
            does: { act },
          },
        ]
      : [],
  );
  const list = {
    id: 'keys',
    title: m.keysTitle(),
    icon: 'list' as const,
    keys: '?',
    does: { act: () => opened.set('keys') },
  };
  return { title: m.onThisPage(), commands: [...acts, list] };
}
