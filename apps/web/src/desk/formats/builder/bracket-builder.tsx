import {
  activeParts,
  canLead,
  type EditFault,
  type EventFormat,
  type FormatEdit,
  type MatchPlace,
  type MatchSlot,
  matchKey,
  type PathOf,
  type PlayedPlace,
  wordsOfEdit,
} from '@callshot/rules';
import { useEffect, useId, useMemo, useState } from 'react';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { useTakenFocus } from '../../../platform/ui/overlays/use-taken-focus.ts';
import { type PageKey, usePageKeys } from '../../../platform/ui/page/page-keys.ts';
import { Tabs } from '../../../platform/ui/page/tabs.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { stageGraph } from '../stage-graph.ts';
import { m } from '../words/messages.js';
import styles from './bracket-builder.module.css';
import canvasStyles from './builder-canvas.module.css';
import { BuilderCanvas } from './builder-canvas.tsx';
import type { BuilderMode } from './builder-mode.ts';
import { BuilderPanel } from './builder-panel.tsx';
import { type ColumnPlace, columnKey } from './column-place.ts';
import type { FreeformCanvasProps } from './freeform/freeform-canvas.tsx';
import { FreeformSwitch } from './freeform/freeform-switch.tsx';
import { matchName } from './match-names.ts';
import { ModeBanner } from './mode-banner.tsx';
import { slotsOf } from './paths.tsx';
import type { Waiting } from './use-pending-edits.ts';

interface BracketBuilderProps {
  readonly format: EventFormat;
  /** The stage whose bracket is shown. */
  readonly stage: number;
  /** Changes of the bracket's structure that are not applied yet. */
  readonly waiting: Waiting;
  onStage(stage: number): void;
  /** All of them or, where one is refused, none. */
  onEdit(edits: readonly FormatEdit[]): EditFault | null;
  onClose(): void;
}

/**
 * The brackets of a format, a tab a stage: the drawing, and beside it what it is made of
 * [rule: builder-12].
 */
export function BracketBuilder(props: BracketBuilderProps) {
  const { format, stage, onStage, onClose } = props;
  const title = useTakenFocus<HTMLHeadingElement>();
  const panelId = useId();
  const isNarrow = useMedia('(width < 1050px)');
  const bracket = format.stages[stage]?.bracket ?? null;
  const tabs = format.stages.flatMap(({ name, bracket }, at) =>
    bracket ? [{ value: at, label: name || m.stageNumber({ number: at + 1 }) }] : [],
  );
  return (
    <section
      className={styles.builder}
      data-narrow={isNarrow || undefined}
      aria-label={m.bracketBuilder()}
    >
      <div className={styles.bar}>
        <h2 ref={title} tabIndex={-1}>
          {m.bracketBuilder()}
        </h2>
        <Tabs
          label={m.bracketStages()}
          className={styles.tabs}
          items={tabs}
          value={stage}
          onChange={(at) => {
            if (props.waiting.apply() === null) onStage(at);
          }}
          panelId={panelId}
        />
        {isNarrow || !bracket ? null : (
          <FreeformSwitch
            stage={stage}
            isOn={bracket.freeform}
            stageName={format.stages[stage]?.name ?? ''}
            onEdit={(edits) => props.waiting.apply() ?? props.onEdit(edits)}
          />
        )}
        <Button size="sm" onClick={onClose}>
          {m.backToStages()}
        </Button>
      </div>
      {isNarrow ? (
        <div id={panelId} className={styles.narrow}>
          <EmptyState icon="bracket" title={m.tooNarrow()} text={m.tooNarrowText()} />
        </div>
      ) : (
        <StageBracket
          key={`${stage} ${bracket?.freeform}`}
          {...props}
          panelId={panelId}
          onPlayFor={(place) => {
            const fault =
              props.waiting.apply() ?? props.onEdit([{ kind: 'addPlaceMatch', stage, place }]);
            title.current?.focus();
            return fault === null;
          }}
        />
      )}
    </section>
  );
}

interface StageBracketProps extends BracketBuilderProps {
  readonly panelId: string;
  /** Answers whether it was done. */
  onPlayFor(place: PlayedPlace): boolean;
}

function StageBracket(props: StageBracketProps) {
  const { format, stage, onEdit, panelId } = props;
  const graph = useMemo(() => stageGraph(format.stages[stage]), [format, stage]);
  const bracket = format.stages[stage]?.bracket ?? null;
  const [mode, setMode] = useState<BuilderMode | null>(null);
  const [focused, setFocused] = useState<MatchPlace | null>(null);
  const [chosen, setColumn] = useState<ColumnPlace>(() => firstColumn(format, stage));
  // An undo may take its part away.
  const isThere = bracket && activeParts(bracket).some((own) => own.identifier === chosen.part);
  const column = isThere ? chosen : firstColumn(format, stage);
  useEscape(mode !== null, () => setMode(null));
  usePageKeys(KEYS);
  const faults = useMemo(() => faultsOf(format, stage, mode), [format, stage, mode]);
  const groups = useMemo(() => groupsByColumn(format, stage), [format, stage]);
  const inView = useMemo(() => {
    const view = mode?.kind === 'view' ? bracket?.views[mode.view] : undefined;
    return view ? new Set(view.matches.map(matchKey)) : null;
  }, [bracket, mode]);

  const focus = (match: MatchPlace) => {
    setFocused(match);
    setColumn({ part: match.part, col: match.col });
  };
  const lead = (as: PathOf, match: MatchPlace, to: MatchSlot | null): EditFault | null => {
    setMode(null);
    return onEdit([{ kind: PATH_EDITS[as], stage, match, to }]);
  };
  const onMatch = (match: MatchPlace) => {
    if (mode === null) return focus(match);
    const view = mode.kind === 'view' ? bracket?.views[mode.view] : undefined;
    if (mode.kind !== 'view' || !view) return;
    const others = view.matches.filter((other) => matchKey(other) !== matchKey(match));
    const matches = others.length < view.matches.length ? others : [...others, match];
    onEdit([{ kind: 'setViewMatches', stage, view: mode.view, matches }]);
  };
  const onColumn = (place: ColumnPlace) => {
    const group = mode?.kind === 'group' ? bracket?.scoringGroups[mode.group] : undefined;
    if (mode?.kind !== 'group' || !group) {
      setColumn(place);
      setFocused(null);
      return;
    }
    const others = group.columns.filter((other) => columnKey(other) !== columnKey(place));
    const columns = others.length < group.columns.length ? others : [...others, place];
    onEdit([{ kind: 'setGroupColumns', stage, group: mode.group, columns }]);
  };

  return (
    <>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={m.bracketLabel()}
        className={canvasStyles.canvas}
      >
        {mode ? (
          <ModeBanner
            mode={mode}
            detail={detailOf(mode, format, stage, faults)}
            onLeave={() => setMode(null)}
          />
        ) : null}
        {graph ? (
          <Canvas
            graph={graph}
            mode={mode}
            column={column}
            focused={focused}
            faults={faults}
            inView={inView}
            groups={groups}
            faultOf={({ as, match, to }) => canLead(format, stage, match, to, as)}
            onMatch={onMatch}
            onSlot={(slot) => mode?.kind === 'loser' && lead('loser', mode.match, slot)}
            onColumn={onColumn}
            onLink={({ as, match, to }) => lead(as, match, to)}
            onUnlink={({ as, match }) => lead(as, match, null)}
          />
        ) : (
          <EmptyState icon="warning" title={m.notDrawn()} text={m.notDrawnText()} />
        )}
      </div>
      <BuilderPanel
        format={format}
        stage={stage}
        graph={graph}
        column={column}
        mode={mode}
        waiting={props.waiting}
        onMode={setMode}
        onColumn={(place) => {
          setColumn(place);
          setFocused(null);
        }}
        onLead={lead}
        onEdit={onEdit}
        onPlayFor={props.onPlayFor}
      />
    </>
  );
}

const PATH_EDITS = { winner: 'setWinnerPath', loser: 'setLoserPath' } as const;

/** Drawing by hand takes another library, fetched only when it is used. */
const FreeformCanvas = lazyPart(
  async () => (await import('./freeform/freeform-canvas.tsx')).FreeformCanvas,
  { isRare: true },
);

function Canvas(props: FreeformCanvasProps) {
  return props.graph.isFreeform ? <FreeformCanvas {...props} /> : <BuilderCanvas {...props} />;
}

function firstColumn(format: EventFormat, stage: number): ColumnPlace {
  const bracket = format.stages[stage]?.bracket;
  const parts = bracket ? activeParts(bracket) : [];
  const part = parts.find(({ columns }) => columns.length > 0) ?? parts[0];
  return { part: part?.identifier ?? 'UB', col: 0 };
}

/** Which slots the loser in hand can come to, and why not to the others. */
function faultsOf(
  format: EventFormat,
  stage: number,
  mode: BuilderMode | null,
): ReadonlyMap<string, string | null> | null {
  if (mode?.kind !== 'loser') return null;
  return new Map(
    slotsOf(format, stage).map((slot) => {
      const fault = canLead(format, stage, mode.match, slot, 'loser');
      const key = `${matchKey(slot)}-${slot.isTop ? 'top' : 'bottom'}`;
      return [key, fault && wordsOfEdit(fault)];
    }),
  );
}

function groupsByColumn(
  format: EventFormat,
  stage: number,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  format.stages[stage]?.bracket?.scoringGroups.forEach(({ columns }, at) => {
    for (const column of columns) {
      const key = columnKey(column);
      groups.set(key, [...(groups.get(key) ?? []), at]);
    }
  });
  return groups;
}

function detailOf(
  mode: BuilderMode,
  format: EventFormat,
  stage: number,
  faults: ReadonlyMap<string, string | null> | null,
): string {
  const bracket = format.stages[stage]?.bracket;
  if (mode.kind === 'loser') {
    const free = [...(faults?.values() ?? [])].filter((fault) => fault === null).length;
    return m.freeSlots({ match: matchName(mode.match), count: free });
  }
  if (mode.kind === 'view') {
    const view = bracket?.views[mode.view];
    return m.chosenCount({ name: view?.name ?? '', count: view?.matches.length ?? 0 });
  }
  const group = bracket?.scoringGroups[mode.group];
  return m.chosenCount({ name: group?.name ?? '', count: group?.columns.length ?? 0 });
}

const KEYS: readonly PageKey[] = [
  { keys: 'Tab', says: m.keyNextChoice() },
  { keys: 'Enter', says: m.keyTake() },
  { keys: m.escKey(), says: m.keyLeave() },
  { keys: 'Delete', says: m.keyRemoveLine() },
];

/** Escape leaves a mode, wherever the focus is. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, onEscape]);
}
