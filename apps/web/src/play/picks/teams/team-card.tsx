import type { EventTeam } from '@callshot/contract';
import { memo } from 'react';
import { bdiTag as bdi } from '../../../platform/core/message-tags.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { m } from '../words/messages.js';
import styles from './team-card.module.css';
import { type DraggedTeam, dragTeam } from './team-drag.ts';

/** The badge that a question puts on a team; null = nothing. */
export interface TeamBadge {
  /** null = a check. */
  readonly text: string | null;
  /** 'picked to go 3-0' */
  readonly said: string;
}

interface Shown {
  readonly team: EventTeam;
  /** The team's origin, or the reason why it cannot be picked now. */
  readonly facts: string;
  readonly seed: number | null;
  /** The first opponent; undefined while it is loading, null where it is not known. */
  readonly opponent: EventTeam | null | undefined;
  /** One below the other, as in a group. */
  readonly isRow: boolean;
}

interface FaceProps extends Shown {
  /** The place of the badge in words, after the facts. */
  readonly said: string | null;
}

interface CardFace extends Shown {
  /** Nothing is known of it but its name. */
  readonly isBare: boolean;
}

const ROW_SIZE = 44;
const TILE_SIZE = 52;
const SIZE = 64;
const LARGE_SIZE = 80;

/** Drawn anew only where its own team changes: a press draws the card that was pressed. */
const Face = memo(function Face({ team, facts, seed, opponent, isRow, said }: FaceProps) {
  const isTile = useMedia('(width < 800px)');
  const isLarge = useMedia('(width >= 1920px)');
  const size = isRow ? ROW_SIZE : isLarge ? LARGE_SIZE : SIZE;
  return (
    <>
      <TeamMark team={team} size={isTile ? TILE_SIZE : size} />
      <span className={styles.text}>
        <span className={styles.name}>
          <bdi>{team.name}</bdi>
        </span>
        <span className={styles.facts} aria-hidden={said !== null || undefined}>
          {facts}
        </span>
        {said !== null && (
          <VisuallyHidden>{facts === '' ? said : `${facts}, ${said}`}</VisuallyHidden>
        )}
        {seed !== null && (
          <span className={styles.seed} aria-hidden>
            #{seed}
          </span>
        )}
        {opponent !== null && <Opening opponent={opponent} />}
      </span>
    </>
  );
});

/** Its room stands from the start. */
const Opening = ({ opponent }: { readonly opponent: EventTeam | undefined }) => (
  <span className={styles.opening}>
    {opponent && (
      <>
        <VisuallyHidden>{m.opensAgainst({ name: opponent.name, bdi })}</VisuallyHidden>
        <span aria-hidden>{m.opensVersus()}</span>
        <TeamMark team={opponent} size={20} />
        <b aria-hidden>{opponent.abbreviation}</b>
      </>
    )}
  </span>
);

const Badge = ({ badge }: { readonly badge: TeamBadge }) => (
  <span className={styles.badge} data-check={badge.text === null || undefined} aria-hidden>
    {badge.text ?? <Icon name="check" size={18} />}
  </span>
);

const faceOf = ({ team, facts, seed, opponent, isRow }: CardFace): Shown => ({
  team,
  facts,
  seed,
  opponent,
  isRow,
});

const cardClass = ({ isRow, isBare }: CardFace) =>
  classNames(styles.card, isRow && styles.row, isBare && styles.bare);

interface TeamToggleProps extends CardFace {
  readonly eventSubstageId: number;
  readonly isPicked: boolean;
  /** The badge of this question while it is picked, else of another one. */
  readonly badge: TeamBadge | null;
  /** One too many now. */
  readonly beyond: 'said' | 'quiet' | null;
  /** The number of refused presses, if the last one was on this team; else 0. */
  readonly refusals: number;
  onToggle(): void;
}

/** A team that can be picked: one press picks it, another takes it out. */
export function TeamToggle(props: TeamToggleProps) {
  const { team, eventSubstageId, isPicked, badge, beyond, refusals, onToggle } = props;
  const dragged: DraggedTeam = { eventSubstageId, teamId: team.id };
  return (
    <button
      type="button"
      className={cardClass(props)}
      data-open
      data-team={team.id}
      aria-pressed={isPicked}
      data-beyond={beyond ?? undefined}
      // Another press shakes it again.
      data-refused={refusals === 0 ? undefined : refusals % 2 === 0 ? 'even' : 'odd'}
      draggable
      onDragStart={(drag) => dragTeam(drag, dragged)}
      onClick={onToggle}
    >
      <Face {...faceOf(props)} said={badge === null || isPicked ? null : badge.said} />
      {badge === null ? <span className={styles.ring} /> : <Badge badge={badge} />}
    </button>
  );
}

interface SettledTeamProps extends CardFace {
  readonly badge: TeamBadge | null;
}

/** A team that the question does not ask about. */
export function SettledTeam(props: SettledTeamProps) {
  const { badge } = props;
  return (
    <div
      className={cardClass(props)}
      data-team={props.team.id}
      data-settled={badge !== null || undefined}
    >
      <Face {...faceOf(props)} said={badge?.said ?? null} />
      {badge !== null && <Badge badge={badge} />}
    </div>
  );
}

interface TeamCardProps {
  readonly team: EventTeam;
  readonly isFaint: boolean;
}

/** A team as it was picked. */
export function TeamCard({ team, isFaint }: TeamCardProps) {
  return (
    <li className={styles.read} data-faint={isFaint || undefined}>
      <TeamMark team={team} size={48} />
      <span className={styles.text}>
        <span className={styles.name}>
          <bdi>{team.name}</bdi>
        </span>
        {team.abbreviation !== team.name && (
          <span className={styles.facts}>{team.abbreviation}</span>
        )}
      </span>
    </li>
  );
}
