import { activeParts, type FormatEdit, type FormatStage, type ScoringGroup } from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../../platform/ui/controls/checkbox.tsx';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { m } from '../words/messages.js';
import type { BuilderMode } from './builder-mode.ts';
import styles from './builder-panel.module.css';
import { NameField } from './name-field.tsx';
import { PickAndAdd } from './pick-and-add.tsx';

interface ScoringPhaseProps {
  readonly bracket: NonNullable<FormatStage['bracket']>;
  readonly stage: number;
  readonly mode: BuilderMode | null;
  nameOf(column: ScoringGroup['columns'][number]): string;
  onMode(mode: BuilderMode | null): void;
  onEdit(edit: FormatEdit): void;
}

const MOST_POINTS = 100;

/** Which columns pay what. */
export function ScoringPhase(props: ScoringPhaseProps) {
  const { bracket, stage, mode, onMode, onEdit } = props;
  const { scoringGroups } = bracket;
  return (
    <>
      {scoringGroups.length === 0 ? <p className={styles.hint}>{m.noColumnPays()}</p> : null}
      {scoringGroups.map((group, at) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: a scoring group has no other identity than its place
          key={at}
          {...props}
          group={group}
          at={at}
          isEdited={mode?.kind === 'group' && mode.group === at}
          onColumns={(isOn) => onMode(isOn ? { kind: 'group', group: at } : null)}
        />
      ))}
      <Button
        icon="plus"
        size="sm"
        className={styles.add}
        onClick={() =>
          onEdit({
            kind: 'addScoringGroup',
            stage,
            name: m.scoringGroupNumber({ number: scoringGroups.length + 1 }),
          })
        }
      >
        {m.scoringGroup()}
      </Button>
    </>
  );
}

interface GroupProps extends ScoringPhaseProps {
  readonly group: ScoringGroup;
  readonly at: number;
  readonly isEdited: boolean;
  onColumns(isOn: boolean): void;
}

function Group(props: GroupProps) {
  const { bracket, group, at, stage, isEdited, nameOf, onColumns, onEdit } = props;
  const change = (to: Partial<Omit<ScoringGroup, 'columns'>>) =>
    onEdit({ kind: 'changeScoringGroup', stage, group: at, to });
  const setColumns = (columns: ScoringGroup['columns']) =>
    onEdit({ kind: 'setGroupColumns', stage, group: at, columns });
  const parts = activeParts(bracket);
  const free = parts
    .flatMap(({ identifier, columns }) => columns.map((_, col) => ({ part: identifier, col })))
    .filter(({ part, col }) => !group.columns.some((own) => own.part === part && own.col === col));
  return (
    <section
      className={styles.section}
      aria-label={m.scoringGroupNamed({ name: group.name })}
      data-place={`bracket.scoringGroups.${at}`}
    >
      <div className={styles.row}>
        <span className={styles.number}>{at + 1}</span>
        <NameField
          label={m.scoringGroupName()}
          value={group.name}
          onName={(name) => change({ name })}
        />
        <Button
          size="sm"
          variant="danger"
          icon="cross"
          aria-label={m.removeScoringGroup({ name: group.name })}
          onClick={() => {
            onColumns(false);
            onEdit({ kind: 'removeScoringGroup', stage, group: at });
          }}
        />
      </div>
      <ul className={styles.chips} aria-label={m.columns()}>
        {group.columns.map((column) => (
          <li key={`${column.part}-${column.col}`} className={styles.chip}>
            {nameOf(column)}
            <button
              type="button"
              aria-label={m.takeOutColumn({ column: nameOf(column) })}
              onClick={() => setColumns(group.columns.filter((other) => other !== column))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          size="sm"
          icon="cursor"
          aria-pressed={isEdited}
          onClick={() => onColumns(!isEdited)}
        >
          {isEdited ? m.done() : m.columns()}
        </Button>
      </div>
      <PickAndAdd
        label={m.addColumnTo({ name: group.name })}
        placeholder={m.addColumn()}
        options={free.map(nameOf)}
        onAdd={(index) => {
          const column = free[index];
          if (column) setColumns([...group.columns, column]);
        }}
      />
      <Paying
        label={m.scoreParticipants()}
        isOn={group.scoreParticipants}
        isPaid={group.scoreParticipants || group.scoreWinnersOnly}
        points={group.pointsPerCorrectParticipant}
        onFlag={(scoreParticipants) => change({ scoreParticipants })}
        onPoints={(points) => change({ pointsPerCorrectParticipant: points })}
      />
      <Checkbox
        label={m.scoreWinnersOnly()}
        isOn={group.scoreWinnersOnly}
        onChange={(scoreWinnersOnly) => change({ scoreWinnersOnly })}
      />
      <Paying
        label={m.scorePlacement()}
        isOn={group.scorePlacement}
        isPaid={group.scorePlacement}
        points={group.pointsPerCorrectPlacement}
        onFlag={(scorePlacement) => change({ scorePlacement })}
        onPoints={(points) => change({ pointsPerCorrectPlacement: points })}
      />
    </section>
  );
}

interface PayingProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Winners alone are paid by the points of participants. */
  readonly isPaid: boolean;
  readonly points: number;
  onFlag(isOn: boolean): void;
  onPoints(points: number): void;
}

function Paying({ label, isOn, isPaid, points, onFlag, onPoints }: PayingProps) {
  return (
    <div className={styles.row}>
      <Checkbox label={label} isOn={isOn} onChange={onFlag} />
      <NumberStepper
        label={m.partPoints({ label })}
        least={0}
        most={MOST_POINTS}
        value={points}
        isDisabled={!isPaid}
        onChange={onPoints}
      />
    </div>
  );
}
