import { Link } from '../../platform/core/link.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import { classNames } from '../../platform/ui/hooks/class-names.ts';
import type { MappingPlan } from './mapping-plan.ts';
import { MappingSlotBox } from './mapping-slot.tsx';
import type { MappingStep } from './mapping-state.ts';
import type { MappingView, SlotView, StageView } from './mapping-view.ts';
import styles from './stage-card.module.css';
import type { Carrying } from './use-carry.ts';
import { m } from './words/messages.js';

interface StageCardProps {
  stage: StageView;
  plan: MappingPlan;
  view: MappingView;
  formatId: number | null;
  carrying: Carrying;
  onStep(step: MappingStep): void;
}

/** One stage of the format with the slots that the wiki's groups are put into. */
export function StageCard({ stage, plan, view, formatId, carrying, onStep }: StageCardProps) {
  return (
    <section className={styles.card} data-state={stage.state.kind} aria-label={stage.name}>
      <header className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{stage.name}</bdi>
        </h3>
        <p className={styles.facts}>{stage.facts}</p>
        <p className={classNames(styles.state, styles[stage.state.kind])}>
          <Icon name={ICONS[stage.state.kind]} size={16} />
          {stage.state.text}
        </p>
        <ByHand stage={stage} onStep={onStep} />
      </header>
      <div className={styles.substages}>
        {stage.substages.map(({ title, slots }) => (
          <div key={title ?? ''} className={styles.substage}>
            {title === null ? null : <h4 className={styles.title}>{title}</h4>}
            <div className={styles.slots}>
              {slots
                .filter((slot) => isShown(slot, stage, carrying))
                .map((slot) => (
                  <MappingSlotBox
                    key={slot.slot.id}
                    shown={slot}
                    beside={slots.map((own) => own.slot)}
                    plan={plan}
                    view={view}
                    carrying={carrying}
                    onStep={onStep}
                  />
                ))}
            </div>
          </div>
        ))}
      </div>
      {stage.state.kind === 'hand' ? <p className={styles.facts}>{m.byHandNote()}</p> : null}
      {stage.problems.length === 0 ? null : (
        <div className={styles.problems}>
          <ul className={styles.rows}>
            {stage.problems.map(({ says, change }) => (
              <li key={says} className={styles.problem}>
                <Icon name="warning" size={18} />
                <span>
                  {says} <small className={styles.change}>{change}</small>
                </span>
              </li>
            ))}
          </ul>
          {formatId === null ? null : (
            <Link
              to={`/admin/eventFormatBuilder?format=${formatId}`}
              className={buttonClass({ size: 'sm' })}
            >
              {m.openFormat()}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}

/** The whole stage, whatever its slots hold. */
function ByHand({ stage, onStep }: Pick<StageCardProps, 'stage' | 'onStep'>) {
  const isByHand = stage.state.kind === 'hand';
  const slots = stage.slots.map(({ slot }) => slot);
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={isByHand ? 'undo' : 'edit'}
      aria-label={
        isByHand ? m.followWikiOf({ stage: stage.name }) : m.enterByHandOf({ stage: stage.name })
      }
      onClick={() => onStep({ kind: isByHand ? 'fromWiki' : 'byHand', slots })}
    >
      {isByHand ? m.followWiki() : m.enterByHand()}
    </Button>
  );
}

/** A second match group is asked for where the first is not all of it, or while one is on its way. */
const isShown = (
  { slot, group, isByHand }: SlotView,
  { slots, state }: StageView,
  { groupKey }: Carrying,
): boolean =>
  !slot.isOptional ||
  group !== null ||
  groupKey !== null ||
  (!isByHand &&
    state.kind === 'misfits' &&
    slots.every((other) => other.slot.isOptional || other.group));

const ICONS = { fits: 'check', open: 'clock', misfits: 'cross', hand: 'edit' } as const;
