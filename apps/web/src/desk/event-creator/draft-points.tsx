import type { Answer } from '@callshot/contract';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import styles from './draft-points.module.css';
import { m } from './words/messages.js';

interface DraftPointsProps {
  drafted: Pick<Answer<'GET /api/liquipedia/draftFormat'>, 'presets' | 'presetId' | 'perfect'>;
  /** The draft with the chosen preset is on its way; null = nothing is. */
  chosenId: number | null;
  onChoose(presetId: number): void;
}

/** The preset that a draft is paid by, and the most that a slip can get [rule: drafts-16]. */
export function DraftPoints({
  drafted: { presets, presetId, perfect },
  chosenId,
  onChoose,
}: DraftPointsProps) {
  return (
    <div className={styles.points}>
      {presets.length > 0 && (
        <Choice
          label={m.draftPointPreset()}
          value={String(chosenId ?? presetId ?? '')}
          options={presets.map(({ id, name, isUsual }) => ({
            value: String(id),
            label: isUsual ? m.draftUsualPreset({ name }) : name,
          }))}
          onChange={(id) => onChoose(Number(id))}
        />
      )}
      <p className={styles.perfect} role="status">
        {chosenId === null ? m.draftPerfect({ count: perfect.total }) : m.draftCounting()}
      </p>
    </div>
  );
}
