import type { EventTeam } from '@callshot/contract';
import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { OUTCOME_ICONS, OUTCOMES_INSIDE } from '../../platform/ui/art/outcome-mark.tsx';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { useMedia } from '../../platform/ui/hooks/use-media.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { countdownState } from '../events/countdown-state.ts';
import { useServerSecond } from '../events/server-second.ts';
import { TimeLeft } from '../events/time-left.tsx';
import { GoalLine } from './goal-line.tsx';
import styles from './tile-body.module.css';
import type { ShownEvent } from './use-tile.ts';
import { m } from './words/messages.js';

const PickProgress = lazyPart(async () => (await import('./pick-progress.tsx')).PickProgress, {
  failed: () => null,
});

const StageLine = lazyPart(async () => (await import('./stage-line.tsx')).StageLine, {
  failed: () => null,
});

interface TileBodyProps {
  readonly shown: ShownEvent;
  readonly isVisitor: boolean;
}

/** The one thing that an event is about now: the time that is left, or a score. */
export function TileBody({ shown, isVisitor }: TileBodyProps) {
  if (shown.status === 'open') {
    return (
      <div className={styles.body}>
        <Countdown shown={shown} />
        <div className={styles.line}>
          {shown.whole !== null && !isVisitor && <PickProgress event={shown.whole} />}
          <GoalLine shown={shown} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.body}>
      <Score shown={shown} />
    </div>
  );
}

function Countdown({ shown }: { readonly shown: ShownEvent }) {
  const now = useServerSecond() * 1000;
  return <TimeLeft size="lg" {...countdownState(shown.event, now)} />;
}

function Score({ shown }: { readonly shown: ShownEvent }) {
  const { match, whole } = shown;
  const top = whole?.teams.find(({ id }) => id === match?.topTeamId);
  const bottom = whole?.teams.find(({ id }) => id === match?.bottomTeamId);
  const isNarrow = useMedia('(width < 600px)');
  if (whole !== null && match === null) {
    return (
      <>
        <p className={styles.none}>
          <StageLine event={whole} status={shown.status} score={shown.score} />
        </p>
        <div className={styles.line}>
          <GoalLine shown={shown} />
        </div>
      </>
    );
  }
  if (match === null || top === undefined || bottom === undefined) return null;
  const nameOf = (team: EventTeam) => (isNarrow ? team.abbreviation : team.name);
  return (
    <>
      <div className={styles.match}>
        <TeamMark team={top} size={72} />
        <span className={styles.team}>{nameOf(top)}</span>
        <span className={styles.score}>
          {match.topScore} <i>–</i> {match.bottomScore}
        </span>
        <span className={styles.team}>{nameOf(bottom)}</span>
        <TeamMark team={bottom} size={72} />
      </div>
      <div className={styles.line}>
        <span>{match.winnerTeamId === null ? m.beingPlayed() : m.lastMatch()}</span>
        <Calls shown={shown} />
        <GoalLine shown={shown} />
      </div>
    </>
  );
}

/** The viewer's call of the match, and the share of others who agree. */
function Calls({ shown: { call, whole } }: { readonly shown: ShownEvent }) {
  const tagOf = (teamId: number) => whole?.teams.find(({ id }) => id === teamId)?.abbreviation;
  if (call === null) return null;
  const { own, crowd } = call;
  return (
    <>
      {own && (
        <span className={styles.call} data-outcome={own.outcome}>
          <Icon name={OUTCOME_ICONS[own.outcome]} size={14} />
          {m.youCalled({ call: [tagOf(own.teamId), own.games].filter(Boolean).join(' ') })}
          <VisuallyHidden>, {OUTCOMES_INSIDE[own.outcome]}</VisuallyHidden>
        </span>
      )}
      {crowd && (
        <span className={styles.call}>
          <Icon name="user" size={14} />
          {m.percentCalled({ percent: crowd.percent, team: tagOf(crowd.teamId) ?? '' })}
        </span>
      )}
    </>
  );
}
