import type { EventFormat, FormatEdit, FormatStage } from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import { BracketPanel } from './bracket-panel.tsx';
import { EntriesPanel } from './entries-panel.tsx';
import styles from './stage-panel.module.css';
import { opensWords, stageFacts, typeName } from './stage-words.ts';
import { WhatPays } from './what-pays.tsx';

interface StagePanelProps {
  format: EventFormat;
  stage: FormatStage;
  /** Its position in the format. */
  at: number;
  /** Answers whether it was done. */
  onEdit(edit: FormatEdit): boolean;
  onDialog(): void;
  onDelete(): void;
  onBuild(): void;
  onPreview(): void;
}

/** One stage: its facts, its points, its bracket. */
export function StagePanel(props: StagePanelProps) {
  const { format, stage, at, onEdit, onDialog, onDelete } = props;
  return (
    <section className={styles.panel} aria-label={stage.name}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{stage.name}</bdi>
        </h2>
        <span className={styles.type}>{typeName(stage)}</span>
        <p className={styles.facts}>
          {stageFacts(stage)}
          {at > 0 ? ` · ${opensWords(stage)}` : ''}
        </p>
        <div className={styles.actions}>
          <Button icon="edit" onClick={onDialog}>
            {m.editEventStage()}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {m.deleteAction()}
          </Button>
        </div>
      </header>
      <WhatPays key={at} stage={stage} at={at} onEdit={onEdit} onPreview={props.onPreview} />
      {at > 0 ? (
        <EntriesPanel key={`entries ${at}`} format={format} at={at} onEdit={onEdit} />
      ) : null}
      {stage.bracket ? (
        <BracketPanel
          stage={stage}
          onOpen={props.onBuild}
          onStart={(bracket) => void onEdit({ kind: 'setBracket', stage: at, bracket })}
          onPlayFor={(place) => onEdit({ kind: 'addPlaceMatch', stage: at, place })}
        />
      ) : null}
    </section>
  );
}
