import type { WikiTournamentDetails } from '@callshot/contract';
import type { EventFormat } from '@callshot/rules';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { type MappingPlan, mappingPlan } from './mapping-plan.ts';
import { type MappingStep, takeStep } from './mapping-state.ts';
import { type MappingView, viewOf } from './mapping-view.ts';
import { StageCard } from './stage-card.tsx';
import styles from './stage-mapping.module.css';
import { useCarry } from './use-carry.ts';
import { useMappingKeys } from './use-mapping-keys.ts';
import type { MappingSteps } from './use-mapping-steps.ts';
import { useRefocus } from './use-refocus.ts';
import { GroupFace, WikiGroups } from './wiki-groups.tsx';
import { m } from './words/messages.js';

interface StageMappingProps {
  steps: MappingSteps;
  details: Pick<WikiTournamentDetails, 'groups' | 'leftOut'>;
  format: EventFormat;
  /** The format to change if the mapping does not fit; null = it is fixed. */
  formatId: number | null;
  /** The buttons for the mapping as it stands. */
  foot(plan: MappingPlan, view: MappingView): ReactNode;
}

/** Which group of the wiki each slot of the format follows; whether it fits is known before it is dropped. */
export function StageMapping({ steps, details, format, formatId, foot }: StageMappingProps) {
  const { groups } = details;
  const plan = useMemo(() => mappingPlan(format, groups), [format, groups]);
  const { mapping } = steps;
  const mappedFor = formatId === null ? 'event' : 'draft';
  const view = useMemo(() => viewOf(plan, mapping, mappedFor), [plan, mapping, mappedFor]);
  const onStep = (step: MappingStep) =>
    steps.take((before) => takeStep(before, step, plan.sharers));
  const carrying = useCarry({
    plan,
    view,
    onPlace: (slotId, groupKey) => onStep({ kind: 'place', slotId, groupKey }),
  });
  useMappingKeys(steps.canUndo ? steps.undo : undefined);
  const helpId = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const dragged = carrying.isDragged ? plan.groupOf(carrying.groupKey) : null;
  const aimed = dragged && view.slotOf(carrying.aim);
  const lifted = carrying.isDragged ? null : plan.groupOf(carrying.groupKey);
  return (
    <section className={styles.mapping} aria-label={m.stageMapping()}>
      <MappingHead steps={steps} view={view} onStep={onStep} />
      <p id={helpId} hidden>
        {m.carryHelp()}
      </p>
      <p className={styles.said} role="status">
        <VisuallyHidden>{carrying.said}</VisuallyHidden>
      </p>
      {details.leftOut.length === 0 ? null : <LeftOut leftOut={details.leftOut} />}
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={OWN_WORDS}
        onDragStart={({ active }) => carrying.drag(String(active.id))}
        onDragOver={({ over }) => carrying.dragOver(over === null ? null : String(over.id))}
        onDragEnd={carrying.endDrag}
        onDragCancel={carrying.putBack}
      >
        <div className={styles.columns}>
          <WikiGroups plan={plan} view={view} carrying={carrying} helpId={helpId} />
          <div className={styles.stages}>
            {view.stages.map((stage, at) => (
              <StageCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its place
                key={at}
                stage={stage}
                plan={plan}
                view={view}
                formatId={formatId}
                carrying={carrying}
                onStep={onStep}
              />
            ))}
          </div>
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged ? (
            <div className={styles.dragged}>
              <GroupFace group={dragged} fit={aimed && view.fit(aimed.slot, dragged)} />
            </div>
          ) : null}
        </DragOverlay>
      </DndContext>
      {lifted ? (
        <div className={styles.lifted}>
          <b>{lifted.title}</b>
          <span>{m.chooseSlot()}</span>
          {/* The keyboard has Escape, and stays on the group. */}
          <Button size="sm" tabIndex={-1} aria-keyshortcuts="Escape" onClick={carrying.putBack}>
            {m.putBackAction()}
          </Button>
        </div>
      ) : null}
      {foot(plan, view)}
    </section>
  );
}

/** The mapping says itself what happens, by mouse and by keyboard alike. */
const OWN_WORDS = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

interface MappingHeadProps {
  steps: MappingSteps;
  view: MappingView;
  onStep(step: MappingStep): void;
}

function MappingHead({ steps, view, onStep }: MappingHeadProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const refocus = useRefocus(() => undo.current);
  const stepAll = (step: MappingStep) => {
    refocus();
    onStep(step);
  };
  const { suggested } = view;
  const count = Object.keys(suggested).length;
  const { placed, declined, byHand } = steps.mapping;
  const isBlank = Object.keys(placed).length + declined.length + byHand.length === 0;
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{m.stageMapping()}</h2>
      <p className={styles.facts}>{view.tally}</p>
      <div className={styles.actions}>
        {count > 0 ? (
          <Button
            size="sm"
            variant="primary"
            icon="check"
            aria-label={count === 1 ? undefined : m.takeAllSuggestions({ count })}
            onClick={() => stepAll({ kind: 'placeAll', placed: suggested })}
          >
            {m.takeSuggested({ count })}
          </Button>
        ) : null}
        <p className={styles.keys}>{m.carryKeys({ key: (inside) => <kbd>{inside}</kbd> })}</p>
        <Button
          ref={undo}
          size="sm"
          variant="ghost"
          icon="undo"
          disabled={!steps.canUndo}
          title={m.undoWithKeys()}
          onClick={steps.undo}
        >
          {m.undoAction()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon="refresh"
          disabled={isBlank}
          onClick={() => stepAll({ kind: 'reset' })}
        >
          {m.resetMappings()}
        </Button>
      </div>
    </header>
  );
}

/** The parts of the wiki that could not be read. */
function LeftOut({ leftOut }: { leftOut: readonly string[] }) {
  return (
    <details className={styles.leftOut}>
      <summary>
        <Icon name="warning" size={16} />
        {m.recordsLeftOut({ count: leftOut.length })}
      </summary>
      <ul>
        {leftOut.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </details>
  );
}
