import type { FormatStage } from '@callshot/rules';
import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { useTakenFocus } from '../../../platform/ui/overlays/use-taken-focus.ts';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { counted } from '../../../platform/ui/words/counted.ts';
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
    setSpoken(`${stage.name} is stage ${to + 1} of ${stages.length}.`);
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
    <section className={styles.pane} aria-label="Stages">
      <div className={styles.head}>
        <h2 className={styles.title}>Stages</h2>
        {stages.length > 1 ? <p className={styles.hint}>drag, or Alt ↑ ↓</p> : null}
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
                <b>{counts[at]?.points ?? '–'}</b> pts
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Button icon="plus" size="sm" className={styles.add} onClick={props.onAdd}>
        Add
      </Button>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </section>
  );
}

function Marks({ problems = 0, warnings = 0 }: Partial<StageCount>) {
  if (problems > 0) return <span className={styles.bad}>{counted(problems, 'problem')}</span>;
  return warnings > 0 ? <span className={styles.warn}>{counted(warnings, 'warning')}</span> : null;
}
