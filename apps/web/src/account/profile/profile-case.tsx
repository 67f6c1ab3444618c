import type { Award, CaseSlot } from '@callshot/contract';
import { TrophyPicture } from '../../platform/ui/art/trophy-picture.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { useMedia } from '../../platform/ui/hooks/use-media.ts';
import { placeWords } from '../../rewards/trophies/award-words.ts';
import { TierName } from '../../rewards/trophies/tier-name.tsx';
import { CASE_SLOTS } from '../../rewards/trophies/use-showcase.ts';
import styles from './profile-case.module.css';
import { m } from './words/messages.js';

interface ProfileCaseProps {
  readonly slots: readonly CaseSlot[];
  readonly awards: readonly Award[];
  /** Absent of somebody else's. */
  readonly onEdit?: ((slot: number) => void) | undefined;
}

/** Three trophies behind glass [rule: trophies-14]. */
export function ProfileCase({ slots, awards, onEdit }: ProfileCaseProps) {
  const isPhone = useMedia('(width < 600px)');
  const inSlot = (slot: number) => slots.find((filled) => filled.slot === slot) ?? null;
  const free = CASE_SLOTS.find((slot) => inSlot(slot) === null) ?? 1;
  return (
    <section className={styles.section} aria-labelledby="trophy-case">
      <header className={styles.head}>
        <h3 id="trophy-case" className={styles.title}>
          {m.trophyCase()}
        </h3>
        {onEdit ? (
          <Button variant="ghost" size="sm" onClick={() => onEdit(free)}>
            {m.editCase()}
          </Button>
        ) : null}
      </header>
      <ol className={styles.case}>
        {CASE_SLOTS.map((slot) => {
          const filled = inSlot(slot);
          return (
            <li key={slot} className={styles.slot}>
              {onEdit ? (
                <Button
                  size="sm"
                  icon={filled ? 'edit' : 'plus'}
                  className={styles.edit}
                  aria-label={
                    filled ? m.changeSlot({ slot, event: filled.eventName }) : m.fillSlot({ slot })
                  }
                  onClick={() => onEdit(slot)}
                />
              ) : null}
              {filled ? (
                <Shown filled={filled} award={awardOf(filled, awards)} size={isPhone ? 96 : 138} />
              ) : (
                <p className={styles.empty}>{m.emptySlot()}</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const awardOf = (filled: CaseSlot, awards: readonly Award[]): Award | null =>
  awards.find(
    ({ eventId, trophyTypeId }) =>
      eventId === filled.eventId && trophyTypeId === filled.trophyTypeId,
  ) ?? null;

interface ShownProps {
  readonly filled: CaseSlot;
  /** The event it was given for, once that is known. */
  readonly award: Award | null;
  readonly size: number;
}

const Shown = ({ filled, award, size }: ShownProps) => (
  <>
    <TrophyPicture imagePath={filled.imagePath} alt="" size={size} className={styles.trophy} />
    <p className={styles.event}>
      <bdi>{filled.eventName}</bdi>
    </p>
    <p className={styles.rank}>
      <TierName trophyTypeId={filled.trophyTypeId} /> {award ? placeWords(award) : ''}
    </p>
  </>
);
