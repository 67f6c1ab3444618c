import type { CurrentUser, LeaderboardEntry, UserScore } from '@callshot/contract';
import { ofRanked } from '@callshot/rules';
import { serverNow } from '../core/server-clock.ts';
import { pointsGained } from '../leaderboards/entry-words.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { decidedPicks, picksOfToday } from './decided-picks.ts';
import styles from './landing-page.module.css';
import { landingSentence } from './landing-sentence.ts';
import type { ShownEvent, Tile } from './use-tile.ts';
import { VisitorWays } from './visitor-ways.tsx';

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
      name: shown.event.nameOverride,
      status: shown.status,
      rank: shown.score?.rank ?? null,
      move: shown.own?.move ?? null,
      today: todayOf(shown),
      isMade: shown.isMade,
    })),
  );
  const ranked = events.find((one) => (one.score?.rank ?? null) !== null);
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
      {ranked?.score && <Figures score={ranked.score} own={ranked.own} />}
      {user === null && !isWaiting && isWide && <VisitorWays tiles={tiles} />}
    </header>
  );
}

function todayOf({ score, matches, board }: ShownEvent) {
  const decided = decidedPicks({ ledger: score?.ledger ?? [], matches });
  const today = picksOfToday(decided, board?.lastResult ?? null, serverNow());
  return { right: today.filter(({ isRight }) => isRight).length, all: today.length };
}

interface FiguresProps {
  readonly score: UserScore;
  readonly own: LeaderboardEntry | null;
}

function Figures({ score, own }: FiguresProps) {
  const open = score.maximum - score.totalScore;
  const last = own?.lastPoints ?? null;
  return (
    <dl className={styles.figures}>
      {last !== null && (
        <div data-gain={last > 0 || undefined}>
          <dt>last result</dt>
          <dd>{pointsGained(last)}</dd>
        </div>
      )}
      <div>
        <dt>points</dt>
        <dd>{score.totalScore.toLocaleString('en')}</dd>
      </div>
      {open > 0 && (
        <div>
          <dt>still possible</dt>
          <dd>
            {score.isMaximumExact ? '+' : 'up to +'}
            {open.toLocaleString('en')}
          </dd>
        </div>
      )}
      <div>
        <dt>{ofRanked(score.entrants)}</dt>
        <dd>Top {score.percentile}%</dd>
      </div>
    </dl>
  );
}
