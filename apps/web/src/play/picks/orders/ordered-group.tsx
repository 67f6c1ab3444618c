import type { EventTeam } from '@callshot/contract';
import type { EventSubstage } from '@callshot/rules';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { listedTeams } from '../teams/event-teams.ts';
import { type DraggedTeam, droppedTeam, isTeamDrag } from '../teams/team-drag.ts';
import { m } from '../words/messages.js';
import { placedAt } from './group-order.ts';
import styles from './order-picker.module.css';
import { OpenRow, PlacedRow } from './order-row.tsx';
import { placedWords } from './order-words.ts';

interface OrderedGroupProps {
  readonly substage: EventSubstage;
  /** Its title is shown. */
  readonly isTitled: boolean;
  /** The places that a slip calls. */
  readonly places: number;
  /** So many of the best go on. */
  readonly through: number;
  /** Teams with a place, the first one first. */
  readonly order: readonly number[];
  readonly teams: ReadonlyMap<number, EventTeam>;
  /** Opens what is known of a team. */
  factsOf(team: EventTeam): ReactNode;
  /** Another order; `text` says what has changed. */
  onOrder(order: readonly number[], text: string): void;
}

/** A control of a team that keeps the focus while its row moves. */
interface Kept {
  readonly teamId: number;
  readonly control: string;
}

/** One group: teams with a place above, in their order, and the others below. */
export function OrderedGroup(props: OrderedGroupProps) {
  const { substage, isTitled, places, through, order, teams, onOrder } = props;
  const { eventSubstageId, teamIds, title } = substage;
  const list = useRef<HTMLFieldSetElement>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const open = teamIds.filter((teamId) => !order.includes(teamId));
  const nameOf = (teamId: number): string => teams.get(teamId)?.name ?? '';

  // A row that moved in the document has lost the focus.
  useEffect(() => {
    if (kept === null) return;
    const row = list.current?.querySelector(`[data-team="${kept.teamId}"]`);
    row?.querySelector<HTMLElement>(`[data-control="${kept.control}"]`)?.focus();
    setKept(null);
  }, [kept]);

  const put = (teamId: number, at: number, control?: string) => {
    const isNew = !order.includes(teamId);
    if (at < 0 || at >= places || (isNew && order.length >= places)) return;
    const next = placedAt(order, teamId, Math.min(at, order.length));
    onOrder(next, placedWords(nameOf(teamId), next.indexOf(teamId) + 1));
    if (control) setKept({ teamId, control });
  };
  const takeOut = (teamId: number) => {
    onOrder(
      order.filter((other) => other !== teamId),
      m.teamWithoutPlace({ team: nameOf(teamId) }),
    );
    setKept({ teamId, control: 'main' });
  };
  const drop = (drag: DragEvent, onTeam: (team: DraggedTeam) => void) => {
    setOver(null);
    const team = droppedTeam(drag);
    if (team === null || team.eventSubstageId !== eventSubstageId) return;
    drag.preventDefault();
    onTeam(team);
  };
  const enter = (drag: DragEvent, at: number) => {
    if (!isTeamDrag(drag)) return;
    drag.preventDefault();
    setOver(at);
  };

  return (
    <fieldset ref={list} className={styles.group} data-substage={eventSubstageId}>
      <legend className={isTitled ? styles.legend : styles.spoken}>{title}</legend>
      <div className={styles.tools}>
        <span className={styles.note}>
          {through > 0 && through < places ? m.firstGoOn({ count: through }) : null}
        </span>
        <span className={styles.count} aria-hidden>
          {order.length}/{places}
        </span>
        <Button
          size="sm"
          variant="ghost"
          icon="cross"
          aria-label={m.clearGroup({ group: title })}
          disabled={order.length === 0}
          onClick={() => onOrder([], m.groupCleared({ group: title }))}
        >
          {m.clearOrder()}
        </Button>
      </div>
      <ol
        className={styles.rows}
        aria-label={m.orderOfGroup({ group: title })}
        onDragLeave={() => setOver(null)}
      >
        {listedTeams(teams, order).map((team, at) => (
          <PlacedRow
            key={team.id}
            team={team}
            at={at}
            eventSubstageId={eventSubstageId}
            isThrough={at < through}
            isLast={at === order.length - 1}
            isOver={over === at}
            facts={props.factsOf(team)}
            onMove={(to, control) => put(team.id, to, control)}
            onTakeOut={() => takeOut(team.id)}
            onDragOver={(drag) => enter(drag, at)}
            onDrop={(drag) => drop(drag, ({ teamId }) => put(teamId, at))}
          />
        ))}
      </ol>
      <p className={styles.between}>
        {open.length === 0 ? m.allPlaced() : m.tapInOrder({ place: order.length + 1 })}
      </p>
      <ul
        className={styles.rows}
        aria-label={m.withoutPlace()}
        onDragOver={(drag) => isTeamDrag(drag) && drag.preventDefault()}
        onDrop={(drag) => drop(drag, ({ teamId }) => order.includes(teamId) && takeOut(teamId))}
      >
        {listedTeams(teams, open).map((team) => (
          <OpenRow
            key={team.id}
            team={team}
            eventSubstageId={eventSubstageId}
            next={order.length + 1}
            isFull={order.length >= places}
            facts={props.factsOf(team)}
            onPut={() => put(team.id, order.length, 'main')}
          />
        ))}
      </ul>
    </fieldset>
  );
}
