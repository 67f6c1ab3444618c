import { activeParts, type BracketView, type FormatEdit, type FormatStage } from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
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
      {views.length === 0 ? (
        <p className={styles.hint}>
          Without views, the whole bracket is one view. On phones each view is a step. On larger
          screens the camera moves to it.
        </p>
      ) : null}
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
        onClick={() => onEdit({ kind: 'addView', stage, name: `View ${views.length + 1}` })}
      >
        Add a view
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
    <section className={styles.section} aria-label={`View ${view.name}`}>
      <div className={styles.row}>
        <NameField
          label="View name"
          value={view.name}
          onName={(name) => onEdit({ kind: 'renameView', stage, view: at, name })}
        />
        <Button
          size="sm"
          variant="danger"
          icon="cross"
          aria-label={`Remove view ${view.name}`}
          onClick={() => {
            onMatches(false);
            onEdit({ kind: 'removeView', stage, view: at });
          }}
        />
      </div>
      <div className={styles.row}>
        <span className={styles.hint}>
          {view.matches.length} {view.matches.length === 1 ? 'match' : 'matches'}
        </span>
        <Button
          size="sm"
          icon="cursor"
          aria-pressed={isEdited}
          onClick={() => onMatches(!isEdited)}
        >
          {isEdited ? 'Done' : 'Matches'}
        </Button>
      </div>
      <PickAndAdd
        label={`Add a column to ${view.name}`}
        placeholder="Add a whole column"
        options={columns.map(({ name, col }) => `${name}, column ${col + 1}`)}
        onAdd={addColumn}
      />
    </section>
  );
}
