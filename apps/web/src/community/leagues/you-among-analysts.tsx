import { useOwnEntry } from '../../play/leaderboards/board/use-own-entry.ts';
import { type AmongAnalysts, amongAnalysts } from './among-analysts.ts';
import styles from './side-card.module.css';
import type { LeagueRecord } from './use-ranking.ts';
import { m } from './words/messages.js';

interface YouAmongAnalystsProps {
  readonly viewer: number;
  readonly eventId: number;
  readonly analysts: readonly LeagueRecord[];
}

/**
 * The place of the viewer's points among the analysts. Analysts see nothing here: they are in the
 * list.
 */
export function YouAmongAnalysts({ viewer, eventId, analysts }: YouAmongAnalystsProps) {
  const { entry } = useOwnEntry(eventId, viewer);
  const isAnalyst = analysts.some(({ userId }) => userId === viewer);
  const points = entry?.rank == null ? null : entry.totalScore;
  const among = points === null || isAnalyst ? null : amongAnalysts(analysts, points);
  if (among === null) return null;
  return (
    <section className={styles.card} data-lit aria-labelledby="you-among-analysts">
      <h3 id="you-among-analysts" className={styles.title}>
        {m.youBeatAnalysts({ beaten: among.beaten, of: among.of })}
      </h3>
      <p className={styles.text}>{placeWords(among)}</p>
      <Scale among={among} />
    </section>
  );
}

/** '59 points would be 4th here. CoachBergen is 11 ahead, PilarDesk 1 behind.' */
function placeWords({ points, place, leader, behind }: AmongAnalysts): string {
  const would = m.pointsWouldBe({ points, place });
  const around = aroundWords(leader, behind);
  return around === null ? would : `${would} ${around}`;
}

function aroundWords(
  leader: AmongAnalysts['leader'],
  behind: AmongAnalysts['behind'],
): string | null {
  if (leader && behind) {
    return m.leaderAndNext({
      leader: leader.username,
      ahead: leader.by,
      next: behind.username,
      behind: behind.by,
    });
  }
  if (leader) return m.leaderAhead({ leader: leader.username, ahead: leader.by });
  return behind && m.nextBehind({ next: behind.username, behind: behind.by });
}

function Scale({ among: { points, scale } }: { readonly among: AmongAnalysts }) {
  const at = (mark: number) => `${((mark - scale.from) / (scale.to - scale.from)) * 100}%`;
  return (
    <div className={styles.scale} aria-hidden>
      <div className={styles.line}>
        {scale.marks.map((mark, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may have as many points
          <span key={place} className={styles.mark} style={{ insetInlineStart: at(mark) }} />
        ))}
        <span className={styles.you} style={{ insetInlineStart: at(points) }} />
      </div>
      <div className={styles.ends}>
        <span>{scale.from}</span>
        <span>{scale.to}</span>
      </div>
    </div>
  );
}
