import type { CurrentUser, UserScore } from '@callshot/contract';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './landing-page.module.css';
import { landingSentence } from './landing-sentence.ts';
import type { Tile } from './use-tile.ts';

interface LandingHeadProps {
  readonly user: CurrentUser | null;
  readonly tiles: readonly Tile[];
  readonly isWaiting: boolean;
}

/** One sentence that knows the viewer, and their figures in the event that it speaks of. */
export function LandingHead({ user, tiles, isWaiting }: LandingHeadProps) {
  const events = tiles.flatMap(({ shown }) => (shown === null ? [] : [shown]));
  const sentence = landingSentence(
    user?.username ?? null,
    events.map(({ event, status, score, isMade }) => ({
      name: event.nameOverride,
      status,
      rank: score?.rank ?? null,
      isMade,
    })),
  );
  const score = events.find((one) => (one.score?.rank ?? null) !== null)?.score ?? null;
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
      {score !== null && <Figures score={score} />}
    </header>
  );
}

function Figures({ score }: { readonly score: UserScore }) {
  const open = score.maximum - score.totalScore;
  return (
    <dl className={styles.figures}>
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
        <dt>of {score.entrants.toLocaleString('en')}</dt>
        <dd>Top {score.percentile}%</dd>
      </div>
    </dl>
  );
}
