import type { Award } from '@callshot/contract';
import { useState } from 'react';
import { TrophyPicture } from '../../platform/ui/art/trophy-picture.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { placeWords } from './award-words.ts';
import { departFrom } from './pin-travel.ts';
import { TierName } from './tier-name.tsx';
import styles from './trophy-selector.module.css';
import { CASE_SLOTS, type Showcase } from './use-showcase.ts';
import { m } from './words/messages.js';

/** The place that the chosen trophy goes to. */
export type SelectorPlace = 'pin' | (typeof CASE_SLOTS)[number];

interface TrophySelectorProps {
  readonly place: SelectorPlace;
  readonly showcase: Showcase;
  onClose(): void;
}

/** The own trophies of both games, for the pin or a slot of the case [rule: trophies-14, trophies-16]. */
export function TrophySelector({ place, showcase, onClose }: TrophySelectorProps) {
  const [slot, setSlot] = useState(place === 'pin' ? null : place);
  const chosen = (award: Award): boolean =>
    slot === null ? award.pinned : showcase.slotOf(award) === slot;
  const offered = showcase.awards.filter((award) => {
    const other = slot === null ? null : showcase.slotOf(award);
    return other === null || other === slot;
  });
  const choose = async (award: Award, pressed: Element) => {
    departFrom(slot === null ? pressed.querySelector('img') : null, award.id);
    const isDone =
      chosen(award) || (await (slot === null ? showcase.pin(award) : showcase.fill(slot, award)));
    if (isDone) onClose();
  };
  const takeOut = async (from: number) => {
    if (await showcase.empty(from)) onClose();
  };
  return (
    <Modal
      title={slot === null ? m.pinTitle() : m.caseTitle()}
      isOpen
      onClose={onClose}
      size="md"
      actions={
        slot !== null && showcase.inSlot(slot) !== null ? (
          <Button disabled={showcase.isBusy} onClick={() => void takeOut(slot)}>
            {m.emptySlot({ slot })}
          </Button>
        ) : undefined
      }
    >
      {slot === null ? null : (
        <Segmented
          label={m.slotOfCase()}
          className={styles.slots}
          items={CASE_SLOTS.map((each) => ({ value: String(each), label: m.slot({ slot: each }) }))}
          value={String(slot)}
          onChange={(value) => setSlot(CASE_SLOTS.find((each) => String(each) === value) ?? slot)}
        />
      )}
      {offered.length === 0 ? (
        <EmptyState icon="trophy" title={m.noAwards()} />
      ) : (
        <ul className={styles.list} aria-label={m.trophies()}>
          {offered.map((award) => (
            <li key={award.id}>
              <button
                type="button"
                className={styles.trophy}
                aria-pressed={chosen(award)}
                disabled={showcase.isBusy}
                onClick={({ currentTarget }) => void choose(award, currentTarget)}
              >
                <TrophyPicture imagePath={award.imagePath} alt="" size={88} />
                <span className={styles.event}>
                  <bdi>{award.eventName}</bdi>
                </span>
                <span className={styles.rank}>
                  <TierName trophyTypeId={award.trophyTypeId} /> {placeWords(award)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
