import { Icon } from '../../platform/ui/art/icon.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import styles from './nameplate-list.module.css';
import { m } from './words/messages.js';

export interface ChoosablePlate {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Staff have disabled it: it cannot be chosen. */
  readonly isDisabled?: boolean;
}

interface NameplateListProps {
  readonly label: string;
  readonly plates: readonly ChoosablePlate[];
  /** The name that the plates are shown with. */
  readonly username: string;
  readonly isBusy?: boolean;
  isChosen(plate: ChoosablePlate): boolean;
  onChoose(plate: ChoosablePlate): void;
}

/** Plates to choose from, at most 300 px of them at a time [rule: nameplates-7]. */
export function NameplateList(props: NameplateListProps) {
  const { label, plates, username, isBusy = false, isChosen, onChoose } = props;
  if (plates.length === 0) {
    return <p className={styles.none}>{m.noneToSelect()}</p>;
  }
  return (
    <ul className={styles.list} aria-label={label}>
      {plates.map((plate) => (
        <li key={plate.id}>
          <button
            type="button"
            className={styles.plate}
            aria-pressed={isChosen(plate)}
            disabled={isBusy || plate.isDisabled}
            onClick={() => onChoose(plate)}
          >
            <span aria-hidden>
              <NameBadge
                username={username}
                nameplateId={plate.isDisabled ? 0 : plate.id}
                size="full"
              />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>
                <bdi>{plate.name}</bdi>
              </span>
              <span className={styles.about}>
                {plate.isDisabled ? m.plateDisabled() : plate.description}
              </span>
            </span>
            {isChosen(plate) ? <Icon name="check" size={18} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
