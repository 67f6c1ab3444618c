import type { CurrentUser, UserScore } from '@callshot/contract';
import { gameOf, ofRanked } from '@callshot/rules';
import { language } from '../../platform/core/language.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { eventNameOf } from '../../platform/ui/words/event-name.tsx';
import { pointsGained } from '../leaderboards/rows/entry-words.ts';
import { decidedPicks, picksOfToday } from './decided-picks.ts';
import { isDrawnRow } from './drawn-round.ts';
import styles from './landing-page.module.css';
import { landingSentence } from './landing-sentence.ts';
import { stagesToCome } from './stages-to-come.ts';
import type { ShownEvent, Tile } from './use-tile.ts';
import { VisitorWays } from './visitor-ways.tsx';
import { m } from './words/messages.js';

interface LandingHeadProps {
  readonly user: CurrentUser | null;
  readonly tiles: readonly Tile[];
  readonly isWaiting: boolean;
  /** Beside the sentence there is room for more. */
  readonly isWide: boolean;
}

/** One sentence that knows the viewer, and their figures in the event that it speaks of. */
export function LandingHead({ user, tiles, isWaiting, isWide }: LandingHeadProps) {
  const events = tiles.flatMap(({ shown }) => (shown === null ? [] : [shown]));
  const sentence = landingSentence(
    user?.username ?? null,
    events.map((shown) => ({
      shown,
      name: eventNameOf(shown.event).text,
      game: gameOf(shown.event.gameId).name,
      stage: shown.event.stageName,
      status: shown.status,
      rank: shown.score?.rank ?? null,
      isTied: shown.score?.isTied ?? false,
      percentile: shown.score?.rank == null ? null : shown.score.percentile,
      move: shown.own?.move ?? null,
      today: todayOf(shown),
      isMade: shown.isMade,
    })),
  );
  const about = sentence.about?.shown;
  return (
    <header className={styles.head}>
      <div className={styles.intro}>
        {isWaiting ? (
          <>
            <h1 className={styles.title} aria-label="Callshot">
              <Skeleton width="min(420px, 100%)" height={44} />
            </h1>
            <Skeleton width="min(280px, 100%)" height={20} />
          </>
        ) : (
          <>
            <h1 className={styles.title}>{sentence.title}</h1>
            <p className={styles.line}>{sentence.text}</p>
          </>
        )}
      </div>
      {about?.score && about.score.rank !== null && <Figures shown={about} score={about.score} />}
      {user === null && !isWaiting && isWide && <VisitorWays tiles={tiles} />}
    </header>
  );
}

function todayOf({ score, matches, board, whole }: ShownEvent) {
  const decided = decidedPicks({
    ledger: score?.ledger ?? [],
    matches,
    isDrawn: isDrawnRow(whole),
  });
  const today = picksOfToday(decided, board?.lastResult ?? null, serverNow());
  return { right: today.filter(({ isRight }) => isRight).length, all: today.length };
}

interface FiguresProps {
  readonly shown: ShownEvent;
  readonly score: UserScore;
}

/** The viewer's figures in the event of the sentence; stages to come are none of the points yet. */
function Figures({ shown, score }: FiguresProps) {
  const { own, event } = shown;
  const toCome = stagesToCome(shown);
  const open = score.maximum - score.totalScore;
  const last = own?.lastPoints ?? null;
  return (
    <dl
      className={styles.figures}
      aria-label={m.youAt({ event: eventNameOf(event).text, game: gameOf(event.gameId).name })}
    >
      {last !== null && (
        <div data-gain={last > 0 || undefined}>
          <dt>{m.lastResult()}</dt>
          <dd>{pointsGained(last)}</dd>
        </div>
      )}
      <div>
        <dt>{m.pointsLabel()}</dt>
        <dd>{score.totalScore.toLocaleString(language())}</dd>
      </div>
      {open > 0 && (
        <div>
          <dt>{toCome > 0 ? m.stillOpenSoFar() : m.stillPossible()}</dt>
          <dd>
            {score.isMaximumExact ? m.plusPoints({ points: open }) : m.upToPoints({ points: open })}
          </dd>
        </div>
      )}
      {toCome > 0 && (
        <div>
          <dt>{m.stagesToComeUnit({ count: toCome })}</dt>
          <dd>{toCome}</dd>
        </div>
      )}
      <div>
        <dt>{ofRanked(score.entrants)}</dt>
        <dd>{m.topPercent({ percent: score.percentile })}</dd>
      </div>
    </dl>
  );
}
