import { useStore } from '../../platform/core/store.ts';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { isSingle, type PageKey, singleKeys } from '../../platform/ui/page/page-keys.ts';
import styles from './key-list.module.css';
import { Keys } from './keys.tsx';
import { m } from './words/messages.js';

export interface KeyListProps {
  keys: readonly PageKey[];
  onClose(): void;
}

/** The keys of the page, and the switch for those that are one letter or sign. */
export function KeyList({ keys, onClose }: KeyListProps) {
  const isOn = useStore(singleKeys) === 'on';
  return (
    <Modal title={m.keysTitle()} isOpen onClose={onClose}>
      <dl className={styles.list}>
        {keys.map((key) => (
          <div
            key={`${key.keys} ${key.says}`}
            className={styles.row}
            data-off={(isSingle(key) && !isOn) || undefined}
          >
            <dt>
              <Keys of={key.keys} />
            </dt>
            <dd>{key.says}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={m.singleKeys()}
        hint={m.singleKeysHint()}
        isOn={isOn}
        onChange={(isSet) => singleKeys.choose(isSet ? 'on' : 'off')}
      />
    </Modal>
  );
}
