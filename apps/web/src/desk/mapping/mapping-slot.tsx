import { useDroppable } from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { classNames } from '../../platform/ui/hooks/class-names.ts';
import { groupFacts, shortFacts } from './group-words.ts';
import type { MappingPlan } from './mapping-plan.ts';
import styles from './mapping-slot.module.css';
import type { MappingStep, NamedSlot } from './mapping-state.ts';
import type { MappingView, SlotFit, SlotView } from './mapping-view.ts';
import type { Carrying } from './use-carry.ts';
import { useRefocus } from './use-refocus.ts';
import { m } from './words/messages.js';

interface MappingSlotProps {
  shown: SlotView;
  /** The slots of its substage, which are left to staff together. */
  beside: readonly NamedSlot[];
  plan: MappingPlan;
  view: MappingView;
  carrying: Carrying;
  onStep(step: MappingStep): void;
}

/** The slot of one group: dropped here, chosen from the list, or suggested. */
export function MappingSlotBox({ shown, beside, plan, view, carrying, onStep }: MappingSlotProps) {
  const { slot, name } = shown;
  const { setNodeRef } = useDroppable({ id: slot.id });
  const isAimed = carrying.aim === slot.id;
  const box = useRef<HTMLFieldSetElement | null>(null);
  useEffect(() => {
    // The slot that the keyboard aims at is scrolled into view.
    if (isAimed && !carrying.isDragged) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAimed, carrying.isDragged]);
  const carried = plan.groupOf(carrying.groupKey);
  const refocus = useRefocus(() => box.current?.querySelector<HTMLElement>('select, button'));
  const step = (own: MappingStep) => {
    refocus();
    onStep(own);
  };
  return (
    <fieldset
      ref={(element) => {
        box.current = element;
        setNodeRef(element);
      }}
      className={styles.slot}
      aria-label={name}
    >
      <p className={styles.kind} aria-hidden>
        <Icon name={slot.kind === 'standings' ? 'list' : 'bracket'} size={14} />
        {slot.kind === 'standings' ? m.standingsTitle() : m.matchGroup()}
        {slot.isOptional ? <span className={styles.optional}>{m.optionalSlot()}</span> : null}
      </p>
      {carried?.kind === slot.kind ? (
        <Offered
          fit={view.fit(slot, carried)}
          isAimed={isAimed}
          onDrop={() => carrying.drop(slot.id)}
        />
      ) : (
        <Content shown={shown} beside={beside} onStep={step} isDim={carried !== null} />
      )}
    </fieldset>
  );
}

interface OfferedProps {
  fit: SlotFit;
  isAimed: boolean;
  onDrop(): void;
}

/** While a group is on its way: whether it fits here, before it is dropped. */
function Offered({ fit: { fits, text }, isAimed, onDrop }: OfferedProps) {
  return (
    <button
      type="button"
      className={classNames(styles.offer, !fits && styles.refused)}
      data-aimed={isAimed || undefined}
      // The keyboard chooses with the arrows, from the group itself.
      tabIndex={-1}
      onClick={onDrop}
    >
      {fits ? offerOf(text, isAimed) : text}
    </button>
  );
}

const offerOf = (facts: string, isAimed: boolean): string =>
  isAimed ? m.fitsHere({ facts }) : m.fitsWith({ facts });

interface ContentProps {
  shown: SlotView;
  beside: readonly NamedSlot[];
  isDim: boolean;
  onStep(step: MappingStep): void;
}

function Content({ shown, beside, isDim, onStep }: ContentProps) {
  const { slot, name, group, suggested, fit } = shown;
  const choose = (groupKey: string) =>
    onStep(
      groupKey === BY_HAND
        ? { kind: 'byHand', slots: beside }
        : { kind: 'place', slotId: slot.id, groupKey },
    );
  if (group !== null) {
    return (
      <div
        className={classNames(styles.box, styles.mapped, fit?.fits === false && styles.bad)}
        data-dim={isDim || undefined}
      >
        <div className={styles.words}>
          <Choose shown={shown} value={group.key} onChoose={choose} />
          <p className={styles.fact}>{fit?.fits ? fit.text : groupFacts(group)}</p>
        </div>
        <Button
          size="sm"
          variant="ghost"
          icon="cross"
          aria-label={m.takeOut({ group: group.title, slot: name })}
          onClick={() => onStep({ kind: 'empty', slotId: slot.id })}
        />
      </div>
    );
  }
  if (suggested !== null) {
    return (
      <div className={classNames(styles.box, styles.suggested)} data-dim={isDim || undefined}>
        <div className={styles.words}>
          <p className={styles.name}>{suggested.title}</p>
          <p className={styles.fact}>{m.suggestedFacts({ facts: shortFacts(suggested) })}</p>
        </div>
        <div className={styles.answers}>
          <Button
            size="sm"
            variant="primary"
            aria-label={m.takeFor({ group: suggested.title, slot: name })}
            onClick={() => choose(suggested.key)}
          >
            {m.takeAction()}
          </Button>
          <Button
            size="sm"
            aria-label={m.declineFor({ group: suggested.title, slot: name })}
            onClick={() => onStep({ kind: 'decline', slotId: slot.id })}
          >
            {m.declineAction()}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div
      className={classNames(styles.box, shown.isByHand ? styles.hand : styles.empty)}
      data-dim={isDim || undefined}
    >
      <Choose shown={shown} value={shown.isByHand ? BY_HAND : ''} onChoose={choose} />
    </div>
  );
}

/** No key of a group, which has two separators. */
const BY_HAND = 'byHand';

interface ChooseProps {
  shown: SlotView;
  value: string;
  onChoose(groupKey: string): void;
}

/** The same without dragging, as the browser's own list. */
function Choose({ shown, value, onChoose }: ChooseProps) {
  return (
    <select
      className={styles.select}
      aria-label={m.groupFor({ slot: shown.name })}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {value === '' ? (
        <option value="" disabled>
          {shown.slot.isOptional ? m.mayStayEmpty() : m.chooseGroup()}
        </option>
      ) : null}
      {shown.choices.map(({ group, fits }) => (
        <option key={group.key} value={group.key}>
          {fits ? group.title : m.groupDoesNotFit({ group: group.title })}
        </option>
      ))}
      {shown.slot.isOptional ? null : <option value={BY_HAND}>{m.enterByHand()}</option>}
    </select>
  );
}
