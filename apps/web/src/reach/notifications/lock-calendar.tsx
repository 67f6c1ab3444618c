import { games } from '@callshot/rules';
import { useState } from 'react';
import { language } from '../../platform/core/language.ts';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { copyText } from '../../platform/ui/words/copy-text.ts';
import styles from './lock-calendar.module.css';
import { m } from './words/messages.js';

const FEED = '/api/calendar/locks.ics';

/** The address of the feed of locks, of one game or of all; calendar programs ask for it by themselves. */
function feedOf(game: string): { readonly subscribe: string; readonly address: string } {
  const query = new URLSearchParams({ ...(game !== '' && { game }), language: language() });
  const { host, origin } = location;
  return { subscribe: `webcal://${host}${FEED}?${query}`, address: `${origin}${FEED}?${query}` };
}

/** Locks in the player's own calendar [rule: calendar-12]. */
export function LockCalendar() {
  const [game, setGame] = useState('');
  const { subscribe, address } = feedOf(game);
  const copy = async () => {
    const isCopied = await copyText(address);
    showToast(
      isCopied
        ? { text: m.feedCopied(), kind: 'success' }
        : { text: m.feedNotCopied({ address }), kind: 'error' },
    );
  };
  return (
    <section className={styles.feed} aria-label={m.feedTitle()}>
      <p className={styles.hint}>{m.feedHint()}</p>
      <Choice
        label={m.feedGame()}
        value={game}
        options={[
          { value: '', label: m.feedBoth() },
          ...games.map(({ prefix, name }) => ({ value: prefix, label: name })),
        ]}
        onChange={setGame}
      />
      <div className={styles.ways}>
        <a className={buttonClass({ size: 'sm' })} href={subscribe}>
          {m.feedAdd()}
        </a>
        <Button size="sm" variant="ghost" icon="link" onClick={() => void copy()}>
          {m.feedCopy()}
        </Button>
      </div>
    </section>
  );
}
