import type { BracketGraph, BracketState, BracketView } from '@callshot/rules';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { useIsNear } from '../../../platform/ui/hooks/use-is-near.ts';
import { ListMatch } from '../phone/list-match.tsx';
import { PhoneMatch } from '../phone/phone-match.tsx';
import type { MatchSearch } from '../phone/use-sought-match.ts';
import { PickMotion } from '../picking/lazy-pick-motion.ts';
import { RoundCard } from '../picking/lazy-rounds.ts';
import { PickCanvas } from '../picking/pick-canvas.tsx';
import { faceOf, isInRound, type PickModel, usePickModel } from '../picking/pick-model.ts';
import { type OnPick, usePicking } from '../picking/picking.ts';
import { useAfterPress } from '../picking/use-after-press.ts';
import { useNextMatch } from '../picking/use-next-match.ts';
import { usePickInPlace } from '../picking/use-pick-in-place.ts';
import type { BracketTeam } from '../slot/bracket-team.ts';
import { ChampionSlot } from '../slot/champion-slot.tsx';
import type { MatchFaces } from './board-model.ts';
import type { BoardPicking, OpenFacts } from './board-props.ts';
import { BoardViews } from './board-views.tsx';
import styles from './bracket-board.module.css';
import { clearedNotice } from './wording.ts';

export interface BracketBoardProps {
  graph: BracketGraph;
  state: BracketState;
  /** By team id. */
  teams: ReadonlyMap<number, BracketTeam>;
  isEditing: boolean;
  views?: readonly BracketView[];
  onPick: OnPick;
  /** Nothing is left to pick: the keyboard goes on to what can be done with the picks. */
  onDone?: (() => void) | undefined;
  /** The remaining step of a full slip. */
  doneWords?: string | null;
  /** Matches whose picks were just cleared. */
  cleared?: readonly string[];
  /** A match that is to be found and focused. */
  search?: MatchSearch | null;
  /** When each match locks, by its key, where they lock one by one. */
  lockWords?: ReadonlyMap<string, string>;
  /** Opens what is known of teams; absent where nothing is. */
  onFacts?: OpenFacts;
  /** Names the remembered pan and zoom: event, stage and substage. */
  storageKey: string;
}

/** On a large screen the score is asked for in the match itself. */
const ScoreDialog = lazyPart(async () => (await import('../picking/score-dialog.tsx')).ScoreDialog);

const NO_VIEWS: readonly BracketView[] = [];
const NO_LOCKS: ReadonlyMap<string, string> = new Map();
const NONE_CLEARED: readonly string[] = [];

/** A bracket to pick in, or to read what was picked. */
export function BracketBoard(props: BracketBoardProps) {
  const { graph, state, teams, isEditing, onPick, storageKey } = props;
  const {
    lockWords = NO_LOCKS,
    views = NO_VIEWS,
    cleared = NONE_CLEARED,
    search = null,
    doneWords = null,
    onFacts: openFacts = null,
  } = props;
  const { question, choose, close } = usePicking({ graph, state, isEditing, onPick });
  const model = usePickModel({ graph, state, teams, isEditing, choose, lockWords });
  const next = useNextMatch(graph, state);
  const inPlace = usePickInPlace({ model, next, onPick });
  const done = useRef(props.onDone);
  useLayoutEffect(() => {
    done.current = props.onDone;
  });
  const picking = useMemo(
    () => ({ next, inPlace, doneWords, openFacts, onDone: () => done.current?.() }),
    [next, inPlace, doneWords, openFacts],
  );
  const goOn = useAfterPress(() => {
    if (next.current === null) picking.onDone();
  });
  const board = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(board);
  const faces = useMemo(
    () => pickFaces({ model, picking, onPick, isNear }),
    [model, picking, onPick, isNear],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its key is that of the matches within
    <div
      ref={board}
      className={styles.board}
      onKeyDown={(press) => isEditing && openFacts && openFactsByKey(press, model, openFacts)}
    >
      <BoardViews
        model={model}
        faces={faces}
        views={views}
        storageKey={storageKey}
        picking={isEditing ? picking : null}
        search={search}
      />
      {question ? (
        <ScoreDialog
          key={question.match}
          model={model}
          question={question}
          openFacts={openFacts}
          onPick={(...pick) => {
            goOn();
            onPick(...pick);
          }}
          onClose={close}
        />
      ) : null}
      <output className={styles.notice} aria-live="polite">
        {clearedNotice(namesOf(model, cleared))}
      </output>
    </div>
  );
}

/** F opens the facts of the match that holds the keyboard, however the bracket is shown. */
function openFactsByKey(press: KeyboardEvent, model: PickModel, openFacts: OpenFacts): void {
  if (press.key.toLowerCase() !== 'f' || press.ctrlKey || press.metaKey || press.altKey) return;
  const place = (press.target as Element).closest<HTMLElement>('[data-match]');
  const node = model.graph.byKey.get(place?.dataset.match ?? '');
  const { top, bottom } = model.state.matches[node?.index ?? -1] ?? {};
  const known = [top, bottom].flatMap((slot) => (slot?.kind === 'team' ? slot.teamId : []));
  if (known.length > 0) openFacts(known);
}

interface PickFacesInput {
  readonly model: PickModel;
  readonly picking: BoardPicking;
  readonly onPick: OnPick;
  /** Somebody is about to pick. */
  readonly isNear: boolean;
}

const pickFaces = ({ model, picking, onPick, isNear }: PickFacesInput): MatchFaces => ({
  onCanvas: (canvas) => <PickCanvas model={model} {...canvas} {...picking} />,
  inStrip: (match) => {
    if (isInRound(model, match)) return roundAt(model, match);
    const face = faceOf(model, match);
    return face && <PhoneMatch key={match} {...face} openFacts={picking.openFacts} />;
  },
  inList: (match) => {
    if (isInRound(model, match)) return roundAt(model, match);
    const face = faceOf(model, match);
    return (
      face && <ListMatch key={match} {...face} onPick={onPick} openFacts={picking.openFacts} />
    );
  },
  motion: (layout) =>
    isNear && model.isEditing ? (
      <PickMotion graph={model.graph} state={model.state} layout={layout} />
    ) : null,
  champion: (area) => <ChampionSlot area={area} model={model} />,
});

/** The card of a drawn round stands in the place of its first match. */
function roundAt(model: PickModel, match: number) {
  const round = model.graph.matches[match]?.round;
  return round?.matches[0] === match ? (
    <RoundCard key={match} model={model} round={round} area={null} />
  ) : null;
}

const namesOf = ({ graph, texts }: PickModel, keys: readonly string[]): string[] =>
  keys.flatMap((key) => texts[graph.byKey.get(key)?.index ?? -1]?.name ?? []);
