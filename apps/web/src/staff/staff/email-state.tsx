import type { ManagedUser } from '@callshot/contract';
import { Icon, type IconName } from '../../platform/ui/art/icon.tsx';
import styles from './email-state.module.css';
import { m } from './words/messages.js';

type State = ManagedUser['emailState'];

const faces: Readonly<Record<State, { word: string; icon: IconName }>> = {
  confirmed: { word: m.emailConfirmed(), icon: 'check' },
  unconfirmed: { word: m.emailNotConfirmed(), icon: 'clock' },
  none: { word: m.emailNone(), icon: 'minus' },
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
