import { openModal } from '../../platform/core/modals.ts';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import styles from './landing-page.module.css';
import type { Tile } from './use-tile.ts';
import { m } from './words/messages.js';

/** The first steps for a user without an account; an account can wait. */
export function VisitorWays({ tiles }: { readonly tiles: readonly Tile[] }) {
  const open = tiles.find(({ shown }) => shown?.status === 'open');
  return (
    <div className={styles.visitor}>
      {open?.shown && (
        <a
          className={buttonClass({ variant: 'primary' })}
          href={`/${open.game.prefix}/event/${open.shown.event.id}`}
        >
          {m.makeYourPicks()}
        </a>
      )}
      <AccountWays />
    </div>
  );
}

/** On a phone, whose bar has no room for the word. */
export const VisitorWaysBelow = () => (
  <div className={styles.visitor}>
    <AccountWays />
  </div>
);

const AccountWays = () => (
  <>
    <Button variant="ghost" onClick={() => openModal('logIn')}>
      {m.login()}
    </Button>
    <Button variant="ghost" onClick={() => openModal('register')}>
      {m.register()}
    </Button>
  </>
);
