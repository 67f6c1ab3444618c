import type { EventTeam } from '@callshot/contract';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { dragTeam } from '../teams/team-drag.ts';
import { m } from '../words/messages.js';
import styles from './order-picker.module.css';
import { placedWords } from './order-words.ts';

const MARK = 36;

interface PlacedRowProps {
  readonly team: EventTeam;
  /** Its place, counted from 0. */
  readonly at: number;
  readonly eventSubstageId: number;
  readonly isThrough: boolean;
  readonly isLast: boolean;
  /** A team that is dragged would stand here. */
  readonly isOver: boolean;
  /** Opens what is known of it. */
  readonly facts: ReactNode;
  /** To another place; the named control keeps the focus. */
  onMove(to: number, control: string): void;
  onTakeOut(): void;
  onDragOver(drag: DragEvent): void;
  onDrop(drag: DragEvent): void;
}

/** A team with its place: one press takes it out, arrows move it. */
export function PlacedRow(props: PlacedRowProps) {
  const { team, at, eventSubstageId, isThrough, isLast, isOver, onMove, onTakeOut } = props;
  const byKey = (key: KeyboardEvent) => {
    const step = key.key === 'ArrowUp' ? -1 : key.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    key.preventDefault();
    if (step < 0 || !isLast) onMove(at + step, 'main');
  };
  return (
    <li
      className={styles.row}
      data-team={team.id}
      data-through={isThrough || undefined}
      data-over={isOver || undefined}
      draggable
      onDragStart={(drag) => dragTeam(drag, { eventSubstageId, teamId: team.id })}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
    >
      <button
        type="button"
        className={styles.main}
        data-control="main"
        aria-pressed
        aria-label={m.takeOutOfOrder({ team: placedWords(team.name, at + 1) })}
        aria-keyshortcuts="ArrowUp ArrowDown"
        onClick={onTakeOut}
        onKeyDown={byKey}
      >
        <span className={styles.place}>{at + 1}</span>
        <TeamMark team={team} size={MARK} />
        <span className={styles.name}>
          <bdi>{team.name}</bdi>
        </span>
      </button>
      <button
        type="button"
        className={styles.arrow}
        data-control="up"
        aria-label={m.moveUp({ team: team.name })}
        aria-disabled={at === 0 || undefined}
        onClick={() => at > 0 && onMove(at - 1, 'up')}
      >
        <Icon name="arrow-up" size={18} />
      </button>
      <button
        type="button"
        className={styles.arrow}
        data-control="down"
        aria-label={m.moveDown({ team: team.name })}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(at + 1, 'down')}
      >
        <Icon name="arrow-down" size={18} />
      </button>
      {props.facts}
    </li>
  );
}

interface OpenRowProps {
  readonly team: EventTeam;
  readonly eventSubstageId: number;
  /** The place that a press gives it, from 1. */
  readonly next: number;
  /** Every place is taken. */
  readonly isFull: boolean;
  /** Opens what is known of it. */
  readonly facts: ReactNode;
  onPut(): void;
}

/** A team without a place: a press puts it behind the others. */
export const OpenRow = ({ team, eventSubstageId, next, isFull, facts, onPut }: OpenRowProps) => (
  <li
    className={styles.row}
    data-team={team.id}
    data-open
    draggable={!isFull}
    onDragStart={(drag) => dragTeam(drag, { eventSubstageId, teamId: team.id })}
  >
    <button
      type="button"
      className={styles.main}
      data-control="main"
      aria-pressed={false}
      aria-label={placedWords(team.name, next)}
      disabled={isFull}
      onClick={onPut}
    >
      <span className={styles.place} aria-hidden />
      <TeamMark team={team} size={MARK} />
      <span className={styles.name}>
        <bdi>{team.name}</bdi>
      </span>
    </button>
    {facts}
  </li>
);
