import { type ReactNode, useEffect, useState } from 'react';
import type { Theme } from '../../src/platform/core/theme.ts';
import { Wordmark } from '../../src/platform/ui/art/wordmark.tsx';
import { Button } from '../../src/platform/ui/controls/button.tsx';
import { Segmented } from '../../src/platform/ui/controls/segmented.tsx';
import { Toasts } from '../../src/platform/ui/overlays/toast.tsx';
import styles from './catalogue.module.css';
import { isOver, type Over, parts } from './states.ts';

type Game = 'rl' | 'cs';

const GAMES: readonly { readonly value: Game; readonly label: string }[] = [
  { value: 'rl', label: 'Rocket League' },
  { value: 'cs', label: 'Counter-Strike' },
];

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

interface CatalogueProps {
  readonly theme?: Theme | undefined;
  /** The name of one part; all unless told. */
  readonly only?: string;
}

/** Every part of `ui` in all its states, on one page. */
export function Catalogue({ theme: first = 'dark', only }: CatalogueProps) {
  const shown = parts.filter(({ name }) => only === undefined || name === only);
  const [game, setGame] = useState<Game>('rl');
  const [theme, setTheme] = useState(first);
  useEffect(() => {
    document.documentElement.dataset['game'] = game;
    document.documentElement.dataset['theme'] = theme;
  }, [game, theme]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Wordmark />
        <h1 className={styles.title}>Parts</h1>
        <p className={styles.count}>{parts.length} parts in all their states</p>
        <Segmented<Game>
          className={styles.game}
          label="Game"
          items={GAMES}
          value={game}
          onChange={setGame}
        />
        <Segmented<Theme> label="Theme" items={THEMES} value={theme} onChange={setTheme} />
      </header>
      <nav className={styles.index} aria-label="Parts">
        {parts.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <main className={styles.parts}>
        {shown.map(({ name, states, isWide = false }) => (
          <section key={name} className={styles.part} aria-labelledby={name}>
            <h2 id={name} className={styles.name}>
              {name}
            </h2>
            <div className={styles.states} data-wide={isWide || undefined}>
              {Object.entries(states).map(([title, state]) => (
                <StateCard key={title} name={title}>
                  {isOver(state) ? <OpenedState state={state} name={`${name}: ${title}`} /> : state}
                </StateCard>
              ))}
            </div>
          </section>
        ))}
      </main>
      <Toasts />
    </div>
  );
}

function StateCard({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.label}>{name}</p>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}

function OpenedState({ state, name }: { readonly state: Over; readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" data-opens={name} aria-label={`Open ${name}`} onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen ? state.over(() => setOpen(false)) : null}
    </>
  );
}
