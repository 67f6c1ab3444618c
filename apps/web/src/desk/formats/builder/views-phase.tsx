import { activeParts, type BracketView, type FormatEdit, type FormatStage } from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import type { BuilderMode } from './builder-mode.ts';
import styles from './builder-panel.module.css';
import { NameField } from './name-field.tsx';
import { PickAndAdd } from './pick-and-add.tsx';

interface ViewsPhaseProps {
  readonly bracket: NonNullable<FormatStage['bracket']>;
  readonly stage: number;
  readonly mode: BuilderMode | null;
  onMode(mode: BuilderMode | null): void;
  onEdit(edit: FormatEdit): void;
}

/** Named sets of matches: the steps of phones, and where the camera goes on desktops. */
export function ViewsPhase({ bracket, stage, mode, onMode, onEdit }: ViewsPhaseProps) {
  const { views } = bracket;
  return (
    <>
      {views.length === 0 ? <p className={styles.hint}>{m.noViews()}</p> : null}
      {views.map((view, at) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: a view has no other identity than its place
          key={at}
          {...{ view, at, stage, bracket, onEdit }}
          isEdited={mode?.kind === 'view' && mode.view === at}
          onMatches={(isOn) => onMode(isOn ? { kind: 'view', view: at } : null)}
        />
      ))}
      <Button
        icon="plus"
        size="sm"
        className={styles.add}
        onClick={() =>
          onEdit({ kind: 'addView', stage, name: m.viewNumber({ number: views.length + 1 }) })
        }
      >
        {m.addView()}
      </Button>
    </>
  );
}

interface ViewProps extends Pick<ViewsPhaseProps, 'bracket' | 'stage' | 'onEdit'> {
  readonly view: BracketView;
  readonly at: number;
  readonly isEdited: boolean;
  onMatches(isOn: boolean): void;
}

function View({ view, at, stage, bracket, isEdited, onMatches, onEdit }: ViewProps) {
  const has = (part: string, col: number, colIndex: number) =>
    view.matches.some(
      (match) => match.part === part && match.col === col && match.colIndex === colIndex,
    );
  const parts = activeParts(bracket);
  const columns = parts.flatMap(({ identifier, name, columns }) =>
    columns.map(({ matchCount }, col) => ({ identifier, name, col, matchCount })),
  );
  const addColumn = (index: number) => {
    const column = columns[index];
    if (!column) return;
    const { identifier: part, col, matchCount } = column;
    const added = Array.from({ length: matchCount }, (_, colIndex) => ({ part, col, colIndex }));
    onEdit({
      kind: 'setViewMatches',
      stage,
      view: at,
      matches: [...view.matches, ...added.filter(({ colIndex }) => !has(part, col, colIndex))],
    });
  };
  return (
    <section className={styles.section} aria-label={m.viewNamed({ name: view.name })}>
      <div className={styles.row}>
        <NameField
          label={m.viewName()}
          value={view.name}
          onName={(name) => onEdit({ kind: 'renameView', stage, view: at, name })}
        />
        <Button
          size="sm"
          variant="danger"
          icon="cross"
          aria-label={m.removeView({ name: view.name })}
          onClick={() => {
            onMatches(false);
            onEdit({ kind: 'removeView', stage, view: at });
          }}
        />
      </div>
      <div className={styles.row}>
        <span className={styles.hint}>{m.matchesInView({ count: view.matches.length })}</span>
        <Button
          size="sm"
          icon="cursor"
          aria-pressed={isEdited}
          onClick={() => onMatches(!isEdited)}
        >
          {isEdited ? m.done() : m.matches()}
        </Button>
      </div>
      <PickAndAdd
        label={m.addColumnTo({ name: view.name })}
        placeholder={m.addWholeColumn()}
        options={columns.map(({ name, col }) => m.columnOfPart({ part: name, number: col + 1 }))}
        onAdd={addColumn}
      />
    </section>
  );
}
