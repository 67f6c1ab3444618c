import type { ManagedUser } from '@callshot/contract';
import { Icon, type IconName } from '../../platform/ui/art/icon.tsx';
import styles from './email-state.module.css';

type State = ManagedUser['emailState'];

const faces: Readonly<Record<State, { word: string; icon: IconName }>> = {
  confirmed: { word: 'Confirmed', icon: 'check' },
  unconfirmed: { word: 'Not confirmed', icon: 'clock' },
  none: { word: 'None given', icon: 'minus' },
};

/** Whether mail reaches the user; the address itself stays private. */
export function EmailState({ state }: { state: State }) {
  const { word, icon } = faces[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={icon} size={16} />
      {word}
    </span>
  );
}
