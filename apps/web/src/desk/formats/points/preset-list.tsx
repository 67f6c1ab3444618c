import { useMemo } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { m } from '../words/messages.js';
import styles from './preset-list.module.css';
import type { Preset } from './presets.queries.ts';
import { perfectOf } from './typical-event.ts';

interface PresetListProps {
  presets: readonly Preset[];
  /** 0 = the one that is being made. */
  openId: number;
  onOpen(id: number): void;
}

/** A game's presets, each with what a perfect slip gets of a typical event. */
export const PresetList = ({ presets, openId, onOpen }: PresetListProps) => (
  <ul className={styles.list} aria-label={m.pointPresets()}>
    {presets.map((preset) => (
      <li key={preset.id}>
        <button
          type="button"
          className={styles.preset}
          aria-current={preset.id === openId ? 'true' : undefined}
          onClick={() => onOpen(preset.id)}
        >
          <bdi className={styles.name}>{preset.name}</bdi>
          <Perfect preset={preset} />
          {preset.isUsual ? (
            <span className={styles.usual}>
              <Icon name="check" size={14} />
              {m.usualPreset()}
            </span>
          ) : null}
        </button>
      </li>
    ))}
  </ul>
);

function Perfect({ preset: { points } }: { readonly preset: Preset }) {
  const { total } = useMemo(() => perfectOf(points), [points]);
  return <span className={styles.perfect}>{m.exampleTotal({ count: total })}</span>;
}
