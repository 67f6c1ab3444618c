import { countdownState } from '../events/countdown-state.ts';
import { useServerSecond } from '../events/server-second.ts';
import { TimeLeft } from '../events/time-left.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { TeamMark } from '../ui/team-mark.tsx';
import styles from './tile-body.module.css';
import type { ShownEvent } from './use-tile.ts';

const PickProgress = lazyPart(async () => (await import('./pick-progress.tsx')).PickProgress, {
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
  if (match === null || top === undefined || bottom === undefined) return null;
  return (
    <>
      <div className={styles.match}>
        <TeamMark team={top} size={72} />
        <span className={styles.team}>{top.name}</span>
        <span className={styles.score}>
          {match.topScore} <i>–</i> {match.bottomScore}
        </span>
        <span className={styles.team}>{bottom.name}</span>
        <TeamMark team={bottom} size={72} />
      </div>
      <p className={styles.line}>
        {match.isDecided ? 'The last match' : 'Being played'}, best of {match.bestOf}
      </p>
    </>
  );
}
