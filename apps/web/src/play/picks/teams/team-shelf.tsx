import type { EventTeam } from '@callshot/contract';
import { type CSSProperties, type DragEvent, useRef, useState } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { m } from '../words/messages.js';
import { type DraggedTeam, dragTeam, droppedTeam, isTeamDrag } from './team-drag.ts';
import styles from './team-shelf.module.css';
import { askedCount, pickedCount, type TeamStep } from './team-steps.ts';

interface TeamShelfProps {
  readonly steps: readonly TeamStep[];
  /** The step that is asked. */
  readonly at: number;
  readonly teams: ReadonlyMap<number, EventTeam>;
  onStep(at: number): void;
  onPut(at: number, team: DraggedTeam): void;
  onTakeOut(at: number, team: DraggedTeam): void;
}

/** The picks so far: a bucket a question, in the order in which they are asked. */
export function TeamShelf({ steps, at, ...shelf }: TeamShelfProps) {
  const firstOpen = steps.findIndex((step) => pickedCount(step) < askedCount(step));
  const slotCount = steps.reduce((sum, step) => sum + askedCount(step), 0);
  const reach = firstOpen < 0 ? steps.length - 1 : firstOpen;
  return (
    <ol className={styles.shelf} data-shelf>
      {steps.map((step, index) => (
        <Bucket
          key={step.pickTypeId}
          {...shelf}
          step={step}
          index={index}
          slotCount={slotCount}
          isAsked={index === at}
          isReached={index <= reach}
        />
      ))}
    </ol>
  );
}

interface BucketProps extends Omit<TeamShelfProps, 'steps' | 'at'> {
  readonly step: TeamStep;
  readonly index: number;
  /** The slots of all buckets together. */
  readonly slotCount: number;
  readonly isAsked: boolean;
  readonly isReached: boolean;
}

function Bucket({ step, index, slotCount, isAsked, isReached, ...shelf }: BucketProps) {
  const [isOver, setOver] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const [picked, asked] = [pickedCount(step), askedCount(step)];
  const isDone = picked >= asked;
  const isSmall = useMedia(withoutRoom(slotCount));
  const size = useCrestSize(slotCount, isSmall);
  const slots = (
    <Slots
      step={step}
      isSmall={isSmall}
      size={size}
      isAsked={isAsked}
      teams={shelf.teams}
      onTakeOut={(team) => {
        shelf.onTakeOut(index, team);
        // The slot under the keyboard is gone.
        main.current?.focus();
      }}
    />
  );
  const drop = (drag: DragEvent) => {
    setOver(false);
    const team = droppedTeam(drag);
    if (team === null) return;
    drag.preventDefault();
    shelf.onPut(index, team);
  };
  return (
    <li
      className={styles.bucket}
      style={{ '--asked': asked } as CSSProperties}
      data-asked={isAsked || undefined}
      data-over={isOver || undefined}
      onDragOver={(drag) => {
        if (!isTeamDrag(drag)) return;
        drag.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        ref={main}
        type="button"
        className={styles.main}
        data-whole={isSmall || undefined}
        aria-current={isAsked ? 'step' : undefined}
        // All that is seen; a check says nothing aloud [rule: product-35].
        aria-label={[
          !isDone && index + 1,
          step.title,
          step.pays,
          m.pickedOfAsked({ picked, asked }),
        ]
          .filter(Boolean)
          .join(', ')}
        disabled={!isReached}
        onClick={() => shelf.onStep(index)}
      >
        <span className={styles.number} data-done={isDone || undefined}>
          {isDone ? <Icon name="check" size={14} /> : index + 1}
        </span>
        <span className={styles.title}>{step.title}</span>
        {step.pays !== null && <span className={styles.pays}>{step.pays}</span>}
        <span className={styles.count}>
          {picked}/{asked}
        </span>
        {isSmall && slots}
      </button>
      {!isSmall && slots}
    </li>
  );
}

interface SlotsProps {
  readonly step: TeamStep;
  /** Nothing in it is pressed by itself. */
  readonly isSmall: boolean;
  /** The size of a crest, as large as its slot holds. */
  readonly size: number;
  readonly isAsked: boolean;
  readonly teams: ReadonlyMap<number, EventTeam>;
  onTakeOut(team: DraggedTeam): void;
}

/** Crests do not lie on each other. */
function useCrestSize(slots: number, isSmall: boolean): number {
  const isMany = slots > FEW_SLOTS;
  const isNarrow = useMedia(isMany ? '(width < 1680px)' : '(width < 1200px)');
  const isTight = useMedia(isMany ? '(width < 480px)' : '(width < 360px)');
  if (isSmall) return isTight ? 16 : 20;
  return isNarrow ? 34 : 46;
}

/** A finger does not hit what is so small: there the bucket leads to the team, which is taken out itself. */
const withoutRoom = (slots: number): string => {
  if (slots > MOST_SLOTS) return 'all';
  return slots > FEW_SLOTS ? '(width < 1400px)' : '(width < 800px)';
};
const FEW_SLOTS = 12;
const MOST_SLOTS = 20;

function Slots({ step, isSmall, size, isAsked, teams, onTakeOut }: SlotsProps) {
  const slots = slotsOf(step);
  const next = isAsked ? slots.findIndex(({ teamId }) => teamId === null) : -1;
  return (
    <span className={styles.slots}>
      {slots.map(({ key, teamId, eventSubstageId }, at) => {
        const team = teamId === null ? undefined : teams.get(teamId);
        if (team === undefined) {
          return (
            <span key={key} className={styles.empty} data-next={at === next || undefined}>
              {at === next && !isSmall && <Icon name="plus" size={16} />}
            </span>
          );
        }
        if (isSmall) {
          return (
            <span key={key} className={styles.taken} data-slot={key}>
              <TeamMark team={team} size={size} />
            </span>
          );
        }
        const dragged = { eventSubstageId, teamId: team.id };
        return (
          <button
            key={key}
            type="button"
            className={styles.taken}
            data-slot={key}
            aria-label={m.takeOutOf({ name: team.name, title: step.title })}
            title={team.name}
            draggable
            onDragStart={(drag) => dragTeam(drag, dragged)}
            onDragEnd={(drag) => {
              if (drag.dataTransfer.dropEffect === 'none') onTakeOut(dragged);
            }}
            onClick={() => onTakeOut(dragged)}
          >
            <TeamMark team={team} size={size} />
          </button>
        );
      })}
    </span>
  );
}

interface Slot {
  readonly key: string;
  readonly eventSubstageId: number;
  /** null = still empty. */
  readonly teamId: number | null;
}

/** As many as the step asks for; groups follow one another, each with its own, and any of them may take those at the end. */
const slotsOf = ({ pickTypeId, buckets, further }: TeamStep): Slot[] => {
  const own = buckets.flatMap(({ eventSubstageId, picked, least }) =>
    Array.from({ length: Math.max(least, picked.length) }, (_, at) => ({
      key: `${eventSubstageId}-${pickTypeId}-${picked[at] ?? `empty-${at}`}`,
      eventSubstageId,
      teamId: picked[at] ?? null,
    })),
  );
  const taken = buckets.filter(({ picked, least }) => picked.length > least).length;
  const left = Array.from({ length: further - taken }, (_, at) => ({
    key: `${pickTypeId}-further-${at}`,
    eventSubstageId: 0,
    teamId: null,
  }));
  return [...own, ...left];
};
