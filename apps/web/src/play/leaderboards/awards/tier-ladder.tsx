import type { LeaderboardEntry } from '@callshot/contract';
import { language } from '../../../platform/core/language.ts';
import { boldTag } from '../../../platform/core/message-tags.tsx';
import { TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import type { BoardFaces } from '../board/board-faces.ts';
import { pointsText, pointsUnit } from '../rows/points-text.ts';
import { m } from '../words/messages.js';
import { AWARD_TIERS, awardOf } from './award-tiers.ts';
import { type BoardTier, type TierDistance, tierDistance } from './tier-distance.ts';
import styles from './tier-ladder.module.css';

interface TierLadderProps {
  readonly tiers: readonly BoardTier[];
  readonly own: LeaderboardEntry | null;
  readonly reward: BoardFaces['reward'];
}

/** Each award with the users who would have it now, and the reader's distance to the next. */
export function TierLadder({ tiers, own, reward }: TierLadderProps) {
  const distance = own && tierDistance(tiers, own);
  return (
    <>
      <table className={styles.ladder}>
        <thead>
          <tr>
            <th scope="col">{m.trophies()}</th>
            <th scope="col">{m.ranked()}</th>
            <th scope="col">{m.fromPoints()}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <Rung
              key={tier.trophyTypeId}
              tier={tier}
              reward={reward}
              isOwn={tier === distance?.own}
            />
          ))}
        </tbody>
      </table>
      {distance && own && <Distance distance={distance} points={own.totalScore ?? 0} />}
    </>
  );
}

interface RungProps {
  readonly tier: BoardTier;
  readonly reward: BoardFaces['reward'];
  readonly isOwn: boolean;
}

function Rung({ tier: { trophyTypeId, entrants, fromPoints }, reward, isOwn }: RungProps) {
  const { tier, name, by } = awardOf(trophyTypeId);
  const isForAll = tier === AWARD_TIERS.at(-1)?.tier;
  return (
    <tr className={isOwn ? styles.own : undefined}>
      <th scope="row">
        <span className={styles.award}>
          <TrophyArt tier={tier} reward={reward} size={24} isDecoration />
          <b>{name}</b>
          <span className={styles.by}>{by}</span>
          {isOwn && <VisuallyHidden>{m.yours()}</VisuallyHidden>}
        </span>
      </th>
      <td>{entrants.toLocaleString(language())}</td>
      <td>
        {fromPoints === null ? (
          '–'
        ) : isForAll ? (
          <b className={styles.from}>{m.anyPoints()}</b>
        ) : (
          <>
            <b className={styles.from}>{fromPoints.toLocaleString(language())}</b>{' '}
            {pointsUnit(fromPoints)}
          </>
        )}
      </td>
    </tr>
  );
}

interface DistanceProps {
  readonly distance: TierDistance;
  readonly points: number;
}

function Distance({ distance, points }: DistanceProps) {
  const { own, next } = distance;
  const from = own.fromPoints ?? 0;
  const span = next ? next.fromPoints - from : 0;
  const share = span > 0 ? (100 * (points - from)) / span : 100;
  return (
    <div className={styles.distance}>
      <DistanceWords distance={distance} />
      {next && (
        <>
          <div className={styles.way} aria-hidden>
            <span className={styles.done} style={{ width: `${share}%` }} />
          </div>
          <p className={styles.ends} aria-hidden>
            <span data-tier={own.trophyTypeId}>{from.toLocaleString(language())}</span>
            <span data-tier={next.trophyTypeId}>{next.fromPoints.toLocaleString(language())}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** 'On the Gold line' or '1 pt above the Gold line', and '3 pts short of Platinum'. */
export function DistanceWords({ distance }: { readonly distance: TierDistance }) {
  const { own, above, next } = distance;
  const { name } = awardOf(own.trophyTypeId);
  return (
    <p className={styles.words}>
      <span>
        {next === null
          ? m.firstOfAll()
          : above === 0
            ? m.onLine({ name })
            : m.aboveLine({ points: pointsText(above), name })}
      </span>
      {next && (
        <span>
          {m.shortOf({
            points: pointsText(next.short),
            name: awardOf(next.trophyTypeId).name,
            bold: boldTag,
          })}
        </span>
      )}
    </p>
  );
}
