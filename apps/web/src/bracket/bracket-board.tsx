import type { BracketGraph, BracketState, BracketView } from '@callshot/rules';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { type BoardModel, useBoardModel } from './board-model.ts';
import styles from './bracket-board.module.css';
import type { BracketTeam } from './bracket-team.ts';
import { type Mode, ModeToggle } from './mode-toggle.tsx';
import { type OnPick, usePicking } from './picking.ts';
import { ScoreDialog } from './score-dialog.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useMedia } from './use-media.ts';
import type { MatchSearch } from './use-sought-match.ts';
import { clearedNotice } from './wording.ts';

export interface BracketBoardProps {
  graph: BracketGraph;
  state: BracketState;
  /** By team id. */
  teams: ReadonlyMap<number, BracketTeam>;
  isEditing: boolean;
  /** Official result of the same bracket, to mark picks; absent = no marks. */
  official?: BracketState | undefined;
  views?: readonly BracketView[];
  onPick: OnPick;
  /** Matches whose picks were just cleared. */
  cleared?: readonly string[];
  /** A match that is to be found and focused. */
  search?: MatchSearch | null;
  /** Names the remembered pan and zoom: event, stage and substage. */
  storageKey: string;
}

const drawn = { waiting: <p className={styles.loading}>Drawing the bracket…</p> };
const BracketCanvas = lazyPart(
  async () => (await import('./bracket-canvas.tsx')).BracketCanvas,
  drawn,
);
const PhoneStrip = lazyPart(async () => (await import('./phone-strip.tsx')).PhoneStrip, drawn);
const MatchList = lazyPart(async () => (await import('./match-list.tsx')).MatchList, drawn);

const NO_VIEWS: readonly BracketView[] = [];
const NONE_CLEARED: readonly string[] = [];
/** A bracket to pick in or to look at: a canvas, a strip of rounds on phones, or a list. */
export function BracketBoard(props: BracketBoardProps) {
  const { graph, state, teams, isEditing, official, onPick, storageKey } = props;
  const { views = NO_VIEWS, cleared = NONE_CLEARED, search = null } = props;
  const [mode, setMode] = useState<Mode>('bracket');
  const { question, choose, close } = usePicking({ graph, state, isEditing, onPick });
  const model = useBoardModel({ graph, state, teams, isEditing, choose, official });
  const board = useRef<HTMLDivElement>(null);
  useArrivals(board, state);
  useClearedFlash(board, cleared);

  const toggle = <ModeToggle mode={mode} onMode={setMode} />;
  return (
    <div ref={board} className={styles.board}>
      {mode === 'list' ? (
        <MatchList model={model} onPick={onPick} toggle={toggle} search={search} />
      ) : (
        <Plane
          model={model}
          views={views}
          storageKey={storageKey}
          toggle={toggle}
          search={search}
        />
      )}
      {question ? (
        <ScoreDialog
          key={question.match}
          model={model}
          question={question}
          onPick={onPick}
          onClose={close}
        />
      ) : null}
      <output className={styles.notice} aria-live="polite">
        {clearedNotice(namesOf(model, cleared))}
      </output>
    </div>
  );
}

interface PlaneProps {
  readonly model: BoardModel;
  readonly views: readonly BracketView[];
  readonly storageKey: string;
  readonly toggle: ReactNode;
  readonly search: MatchSearch | null;
}

/** Phones, upright or lying: a plane as high as the screen would leave nothing to scroll the page by. */
const PHONE = '(width < 600px), (height < 500px)';

function Plane({ model, views, storageKey, toggle, search }: PlaneProps) {
  const isPhone = useMedia(PHONE);
  const isCompact = useMedia('(width < 1050px)');
  return isPhone ? (
    <PhoneStrip model={model} views={views} toggle={toggle} search={search} />
  ) : (
    <BracketCanvas
      model={model}
      views={views}
      storageKey={storageKey}
      isCompact={isCompact}
      toggle={toggle}
      search={search}
    />
  );
}

const namesOf = ({ graph, texts }: BoardModel, keys: readonly string[]): string[] =>
  keys.flatMap((key) => texts[graph.byKey.get(key)?.index ?? -1]?.name ?? []);

const FLASH = [{ boxShadow: '0 0 0 3px var(--warn)' }, { boxShadow: '0 0 0 3px transparent' }];

/** Cleared matches light up once; the words in the live region say the same. */
function useClearedFlash(board: RefObject<HTMLElement | null>, cleared: readonly string[]): void {
  useEffect(() => {
    if (cleared.length === 0) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const key of cleared) {
      const match = board.current?.querySelector(`[data-match="${CSS.escape(key)}"]`);
      match?.animate?.(FLASH, { duration: 900, easing: 'ease-out' });
    }
  }, [board, cleared]);
}
