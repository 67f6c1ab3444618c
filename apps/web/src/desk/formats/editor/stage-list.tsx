import type { FormatStage } from '@callshot/rules';
import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { boldTag } from '../../../platform/core/message-tags.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { MoveButtons } from '../../../platform/ui/controls/move-buttons.tsx';
import { useTakenFocus } from '../../../platform/ui/overlays/use-taken-focus.ts';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { m } from '../words/messages.js';
import styles from './stage-list.module.css';
import { opensWords, typeName } from './stage-words.ts';

export interface StageCount {
  /** Null = it cannot be played yet. */
  readonly points: number | null;
  readonly problems: number;
  readonly warnings: number;
}

interface StageListProps {
  stages: readonly FormatStage[];
  counts: readonly StageCount[];
  selected: number;
  onSelect(stage: number): void;
  onEdit(stage: number): void;
  onDelete(stage: number): void;
  onAdd(): void;
  /** Answers whether it was moved. */
  onMove(from: number, to: number): boolean;
}

const TYPE = 'application/x-callshot-stage';

/** The stages in their order; they are dragged, or moved with Alt and the arrows. */
export function StageList(props: StageListProps) {
  const { stages, counts, selected, onMove } = props;
  const list = useRef<HTMLOListElement>(null);
  const [spoken, setSpoken] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const moved = useRef<number | null>(null);
  const current = useTakenFocus<HTMLButtonElement>();

  const move = (from: number, to: number) => {
    const stage = stages[from];
    if (!stage || to < 0 || to >= stages.length || from === to || !onMove(from, to)) return;
    moved.current = to;
    setSpoken(m.stageMoved({ name: stage.name, number: to + 1, count: stages.length }));
  };
  useLayoutEffect(() => {
    // The focus goes with the stage that was moved.
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-stage="${moved.current}"]`)?.focus();
    moved.current = null;
  });
  const onKeyDown = (press: KeyboardEvent, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[press.key];
    if (by !== undefined) {
      press.preventDefault();
      if (press.altKey) move(at, at + by);
      else list.current?.querySelector<HTMLElement>(`[data-stage="${at + by}"]`)?.focus();
    } else if (press.key === 'Delete') props.onDelete(at);
  };
  const onDrop = (drop: DragEvent, at: number) => {
    drop.preventDefault();
    if (dragged !== null) move(dragged, at);
    setDragged(null);
    setOver(null);
  };

  return (
    <section className={styles.pane} aria-label={m.stages()}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.stages()}</h2>
        {stages.length > 1 ? <p className={styles.hint}>{m.moveHint()}</p> : null}
      </div>
      <ol ref={list} className={styles.list}>
        {stages.map((stage, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage has no other identity than its place
          <li key={at}>
            {at > 0 ? <p className={styles.opens}>{opensWords(stage)}</p> : null}
            <button
              type="button"
              ref={at === selected ? current : undefined}
              className={styles.stage}
              data-stage={at}
              data-over={over === at || undefined}
              aria-current={at === selected || undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              draggable
              onClick={() => props.onSelect(at)}
              onDoubleClick={() => props.onEdit(at)}
              onKeyDown={(press) => onKeyDown(press, at)}
              onDragStart={(drag) => {
                drag.dataTransfer.setData(TYPE, String(at));
                drag.dataTransfer.effectAllowed = 'move';
                setDragged(at);
              }}
              onDragOver={(drag) => {
                if (dragged === null) return;
                drag.preventDefault();
                setOver(at);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(drop) => onDrop(drop, at)}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
            >
              <span className={styles.handle} aria-hidden />
              <span className={styles.words}>
                <span className={styles.name}>
                  <bdi>{stage.name}</bdi>
                </span>
                <span className={styles.facts}>
                  {typeName(stage)} <Marks {...counts[at]} />
                </span>
              </span>
              <span className={styles.points}>
                {m.stagePoints({ points: counts[at]?.points ?? '–', bold: boldTag })}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button icon="plus" size="sm" onClick={props.onAdd}>
          {m.addAction()}
        </Button>
        {stages.length > 1 ? (
          <MoveButtons
            name={stages[selected]?.name ?? ''}
            at={selected}
            count={stages.length}
            onMoveTo={(to) => onMove(selected, to)}
          />
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </section>
  );
}

function Marks({ problems = 0, warnings = 0 }: Partial<StageCount>) {
  if (problems > 0)
    return <span className={styles.bad}>{m.problemCount({ count: problems })}</span>;
  return warnings > 0 ? (
    <span className={styles.warn}>{m.warningCount({ count: warnings })}</span>
  ) : null;
}
