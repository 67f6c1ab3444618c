import type {
  BracketGraph,
  EditFault,
  EventFormat,
  FormatEdit,
  MatchPlace,
  MatchSlot,
  PathOf,
  PlayedPlace,
  ScoringGroup,
} from '@callshot/rules';
import { activeParts, editFormat, wordsOfEdit } from '@callshot/rules';
import { useState } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { PlaceMatches } from '../editor/place-matches.tsx';
import { m } from '../words/messages.js';
import { type BuilderMode, PHASES } from './builder-mode.ts';
import styles from './builder-panel.module.css';
import { type ColumnPlace, columnKey } from './column-place.ts';
import { DetailsPhase } from './details-phase.tsx';
import { pendingWords, planned } from './pending-edits.ts';
import { ScoringPhase } from './scoring-phase.tsx';
import type { Waiting } from './use-pending-edits.ts';
import { ViewsPhase } from './views-phase.tsx';

interface BuilderPanelProps {
  readonly format: EventFormat;
  readonly stage: number;
  readonly graph: BracketGraph | null;
  readonly column: ColumnPlace;
  readonly mode: BuilderMode | null;
  readonly waiting: Waiting;
  onMode(mode: BuilderMode | null): void;
  onColumn(column: ColumnPlace): void;
  onLead(as: PathOf, match: MatchPlace, to: MatchSlot | null): void;
  onEdit(edits: readonly FormatEdit[]): EditFault | null;
  /** Answers whether it was done. */
  onPlayFor(place: PlayedPlace): boolean;
}

/**
 * The parts of a bracket, in three phases. Changes of its structure wait until they are applied.
 */
export function BuilderPanel(props: BuilderPanelProps) {
  const { format, stage, graph, column, mode, waiting, onMode, onEdit } = props;
  const [phase, setPhase] = useState(0);
  const [fault, setFault] = useState<EditFault | null>(null);
  const { pending } = waiting;
  const plan = planned(format, pending);
  const refused = fault ?? plan.fault;
  const bracket = format.stages[stage]?.bracket;
  const parts = bracket ? activeParts(bracket) : [];
  const turn = (by: number) => {
    onMode(null);
    setPhase(phase + by);
  };
  const headerOf = ({ part, col }: ScoringGroup['columns'][number]): string =>
    headers(graph).get(columnKey({ part, col })) ?? `${part} ${col + 1}`;
  /** A column by its header, or by its part where several have that header. */
  const nameOf = (place: ScoringGroup['columns'][number]): string => {
    const header = headerOf(place);
    const isShared = [...headers(graph).values()].filter((other) => other === header).length > 1;
    const part = parts.find(({ identifier }) => identifier === place.part);
    return isShared && part ? m.columnOfPart({ part: part.name, number: place.col + 1 }) : header;
  };
  const rename = (change: FormatEdit<'renamePart'>) => {
    const at = parts.findIndex(({ identifier }) => identifier === change.part);
    const next = editFormat(format, change);
    // Waiting edits name the part as it is called now.
    if (waiting.apply() !== null || onEdit([change]) !== null || !next.ok) return;
    const renamed = next.format.stages[stage]?.bracket?.freeformParts[at];
    onMode(null);
    if (renamed) props.onColumn({ part: renamed.identifier, col: column.col });
  };
  const edit = (change: FormatEdit): void =>
    change.kind === 'renamePart' ? rename(change) : void onEdit([change]);

  return (
    <aside className={styles.panel} aria-label={m.bracketSettings()}>
      <header className={styles.phase}>
        <Button
          variant="ghost"
          size="sm"
          icon="chevron-left"
          aria-label={m.previousPhase()}
          disabled={phase === 0}
          onClick={() => turn(-1)}
        />
        <div className={styles.phaseName}>
          <h2 aria-live="polite">{PHASES[phase]}</h2>
          <div className={styles.marks} aria-hidden>
            {PHASES.map((name, at) => (
              <span key={name} data-now={at === phase || undefined} />
            ))}
          </div>
        </div>
        <Button
          variant="ghost"
          size="sm"
          icon="chevron-right"
          aria-label={m.nextPhase()}
          disabled={phase === PHASES.length - 1}
          onClick={() => turn(1)}
        />
      </header>
      <div className={styles.body}>
        {phase === 0 ? (
          <DetailsPhase
            format={format}
            planned={plan.format}
            stage={stage}
            place={column}
            computedHeader={headerOf(column)}
            mapped={mode?.kind === 'loser' ? mode.match : null}
            onPlace={props.onColumn}
            onChange={(change) => {
              setFault(null);
              waiting.add(change);
            }}
            onMap={(match) => onMode(match && { kind: 'loser', match })}
            onLead={props.onLead}
            onEdit={edit}
          />
        ) : null}
        {phase === 0 && bracket ? (
          <div className={styles.section}>
            <PlaceMatches bracket={bracket} onPlayFor={props.onPlayFor} />
          </div>
        ) : null}
        {phase === 1 && bracket ? (
          <ViewsPhase {...{ bracket, stage, mode, onMode }} onEdit={edit} />
        ) : null}
        {phase === 2 && bracket ? (
          <ScoringPhase {...{ bracket, stage, mode, onMode, nameOf }} onEdit={edit} />
        ) : null}
      </div>
      <footer className={styles.foot}>
        <p role="status">
          <Icon name="info" size={16} />
          {pendingWords(pending)}
        </p>
        {refused ? <p role="alert">{wordsOfEdit(refused)}</p> : null}
        <Button
          variant="primary"
          icon="check"
          disabled={pending.size === 0}
          onClick={() => setFault(waiting.apply())}
        >
          {m.applyBracketChanges()}
        </Button>
      </footer>
    </aside>
  );
}

const headers = (graph: BracketGraph | null): ReadonlyMap<string, string> =>
  new Map(
    graph?.parts.flatMap(({ columns }) =>
      columns.map((column) => [columnKey(column), column.header] as const),
    ),
  );
