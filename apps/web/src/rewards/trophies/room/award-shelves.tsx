import type { Award } from '@callshot/contract';
import { useMutation } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { TrophyPicture } from '../../../platform/ui/art/trophy-picture.tsx';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { placeWords } from '../award-words.ts';
import { TierName } from '../tier-name.tsx';
import { useShowcase } from '../use-showcase.ts';
import { m } from '../words/messages.js';
import { AwardMenu } from './award-menu.tsx';
import styles from './award-shelves.module.css';
import { seenMutation } from './room.queries.ts';

/** The first row shows its trophies larger. */
const FIRST_ROW = 3;
const FURTHER_ROWS = 4;
const ROW_OF_PHONE = 2;

interface AwardShelvesProps {
  readonly awards: readonly Award[];
  readonly userId: number;
}

/** Awards on their shelves, the newest event first; new ones are opened once. */
export function AwardShelves({ awards, userId }: AwardShelvesProps) {
  const showcase = useShowcase(userId);
  const isPhone = useMedia('(width < 600px)');
  const fresh = useFresh(awards);
  const rest = isPhone ? restOf(awards.length, ROW_OF_PHONE) : restOfShelves(awards.length);
  return (
    <ul className={styles.shelves} aria-label={m.yourAwards()}>
      {awards.map((award) => (
        <li
          key={award.id}
          className={styles.award}
          data-tier={award.trophyTypeId}
          data-award={award.id}
          data-opening={fresh.has(award.id) || undefined}
        >
          <div className={styles.place}>
            <TrophyPicture
              imagePath={award.imagePath}
              alt=""
              size={isPhone ? 132 : 208}
              className={styles.trophy}
            />
          </div>
          <div className={styles.caption}>
            <h2 className={styles.event}>
              <bdi>{award.eventName}</bdi>
            </h2>
            <p className={styles.rank}>
              <TierName trophyTypeId={award.trophyTypeId} /> {placeWords(award)}
            </p>
          </div>
          <ul className={styles.flags} aria-label={m.awardFlags()}>
            {fresh.has(award.id) ? <li className={styles.fresh}>{m.flagNew()}</li> : null}
            {award.pinned ? (
              <li>
                <Icon name="pin" size={13} />
                {m.flagPinned()}
              </li>
            ) : null}
            {showcase.slotOf(award) === null ? null : (
              <li>
                <Icon name="trophy" size={13} />
                {m.flagCase()}
              </li>
            )}
          </ul>
          <AwardMenu award={award} showcase={showcase} className={styles.menu} />
        </li>
      ))}
      {rest === 0 ? null : (
        <li
          className={styles.bare}
          style={{ '--share': isPhone ? rest * 6 : rest } as CSSProperties}
          aria-hidden
        />
      )}
    </ul>
  );
}

/** The free space of the last row, in twelfths of a shelf. */
function restOfShelves(count: number): number {
  if (count <= FIRST_ROW) return (FIRST_ROW - count) * 4;
  return restOf(count - FIRST_ROW, FURTHER_ROWS) * 3;
}

const restOf = (count: number, row: number): number => (row - (count % row)) % row;

/** The awards that were new when the room was entered; from then on they are known. */
function useFresh(awards: readonly Award[]): ReadonlySet<number> {
  const [fresh] = useState(() => awards.filter(({ isNew }) => isNew));
  const { mutate } = useMutation(seenMutation);
  useEffect(() => {
    if (fresh.length > 0) mutate(fresh.map(({ eventId }) => eventId));
  }, [fresh, mutate]);
  return new Set(fresh.map(({ id }) => id));
}
